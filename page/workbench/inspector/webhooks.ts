/** Webhooks: receivers of the account, their deliveries with signature, attempts and payload, and replays. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { copyButton, refusalNote } from '../../view/exchange-view.ts';
import { textField, valueIn } from '../../view/fields.ts';
import { jsonView } from '../../view/json-view.ts';
import { age, dateTime, plainWords } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { createListing, type Listing } from '../parts/listing.ts';
import { createLoaded } from '../parts/loaded.ts';
import { section, viewHead } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import type { Bench, View } from '../view.ts';

type Webhooks = Ok<'GET /webhooks'>;
type Receiver = Webhooks['endpoints'][number];
type Delivery = Ok<'GET /webhooks/{webhookId}/deliveries'>['deliveries'][number];
type Full = Ok<'GET /webhooks/deliveries/{deliveryId}'>;

/** Deliveries have one stream per deal, so no single stream covers them all; the list is polled instead. */
const LOOK_AGAIN_MS = 2000;
const PAGE_SIZE = 100;
const STATES = ['PENDING', 'DELIVERED', 'DEAD_LETTERED'] as const;
/** The sandbox answers at this address; a status at the end of the address determines the answer. */
const SAMPLE_RECEIVER = 'https://receiver.carport.test/carport';

export function webhooksView(bench: Bench): View {
  const state = {
    webhookId: '',
    delivery: undefined as Full | undefined,
    secret: undefined as string | undefined,
    refused: undefined as Exchange | undefined,
    words: '',
    delivered: '',
  };
  const commands = createCommandQueue();
  /** The most recently requested delivery. */
  let wanted = '';
  const hooks = createLoaded<'GET /webhooks'>(() => api('GET /webhooks', QUIETLY), bench.redraw);
  let deliveries = deliveriesOf('');
  void start();
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || state.webhookId === '') return;
    void deliveries.refresh();
    if (wanted !== '') void open(wanted);
  }, LOOK_AGAIN_MS);

  function deliveriesOf(webhookId: string): Listing<Delivery> {
    return createListing<'GET /webhooks/{webhookId}/deliveries', Delivery>({
      ask: (page) =>
        api('GET /webhooks/{webhookId}/deliveries', {
          params: { webhookId },
          query: { limit: PAGE_SIZE, page },
          ...QUIETLY,
        }),
      rowsOf: (answer) => answer.deliveries,
      totalOf: ({ total }) => total,
      idOf: ({ deliveryId }) => deliveryId,
      limit: PAGE_SIZE,
      redraw: bench.redraw,
    });
  }

  async function start(): Promise<void> {
    const value = await hooks.load();
    const [first] = value?.endpoints ?? [];
    if (first !== undefined && state.webhookId === '') await choose(first.webhookId);
  }

  async function choose(webhookId: string): Promise<void> {
    Object.assign(state, { webhookId, delivery: undefined, words: '', delivered: '' });
    wanted = '';
    deliveries.search(false);
    deliveries = deliveriesOf(webhookId);
    await deliveries.load();
  }

  /** The service does not filter deliveries, so a search reads every page. */
  const set: Set = (change) => {
    Object.assign(state, change);
    deliveries.search(state.words.trim() !== '' || state.delivered !== '');
  };

  function register(event: Event): void {
    event.preventDefault();
    const events = valueIn(event, 'hook-events')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const body = { url: valueIn(event, 'hook-url').trim(), ...(events.length === 0 ? {} : { events }) };
    void commands.make('register', () => registerWebhook(body));
  }

  async function registerWebhook(body: { readonly url: string; readonly events?: string[] }): Promise<void> {
    const { ok, exchange } = await api('POST /webhooks', { body });
    Object.assign(state, { refused: ok === undefined ? exchange : undefined, secret: ok?.secret });
    if (ok !== undefined) bench.say('The receiver is registered.');
    await hooks.load();
    if (ok !== undefined) await choose(ok.webhookId);
  }

  async function remove(webhookId: string): Promise<void> {
    const { ok, exchange } = await api('DELETE /webhooks/{webhookId}', { params: { webhookId } });
    Object.assign(state, {
      refused: ok === undefined ? exchange : undefined,
      webhookId: '',
      delivery: undefined,
      secret: undefined,
    });
    if (ok !== undefined) bench.say('The receiver is removed.');
    await start();
    bench.redraw();
  }

  async function open(deliveryId: string): Promise<void> {
    wanted = deliveryId;
    const { ok } = await api('GET /webhooks/deliveries/{deliveryId}', { params: { deliveryId }, ...QUIETLY });
    if (wanted !== deliveryId) return;
    state.delivery = ok;
    bench.redraw();
  }

  async function replay(deliveryId: string): Promise<void> {
    const { ok, exchange } = await api('POST /webhooks/deliveries/{deliveryId}/replay', { params: { deliveryId } });
    state.refused = ok === undefined ? exchange : undefined;
    if (ok !== undefined) bench.say('The delivery is queued again under the same webhook-id.');
    await Promise.all([deliveries.refresh(), open(deliveryId)]);
  }

  return {
    stop: () => {
      clearInterval(timer);
      deliveries.search(false);
    },
    draw() {
      const { refused, secret, webhookId, delivery } = state;
      const value = hooks.value;
      const { rows, paged } = deliveries.shown((row) => matches(row, state));
      const isEmpty = deliveries.total === 0;
      return html`${viewHead('Webhooks', 'Receivers of the account’s events. Each delivery is signed, in order per deal, and retried until it is accepted.')}
        ${hooks.note()} ${registerForm(register, value)} ${refused === undefined ? nothing : refusalNote(refused)}
        ${secret === undefined ? nothing : secretNote(secret)}
        ${
          value === undefined
            ? nothing
            : section(
                'receivers',
                'Receivers',
                receivers(
                  value.endpoints,
                  webhookId,
                  (id) => void choose(id),
                  (id) => void commands.make(`remove ${id}`, () => remove(id)),
                ),
              )
        }
        ${
          webhookId === ''
            ? nothing
            : section(
                'deliveries',
                'Deliveries',
                html`${isEmpty ? nothing : filters(state, set)} ${deliveries.note()}<div class="inspector"><div>${deliveryTable(
                  rows,
                  bench,
                  isEmpty ? 'No deliveries yet. Move a deal to send an event.' : 'No delivery matches.',
                  delivery?.deliveryId,
                  (id) => void open(id),
                  (id) => void commands.make(`replay ${id}`, () => replay(id)),
                )} ${pager('Deliveries', paged, deliveries.turn)}</div>${delivery === undefined || value === undefined ? nothing : deliveryDetail(delivery, value)}</div>`,
                html`<span class="soft">Refreshed every ${LOOK_AGAIN_MS / 1000} seconds</span>`,
              )
        }`;
    },
  };
}

