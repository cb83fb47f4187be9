/** The desk: a payment computed from controls, with taxes, fees, the payment grid, the schedule and the menu. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { slider, textField } from '../../view/fields.ts';
import { exactDollars, money } from '../../view/words.ts';
import { api } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { carName } from '../parts/cars.ts';
import { derivationTable } from '../parts/derivation.ts';
import { createLoaded } from '../parts/loaded.ts';
import { section, viewHead } from '../parts/page.ts';
import type { Bench, Route, View } from '../view.ts';
import { aprBox, feesPart, schedulePart, taxesPart } from './answer.ts';
import { deskBody, type Figures, figuresOf, type Payments, paymentsQuery } from './figures.ts';
import { gridPart } from './grid.ts';
import { createMenu } from './menu.ts';

const DEMO_VIN = 'F1XDEMCR4SDEM0001';
const REST_MS = 350;
const PRICE_STEP = 50;
const PRICE_REACH = 6000;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

export function deskView(bench: Bench, { query }: Route): View {
  const dealId = query.get('deal') ?? undefined;
  const figures: Figures = {
    vin: (query.get('vin') ?? DEMO_VIN).toUpperCase(),
    price: undefined,
    down: 4000,
    trade: '',
    term: 60,
    zip: '94105',
    rate: '',
    score: '',
  };
  /** Middle of the price slider: the car's price when the desk was opened. */
  let asking = 28_000;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let refused: Exchange | undefined;
  const commands = createCommandQueue();
  /** Figures that the user chose; later answers do not change them. */
  const chosen = new Set<string>();
  const menu = createMenu(bench, figures, dealId);
  const answer = createLoaded<'GET /payments/{vin}'>(
    () => api('GET /payments/{vin}', paymentsQuery(figures)),
    bench.redraw,
  );

  async function work(): Promise<void> {
    const value = await answer.load();
    if (value?.vehicle.vin === figures.vin && figures.price === undefined) {
      figures.price = value.paymentsData.calculationCriteria.salesPrice;
      asking = figures.price;
      bench.redraw();
    }
  }

  async function takeDeal(id: string): Promise<void> {
    const { ok, exchange } = await api('GET /buy/deals/{dealId}', { params: { dealId: id }, counts: false });
    if (ok === undefined) refused = exchange;
    if (ok !== undefined) {
      const standing = figuresOf(ok);
      asking = standing.price ?? asking;
      const kept = Object.entries(standing).filter(([name]) => !chosen.has(name));
      Object.assign(figures, Object.fromEntries(kept));
      if (ok.desked !== undefined) void menu.read();
    }
    await work();
  }

  function setFigures(change: Partial<Figures>): void {
    if (change.vin !== undefined && change.vin !== figures.vin) figures.price = undefined;
    Object.assign(figures, change);
    for (const name of Object.keys(change)) chosen.add(name);
    bench.redraw();
    clearTimeout(resting);
    resting = undefined;
    if (VIN.test(figures.vin) && /^\d{5}$/.test(figures.zip))
      resting = setTimeout(() => void reloadWhenIdle(), REST_MS);
  }

  async function reloadWhenIdle(): Promise<void> {
    clearTimeout(resting);
    resting = undefined;
    await work();
  }

  /** Applies the figures to the deal, or opens a deal with them. */
  async function commit(): Promise<void> {
    refused = undefined;
    // The deal gets the figures that the page shows, so the price and the last change are computed first.
    await ready;
    if (resting !== undefined || answer.isLoading) await reloadWhenIdle();
    if (figures.price === undefined) return bench.redraw();
    const id = dealId ?? (await openDeal());
    if (id === undefined) return bench.redraw();
    const { ok, exchange } = await api('POST /buy/deals/{dealId}/desk', {
      params: { dealId: id },
      body: deskBody(figures, answer.value),
    });
    if (ok !== undefined) return bench.go(`#/deals/${id}`);
    refused = exchange;
    bench.redraw();
  }

  async function openDeal(): Promise<string | undefined> {
    const { ok, exchange } = await api('POST /buy/deals', { body: { vin: figures.vin, buyer: { zip: figures.zip } } });
    if (ok === undefined) refused = exchange;
    return ok?.dealId;
  }

  const ready = dealId === undefined ? work() : takeDeal(dealId);
  return {
    stop: () => clearTimeout(resting),
    draw() {
      const value = answer.value;
      return html`${viewHead(
        'Desk',
        dealId === undefined
          ? 'Computes the payment for any car. Every figure comes from the service; a calculation costs its posted price of $0.01.'
          : 'Computes the payment of the deal. The deal changes only when you apply the figures to it.',
        html`<p class="view-acts"><button type="button" class="quiet" @click=${() => print()}>Print</button></p>`,
      )}
      <div class="desk">
        <div class="desk-inputs">${controls(figures, asking, dealId !== undefined, setFigures)}
          <button type="button" class="deed" @click=${() => void commands.make('commit', commit)}>${dealId === undefined ? 'Open a deal with these figures' : 'Apply these figures to the deal'}</button>
          ${refused === undefined ? nothing : refusalNote(refused)}</div>
        <div class="desk-answer" aria-busy=${answer.isLoading}>${answer.note()} ${value === undefined ? nothing : workedAnswer(value, bench)}</div>
      </div>
      ${value === undefined ? nothing : details(value, figures, setFigures)} ${menu.draw(value)}`;
    },
  };
}

