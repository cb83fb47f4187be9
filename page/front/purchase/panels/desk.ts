/** Desk panel: sliders whose figures the service computes. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { choice, slider, textField } from '../../../view/fields.ts';
import { money, wholeNumber } from '../../../view/words.ts';
import type { Desked } from '../../../wire/shapes.ts';
import type { PurchaseController } from '../controller.ts';
import { derivation, leaseOf, moneyBar } from '../money-bar.ts';
import type { Figures } from '../purchase.ts';
import { actionButton, type Panel, panelFrame } from './panel.ts';

const FINANCE_TYPES = ['Loan', 'Lease', 'Cash'] as const;
const PRICE_STEP = 50;
/** Steps to either side of the asking price. */
const PRICE_REACH = 120;

export const deskPanel: Panel = (controller) => {
  const { purchase } = controller;
  const desked = purchase.deal?.desked;
  return panelFrame(
    'Work the numbers',
    'Taxes and fees at the ZIP, the posted rate and the payment, all computed by the service. Moving a slider desks the deal again.',
    html`<div class="desk">
      <div class="desk-inputs">${inputs(controller)}</div>
      <div class="desk-answer" aria-live="polite" aria-busy=${purchase.busy !== undefined}>
        ${desked === undefined ? html`<p class="soft">No figures yet.</p>` : answer(desked)}
      </div>
    </div>
    ${desked === undefined ? actionButton(purchase, 'Work the numbers', controller.desk) : nothing}
    ${desked === undefined ? nothing : derivation(desked)}`,
  );
};

function inputs({ purchase, desk }: PurchaseController): TemplateResult[] {
  const { figures } = purchase;
  const set = (change: Partial<Figures>) => {
    Object.assign(figures, change);
    if (isWhole(figures)) desk();
  };
  const middle = purchase.asking;
  return [
    choice({
      name: 'finance-type',
      legend: 'Paid by',
      options: FINANCE_TYPES,
      value: figures.financeType,
      onPick: (financeType) => set({ financeType }),
    }),
    slider({
      name: 'price',
      label: 'Price',
      value: figures.salesPrice,
      min: Math.max(middle % PRICE_STEP, middle - PRICE_REACH * PRICE_STEP),
      max: middle + PRICE_REACH * PRICE_STEP,
      step: PRICE_STEP,
      shown: wholeNumber(figures.salesPrice),
      onInput: (salesPrice) => set({ salesPrice }),
    }),
    slider({
      name: 'down',
      label: 'Down payment',
      value: figures.downPayment,
      min: 0,
      max: Math.round(middle / 500) * 250,
      step: 250,
      shown: wholeNumber(figures.downPayment),
      onInput: (downPayment) => set({ downPayment }),
    }),
    slider({
      name: 'term',
      label: 'Term',
      value: figures.term,
      min: 24,
      max: 84,
      step: 12,
      shown: `${figures.term} months`,
      onInput: (term) => set({ term }),
    }),
    textField({
      name: 'desk-zip',
      label: 'ZIP code where the car is registered',
      value: figures.zip,
      inputMode: 'numeric',
      hint: 'Try 97201 (no sales tax), 78701 or 60601',
      onInput: (zip) => set({ zip: zip.trim() }),
    }),
  ];
}

/** The desk requires five digits; until they are complete nothing is sent. */
const isWhole = ({ zip }: Figures) => /^\d{5}$/.test(zip);

function answer(desked: Desked): TemplateResult {
  const { monthlyPayment, interestRate, term, total, state, financeType } = desked;
  const { dueAtSigning } = leaseOf(desked);
  const isCash = financeType === 'Cash';
  return html`<p class="payment">
      <span class="payment-amount">${money(isCash ? total : monthlyPayment)}</span>
      <span class="payment-says">${isCash ? 'to pay' : `a month for ${term} months`}${isCash || financeType === 'Lease' ? nothing : html` at ${interestRate} %`}<br>
        <span class="soft">total ${money(total)} in ${state}${dueAtSigning === undefined ? '' : `, due at signing ${money(dueAtSigning)}`}</span></span>
    </p>
    ${moneyBar(desked)}`;
}
