/** Inspector: every call of the account as it arrives, with refusals, copies as code, and a way to send it again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { copyButton, exchangeView } from '../../view/exchange-view.ts';
import { textField } from '../../view/fields.ts';
import { clock, dateTime } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { call, type Exchange, OWN_READS, type Sent } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { loaded } from '../parts/loaded.ts';
import { head } from '../parts/page.ts';
import type { Bench, View } from '../view.ts';
import { keptExchange } from './kept.ts';
import { SNIPPETS } from './snippets.ts';

type Row = Ok<'GET /sandbox/requests'>['requests'][number];

const LOOK_AGAIN_MS = 1500;
const KINDS = ['OK', 'EMPTY', 'OFFER', 'BLOCKED', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'] as const;

interface State {
  words: string;
  kind: string;
  showsOwn: boolean;
  isPaused: boolean;
  open: string;
  /** Answer to what was sent again. */
  again: Exchange | undefined;
  isBusy: boolean;
}

export function callsView(bench: Bench): View {
  const state: State = {
    words: '',
    kind: '',
    showsOwn: false,
    isPaused: false,
    open: '',
    again: undefined,
    isBusy: false,
  };
  const list = loaded<'GET /sandbox/requests'>(() => api('GET /sandbox/requests', QUIETLY), bench.redraw);
  void list.load();
  const timer = setInterval(() => {
    if (!state.isPaused && document.visibilityState === 'visible') void list.refresh();
  }, LOOK_AGAIN_MS);

  function matching(rows: readonly Row[]): Row[] {
    const words = state.words.toLowerCase().split(/\s+/);
    return rows
      .filter(({ requestId }) => state.showsOwn || !requestId.startsWith(OWN_READS))
      .filter(({ envelope }) => state.kind === '' || envelope === state.kind)
      .filter(({ method, path, status, code = '', endpoint = '' }) => {
        const text = `${method} ${path} ${status} ${code} ${endpoint}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
  }

  function set(change: Partial<State>): void {
    Object.assign(state, change);
    bench.redraw();
  }

  async function send(method: string, path: string, body: string): Promise<void> {
    if (state.isBusy) return;
    set({ isBusy: true });
    const again = await call(method, path, method === 'POST' ? { body: parsed(body) } : {});
    set({ isBusy: false, again });
    bench.say(`${again.envelope} ${again.status}.`);
    await list.load();
  }

  return {
    stop: () => clearInterval(timer),
    draw() {
      const rows = matching(list.value?.requests ?? []);
      const chosen = (list.value?.requests ?? []).find(({ requestId }) => requestId === state.open);
      return html`${head('Calls', 'The last calls of this account, from every client, as they arrive. Bodies are not stored; those sent from this tab are kept here until you close it.')}
        ${filters(state, set)} ${list.note()}
        <div class="inspector"><div>${rows.length === 0 ? html`<p class="blank">${list.exchange === undefined ? 'Reading the calls.' : 'No call matches. Calls made with this key appear here.'}</p>` : table(rows, state, set)}</div>
          ${chosen === undefined ? nothing : detail(chosen, state, (method, path, body) => void send(method, path, body))}</div>`;
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function filters({ words, kind, showsOwn, isPaused }: State, set: (change: Partial<State>) => void): TemplateResult {
  const checked = ({ target }: Event) => (target as HTMLInputElement).checked;
  return html`<div class="search-row">${textField({ name: 'call-words', label: 'Search calls', value: words, hint: 'Path, status, code or endpoint', onInput: (value) => set({ words: value }) })}
    <div class="field"><label for="call-kind">Answer</label><select id="call-kind" @change=${({ target }: Event) => set({ kind: (target as HTMLSelectElement).value })}><option value="">Every kind</option>${KINDS.map((one) => html`<option ?selected=${one === kind}>${one}</option>`)}</select></div>
    <label class="check"><input type="checkbox" .checked=${showsOwn} @change=${(event: Event) => set({ showsOwn: checked(event) })} /> Reads of this page</label>
    <label class="check"><input type="checkbox" .checked=${!isPaused} @change=${(event: Event) => set({ isPaused: !checked(event) })} /> Live</label></div>`;
}

function table(rows: readonly Row[], { open }: State, set: (change: Partial<State>) => void): TemplateResult {
  const pick = (requestId: string) => {
    set({ open: requestId === open ? '' : requestId, again: undefined });
  };
  return html`<div class="wide tall calls" tabindex="0" role="group" aria-label="Calls"><table class="rows"><thead><tr><th scope="col">Time</th><th scope="col">Call</th><th scope="col">Answer</th><th scope="col" class="number">ms</th><th scope="col" class="number">USD</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ requestId, at }) => `${requestId} ${at}`,
      ({
        requestId,
        at,
        method,
        path,
        envelope,
        status,
        code,
        latencyMs,
        price,
        inner,
      }) => html`<tr class=${requestId === open ? 'is-open' : ''}><td class="nowrap"><time datetime=${at} title=${dateTime(at)}>${clock(at)}</time></td>
        <th scope="row"><button type="button" class="call" aria-expanded=${requestId === open} @click=${() => pick(requestId)}>${method} ${path}</button>${inner === true ? html` <span class="soft">step</span>` : nothing}</th>
        <td class="nowrap"><b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b> ${status}${code === undefined ? nothing : html`<span class="line soft">${code}</span>`}</td><td class="number">${Math.round(latencyMs)}</td><td class="number">${Number(price) === 0 ? '' : price}</td></tr>`,
    )}</tbody></table></div>`;
}

type Send = (method: string, path: string, body: string) => void;

function detail(row: Row, { again, isBusy }: State, send: Send): TemplateResult {
  const { method, path, requestId, at, endpoint, code, reason, problems = [] } = row;
  const kept = keptExchange(requestId);
  const sent: Sent = kept?.sent ?? { method, path, headers: [['authorization', 'Bearer …']] };
  return html`<section class="call-detail" aria-label="Call"><h2>${method} ${path.split('?')[0]}</h2>
    <p class="soft">${dateTime(at)} · request <code>${requestId}</code>${endpoint === undefined ? nothing : html` · <code>${endpoint}</code>`}</p>
    ${code === undefined ? nothing : html`<div class="refusal"><p><b class="kind kind-blocked">${code}</b></p><p>${reason}</p>${problems.map((one) => html`<p class="problem"><code>${one.path}</code> expects ${one.expected}</p>`)}</div>`}
    <p class="copies" role="group" aria-label="Copy as">${SNIPPETS.map(([title, write]) => copyButton(() => write(sent, location.origin), `Copy as ${title}`))}</p>
    ${kept === undefined ? html`<p class="soft">Another client made this call; its bodies are not stored.</p>` : exchangeView(kept)} ${resend(row, kept, isBusy, send)}
    ${again === undefined ? nothing : html`<h3>Sent again</h3>${exchangeView(again)}`}</section>`;
}

function resend({ method, path }: Row, kept: Exchange | undefined, isBusy: boolean, send: Send): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    send(method, String(form.get('again-path') ?? path), String(form.get('again-body') ?? ''));
  };
  const body = kept?.sent.body ?? '{}';
  return html`<details class="resend"><summary>Send again</summary><form @submit=${submit}>
    ${textField({ name: 'again-path', label: `${method} address`, value: path })}
    ${method === 'POST' ? html`<div class="field"><label for="again-body">Body</label><textarea id="again-body" name="again-body" rows="8" spellcheck="false" .value=${pretty(body)}></textarea></div>` : nothing}
    <button type="submit" class="deed" aria-disabled=${isBusy}>Send</button></form></details>`;
}

function pretty(body: string): string {
  const value = parsed(body);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