interface Filter {
  readonly words: string;
  /** A state; every state when empty. */
  readonly delivered: string;
}

type Set = (change: Partial<Filter>) => void;

function matches({ eventType, subject, deliveryId, state }: Delivery, { words, delivered }: Filter): boolean {
  const text = `${eventType} ${subject} ${deliveryId}`.toLowerCase();
  const isWanted = delivered === '' || state === delivered;
  return (
    isWanted &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

function filters({ words, delivered }: Filter, set: Set): TemplateResult {
  return html`<div class="search-row">${textField({ name: 'delivery-words', label: 'Search deliveries', value: words, hint: 'Event type or deal', onInput: (value) => set({ words: value }) })}
    <div class="field"><label for="delivery-state">State</label><select id="delivery-state" @change=${({ target }: Event) => set({ delivered: (target as HTMLSelectElement).value })}><option value="">Every state</option>${STATES.map((one) => html`<option value=${one} ?selected=${one === delivered}>${plainWords(one)}</option>`)}</select></div></div>`;
}

function registerForm(submit: (event: Event) => void, value: Webhooks | undefined): TemplateResult {
  return html`<details class="open-form"><summary class="deed">Register a receiver</summary><form class="fields" @submit=${submit}>
    ${textField({ name: 'hook-url', label: 'Address', value: SAMPLE_RECEIVER, hint: 'The sandbox answers for receiver.carport.test; …/500 fails, …/unreachable does not answer' })}
    ${textField({ name: 'hook-events', label: 'Events, separated by commas', value: '', hint: `Empty: all ${value?.events.length ?? ''} types. Deal.* takes a noun` })}
    <button type="submit" class="deed">Register</button></form></details>`;
}

function secretNote(secret: string): TemplateResult {
  return html`<div class="secret" role="group" aria-label="Signing secret"><p>The signing secret. It is not shown again.</p><p class="secret-key"><code>${secret}</code></p><p>${copyButton(() => secret, 'Copy the secret')}</p></div>`;
}

function receivers(
  rows: readonly Receiver[],
  current: string,
  choose: (id: string) => void,
  remove: (id: string) => void,
): TemplateResult {
  if (rows.length === 0) return html`<p class="blank">No receivers yet.</p>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label="Receivers"><table class="rows"><thead><tr><th scope="col">Address</th><th scope="col">Events</th><th scope="col">State</th><th scope="col">Actions</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ webhookId }) => webhookId,
      ({
        webhookId,
        url,
        events,
        state,
        reason,
      }) => html`<tr><th scope="row"><button type="button" class="call" aria-pressed=${webhookId === current} @click=${() => choose(webhookId)}>${url}</button></th><td>${events.join(', ')}</td>
        <td>${state}${reason === undefined ? nothing : html`<span class="line soft">${reason}</span>`}</td><td><button type="button" class="quiet" @click=${() => remove(webhookId)}>Remove<span class="unseen"> ${url}</span></button></td></tr>`,
    )}</tbody></table></div>`;
}

function deliveryTable(
  rows: readonly Delivery[],
  bench: Bench,
  blank: string,
  current: string | undefined,
  open: (id: string) => void,
  replay: (id: string) => void,
): TemplateResult {
  if (rows.length === 0) return html`<p class="blank">${blank}</p>`;
  return html`<div class="wide tall calls stacks by-attempt" tabindex="0" role="group" aria-label="Deliveries"><table class="rows"><thead><tr><th scope="col">Event</th><th scope="col">State</th><th scope="col" class="number">Attempts</th><th scope="col">Queued</th><th scope="col">Actions</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ deliveryId }) => deliveryId,
      ({
        deliveryId,
        eventType,
        subject,
        seq,
        state,
        attempts,
        queuedAt,
        nextAttemptAt,
        available,
      }) => html`<tr class=${deliveryId === current ? 'is-open' : ''}><th scope="row"><button type="button" class="call" aria-expanded=${deliveryId === current} @click=${() => open(deliveryId)}>${eventType}</button><span class="line soft"><code>${subject}</code>, event ${seq}</span></th>
        <td><span class=${`outcome outcome-${state === 'DELIVERED' ? 'no-action' : state === 'DEAD_LETTERED' ? 'refused' : 'waiting'}`}>${plainWords(state)}</span>${nextAttemptAt === undefined ? nothing : html`<span class="line soft">next ${dateTime(nextAttemptAt)}</span>`}</td>
        <td class="number">${attempts.length}</td><td class="nowrap">${age(queuedAt, bench.nowMs())}</td>
        <td>${available.some(({ transition }) => transition === 'replay') ? html`<button type="button" class="move" @click=${() => replay(deliveryId)}>replay<span class="unseen"> ${eventType}</span></button>` : nothing}</td></tr>`,
    )}</tbody></table></div>`;
}

/** One attempt with its signature headers. */
function attemptView({ at, status, reason, timestamp, signature }: Delivery['attempts'][number]): TemplateResult {
  const header = (name: string, value: string | undefined) =>
    value === undefined
      ? nothing
      : html`<span class="line"><span class="soft">${name}</span> <code>${value}</code></span>`;
  return html`<li>${dateTime(at)} <b>${status ?? 'no answer'}</b>${reason === undefined ? nothing : html`<span class="line soft">${reason}</span>`}
    ${header('webhook-timestamp', timestamp)}${header('webhook-signature', signature)}</li>`;
}

function deliveryDetail({ eventType, eventId, attempts, payload }: Full, { signing, retry }: Webhooks): TemplateResult {
  return html`<section class="call-detail" aria-label="Delivery"><h2>${eventType}</h2>
    <h3>Attempts</h3>
    ${attempts.length === 0 ? html`<p class="soft">None yet.</p>` : html`<ol class="event-list attempts">${attempts.map(attemptView)}</ol>`}
    <p class="soft">At most ${retry.attempts} attempts, the last after ${Math.round((retry.scheduleSeconds.at(-1) ?? 0) / 3600)} hours.</p>
    <h3>Signature</h3>
    <dl class="pairs"><dt>Standard</dt><dd>${signing.standard} ${signing.version}, ${signing.algorithm}</dd><dt>Event id</dt><dd><code>${eventId}</code> <span class="soft">sent as webhook-id</span></dd>
      <dt>Headers</dt><dd>${signing.headers.map((name) => html`<code class="line">${name}</code>`)}</dd><dt>Signed text</dt><dd><code>${signing.signedText}</code></dd><dt>Tolerance</dt><dd>${signing.toleranceSeconds} seconds</dd></dl>
    <div class="exchange-head"><h3>Payload</h3>${copyButton(() => JSON.stringify(payload), 'Copy the payload')}</div>${jsonView(JSON.stringify(payload), 'Payload')}</section>`;
}
