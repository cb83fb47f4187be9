/** Computes the refund of a cancelled contract: free look, pro rata by time and miles, claims, fee, one rounding. */
import { addDays, addWeekdays, daysBetween, type IsoDate } from '#kernel/dates.ts';
import { type Cents, cents, toDecimal } from '#kernel/money.ts';
import { expirationOf } from '../contract-terms.ts';
import type { FeeCap } from './row.ts';
import type { CancellationRule } from './rule.ts';

/** The cancelled contract and the date. Money is cents, distances are miles. */
export interface CancellationFacts {
  readonly price: Cents;
  readonly termMonths: number;
  readonly startDate: IsoDate;
  readonly asOf: IsoDate;
  readonly termMiles?: number;
  readonly odometer?: number;
  /** The odometer at sale, if the plan's miles count from there; zero by default. */
  readonly saleOdometer?: number;
  readonly claimsPaid?: Cents;
}

interface DerivationStep {
  readonly step: string;
  readonly value: string;
  readonly how: string;
}

export interface Refund {
  readonly amount: Cents;
  readonly method: 'free-look' | 'pro-rata';
  /** The deciding measure: the whole price, the days, or the miles. */
  readonly basis: 'full-price' | 'time' | 'miles';
  /** The used share of the contract, 0 … 1, eight decimals. */
  readonly usedFraction: number;
  /** Before claims and fee; the whole price in the free look. */
  readonly unearned: Cents;
  readonly fee: Cents;
  readonly claimsDeducted: Cents;
  readonly endDate: IsoDate;
  readonly freeLookEnds: IsoDate;
  readonly disclosures: readonly string[];
  readonly derivation: readonly DerivationStep[];
}

interface Used {
  readonly fraction: number;
  readonly basis: 'time' | 'miles';
  readonly steps: readonly DerivationStep[];
}

/** The refund of a contract on a day. Amounts never fall below zero; fractions stay in 0 … 1. */
export function refundOf(facts: CancellationFacts, rule: CancellationRule): Refund {
  const endDate = expirationOf(facts.startDate, facts.termMonths);
  const freeLookEnds = freeLookEnd(facts.startDate, rule);
  const used = usedShare(facts, endDate, rule);
  const common = {
    endDate,
    freeLookEnds,
    usedFraction: round8(used.fraction),
    disclosures: milesDisclosure(facts, rule),
  };
  const claims = facts.claimsPaid ?? (0 as Cents);
  const ended = daysBetween(facts.asOf, endDate) <= 0;
  const barred = claims > 0 && (rule.freeLook.claims === 'bars' || rule.endsWithClaim);
  if (facts.asOf <= freeLookEnds && !ended && !barred) {
    return {
      ...common,
      method: 'free-look',
      basis: 'full-price',
      ...freeLookRefund(facts, claims, freeLookEnds, rule),
    };
  }
  return { ...common, method: 'pro-rata', basis: used.basis, ...proRataRefund(facts.price, claims, used, rule) };
}

/** The last day of the free look, counted from the sale. Business days exclude weekends. */
export function freeLookEnd(start: IsoDate, rule: CancellationRule): IsoDate {
  if (rule.freeLook.unit !== 'business') return addDays(start, rule.freeLook.days);
  return addWeekdays(start, rule.freeLook.days);
}

/** The cap in exact cents (not yet rounded) for a price and an unearned amount. */
export function feeOf(cap: FeeCap, price: number, unearned: number): number {
  const flat = cap.flatCents ?? Number.POSITIVE_INFINITY;
  const share =
    cap.pct === undefined
      ? Number.POSITIVE_INFINITY
      : ((cap.pct.of === 'price' ? price : unearned) * cap.pct.rate) / 100;
  return Math.min(flat, share);
}

/** Days used of the coverage days, both calendar days from first to last; the share is 0 … 1. */
export function timeUsed(startDate: IsoDate, endDate: IsoDate, on: IsoDate) {
  const total = daysBetween(startDate, endDate);
  const days = Math.min(Math.max(daysBetween(startDate, on), 0), total);
  // A term that starts on the last supported day has no days, so it is used up immediately.
  const share = total === 0 ? Number(on >= startDate) : days / total;
  return { days, total, share };
}

