/** Lease tax by state: on each payment and the reduction paid at signing, upfront on all of them, on the price, or none. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, percentOf, sum, toDecimal } from '#kernel/money.ts';
import { type Derivation, moneyStep, plainNumber } from '../derivation/derivation.ts';
import { citeState, type Jurisdiction, jurisdictionAt, jurisdictionStep } from './jurisdiction.ts';
import { byLevel, divideTax, NO_LOCAL_TAX, taxesOf } from './levels.ts';
import type { Levy } from './local/local-rates.ts';
import { LEASE_AUTHORITIES } from './special-levies.data.ts';
import { newJerseyPct, oklahomaExcise } from './state-rules.ts';
import type { TaxRow } from './tax-rows.data.ts';
import { levyStep, localParts, type Taxed, type TaxFacts, vehicleTax } from './vehicle-tax.ts';

export interface LeaseTaxed extends Taxed {
  /** Tax on each payment; zero when the tax is due at signing. */
  readonly monthlyTax: Cents;
  /** Tax due at signing; if payments are taxed, the tax on the capitalized-cost reduction. */
  readonly upfrontTax: Cents;
}

export interface LeaseStream {
  readonly basePayment: Cents;
  readonly termMonths: number;
  /** Cash paid at signing to reduce the capitalized cost. */
  readonly downPayment: Cents;
}

/** Tax over the whole lease. Caps and surcharges on sales apply only in states that tax the price. */
export function leaseTax(facts: TaxFacts, stream: LeaseStream): LeaseTaxed {
  const jurisdiction = jurisdictionAt(facts.zip, facts.state, facts.asOf, facts.dealerZip, facts.soldOnline);
  const { row } = jurisdiction;
  if (facts.state === 'OK') return oklahomaLease(facts, jurisdiction);
  if (row.lease === 'price-at-signing') {
    const taxed = vehicleTax(facts);
    return { ...taxed, monthlyTax: cents(0), upfrontTax: taxed.taxes.combinedSalesTax };
  }
  if (row.lease === 'none') return untaxedLease(jurisdiction);
  return streamTax(facts, stream, jurisdiction);
}

/**
 * Florida's surtax limit is per item sold, and a payment never reaches it. Elsewhere the cap applies to the whole
 * lease.
 */
function isCapped({ onFirst }: Levy, { state }: Jurisdiction): boolean {
  return onFirst !== undefined && state !== 'FL';
}

function streamTax(facts: TaxFacts, stream: LeaseStream, jurisdiction: Jurisdiction): LeaseTaxed {
  const { row, levies } = jurisdiction;
  const { basePayment, termMonths } = stream;
  const reduction = taxedReduction(facts, stream, row);
  const running = levies.filter((levy) => !isCapped(levy, jurisdiction));
  const statePct = leaseStatePct(facts, row);
  const localPct = plainNumber(running.reduce((total, { pct }) => total + pct, 0));
  const ratePct = plainNumber(statePct + localPct);
  const payments = (basePayment * termMonths) as Cents;
  const isMonthly = row.lease === 'payments';
  const monthlyTax = isMonthly ? percentOf(basePayment, ratePct) : cents(0);
  const signing = percentOf(isMonthly ? reduction : sum(payments, reduction), ratePct);
  const capped = localParts(
    sum(payments, reduction),
    levies.filter((levy) => isCapped(levy, jurisdiction)),
  );
  const total = sum((monthlyTax * termMonths) as Cents, signing);
  const local = ratePct === 0 ? cents(0) : cents((total * localPct) / ratePct);
  const parts = [...divideTax(local, running), ...capped];
  const upfrontTax = sum(signing, ...capped.map(({ tax }) => tax));
  const step = moneyStep(
    'leaseTax',
    total,
    LEASE_RULES[row.lease],
    {
      basePayment: toDecimal(basePayment),
      termMonths,
      reduction: toDecimal(reduction),
      statePct,
      localPct,
      ratePct,
    },
    { row: citeLease(jurisdiction), ...leaseNote(jurisdiction) },
  );
  return {
    taxes: taxesOf(cents(total - local), parts.length === 0 ? NO_LOCAL_TAX : byLevel(parts)),
    jurisdiction,
    monthlyTax,
    upfrontTax,
    derivation: [
      jurisdictionStep(jurisdiction),
      step,
      ...capped.map(({ levy, tax, on }) => levyStep(jurisdiction, levy, tax, on)),
    ],
  };
}

