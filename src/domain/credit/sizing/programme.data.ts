/** Posted lending programme: the limits and terms of each tier, for decisions and for buying power. */
import type { RatedCar, TierLetter } from '../../credit-tiers/tiers.ts';

export interface ProgrammeRow {
  /** Most that is lent on one car to an applicant whose income is stated. */
  readonly maxAmountDollars: number;
  /** Most that is financed without products, in percent of the car's guide value. */
  readonly maxAdvancePct: number;
  /** Payment, and payment with other debts, to gross monthly income, in percent. */
  readonly ptiMaxPct: number;
  readonly dtiMaxPct: number;
  readonly maxTermNew: number;
  readonly maxTermUsed: number;
  readonly maxAgeYears: number;
  readonly maxMiles: number;
  /** Points a dealer may add up to 60 months and beyond, or a flat sum in cents. */
  readonly reserve: { readonly upTo60: number; readonly over60: number } | { readonly flatCents: number };
  readonly dealerFeeCents: number;
  readonly minDownPct: number;
  readonly minMonthlyIncomeCents: number;
  readonly lifeDays: number;
  readonly stipulations: readonly string[];
  /** Proof of income joins when the payment takes more than this share of income. */
  readonly incomeProofAbovePtiPct?: number;
}

/**
 * Shaped after published programme limits: advances of 110–130 % of book, payment-to-income of 10–20 %, debt-to-income of 36–50 %
 * (lender training decks, 2019–2024, medium confidence), and participation caps of 2.5 and 2.0 points. The buy rate is the posted
 * rate of the tier.
 */
export const PROGRAMME: Readonly<Record<TierLetter, ProgrammeRow>> = {
  S: { maxAmountDollars: 100_000, maxAdvancePct: 130, ptiMaxPct: 20, dtiMaxPct: 50, maxTermNew: 84, maxTermUsed: 84, maxAgeYears: 12, maxMiles: 150_000, reserve: { upTo60: 2.5, over60: 2.0 }, dealerFeeCents: 0, minDownPct: 0, minMonthlyIncomeCents: 0, lifeDays: 45, stipulations: [] },
  A: { maxAmountDollars: 85_000, maxAdvancePct: 125, ptiMaxPct: 18, dtiMaxPct: 48, maxTermNew: 84, maxTermUsed: 75, maxAgeYears: 10, maxMiles: 125_000, reserve: { upTo60: 2.5, over60: 2.0 }, dealerFeeCents: 0, minDownPct: 0, minMonthlyIncomeCents: 150_000, lifeDays: 30, stipulations: [], incomeProofAbovePtiPct: 15 },
  B: { maxAmountDollars: 65_000, maxAdvancePct: 120, ptiMaxPct: 16, dtiMaxPct: 45, maxTermNew: 75, maxTermUsed: 72, maxAgeYears: 10, maxMiles: 120_000, reserve: { upTo60: 2.0, over60: 1.5 }, dealerFeeCents: 19_500, minDownPct: 5, minMonthlyIncomeCents: 180_000, lifeDays: 30, stipulations: ['POI', 'POR', 'INS'] },
  C: { maxAmountDollars: 50_000, maxAdvancePct: 110, ptiMaxPct: 15, dtiMaxPct: 45, maxTermNew: 72, maxTermUsed: 66, maxAgeYears: 8, maxMiles: 100_000, reserve: { upTo60: 1.5, over60: 1.0 }, dealerFeeCents: 49_500, minDownPct: 10, minMonthlyIncomeCents: 200_000, lifeDays: 21, stipulations: ['POI', 'POR', 'INS', 'REF5', 'DLC'] },
  D: { maxAmountDollars: 40_000, maxAdvancePct: 100, ptiMaxPct: 12, dtiMaxPct: 40, maxTermNew: 60, maxTermUsed: 54, maxAgeYears: 7, maxMiles: 90_000, reserve: { flatCents: 10_000 }, dealerFeeCents: 89_500, minDownPct: 15, minMonthlyIncomeCents: 220_000, lifeDays: 14, stipulations: ['POI', 'POR', 'INS', 'REF6', 'DLC', 'PHN', 'DPV'] },
};

/** What a conditioned decision asks for where the tier asks nothing of itself: a condition with nothing to meet is none. */
export const STANDARD_STIPULATIONS: readonly string[] = ['POI', 'POR', 'INS'];

/** The dealer's part of the reserve, in percent; chargebacks fall in the first 90 to 120 days. */
export const RESERVE_SPLIT_PCT = 75;

/** Proofs that come out of the dealer's own file; the buyer brings every other. */
export const DEALER_BRINGS: ReadonlySet<string> = new Set(['DPV', 'TRD', 'GAPR', 'VSCR', 'ODO', 'BKS', 'TTL']);

/** The longest term by the age and miles of the car, whichever is shorter. Posted by the sandbox panel. */
const CAR_TERMS = [
  { ageFromYears: 10, milesFrom: 125_000, termMax: 48 },
  { ageFromYears: 8, milesFrom: 100_000, termMax: 60 },
  { ageFromYears: 6, milesFrom: 80_000, termMax: 72 },
] as const;
const TERM_MAX = 84;

/** The longest term in months that the car itself allows. */
export function carTermMax({ ageYears, miles }: RatedCar): number {
  return CAR_TERMS.find((row) => ageYears >= row.ageFromYears || miles >= row.milesFrom)?.termMax ?? TERM_MAX;
}
