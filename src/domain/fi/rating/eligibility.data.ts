/**
 * The family sheet: which finance types, conditions, ages and odometers each family takes.
 * Source: administrators' program guides and price lists, 2025–26. Confidence medium; LTW low.
 */
import type { ProductType } from '../families.ts';

export type FinanceType = 'Loan' | 'Balloon' | 'Lease' | 'Cash';

export interface FamilySheet {
  readonly finance: readonly FinanceType[];
  /** Used cars: taken, refused, or taken up to an age and odometer of their own. */
  readonly used: boolean;
  readonly maxYears: number;
  readonly maxOdometer: number | null;
  /** Cars of class 8 and salvage titles are refused. */
  readonly mechanicalRisk?: true;
  readonly noCommercial?: true;
}

const ALL: readonly FinanceType[] = ['Loan', 'Balloon', 'Lease', 'Cash'];

export const FAMILY_SHEET: Readonly<Record<ProductType, FamilySheet>> = Object.freeze({
  VSC: { finance: ALL, used: true, maxYears: 15, maxOdometer: 150_000, mechanicalRisk: true },
  GAP: { finance: ['Loan', 'Balloon', 'Lease'], used: true, maxYears: 10, maxOdometer: 150_000, mechanicalRisk: true },
  EWT: { finance: ['Lease'], used: false, maxYears: 4, maxOdometer: 60_000, noCommercial: true },
  PPM: { finance: ALL, used: true, maxYears: 10, maxOdometer: 100_000 },
  TIRE: { finance: ALL, used: true, maxYears: 10, maxOdometer: 100_000 },
  KEY: { finance: ALL, used: true, maxYears: 12, maxOdometer: null },
  PDR: { finance: ALL, used: true, maxYears: 10, maxOdometer: null },
  AP: { finance: ALL, used: true, maxYears: 7, maxOdometer: 75_000 },
  RUST: { finance: ['Loan', 'Balloon', 'Cash'], used: true, maxYears: 2, maxOdometer: 24_000 },
  ETCH: { finance: ALL, used: true, maxYears: 15, maxOdometer: null },
  LTW: { finance: ['Loan', 'Balloon', 'Cash'], used: true, maxYears: 6, maxOdometer: 60_000, mechanicalRisk: true, noCommercial: true },
});
