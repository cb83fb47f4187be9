/** Inspector: every call of the account as it arrives, with filters; one call is shown with its answer. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { refusalNote } from '../../view/exchange-view.ts';
import { textField } from '../../view/fields.ts';
import { clock, dateTime } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { call, type Exchange, OWN_READS } from '../../wire/exchange.ts';
import { FEED_WORDS, type LoggedCall } from '../../wire/feed.ts';
import { QUIETLY } from '../account.ts';
import { viewHead } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import type { Bench, View } from '../view.ts';
import { callDetail, parseBody, type Resend } from './call-detail.ts';
import { keptExchange } from './kept.ts';
import { liveCalls } from './live-calls.ts';

const KINDS = ['OK', 'EMPTY', 'OFFER', 'BLOCKED', 'REFUSED', 'UNAVAILABLE', 'UNCONFIGURED'] as const;

interface State {
  words: string;
  kind: string;
  showsOwn: boolean;
  isPaused: boolean;
  /** The first call of an older page; undefined on the newest page. */
  from: LoggedCall | undefined;
  /** The call shown in full, even after it left the list. */
  open: LoggedCall | undefined;
  bodies: Ok<'GET /sandbox/requests/{requestId}'> | undefined;
  /** The answer to the repeated call. */
  again: Exchange | undefined;
  isBusy: boolean;
}

type Set = (change: Partial<State>) => void;

/** Rows drawn at once, so that a long list stays fast. */
const PAGE_SIZE = 100;

export function callsView(bench: Bench): View {
  const state: State = {
    words: '',
    kind: '',
    showsOwn: false,
    isPaused: false,
    from: undefined,
    open: undefined,
    bodies: undefined,
    again: undefined,
    isBusy: false,
  };
  const live = liveCalls(bench.redraw);
  void live.start();

  const set: Set = (change) => {
    Object.assign(state, change);
    bench.redraw();
  };

  function pause(isPaused: boolean): void {
    set({ isPaused });
    if (isPaused) live.stop();
    else void live.start();
  }

  async function pick(row: LoggedCall): Promise<void> {
    if (state.open === row) return set({ open: undefined });
    Object.assign(state, { open: row, bodies: undefined, again: undefined });
    bench.focus('[data-call-title]');
    const { requestId } = row;
    if (keptExchange(requestId) !== undefined) return;
    const { ok } = await api('GET /sandbox/requests/{requestId}', { params: { requestId }, ...QUIETLY });
    if (state.open === row) set({ bodies: ok });
  }

  async function send({ method, path, body }: Resend): Promise<void> {
    if (state.isBusy) return;
    set({ isBusy: true });
    const again = await call(method, path, method === 'POST' ? { body: parseBody(body) } : {});
    set({ isBusy: false, again });
    bench.say(`${again.envelope} ${again.status}.`);
  }

  return {
    stop: () => live.stop(),
    draw() {
      const { open, bodies, again, isBusy } = state;
      const rows = matchingCalls(live.rows, state);
      // New calls push older ones down; a page starts at a fixed call so that it does not shift.
      const first = state.from === undefined ? 0 : Math.max(0, rows.indexOf(state.from));
      const turn = (page: number) => set({ from: page > 1 ? rows[Math.round((page - 1) * PAGE_SIZE)] : undefined });
      const close = () => set({ open: undefined });
      const blank =
        live.exchange === undefined ? 'Loading the calls.' : 'No call matches. Calls made with this key appear here.';
      return html`${viewHead('Calls', 'The last calls of this account, from every client, as they arrive.', html`<span class=${`feed-state feed-${live.state}`} role="status">${state.isPaused ? 'paused' : FEED_WORDS[live.state]}</span>`)}
        ${filters(state, set, pause)} ${unreadNote(live.exchange, () => void live.start())}
        ${rows.length === 0 ? html`<p class="blank">${blank}</p>` : table(rows.slice(first, first + PAGE_SIZE), open, (row) => void pick(row))}
        ${pager('Calls', { page: first / PAGE_SIZE + 1, limit: PAGE_SIZE, total: rows.length }, turn)}
        ${open === undefined ? nothing : callDetail({ row: open, bodies, again, isBusy, send: (what) => void send(what), close })}`;
    },
  };
}

function unreadNote(exchange: Exchange | undefined, retry: () => void): TemplateResult | typeof nothing {
  if (exchange === undefined || ['OK', 'EMPTY'].includes(exchange.envelope)) return nothing;
  return html`${refusalNote(exchange)}<p><button type="button" class="quiet" @click=${retry}>Try again</button></p>`;
}

function matchingCalls(rows: readonly LoggedCall[], { words, kind, showsOwn }: State): LoggedCall[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows
    .filter(({ requestId }) => showsOwn || !requestId.startsWith(OWN_READS))
    .filter(({ envelope }) => kind === '' || envelope === kind)
    .filter(({ method, path, status, code = '', endpoint = '' }) => {
      const text = `${method} ${path} ${status} ${code} ${endpoint}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
}

function filters(
  { words, kind, showsOwn, isPaused }: State,
  set: Set,
  pause: (isPaused: boolean) => void,
): TemplateResult {
  const isChecked = ({ target }: Event) => (target as HTMLInputElement).checked;
  return html`<div class="search-row">${textField({ name: 'call-words', label: 'Search calls', value: words, hint: 'Path, status, code or endpoint', onInput: (value) => set({ words: value }) })}
    <div class="field"><label for="call-kind">Answer</label><select id="call-kind" @change=${({ target }: Event) => set({ kind: (target as HTMLSelectElement).value })}><option value="">Every kind</option>${KINDS.map((one) => html`<option ?selected=${one === kind}>${one}</option>`)}</select></div>
    <label class="check"><input type="checkbox" .checked=${showsOwn} @change=${(event: Event) => set({ showsOwn: isChecked(event) })} /> Calls by this page</label>
    <label class="check"><input type="checkbox" .checked=${!isPaused} @change=${(event: Event) => pause(!isChecked(event))} /> Live</label></div>`;
}

function table(
  rows: readonly LoggedCall[],
  open: LoggedCall | undefined,
  pick: (row: LoggedCall) => void,
): TemplateResult {
  return html`<div class=${`wide tall calls ${open === undefined ? '' : 'is-short'}`} tabindex="0" role="group" aria-label="Calls"><table class="rows"><thead><tr><th scope="col">Time</th><th scope="col">Call</th><th scope="col">Answer</th><th scope="col" class="number">ms</th><th scope="col" class="number">USD</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ requestId, at }) => `${requestId} ${at}`,
      (row) => rowView(row, row === open, pick),
    )}</tbody></table></div>`;
}

function rowView(row: LoggedCall, isOpen: boolean, pick: (row: LoggedCall) => void): TemplateResult {
  const { at, method, path, envelope, status, code, latencyMs, price, inner } = row;
  return html`<tr class=${isOpen ? 'is-open' : ''}><td class="nowrap"><time datetime=${at} title=${dateTime(at)}>${clock(at)}</time></td>
    <th scope="row"><button type="button" class="call" aria-expanded=${isOpen} @click=${() => pick(row)}>${method} ${path}</button>${inner === true ? html` <span class="soft">step</span>` : nothing}</th>
    <td class="nowrap"><b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b> ${status}${code === undefined ? nothing : html`<span class="line soft">${code}</span>`}</td><td class="number">${Math.round(latencyMs)}</td><td class="number">${Number(price) === 0 ? '' : price}</td></tr>`;
}