/** The greater of time and miles used: "lesser of" means the smaller refund. */
function usedShare(facts: CancellationFacts, endDate: IsoDate, rule: CancellationRule): Used {
  const { days, total, share: time } = timeUsed(facts.startDate, endDate, facts.asOf);
  const byTime = {
    step: 'timeUsed',
    value: time.toFixed(8),
    how: `${days} of ${total} days from ${facts.startDate} to ${endDate}`,
  };
  if (facts.termMiles === undefined || facts.odometer === undefined || rule.method === 'pro-rata-by-days') {
    return { fraction: time, basis: 'time', steps: [byTime] };
  }
  const driven = Math.min(Math.max(facts.odometer - (facts.saleOdometer ?? 0), 0), facts.termMiles);
  const miles = driven / facts.termMiles;
  const byMiles = { step: 'milesUsed', value: miles.toFixed(8), how: `${driven} of ${facts.termMiles} miles` };
  const steps = [byTime, byMiles];
  return miles > time ? { fraction: miles, basis: 'miles', steps } : { fraction: time, basis: 'time', steps };
}

function freeLookRefund(
  { price, startDate, asOf }: CancellationFacts,
  claims: Cents,
  ends: IsoDate,
  { freeLook }: CancellationRule,
) {
  const deducted = Math.min(claims, price);
  const { lessFee, feeFromDay = 0 } = freeLook;
  const isKept = lessFee !== undefined && daysBetween(startDate, asOf) >= feeFromDay;
  const fee = Math.min(isKept ? feeOf(lessFee, price, price) : 0, price - deducted);
  const amount = cents(price - deducted - fee);
  return {
    amount,
    unearned: price,
    fee: cents(fee),
    claimsDeducted: cents(deducted),
    derivation: [
      { step: 'freeLook', value: toDecimal(price), how: `the whole price until ${ends}` },
      ...lessSteps(deducted, fee),
      { step: 'refund', value: toDecimal(amount), how: 'price less claims less fee, rounded half-up to the cent' },
    ],
  };
}

function proRataRefund(price: Cents, claims: Cents, used: Used, rule: CancellationRule) {
  const isSpent = rule.endsWithClaim && claims > 0;
  const unearned = isSpent ? 0 : price * (1 - used.fraction);
  const deducted = rule.claimsDeducted ? Math.min(claims, unearned) : 0;
  const fee = Math.min(feeOf(rule.feeCap, price, unearned), unearned - deducted);
  const amount = cents(unearned - deducted - fee);
  const how = isSpent
    ? 'nothing once a benefit has been paid'
    : `${toDecimal(price)} × (1 − ${used.fraction.toFixed(8)})`;
  return {
    amount,
    unearned: cents(unearned),
    fee: cents(fee),
    claimsDeducted: cents(deducted),
    derivation: [
      ...used.steps,
      { step: 'unearned', value: toDecimal(cents(unearned)), how },
      ...lessSteps(deducted, fee),
      {
        step: 'refund',
        value: toDecimal(amount),
        how: 'unearned less claims less fee, rounded half-up to the cent once',
      },
    ],
  };
}

function lessSteps(claims: number, fee: number): DerivationStep[] {
  return [
    ...(claims > 0 ? [{ step: 'claims', value: toDecimal(cents(claims)), how: 'claims paid under the contract' }] : []),
    ...(fee > 0
      ? [{ step: 'fee', value: toDecimal(cents(fee)), how: 'the maximum fee, never above the remainder' }]
      : []),
  ];
}

function milesDisclosure(facts: CancellationFacts, rule: CancellationRule): string[] {
  if (facts.odometer === undefined) return [];
  if (facts.termMiles === undefined) return ['Miles were not counted: the contract has no mile limit.'];
  if (rule.method === 'pro-rata-by-days') return ['Miles were not counted: this rule runs by days.'];
  if (facts.saleOdometer !== undefined) return [];
  return ['Miles were counted from zero, as plans of new cars do; the odometer at sale was not given.'];
}

function round8(value: number): number {
  return Math.round(value * 1e8) / 1e8;
}
