/** Figures, documents, parties and checklist of a deal. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { dateTime, money, plainWords } from '../../view/words.ts';
import { derivationTable } from '../parts/derivation.ts';
import { section } from '../parts/page.ts';
import type { Deal } from './deal-desk.ts';

type Pairs = readonly (readonly [title: string, value: unknown])[];

const pairs = (rows: Pairs) =>
  html`<dl class="pairs">${rows.map(([title, value]) => html`<dt>${title}</dt><dd>${value}</dd>`)}</dl>`;

export function checklistPart({ checklist: { steps, completed, total } }: Deal): TemplateResult {
  return html`<section class="checklist" aria-labelledby="checklist-title"><h2 id="checklist-title">Checklist <span class="soft">${completed} of ${total}</span></h2>
    <ol>${steps.map(({ title, done }) => html`<li class=${done ? 'is-done' : ''}><span class="tick" aria-hidden="true">${done ? '✓' : ''}</span>${title}<span class="unseen">${done ? ', done' : ', open'}</span></li>`)}</ol></section>`;
}

export function figuresPart({ desked, financing }: Deal): TemplateResult {
  if (desked === undefined)
    return section('figures', 'Figures', html`<p class="soft">The deal has no figures until it is desked.</p>`);
  const isCash = desked.financeType === 'Cash';
  const rows: Pairs = [
    ['Price', money(desked.salesPrice)],
    ['Taxes and fees', money(desked.totalTaxesAndFees)],
    ['Products', money(desked.products)],
    ['Rebate', money(desked.rebate)],
    ['Trade-in', `${money(desked.tradeIn)} less ${money(desked.tradeInPayoff)} owed`],
    ['Priced amount', html`<b>${money(desked.total)}</b>`],
  ];
  const credit: Pairs = [
    ['Down payment', money(desked.downPayment)],
    ['Amount financed', money(desked.amountFinanced)],
    ['APR', `${desked.interestRate} %`],
    ['Term', `${desked.term} months`],
    ['Finance charge', money(desked.financeCharge)],
    ['Monthly payment', html`<b>${money(desked.monthlyPayment)}</b>`],
  ];
  return section(
    'figures',
    'Figures',
    html`<div class="columns">${pairs(rows)} ${isCash ? nothing : pairs(credit)}</div>
      ${financing === undefined || financing.covered ? nothing : html`<p class="note is-warning">The approval does not cover the amount financed: ${plainWords(financing.gap ?? 'gap')}.</p>`}
      ${derivationTable(desked.derivation)}`,
  );
}

export function documentsPart({ documents }: Deal): TemplateResult {
  if (documents.length === 0)
    return section(
      'documents',
      'Documents',
      html`<p class="soft">No document yet. Send the deal for signature to create them.</p>`,
    );
  return section(
    'documents',
    'Documents',
    html`<div class="wide" tabindex="0" role="group" aria-label="Documents"><table class="rows"><thead><tr><th scope="col">Document</th><th scope="col">State</th><th scope="col" class="number">Pages</th><th scope="col">SHA-256</th></tr></thead>
      <tbody>${documents.map(({ name, state, pages, digest }) => html`<tr><th scope="row">${name}</th><td>${state}</td><td class="number">${pages}</td><td><code title=${digest}>${digest.slice(0, 16)}…</code></td></tr>`)}</tbody></table></div>`,
  );
}

/** Each counterparty with the state of its machine. */
export function partiesPart(deal: Deal): TemplateResult | typeof nothing {
  const { credit, checkout, envelope, notarization, stips, insurance, transport, title, payment, fi } = deal;
  const link =
    checkout === undefined
      ? undefined
      : html`${checkout.state}, ${money(checkout.amount)}, until ${dateTime(checkout.expiresAt)} · <a href=${checkout.checkoutUrl} target="_blank" rel="noopener">open the page</a>`;
  const rows: Pairs = [
    ['Credit', credit?.state],
    ['F&I', fi?.state],
    ['Checkout link', link],
    ['Signature', envelope === undefined ? undefined : `${envelope.state}, ${envelope.signer.name}`],
    [
      'Notary',
      notarization === undefined
        ? undefined
        : `${notarization.state}${notarization.reason === undefined ? '' : `: ${notarization.reason}`}`,
    ],
    [
      'Stipulations',
      stips?.rows.map(
        ({ code, state, reason }) =>
          html`<span class="line">${code} ${state}${reason === undefined ? '' : `: ${reason}`}</span>`,
      ),
    ],
    [
      'Insurance',
      insurance === undefined
        ? undefined
        : `${insurance.policyNumber} ${insurance.state}${insurance.reason === undefined ? '' : `: ${insurance.reason}`}`,
    ],
    ['Transport', transport?.state],
    [
      'Payment',
      payment === undefined
        ? undefined
        : `${money(payment.amount)}, ${payment.method}, ${dateTime(payment.capturedAt)}`,
    ],
    ['Title', title?.state],
  ];
  const known = rows.filter(([, value]) => value !== undefined);
  return known.length === 0 ? nothing : section('parties', 'Counterparties', pairs(known));
}
