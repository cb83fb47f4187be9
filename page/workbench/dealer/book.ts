/** The F&I book: the account's deals with packages, contracts and gross, and the steps of the contracts. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { refusalNote } from '../../view/exchange-view.ts';
import { textField, valueIn } from '../../view/fields.ts';
import { money } from '../../view/words.ts';
import { type Address, api, type Ok, type Reply } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { QUIETLY } from '../account.ts';
import { carName } from '../parts/cars.ts';
import { toCsv } from '../parts/csv.ts';
import { exportButton } from '../parts/export.ts';
import { createListing } from '../parts/listing.ts';
import { section } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import type { Bench, Tab } from '../view.ts';

type Row = Ok<'GET /dealer/deals'>['data'][number];
type Book = Ok<'GET /dealer/deals/{dealId}'>;
type FiDeal = Ok<'GET /fi/deals/{dealId}'>;

const PAGE_SIZE = 100;

export function bookTab(bench: Bench): Tab {
  const state = {
    open: '',
    book: undefined as Book | undefined,
    fi: undefined as FiDeal | undefined,
    refused: undefined as Exchange | undefined,
  };
  const commands = createCommandQueue();
  const list = createListing<'GET /dealer/deals', Row>({
    ask: (page) => api('GET /dealer/deals', { query: { page, limit: PAGE_SIZE }, ...QUIETLY }),
    rowsOf: ({ data }) => data,
    totalOf: ({ total }) => total,
    idOf: ({ dealId }) => dealId,
    limit: PAGE_SIZE,
    redraw: bench.redraw,
  });
  void list.load();

  async function open(dealId: string): Promise<void> {
    const params = { dealId };
    Object.assign(state, { open: dealId, refused: undefined });
    const [book, fi] = await Promise.all([
      api('GET /dealer/deals/{dealId}', { params, ...QUIETLY }),
      api('GET /fi/deals/{dealId}', { params, ...QUIETLY }),
    ]);
    // Another book was opened meanwhile.
    if (state.open !== dealId) return;
    Object.assign(state, { book: book.ok, fi: fi.ok });
    bench.redraw();
  }

  function step<A extends Address>(words: string, call: () => Promise<Reply<A>>): void {
    void commands.make(`${state.open} ${words}`, () => runStep(words, call));
  }

  async function runStep<A extends Address>(words: string, call: () => Promise<Reply<A>>): Promise<void> {
    const { ok, exchange } = await call();
    if (ok !== undefined) bench.say(words);
    await Promise.all([open(state.open), list.load()]);
    state.refused = ok === undefined ? exchange : undefined;
    bench.redraw();
  }

  return {
    draw() {
      const { rows, paged } = list.shown(() => true);
      const { book, fi, refused } = state;
      return html`${list.note()} ${section('book', 'Deals and packages', rows.length === 0 ? html`<p class="blank">No deals yet. <a href="#/deals">Open one</a>.</p>` : html`${table(rows, bench, state.open, (dealId) => void open(dealId))} ${pager('Deals', paged, list.turn)}`, rows.length === 0 ? nothing : exportButton(bench, 'deal-book.csv', list.all, csvOf))}
        ${book === undefined ? nothing : detail(book, fi, step)} ${refused === undefined ? nothing : refusalNote(refused)}`;
    },
  };
}

function table(rows: readonly Row[], bench: Bench, current: string, open: (dealId: string) => void): TemplateResult {
  return html`<div class="wide" tabindex="0" role="group" aria-label="Deal book"><table class="rows"><thead><tr><th scope="col">Deal</th><th scope="col">State</th><th scope="col" class="number">Payment</th><th scope="col">Package</th><th scope="col" class="number">Products</th><th scope="col">Lender</th><th scope="col" class="number">Checklist</th><th scope="col">Book</th></tr></thead>
    <tbody>${repeat(
      rows,
      ({ dealId }) => dealId,
      ({
        dealId,
        vin,
        state,
        desked,
        selection,
        lender,
        checklist,
      }) => html`<tr><th scope="row"><a href=${`#/deals/${dealId}`}>${carName(vin, bench.redraw) ?? vin}</a><span class="line soft"><code>${dealId}</code></span></th>
        <td><span class=${`state-chip state-${state.toLowerCase()}`}>${state}</span></td><td class="number">${desked === null ? '' : money(desked.monthlyPayment)}</td>
        <td>${selection?.package ?? ''}</td><td class="number">${desked === null ? '' : money(desked.products)}</td><td>${lender === null ? '' : `${lender.lenderId}, ${lender.decision}`}</td><td class="number">${checklist.done} of ${checklist.of}</td>
        <td><button type="button" class="move" aria-pressed=${dealId === current} @click=${() => open(dealId)}>open<span class="unseen"> the book of ${dealId}</span></button></td></tr>`,
    )}</tbody></table></div>`;
}

type Step = <A extends Address>(words: string, call: () => Promise<Reply<A>>) => void;

/** What must come before a contract. */
function stagedFrom({ dealId, fi }: Book): TemplateResult | string {
  if (fi.state === 'SELECTED') return 'Stage the contracts of the chosen package.';
  return html`Choose a package <a href=${`#/desk?deal=${dealId}`}>at the desk</a>, then stage its contracts.`;
}

