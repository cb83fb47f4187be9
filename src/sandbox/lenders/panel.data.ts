/** Fictional lenders of the sandbox and their posted terms. None is a real lender. */

import type { Footprint } from '#domain/refinance/limits.ts';

export interface PanelLender {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Where its mail goes; an invented place. */
  readonly address: string;
  /** Posted limits: whole dollars, percent of value, model years, miles, and the footprint in words. */
  readonly balanceMin: number;
  readonly balanceMax: number;
  readonly ltvPct: number;
  readonly ageYears: number;
  readonly miles: number;
  readonly states: string;
  readonly footprint?: Footprint;
  /** Conditions that the offer carries as text. */
  readonly conditions: readonly string[];
}

const COASTAL = ['AL', 'AK', 'CA', 'CT', 'DE', 'FL', 'GA', 'HI', 'LA', 'ME', 'MD', 'MA', 'MS', 'NH', 'NJ', 'NY', 'NC', 'OR', 'PA', 'RI', 'SC', 'TX', 'VA', 'WA', 'DC'] as const;
const MIDWEST_AND_PLAINS = ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'OK', 'SD', 'TX', 'WI'] as const;

/** Limits follow the windows that refinance lenders post (Bankrate survey, 2025). A lien outside them gets no offer. */
export const PANEL: readonly PanelLender[] = [
  { id: 'bluewater-demo', name: 'Bluewater Demo Savings', kind: 'bank', address: '100 Sample Street, Sampleton, TX 78799', balanceMin: 5_000, balanceMax: 45_000, ltvPct: 110, ageYears: 9, miles: 110_000, states: 'coastal states', footprint: { only: COASTAL }, conditions: ['Proof of income'] },
  { id: 'cedar-fixture', name: 'Cedar Fixture Lending', kind: 'marketplace lender', address: '200 Sample Street, Sampleton, TX 78799', balanceMin: 4_000, balanceMax: 55_000, ltvPct: 125, ageYears: 10, miles: 140_000, states: 'all states', conditions: ['Photo of the odometer'] },
  { id: 'harborline-bank', name: 'Harborline Test Bank', kind: 'bank', address: '300 Sample Street, Sampleton, TX 78799', balanceMin: 7_500, balanceMax: 60_000, ltvPct: 120, ageYears: 8, miles: 100_000, states: 'the 48 contiguous states', footprint: { except: ['AK', 'HI'] }, conditions: ['Ten-day payoff letter'] },
  { id: 'northgate-cu', name: 'Northgate Sandbox Credit Union', kind: 'credit union', address: '400 Sample Street, Sampleton, TX 78799', balanceMin: 5_000, balanceMax: 75_000, ltvPct: 125, ageYears: 10, miles: 125_000, states: 'all but Hawaii and Alaska', footprint: { except: ['AK', 'HI'] }, conditions: ['Membership share of 5.00', 'Autopay discount shown, not assumed'] },
  { id: 'prairie-sample-fcu', name: 'Prairie Sample FCU', kind: 'credit union', address: '500 Sample Street, Sampleton, TX 78799', balanceMin: 3_000, balanceMax: 50_000, ltvPct: 130, ageYears: 12, miles: 150_000, states: 'Midwest and Plains', footprint: { only: MIDWEST_AND_PLAINS }, conditions: ['Copy of the title', 'Insurance with the lender as loss payee'] },
  { id: 'summit-mock-auto', name: 'Summit Mock Auto Finance', kind: 'captive-style', address: '600 Sample Street, Sampleton, TX 78799', balanceMin: 7_500, balanceMax: 80_000, ltvPct: 115, ageYears: 7, miles: 90_000, states: 'all states', conditions: ['Six payments made on the standing loan'] },
];

/** Answers when no lender is named. */
export const DEFAULT_LENDER_ID = 'northgate-cu';

/** A lender id that never answers, so that callers can see what an outage looks like. */
export const OFFLINE_LENDER_ID = 'offline-test-lender';
