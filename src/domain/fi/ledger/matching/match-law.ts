/** Match score of a ledger line and a contract: four weighted signals and a floor of 0.6. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { type Cents, percentOf, toDecimal } from '#kernel/money.ts';

export interface Signals {
  readonly vin: number;
  readonly customer: number;
  readonly amount: number;
  readonly date: number;
}

/** Posted on every reconciliation. Source: matching habits of dealership accountants, 2026; confidence medium. */
export const MATCH_LAW = Object.freeze({
  weights: Object.freeze({ vin: 0.4, customer: 0.15, amount: 0.3, date: 0.15 }),
  floor: 0.6,
  signals: Object.freeze({
    vin: 'all 17 characters: 1; the last 8: 0.9; the last 6: 0.7',
    customer: 'letter-pair similarity of the names; 0 if below 0.7',
    amount:
      'the price or the markup: 1; the dealer cost: 0.9; within 1 % of the price: 0.8; 35 to 50 % of the price: 0.4',
    date: 'days between posting and sale: up to 3: 1; up to 10: 0.8; up to 45: 0.4',
  }),
  ruledOut: Object.freeze([
    'a full VIN of another car',
    'an amount more than a tenth above the price',
    'an account of vehicles, taxes or fees',
  ]),
  assignment: 'one line per contract, by the highest total score; reversing pairs are excluded first',
});

const VIN_STRENGTH: Readonly<Record<number, number>> = { 17: 1, 8: 0.9, 6: 0.7 };
const CUSTOMER_FLOOR = 0.7;
const NEAR_PRICE_PCT = 1;
/** When the cost is unknown, it is assumed to be 50 to 65 % of retail, and the markup is the rest. */
const MARKUP_BAND_PCT = { from: 35, to: 50 };
const DATE_WINDOWS: readonly (readonly [daysMax: number, signal: number])[] = [
  [3, 1],
  [10, 0.8],
  [45, 0.4],
];

/** The window in days within which a posting date counts for a contract. */
export const DATE_WINDOW_DAYS = 45;

/** The VIN match of a line and a contract: full, tail or none. */
export function vinSignal(lineVin: string | undefined, contractVin: string): number {
  if (lineVin === undefined || !contractVin.endsWith(lineVin)) return 0;
  return VIN_STRENGTH[lineVin.length] ?? 0;
}

/** The similarity of names, zero when they hardly match. */
export function customerSignal(likeness: number): number {
  return likeness < CUSTOMER_FLOOR ? 0 : likeness;
}

/** Signs are ignored: a sale credits the income account that a chargeback debits. */
export function amountSignal(
  amount: Cents,
  { price, dealerCost }: Pick<ContractTerms, 'price' | 'dealerCost'>,
): number {
  const posted = Math.abs(amount);
  if (posted === 0) return 0;
  if (posted === price || posted === price - dealerCost) return 1;
  if (posted === dealerCost) return 0.9;
  if (Math.abs(posted - price) <= percentOf(price, NEAR_PRICE_PCT)) return 0.8;
  const share = (posted / price) * 100;
  return share >= MARKUP_BAND_PCT.from && share <= MARKUP_BAND_PCT.to ? 0.4 : 0;
}

/** By the absolute distance in days. */
export function dateSignal(days: number): number {
  const distance = Math.abs(days);
  for (const [daysMax, signal] of DATE_WINDOWS) if (distance <= daysMax) return signal;
  return 0;
}

/**
 * The weighted sum, 0 … 1, rounded to four decimals so that exact signals meet the floor exactly. `customer` replaces a
 * name similarity that is not known yet.
 */
export function scoreOf(signals: Signals, customer = signals.customer): number {
  const { weights } = MATCH_LAW;
  const sum =
    weights.vin * signals.vin +
    weights.customer * customer +
    weights.amount * signals.amount +
    weights.date * signals.date;
  return Math.round(sum * 10_000) / 10_000;
}

/** True when a score makes a match. */
export function meetsFloor(score: number): boolean {
  return score >= MATCH_LAW.floor;
}

/** A posting may include sales tax; nothing else of a contract exceeds its price. */
const ABOVE_PRICE_PCT = 110;

/** True when the amount is too large for a contract of this price. */
export function exceedsPrice(amount: Cents, price: Cents): boolean {
  return Math.abs(amount) > percentOf(price, ABOVE_PRICE_PCT);
}

/** Describes an amount that matches no part of the contract. */
export function amountInWords(amount: Cents, price: Cents): string {
  return `the amount ${toDecimal(amount)} is neither the price ${toDecimal(price)} nor its cost or markup`;
}