function detail(book: Book, fi: FiDeal | undefined, step: Step): TemplateResult {
  const { contracts, perVehicle, state } = book.fi;
  const content = html`<p class="soft"><code>${book.dealId}</code> · ${state ?? 'not rated'}</p>
    <dl class="counts"><div><dt>Retail</dt><dd>${money(perVehicle.retail)}</dd></div><div><dt>Cost</dt><dd>${money(perVehicle.cost)}</dd></div><div><dt>Gross per vehicle</dt><dd>${money(perVehicle.gross)}</dd></div></dl>
    ${contracts.length === 0 ? html`<p class="soft">No contract yet. ${stagedFrom(book)}</p>` : contractTable(book, step)} ${fi === undefined ? nothing : stages(book.dealId, fi, step)}`;
  return section('contracts', 'Contracts', content);
}

function contractTable({ dealId, fi: { contracts } }: Book, step: Step): TemplateResult {
  const voidOne = (contractId: string, productType: string) =>
    step(`The ${productType} contract was voided.`, () =>
      api('POST /fi/contracts/{contractId}/void', {
        params: { contractId },
        body: { dealId, reason: 'voided at the workbench' },
      }),
    );
  return html`<div class="wide" tabindex="0" role="group" aria-label="Contracts"><table class="rows"><thead><tr><th scope="col">Product</th><th scope="col">State</th><th scope="col">Term</th><th scope="col" class="number">Price</th><th scope="col" class="number">Cost</th><th scope="col">Expires</th><th scope="col">Actions</th></tr></thead>
    <tbody>${repeat(
      contracts,
      ({ contractId }) => contractId,
      ({
        contractId,
        productType,
        state,
        termMonths,
        termMiles,
        price,
        dealerCost,
        expirationDate,
      }) => html`<tr><th scope="row">${productType}<span class="line soft"><code>${contractId}</code></span></th><td>${state}</td>
        <td>${termMonths} months${termMiles === null ? nothing : `, ${termMiles} miles`}</td><td class="number">${money(price)}</td><td class="number">${money(dealerCost)}</td><td class="nowrap">${expirationDate}</td>
        <td>${state === 'VOIDED' ? nothing : html`<button type="button" class="quiet" @click=${() => voidOne(contractId, productType)}>Void<span class="unseen"> ${productType}</span></button>`}</td></tr>`,
    )}</tbody></table></div>`;
}

/** The next step of the contracts, as the service lists it. */
function stages(dealId: string, { available }: FiDeal, step: Step): TemplateResult | typeof nothing {
  const params = { dealId };
  const isLegal = (name: string) => available.some(({ transition }) => transition === name);
  if (isLegal('contract-stage'))
    return button('Stage the contracts', () =>
      step('The contracts are staged.', () => api('POST /fi/deals/{dealId}/contract/stage', { params })),
    );
  if (isLegal('contract-approve'))
    return button('Approve the contracts', () =>
      step('The contracts are approved.', () => api('POST /fi/deals/{dealId}/contract/approve', { params })),
    );
  if (!isLegal('contract-capture')) return nothing;
  const capture = (event: Event) => {
    event.preventDefault();
    const fiManager = { name: valueIn(event, 'fi-manager'), licenseNumber: valueIn(event, 'fi-license') };
    step('The contracts are captured.', () =>
      api('POST /fi/deals/{dealId}/contract/capture', { params, body: { fiManager } }),
    );
  };
  return html`<form class="fields" @submit=${capture}>${textField({ name: 'fi-manager', label: 'F&I manager', value: 'Demo Manager' })}
    ${textField({ name: 'fi-license', label: 'License number', value: 'TX-482913', hint: 'A capture without a license is refused' })}<button type="submit" class="deed">Capture the contracts</button></form>`;
}

function button(label: string, onClick: () => void): TemplateResult {
  return html`<p><button type="button" class="deed" @click=${onClick}>${label}</button></p>`;
}

function csvOf(rows: readonly Row[]): string {
  const columns = 'dealId openedAt vin state salesPrice amountFinanced term monthlyPayment package products total';
  return toCsv(
    columns.split(' '),
    rows.map(({ dealId, openedAt, vin, state, desked, selection }) => [
      dealId,
      openedAt,
      vin,
      state,
      desked?.salesPrice,
      desked?.amountFinanced,
      desked?.term,
      desked?.monthlyPayment,
      selection?.package,
      desked?.products,
      desked?.total,
    ]),
  );
}
