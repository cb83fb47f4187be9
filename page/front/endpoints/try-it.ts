/** Try-it forms of the catalog, generated from the published contract on demand. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { exchangeView, refusalNote } from '../../view/exchange-view.ts';
import { call, type Exchange } from '../../wire/exchange.ts';
import { keyChanged, session } from '../../wire/session.ts';
import { type Endpoint, type Form, formOf, prepareCall } from './form.ts';
import type { Contract, Field } from './schema.ts';

/** More optional fields than this are collapsed. */
const SHOWN_MAX = 8;

let contract: Promise<Contract | undefined> | undefined;

/** The contract is fetched once, when the first endpoint is opened. */
function readContract(): Promise<Contract | undefined> {
  contract ??= fetch('/openapi.json').then(
    async (reply) => (reply.ok ? ((await reply.json()) as Contract) : undefined),
    () => undefined,
  );
  return contract;
}

export function tryItIsland(section: HTMLElement): void {
  for (const details of section.querySelectorAll<HTMLDetailsElement>('details[data-endpoint]'))
    details.addEventListener('toggle', () => {
      if (details.open && details.dataset['ready'] === undefined) void prepare(details);
    });
  filterEndpoints(section);
}

async function prepare(details: HTMLDetailsElement): Promise<void> {
  details.dataset['ready'] = 'yes';
  const mount = details.querySelector<HTMLElement>('[data-pane]');
  if (mount === null) return;
  const { method = '', path = '', access = '', endpoint: operationId = '' } = details.dataset;
  const read = await readContract();
  mount.replaceChildren();
  const form = read === undefined ? undefined : formOf(read, { method, path, access, operationId });
  if (form === undefined) render(html`<p class="soft">The contract at /openapi.json could not be loaded.</p>`, mount);
  else formIsland(mount, form);
}

interface Shown {
  exchange: Exchange | undefined;
  isAsking: boolean;
}

function formIsland(mount: HTMLElement, form: Form): void {
  const shown: Shown = { exchange: undefined, isAsking: false };
  const draw = () =>
    render(
      formView(form, shown, draw, () => void send()),
      mount,
    );

  async function send(): Promise<void> {
    if (shown.isAsking) return;
    shown.isAsking = true;
    draw();
    const { path, ...rest } = prepareCall(form);
    shown.exchange = await call(form.endpoint.method, path, {
      ...rest,
      as: form.endpoint.access === 'operator' ? 'operator' : 'key',
    });
    shown.isAsking = false;
    draw();
  }

  keyChanged.listen(draw);
  draw();
}

function formView(form: Form, { exchange, isAsking }: Shown, draw: () => void, send: () => void): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    send();
  };
  const inputs = [
    ...form.parameters.map((field) => ({ field, key: field.key, place: field.in })),
    ...form.fields.map((field) => ({ field, key: field.path.join('.'), place: 'body' })),
  ];
  const first = inputs.filter(
    ({ field, key }) => field.isRequired || (form.texts.get(key) ?? '') !== '' || inputs.length <= SHOWN_MAX,
  );
  const rest = inputs.filter((one) => !first.includes(one));
  const rows = (list: typeof inputs) => list.map(({ field, key, place }) => fieldRow(form, field, key, place, draw));
  return html`<form class="try" @submit=${submit}>
    ${access(form.endpoint)}
    <div class="try-fields">${rows(first)}</div>
    ${rest.length === 0 ? nothing : html`<details class="more"><summary>${rest.length} more fields</summary><div class="try-fields">${rows(rest)}</div></details>`}
    <p class="try-send"><button type="submit" class="deed" aria-disabled=${isAsking}>Send</button>
      <code>${form.endpoint.method} ${prepareCall(form).path}</code></p>
    ${guard([exchange], () => (exchange === undefined ? nothing : exchange.status === 0 ? refusalNote(exchange) : exchangeView(exchange)))}
  </form>`;
}

function access({ access: needs, operationId }: Endpoint): TemplateResult | typeof nothing {
  if (needs === 'operator')
    return html`<div class="field"><label for=${`${operationId}-token`}>Operator token</label>
      <input id=${`${operationId}-token`} type="password" autocomplete="off" @input=${(event: Event) => {
        session.operatorToken = (event.target as HTMLInputElement).value.trim();
      }} /></div>`;
  if (needs !== 'key' || session.key !== undefined) return nothing;
  return html`<p class="needs">This endpoint requires a key. <a href="#key">Mint one</a> first; without it the answer is a 401.</p>`;
}

function fieldRow(form: Form, field: Field, key: string, place: string, draw: () => void): TemplateResult {
  const id = `${form.endpoint.operationId}-${key.replaceAll(/[^A-Za-z0-9]/g, '-')}`;
  const name = field.path.join('.') || 'body';
  const text = form.texts.get(key) ?? '';
  const write = (event: Event) => {
    form.texts.set(key, (event.target as HTMLInputElement).value);
    draw();
  };
  return html`<div class="field">
    <label for=${id}><code>${name}</code>${field.isRequired ? html` <span class="required">required</span>` : nothing} <span class="soft">${place}</span></label>
    ${control(field, id, text, write)}
    ${field.says === '' ? nothing : html`<p class="hint" id=${`${id}-hint`}>${field.says}</p>`}
  </div>`;
}

function control(
  { kind, options, says }: Field,
  id: string,
  text: string,
  write: (event: Event) => void,
): TemplateResult {
  const hint = says === '' ? nothing : `${id}-hint`;
  if (kind === 'choice' || kind === 'boolean') {
    const all = ['', ...(kind === 'boolean' ? ['true', 'false'] : options)];
    return html`<select id=${id} aria-describedby=${hint} @change=${write}>${all.map((one) => html`<option value=${one} ?selected=${one === text}>${one === '' ? '—' : one}</option>`)}</select>`;
  }
  if (kind === 'json')
    return html`<textarea id=${id} aria-describedby=${hint} rows="3" spellcheck="false" .value=${text} @input=${write}></textarea>`;
  return html`<input id=${id} aria-describedby=${hint} inputmode=${kind === 'number' ? 'decimal' : 'text'} autocomplete="off" spellcheck="false" .value=${text} @input=${write} />`;
}

/** Filters the catalog to endpoints whose line contains every search word. */
function filterEndpoints(section: HTMLElement): void {
  const input = section.querySelector<HTMLInputElement>('input[type=search]');
  const count = section.querySelector<HTMLElement>('[data-count]');
  input?.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const details of section.querySelectorAll<HTMLDetailsElement>('details[data-endpoint]')) {
      const line = details.querySelector('summary')?.textContent?.toLowerCase() ?? '';
      details.hidden = !words.every((word) => line.includes(word));
      if (!details.hidden) shown += 1;
    }
    for (const group of section.querySelectorAll<HTMLElement>('[data-pillar]'))
      group.hidden = group.querySelector('details[data-endpoint]:not([hidden])') === null;
    if (count !== null) count.textContent = `${shown} endpoints`;
  });
}
