/** Plans that exemplar contracts are drawn from. Source: trade price bands seen 2025–26; confidence low, invented for the sandbox. */
import type { ProductType } from '../families.ts';

export interface ExemplarPlan {
  readonly productType: ProductType;
  readonly coverage: string;
  readonly terms: readonly (readonly [months: number, miles: number | null])[];
  readonly deductibleDollars: number;
  /** Retail band in whole dollars and the step a draw moves in. */
  readonly retail: { readonly from: number; readonly to: number; readonly step: number };
  /** Dealer cost as a share of retail, in percent. */
  readonly costPct: number;
  readonly form: string;
  /** How many cars in a hundred carry it. */
  readonly carriedPct: number;
}

// No term is longer than 84 months, so a car eight model years old shows lapsed cover.
export const EXEMPLAR_PLANS: readonly ExemplarPlan[] = [
  { productType: 'VSC', coverage: 'Exclusionary', terms: [[36, 36_000], [48, 48_000], [60, 60_000], [72, 75_000], [84, 84_000]], deductibleDollars: 100, retail: { from: 1_995, to: 3_795, step: 5 }, costPct: 55, form: 'VSC-EXC', carriedPct: 100 },
  { productType: 'GAP', coverage: 'Waiver', terms: [[60, null], [72, null], [84, null]], deductibleDollars: 0, retail: { from: 695, to: 995, step: 5 }, costPct: 35, form: 'GAPW', carriedPct: 70 },
  { productType: 'TIRE', coverage: 'Road hazard', terms: [[36, null], [60, null], [72, null]], deductibleDollars: 0, retail: { from: 599, to: 999, step: 5 }, costPct: 40, form: 'TW', carriedPct: 35 },
  { productType: 'PPM', coverage: 'Synthetic oil', terms: [[36, 36_000], [48, 48_000]], deductibleDollars: 0, retail: { from: 649, to: 1_099, step: 5 }, costPct: 65, form: 'PPM', carriedPct: 25 },
];

/** Invented buyers. */
export const EXEMPLAR_BUYERS: readonly string[] = [
  'Avery Quill', 'Jordan Marsh', 'Rosa Delgado', 'Theo Lindqvist', 'Priya Nandan', 'Marcus Bell', 'Hana Sato', 'Colin Ferreira',
  'Beatriz Cole', 'Owen Achterberg', 'Lena Whitlock', 'Samir Haddad', 'Grace Okafor', 'Peter Novak', 'Dina Castellan', 'Wes Harmon',
];

/** States exemplar buyers live in: every state and the District. */
export const EXEMPLAR_STATES: readonly string[] =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(' ');
