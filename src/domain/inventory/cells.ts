/** Parses single feed cells (price, mileage, year, condition) and reports corrections. */
import { isIsoDate } from '#kernel/dates.ts';
import { CONDITION_WORDS, UNPRICED_WORDS, YES_WORDS } from './columns.data.ts';
import { plainWord } from './columns.ts';

export type CarCondition = 'new' | 'used' | 'certified';

/** A cell as read: the value, with a word on what was corrected, or what was expected instead. */
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value; readonly corrected?: string }
  | { readonly ok: false; readonly expected: string };

const PRICE_MAX = 99_999_999.99;
const MILES_MAX = 2_000_000;
const MILES_A_KILOMETRE = 0.621371;
const TEXT_MAX = 120;

/** Dollars as a number with at most two decimals; null where the feed says that there is no price. */
export function readPrice(text: string): CellReading<number | null> {
  if (UNPRICED_WORDS.includes(plainWord(text))) return { ok: true, value: null, corrected: 'no price is posted' };
  const digits = text
    .replace(/^(usd|us\$|\$)\s*/i, '')
    .replace(/\s*(usd|us dollars)$/i, '')
    .trim();
  const grouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(digits);
  const plain = grouped ? digits.replaceAll(',', '') : digits;
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || Number(plain) > PRICE_MAX) {
    return { ok: false, expected: 'a price in US dollars such as 24995.00' };
  }
  if (Number(plain) === 0) return { ok: true, value: null, corrected: 'a price of zero is no price' };
  return { ok: true, value: Number(plain), ...(plain === text ? {} : { corrected: 'read as a number of dollars' }) };
}

/** Whole miles; kilometres are converted. */
export function readMiles(text: string, unit = ''): CellReading<number> {
  const [, amount = '', thousands = '', written = ''] =
    /^([\d,]+(?:\.\d+)?)\s*(k)?\s*(mi|mile|miles|km|kms|kilometers|kilometres)?\.?$/i.exec(text.trim()) ?? [];
  const number = Number(amount.replaceAll(',', '')) * (thousands === '' ? 1 : 1000);
  if (amount === '' || !Number.isFinite(number))
    return { ok: false, expected: 'miles as a whole number such as 32100' };
  const metric = /^k/i.test(written === '' ? unit.trim() : written);
  const value = Math.round(metric ? number * MILES_A_KILOMETRE : number);
  if (value > MILES_MAX) return { ok: false, expected: `miles of at most ${MILES_MAX}` };
  if (metric) return { ok: true, value, corrected: 'converted from kilometres' };
  return { ok: true, value, ...(String(value) === text ? {} : { corrected: 'read as whole miles' }) };
}

/** A model year; two digits are read in the century that the VIN's year decides, else this one. */
export function readYear(text: string): CellReading<number> {
  const [, digits = ''] = /^'?(\d{2}|\d{4})(?:\.0+)?$/.exec(text.trim()) ?? [];
  if (digits === '') return { ok: false, expected: 'a model year such as 2024' };
  if (digits.length === 4) {
    const year = Number(digits);
    return year >= 1900 && year <= 2039
      ? { ok: true, value: year }
      : { ok: false, expected: 'a model year 1900 to 2039' };
  }
  const year = Number(digits) + (Number(digits) < 40 ? 2000 : 1900);
  return { ok: true, value: year, corrected: 'read as four digits' };
}

/** The condition that a word means; undefined for a word that means none, such as a body style in a column called type. */
export function conditionOf(text: string): CarCondition | undefined {
  const word = plainWord(text);
  return Object.hasOwn(CONDITION_WORDS, word) ? CONDITION_WORDS[word] : undefined;
}

export function readFlag(text: string): boolean {
  return YES_WORDS.includes(plainWord(text));
}

/** ISO days, and the American form with slashes. */
export function readDay(text: string): CellReading<string> {
  const iso = text.slice(0, 10);
  if (isIsoDate(iso)) return { ok: true, value: iso };
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text) ?? [];
  const american = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isIsoDate(american)) return { ok: true, value: american, corrected: 'read as an ISO date' };
  return { ok: false, expected: 'a date YYYY-MM-DD or MM/DD/YYYY' };
}

/** How many addresses a photo cell lists. */
export function countPhotos(text: string): number {
  return text.split(/[|;,\s]+/).filter((one) => /^https?:\/\//i.test(one)).length;
}

/** Plain text without control characters, clipped. */
export function readText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX);
}