/**
 * Payments at signing that lower the rent are rent in advance: cash and a rebate everywhere, and a trade-in in states
 * without trade-in credit.
 */
function taxedReduction({ rebate, tradeIn }: TaxFacts, { downPayment }: LeaseStream, row: TaxRow): Cents {
  return sum(downPayment, row.rebateReduces ? cents(0) : rebate, row.trade === 'none' ? tradeIn : cents(0));
}

/** The state and local tax percentage on each lease payment; zero when the tax is due at signing or never. */
export function leasePaymentPct(jurisdiction: Jurisdiction): number {
  const { row, levies } = jurisdiction;
  if (row.lease !== 'payments') return 0;
  const running = levies.filter((levy) => !isCapped(levy, jurisdiction));
  return plainNumber(running.reduce((total, { pct }) => total + pct, row.leaseStatePct ?? row.statePct));
}

function leaseStatePct(facts: TaxFacts, row: TaxRow): number {
  return row.leaseStatePct ?? (facts.state === 'NJ' ? newJerseyPct(facts, row) : row.statePct);
}

/** 68 O.S. 1355: a lease of 12 months or more on which the excise of 3.25 % was paid is exempt from sales tax. */
function oklahomaLease(facts: TaxFacts, jurisdiction: Jurisdiction): LeaseTaxed {
  const tax = oklahomaExcise(facts);
  const rule = 'excise on the price at signing, trade not deducted, and no sales tax';
  const step = moneyStep('leaseTax', tax, rule, { salesPrice: toDecimal(facts.salesPrice) }, leaseExtra(jurisdiction));
  return {
    taxes: taxesOf(tax, NO_LOCAL_TAX),
    jurisdiction,
    monthlyTax: cents(0),
    upfrontTax: tax,
    derivation: [jurisdictionStep(jurisdiction), step],
  };
}

function untaxedLease(jurisdiction: Jurisdiction): LeaseTaxed {
  const nothing = cents(0);
  const step = moneyStep('leaseTax', nothing, LEASE_RULES.none, {}, leaseExtra(jurisdiction));
  return {
    taxes: taxesOf(nothing, NO_LOCAL_TAX),
    jurisdiction,
    monthlyTax: nothing,
    upfrontTax: nothing,
    derivation: [jurisdictionStep(jurisdiction), step],
  };
}

const LEASE_RULES: Readonly<Record<TaxRow['lease'], string>> = {
  payments: 'each payment, and any payment at signing that lowers it, is taxed by state and locality',
  'payments-at-signing': 'all payments, and any payment at signing that lowers them, are taxed at signing',
  'price-at-signing': 'the price is taxed at signing',
  none: 'the state does not tax leases',
};

function citeLease(jurisdiction: Jurisdiction) {
  const { note: _note, ...own } = LEASE_AUTHORITIES[jurisdiction.state] ?? {};
  const state = citeState(jurisdiction);
  // A verified rate does not verify the lease rule.
  return {
    ...state,
    verifiedOn: null,
    confidence: state.confidence === 'high' ? 'medium' : state.confidence,
    ...own,
  } as const;
}

function leaseNote({ state }: Jurisdiction): { note?: string } {
  const note = LEASE_AUTHORITIES[state]?.note;
  return withoutUndefined({ note });
}

function leaseExtra(jurisdiction: Jurisdiction): Pick<Derivation, 'row' | 'note'> {
  return { row: citeLease(jurisdiction), ...leaseNote(jurisdiction) };
}
