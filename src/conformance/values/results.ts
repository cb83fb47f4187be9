/** Formats results: money in cents, numbers to six places, and undefined results. */
import { isIsoDate } from '#kernel/dates.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import type { Value } from '../expression/functions.ts';
import type { FieldType } from '../family/notation.ts';
import type { StoredValue } from './values.ts';

const PLACES = 6;
/** Above this, cents are no longer exact. */
const MONEY_MAX = 90_000_000_000_000;

/**
 * False for results without a valid answer: a division by zero, a payment below the interest, a date beyond the
 * calendar.
 */
export function isAnswerable(value: Value | undefined, type: FieldType): boolean {
  if (type === 'date') return typeof value === 'string' && isIsoDate(value);
  if (type === 'money') return typeof value === 'number' && Math.abs(value) <= MONEY_MAX;
  return value !== undefined && (typeof value !== 'number' || Number.isFinite(value));
}

/** The result as returned. Money is rounded half away from zero at the cent, numbers at the sixth place. */
export function storedValue(value: Value, type: FieldType): StoredValue {
  if (typeof value === 'object') return value.length;
  if (typeof value !== 'number') return value;
  if (type === 'money') return toDecimal(roundAway(value * 100, 0) as Cents);
  return roundAway(value, type === 'integer' ? 0 : PLACES);
}

/**
 * Rounds half away from zero. A nudge of a few units in the last place rounds values that binary floats store just
 * below the half like their decimal form; it is far below a unit for every exact scaled value.
 */
function roundAway(value: number, places: number): number {
  const scaled = Math.abs(value) * 10 ** places;
  if (!Number.isFinite(scaled) || scaled > Number.MAX_SAFE_INTEGER) return value;
  const rounded = Math.floor(scaled * (1 + 8 * Number.EPSILON) + 0.5) / 10 ** places;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
