/** Draws a deal's figures as bars on one scale. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { unseenTable } from '../../view/unseen-table.ts';
import { cents, money } from '../../view/words.ts';
import type { Desked } from '../../wire/shapes.ts';

interface Part {
  readonly key: string;
  readonly says: string;
  readonly cents: number;
}

const WIDTH = 1000;

export function moneyBar(desked: Desked): TemplateResult {
  const paidFor = costs(desked).filter(({ cents: amount }) => amount > 0);
  const paidBy = means(desked).filter(({ cents: amount }) => amount > 0);
  const scale = Math.max(sum(paidFor), sum(paidBy));
  return html`<figure class="money">
    ${bar('What is paid for', paidFor, scale, 'bar-tall')} ${legend(paidFor)}
    ${bar('How it is paid', paidBy, scale, 'bar-low')} ${legend(paidBy)}
  </figure>`;
}

function costs(desked: Desked): Part[] {
  const { financeType, salesPrice, taxes, products, financeCharge } = desked;
  const charge = financeType === 'Lease' ? 'Rent charge' : 'Finance charge';
  return [
    part('price', 'Price', salesPrice),
    part('taxes', 'Taxes', taxes.combinedSalesTax ?? '0'),
    part('fees', 'Fees', feesOf(desked)),
    part('products', 'Protection', products),
    part('charge', charge, financeType === 'Cash' ? '0' : financeCharge),
  ];
}

/** The same sum from the buyer's side; in a lease the residual is not paid. */
function means(desked: Desked): Part[] {
  const { financeType, term, total, downPayment, totalOfPayments, monthlyPayment } = desked;
  const { residual, dueAtSigning } = leaseOf(desked);
  const allowance = cents(desked.rebate) + cents(desked.tradeIn) - cents(desked.tradeInPayoff);
  const given: Part = { key: 'traded', says: 'Trade and rebate', cents: allowance };
  if (financeType === 'Cash') return [given, part('down', 'Paid at once', total)];
  const payments = part('monthly', `${term} payments`, totalOfPayments);
  if (dueAtSigning === undefined) return [given, part('down', 'Down', downPayment), payments];
  // The first payment is also due at signing, but is counted among the payments.
  const signing: Part = { key: 'down', says: 'At signing', cents: cents(dueAtSigning) - cents(monthlyPayment) };
  return [given, signing, payments, part('residual', 'Left in the car', residual ?? '0')];
}

interface Lease {
  readonly residual?: string;
  readonly dueAtSigning?: string;
}

/** Members of a lease, which the contract does not declare. */
export function leaseOf({ residual, dueAtSigning }: Desked): Lease {
  return {
    ...(typeof residual === 'string' ? { residual } : {}),
    ...(typeof dueAtSigning === 'string' ? { dueAtSigning } : {}),
  };
}

/** Taxes and fees other than sales tax, including the gas-guzzler tax. */
function feesOf({ totalTaxesAndFees, taxes }: Desked): string {
  return ((cents(totalTaxesAndFees) - cents(taxes.combinedSalesTax ?? '0')) / 100).toFixed(2);
}

function part(key: string, says: string, amount: string): Part {
  return { key, says, cents: cents(amount) };
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((all, { cents: amount }) => all + amount, 0);
}

function bar(title: string, parts: readonly Part[], scale: number, kind: string): TemplateResult {
  let from = 0;
  const drawn = parts.map(({ key, cents: amount }) => {
    const width = scale === 0 ? 0 : (amount / scale) * WIDTH;
    const x = from;
    from += width;
    return svg`<rect class=${`part part-${key}`} x=${x} y="0" width=${Math.max(0, width - 2)} height="40" />`;
  });
  const rows = parts.map(({ says, cents: amount }) => [says, money(amount / 100)] as const);
  return html`${unseenTable(title, ['Part', 'Amount'], rows)}<svg class=${`bar ${kind}`} viewBox=${`0 0 ${WIDTH} 40`} preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>`;
}

function legend(parts: readonly Part[]): TemplateResult {
  return html`<ul class="legend" aria-hidden="true">${parts.map(
    ({ key, says, cents: amount }) =>
      html`<li><svg class="swatch" viewBox="0 0 10 10"><rect class=${`part part-${key}`} width="10" height="10" /></svg>${says} <b>${money(amount / 100)}</b></li>`,
  )}</ul>`;
}

/** Table of every figure with its rule. */
export function derivation({ derivation: steps = [] }: Desked): TemplateResult | typeof nothing {
  if (steps.length === 0) return nothing;
  return html`<details class="derivation"><summary>How each figure is computed</summary>
    <table><thead><tr><th scope="col">Figure</th><th scope="col" class="number">Value</th><th scope="col">Rule</th></tr></thead>
    <tbody>${steps.map(
      ({ figure, value, rule, note }) =>
        html`<tr><td><code>${figure}</code></td><td class="number">${value}</td><td>${rule}${note === undefined ? nothing : html`<br><span class="soft">${note}</span>`}</td></tr>`,
    )}</tbody></table></details>`;
}
