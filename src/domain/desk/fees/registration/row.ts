/** The registration row of one jurisdiction, and the shorthand that the tables use. */
import { withoutUndefined } from '#kernel/answer.ts';

import type { StateCode } from '../../../places/states.ts';
import type { CarFuel } from '../../car.ts';
import type { Confidence } from '../../derivation/derivation.ts';
import type { Authority } from '../../in-force.ts';
import type { Band, ByAge, Measure, Part, Pays } from './formula.ts';

export interface RegistrationRow {
  readonly state: StateCode;
  /** Years covered by one payment; amounts of the parts are for that period. */
  readonly termYears: number;
  /** The same for the first registration of a new car, if different. */
  readonly termYearsNew?: number;
  readonly parts: readonly Part[];
}

/** The date on which texts marked as read were read. */
const READ = '2026-11-28';

/** A citation that was not read: from a published schedule, as planning tables repeat it. */
export function cite(authority: string, effectiveFrom: string, confidence: Confidence, note?: string): Authority {
  return { authority, effectiveFrom, verifiedOn: null, confidence, ...withoutUndefined({ note }) };
}

/** A citation whose text was read; the note quotes the passage in a few words. */
export function read(
  authority: string,
  effectiveFrom: string,
  note: string,
  confidence: Confidence = 'high',
): Authority {
  return { authority, effectiveFrom, verifiedOn: READ, confidence, note };
}

/** The same for texts read on 2026-11-29. */
export function readLater(...cited: Parameters<typeof read>): Authority {
  return { ...read(...cited), verifiedOn: '2026-11-29' };
}

export function part(label: string, pays: Pays, law: Authority, only: Partial<Part> = {}): Part {
  return { label, pays, ...only, ...law };
}

export const flat = (amount: ByAge): Pays => ({ kind: 'flat', amount });

export const bands = (
  by: Measure,
  limits: readonly Band[],
  above: ByAge,
  extra: Partial<Extract<Pays, { kind: 'bands' }>> = {},
): Pays => ({ kind: 'bands', by, bands: limits, above, ...extra });

export const value = (
  of: 'msrp' | 'price',
  ratePct: ByAge,
  extra: Partial<Extract<Pays, { kind: 'value' }>> = {},
): Pays => ({ kind: 'value', of, ratePct, ...extra });

/** Runs of equal amounts: `years([6, 73], [3, 65])` is six times 73 and three times 65. */
export function years(...runs: readonly (readonly [count: number, amount: number])[]): readonly number[] {
  return runs.flatMap(([count, amount]) => Array.from({ length: count }, () => amount));
}

export const ELECTRIC: { readonly fuels: readonly CarFuel[] } = { fuels: ['electric'] };
export const PLUG_IN: { readonly fuels: readonly CarFuel[] } = { fuels: ['plug-in hybrid'] };
export const HYBRID: { readonly fuels: readonly CarFuel[] } = { fuels: ['hybrid'] };
/** The bill's name of a surcharge on cars that use little or no motor fuel. */
export const EV_FEE = 'Electric Vehicle Road Fee';
