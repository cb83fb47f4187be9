/** The parts of a computed payment: Truth in Lending box, taxes by jurisdiction, fees, amortization. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { money, plainWords, wholeNumber } from '../../view/words.ts';
import { plot } from '../parts/plot.ts';
import type { Payments } from './figures.ts';

type Schedule = NonNullable<Payments['schedule']>;

/** The four boxes of Regulation Z, in its order. */
export function aprBox({
  annualPercentageRate,
  financeCharge,
  amountFinanced,
  totalOfPayments,
}: Schedule['truthInLending']): TemplateResult {
  const boxes = [
    [
      'Annual percentage rate',
      annualPercentageRate === null ? 'none' : `${annualPercentageRate} %`,
      'The cost of the credit as a yearly rate',
    ],
    ['Finance charge', money(financeCharge), 'The dollar amount that the credit costs'],
    ['Amount financed', money(amountFinanced), 'The credit provided'],
    ['Total of payments', money(totalOfPayments), 'The amount paid after all payments'],
  ] as const;
  return html`<dl class="apr-box" aria-label="Truth in Lending">${boxes.map(([title, value, says]) => html`<div><dt>${title}</dt><dd><b>${value}</b><span class="soft">${says}</span></dd></div>`)}</dl>`;
}

export function taxesPart({ jurisdiction, taxes }: Payments): TemplateResult {
  const { city, county, state, zip, combinedPct, basis, rates, localRange } = jurisdiction;
  const levied = {
    state: taxes.stateSalesTax,
    county: taxes.countySalesTax,
    city: taxes.citySalesTax,
    district: taxes.districtSalesTax,
  };
  return html`<p class="soft">${city}, ${county}, ${state} ${zip} · ${combinedPct} % combined (${basis})${localRange === undefined ? nothing : `; local rates from ${localRange.lowPct} % to ${localRange.highPct} % within this ZIP`}</p>
    <div class="wide stacks" tabindex="0" role="group" aria-label="Taxes by jurisdiction"><table><thead><tr><th scope="col">Jurisdiction</th><th scope="col" class="number">Rate</th><th scope="col">Authority</th></tr></thead>
      <tbody>${rates.map(({ level, name, pct, authority, effectiveFrom, confidence }) => html`<tr><th scope="row">${name} <span class="soft">${level}</span></th><td class="number">${pct} %</td><td>${authority} <span class="soft">from ${effectiveFrom}, confidence ${confidence}</span></td></tr>`)}</tbody></table></div>
    <dl class="pairs">${Object.entries(levied).map(([level, amount]) => (amount === undefined ? nothing : html`<dt>${plainWords(level)} sales tax</dt><dd>${money(amount)}</dd>`))}
      ${taxes.gasGuzzlerTax === 0 ? nothing : html`<dt>gas guzzler tax</dt><dd>${money(taxes.gasGuzzlerTax)}</dd>`}
      ${taxes.documentaryStampTax === undefined ? nothing : html`<dt>documentary stamp tax</dt><dd>${money(taxes.documentaryStampTax)}</dd>`}
      <dt><b>Sales tax</b></dt><dd><b>${money(taxes.combinedSalesTax)}</b></dd></dl>`;
}

export function feesPart({ fees }: Payments): TemplateResult {
  const rows = [
    ['Title', fees.titleFee],
    ['Registration', fees.registrationFee],
    ...Object.entries(fees.dmvFees).map(([name, amount]) => [feeName(name), amount] as const),
    ['Document fee', fees.docFee],
  ] as const;
  return html`<dl class="pairs">${rows.filter(([, amount]) => amount > 0).map(([name, amount]) => html`<dt>${name}</dt><dd>${money(amount)}</dd>`)}
    <dt><b>Fees</b></dt><dd><b>${money(fees.combinedFees)}</b></dd></dl>`;
}

/** `smogAbatementFee` → `smog abatement fee`. */
export const feeName = (name: string) =>
  name
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

export function schedulePart({ payments, firstPaymentDate }: Schedule): TemplateResult {
  let interest = 0;
  const paid = payments.map((row) => {
    interest += row.interest;
    return interest;
  });
  return html`<p class="soft">${payments.length} payments, the first on ${firstPaymentDate}.</p>${plot({
    title: 'Balance and interest paid',
    along: 'Payment',
    points: payments.map(({ number, date }) => `${number} · ${date.slice(0, 7)}`),
    series: [
      { name: 'Balance', tone: 'a', values: payments.map(({ balance }) => balance) },
      { name: 'Interest paid', tone: 'b', values: paid },
    ],
    format: wholeNumber,
    rowEvery: 6,
  })}`;
}