function controls(
  figures: Figures,
  asking: number,
  isDeal: boolean,
  set: (change: Partial<Figures>) => void,
): TemplateResult[] {
  const { price = asking, down, term } = figures;
  const most = Math.max(asking + PRICE_REACH, price);
  return [
    isDeal
      ? html``
      : textField({
          name: 'desk-vin',
          label: 'VIN',
          value: figures.vin,
          onInput: (vin) => set({ vin: vin.trim().toUpperCase() }),
        }),
    slider({
      name: 'desk-price',
      label: 'Price',
      value: price,
      min: Math.max(0, Math.floor(Math.min(asking - PRICE_REACH, price) / PRICE_STEP) * PRICE_STEP),
      max: most,
      step: PRICE_STEP,
      shown: exactDollars(price),
      isTypable: true,
      onInput: (value) => set({ price: value }),
    }),
    slider({
      name: 'desk-down',
      label: 'Down payment',
      value: down,
      min: 0,
      max: Math.max(Math.round(asking / 500) * 250, down),
      step: 250,
      shown: exactDollars(down),
      isTypable: true,
      onInput: (value) => set({ down: value }),
    }),
    slider({
      name: 'desk-term',
      label: 'Term',
      value: term,
      min: 12,
      max: 84,
      step: 6,
      shown: `${term} months`,
      onInput: (value) => set({ term: value }),
    }),
    html`<div class="pair">${textField({ name: 'desk-trade', label: 'Trade-in', value: figures.trade, inputMode: 'decimal', onInput: (trade) => set({ trade: trade.trim() }) })}
      ${textField({ name: 'desk-zip', label: 'ZIP code', value: figures.zip, inputMode: 'numeric', onInput: (zip) => set({ zip: zip.trim() }) })}
      ${textField({ name: 'desk-rate', label: 'APR, %', value: figures.rate, inputMode: 'decimal', hint: 'Leave empty for the posted rate', onInput: (rate) => set({ rate: rate.trim() }) })}
      ${textField({ name: 'desk-score', label: 'Credit score', value: figures.score, inputMode: 'numeric', hint: 'Leave empty for 720', onInput: (score) => set({ score: score.trim() }) })}</div>`,
  ];
}

function workedAnswer({ vehicle: { vin }, paymentsData, schedule }: Payments, bench: Bench): TemplateResult {
  const { loanMonthlyPaymentWithTaxes, loanAmount, totalTaxesAndFees, calculationCriteria } = paymentsData;
  return html`<p class="payment" role="status"><span class="payment-amount">${money(loanMonthlyPaymentWithTaxes)}</span>
      <span class="payment-says">a month for ${calculationCriteria.numberOfMonths} months at ${calculationCriteria.financeRate} %<br><span class="soft">${carName(vin, bench.redraw) ?? vin}</span></span></p>
    <dl class="pairs"><dt>Price</dt><dd>${money(calculationCriteria.salesPrice)}</dd>
      <dt>Taxes and fees</dt><dd>${money(totalTaxesAndFees)}</dd>
      <dt>Down and trade-in</dt><dd>${money(calculationCriteria.downPayment + calculationCriteria.tradeIn)}</dd>
      <dt>Amount financed</dt><dd><b>${money(loanAmount)}</b></dd></dl>
    ${schedule === undefined ? nothing : aprBox(schedule.truthInLending)}`;
}

function details(value: Payments, figures: Figures, set: (change: Partial<Figures>) => void): TemplateResult {
  return html`${section('grid', 'Payment by term and down payment', gridPart(value.grid ?? [], figures, set))}
    <div class="columns">${section('taxes', 'Taxes', taxesPart(value))} ${section('fees', 'Fees', feesPart(value))}</div>
    ${value.schedule === undefined ? nothing : section('schedule', 'Amortization', schedulePart(value.schedule))}
    ${derivationTable(value.derivation)}`;
}
