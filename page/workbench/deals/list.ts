/** Deals of the account: searched, filtered by state, with age and legal moves. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { textField } from '../../view/fields.ts';
import { readEveryTable } from '../../view/machine/tables.ts';
import { age, money, plainWords } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { carName } from '../parts/cars.ts';
import { createListing } from '../parts/listing.ts';
import { viewHead } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import type { Bench, View } from '../view.ts';
import { createOpenForm } from './open-form.ts';

type Row = Ok<'GET /buy/deals'>['deals'][number];

const PAGE_SIZE = 100;
const SHOWN_MOVES = 3;
const LOOK_AGAIN_MS = 5000;

export function dealsView(bench: Bench, { query }: { readonly query: URLSearchParams }): View {
  const filter = { words: query.get('q') ?? '', state: '' };
  const list = createListing<'GET /buy/deals', Row>({
    ask: (page) => api('GET /buy/deals', { query: { limit: PAGE_SIZE, page }, ...QUIETLY }),
    rowsOf: ({ deals }) => deals,
    totalOf: ({ total }) => total,
    idOf: ({ dealId }) => dealId,
    limit: PAGE_SIZE,
    redraw: bench.redraw,
  });
  const openForm = createOpenForm(bench);
  void list.load();
  narrow({});
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void list.refresh();
  }, LOOK_AGAIN_MS);

  /** The service does not filter deals, so a search reads every page. */
  function narrow(change: Partial<typeof filter>): void {
    Object.assign(filter, change);
    list.search(filter.words.trim() !== '' || filter.state !== '');
  }

  function matches(row: Row): boolean {
    const words = filter.words.toLowerCase().split(/\s+/);
    const text = `${row.dealId} ${row.vin} ${row.dealType} ${carName(row.vin, bench.redraw) ?? ''}`.toLowerCase();
    return (filter.state === '' || row.state === filter.state) && words.every((word) => text.includes(word));
  }

  return {
    stop: () => {
      clearInterval(timer);
      list.search(false);
    },
    draw() {
      const { rows, paged } = list.shown(matches);
      return html`${viewHead('Deals', 'Deals that were opened with this key, newest first. Each row lists the moves that are legal now.')}
        ${openForm()} ${list.note()}
        ${list.total === 0 ? empty(list.exchange) : html`${filters(filter, narrow)} ${table(rows, bench)} ${pager('Deals', paged, list.turn)}`}`;
    },
  };
}

interface Filter {
  readonly words: string;
  /** A state; every state when empty. */
  readonly state: string;
}

/** States of a deal of any type. */
const STATES = [
  ...new Set(
    readEveryTable()
      .filter(({ id }) => id.startsWith('deal.'))
      .flatMap(({ states }) => states),
  ),
];

function filters({ words, state }: Filter, narrow: (change: Partial<Filter>) => void): TemplateResult {
  return html`<div class="search-row">${textField({
    name: 'deal-search',
    label: 'Search deals',
    value: words,
    hint: 'Car, VIN, id or type, in all deals',
    onInput: (value) => narrow({ words: value }),
  })}
    <div class="field"><label for="deal-state">State</label><select id="deal-state" @change=${({ target }: Event) => narrow({ state: (target as HTMLSelectElement).value })}>
      <option value="">Every state</option>${STATES.map((one) => html`<option value=${one} ?selected=${one === state}>${one}</option>`)}</select></div></div>`;
}

function empty(exchange: Exchange | undefined): TemplateResult | typeof nothing {
  return exchange !== undefined && ['OK', 'EMPTY'].includes(exchange.envelope)
    ? html`<p class="blank">No deals yet. Open one above, or <a href="#/sandbox">play a scenario</a>.</p>`
    : nothing;
}

function table(rows: readonly Row[], bench: Bench): TemplateResult {
  if (rows.length === 0) return html`<p class="blank">No deal matches the search.</p>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label="Deals"><table class="rows">
    <thead><tr><th scope="col">Deal</th><th scope="col">State</th><th scope="col">Age</th><th scope="col" class="number">Payment</th><th scope="col" class="number">Total</th><th scope="col">Next</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ dealId }) => dealId,
      (row) => rowView(row, bench),
    )}</tbody></table></div>`;
}

function rowView(
  { dealId, vin, state, openedAt, monthlyPayment, total, available, dealType }: Row,
  bench: Bench,
): TemplateResult {
  const address = `#/deals/${dealId}`;
  return html`<tr>
    <th scope="row"><a href=${address}>${carName(vin, bench.redraw) ?? vin}</a><br><span class="soft"><code>${dealId}</code>${dealType === 'Concierge Buy' ? nothing : ` · ${dealType}`}</span></th>
    <td><span class=${`state-chip state-${state.toLowerCase()}`}>${state}</span></td>
    <td class="nowrap"><time datetime=${openedAt}>${age(openedAt, bench.nowMs())}</time></td>
    <td class="number">${monthlyPayment === undefined || Number(monthlyPayment) === 0 ? '' : money(monthlyPayment)}</td>
    <td class="number">${total === undefined ? '' : money(total)}</td>
    <td><span class="row-moves">${available.slice(0, SHOWN_MOVES).map((verb) => html`<a class="move" href=${`${address}?move=${verb}`}>${plainWords(verb)}</a>`)}
      ${available.length > SHOWN_MOVES ? html`<a class="soft" href=${address}>+${available.length - SHOWN_MOVES}<span class="unseen"> more moves</span></a>` : nothing}</span></td>
  </tr>`;
}
