/** Buyer's order of a deal and its menu, in a print layout. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { dateTime, money } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { QUIETLY } from '../account.ts';
import { carName } from '../parts/cars.ts';
import { createLoaded } from '../parts/loaded.ts';
import type { Bench, Route, View } from '../view.ts';
import { feeName } from './answer.ts';

type Deal = Ok<'GET /buy/deals/{dealId}'>;
type FiDeal = Ok<'GET /fi/deals/{dealId}'>;

export function orderView(bench: Bench, { query }: Route): View {
  const dealId = query.get('deal') ?? '';
  const params = { dealId };
  const deal = createLoaded<'GET /buy/deals/{dealId}'>(
    () => api('GET /buy/deals/{dealId}', { params, ...QUIETLY }),
    bench.redraw,
  );
  const fi = createLoaded<'GET /fi/deals/{dealId}'>(
    () => api('GET /fi/deals/{dealId}', { params, ...QUIETLY }),
    bench.redraw,
  );
  void deal.load();
  void fi.load();
  return {
    draw: () => html`<header class="view-head"><div><p class="crumb"><a href=${`#/deals/${dealId}`}>Deal</a></p><h1 tabindex="-1" data-title>Buyer’s order</h1></div>
        <p class="view-acts"><button type="button" class="quiet" @click=${() => print()}>Print</button></p></header>
      ${deal.note()} ${deal.value === undefined ? nothing : order(deal.value, fi.value, bench)}`,
  };
}

function order(deal: Deal, fi: FiDeal | undefined, bench: Bench): TemplateResult {
  const { buyer, vin, dealId, dealDate, desked, provenance } = deal;
  if (desked === undefined)
    return html`<p class="blank">The deal has no figures yet. <a href=${`#/desk?deal=${dealId}`}>Desk it first</a>.</p>`;
  const lines: readonly Line[] = [
    ['Vehicle price', desked.salesPrice],
    ['Rebate', `-${desked.rebate}`],
    ['Trade-in allowance', `-${desked.tradeIn}`],
    ['Payoff of the trade-in', desked.tradeInPayoff],
    ...taxLines(desked),
    ...feeLines(desked),
    ['Protection products', desked.products],
  ];
  return html`<article class="order">
    <p class="order-head"><b>Buyer’s order</b><span>${dealDate}</span></p>
    <dl class="pairs"><dt>Buyer</dt><dd>${buyer.name ?? 'unnamed'}, ${buyer.zip}</dd><dt>Vehicle</dt><dd>${carName(vin, bench.redraw) ?? ''} <code>${vin}</code></dd><dt>Deal</dt><dd><code>${dealId}</code></dd></dl>
    <table><caption>Price</caption><tbody>${lines.filter(([, amount]) => Number(amount) !== 0).map(([title, amount]) => html`<tr><th scope="row">${title}</th><td class="number">${money(amount)}</td></tr>`)}
      <tr class="order-total"><th scope="row">Priced amount</th><td class="number">${money(desked.total)}</td></tr></tbody></table>
    ${desked.financeType === 'Cash' ? nothing : credit(desked)} ${fi?.menu === undefined ? nothing : menu(fi)}
    <p class="order-signs"><span>Buyer</span><span>Dealer</span><span>Date</span></p>
    <p class="soft">${provenance.simulated === true ? 'Simulated by the sandbox; nothing in it is binding. ' : ''}Printed ${dateTime(new Date(bench.nowMs()).toISOString())}.</p>
  </article>`;
}

type Desked = NonNullable<Deal['desked']>;
type Line = readonly [title: string, amount: string];

function taxLines({ taxes }: Desked): Line[] {
  return [
    ['State sales tax', taxes.stateSalesTax],
    ['County sales tax', taxes.countySalesTax],
    ['City sales tax', taxes.citySalesTax],
    ['District sales tax', taxes.districtSalesTax],
    ['Gas guzzler tax', taxes.gasGuzzlerTax],
    ['Documentary stamp tax', taxes.documentaryStampTax],
  ];
}

function feeLines({ fees }: Desked): Line[] {
  return [
    ['Title fee', fees.titleFee],
    ['Registration fee', fees.registrationFee],
    ...Object.entries(fees.dmvFees).map(([name, amount]): Line => [feeName(name), amount]),
    ['Document fee', fees.docFee],
    ['Acquisition fee', fees.acquisitionFee ?? '0'],
  ];
}

function credit({
  downPayment,
  amountFinanced,
  interestRate,
  term,
  financeCharge,
  totalOfPayments,
  monthlyPayment,
  financeType,
}: Desked): TemplateResult {
  const lines = [
    ['Down payment', money(downPayment)],
    ['Amount financed', money(amountFinanced)],
    ['Annual percentage rate', `${interestRate} %`],
    ['Finance charge', money(financeCharge)],
    ['Total of payments', money(totalOfPayments)],
    ['Payments', `${term} of ${money(monthlyPayment)}`],
  ] as const;
  return html`<table><caption>${financeType} terms</caption><tbody>${lines.map(([title, value]) => html`<tr><th scope="row">${title}</th><td class="number">${value}</td></tr>`)}</tbody></table>`;
}

function menu({ menu: shown, selection }: FiDeal): TemplateResult | typeof nothing {
  if (shown === undefined) return nothing;
  return html`<table><caption>Protection menu, at ${money(shown.basePayment)} a month without products</caption>
    <thead><tr><th scope="col">Package</th><th scope="col">Products</th><th scope="col" class="number">Retail</th><th scope="col" class="number">Payment</th></tr></thead>
    <tbody>${shown.packages.map(
      ({
        package: name,
        products,
        retailTotal,
        monthlyPayment,
        paymentIncrease,
      }) => html`<tr><th scope="row">${name}${selection?.package === name ? ' (selected)' : ''}</th><td>${products.map(({ name: product }) => product).join(', ')}</td>
        <td class="number">${money(retailTotal)}</td><td class="number">${money(monthlyPayment)}<br><span class="soft">+${money(paymentIncrease)}</span></td></tr>`,
    )}</tbody></table>`;
}
