/** Parses single feed cells (price, mileage, year, condition) and reports corrections. */

import { bareWord } from '#kernel/hash.ts';
import { parsePrintedDate } from '#kernel/text/printed-dates.ts';
import { CONDITION_WORDS, GONE_WORDS, YES_WORDS } from './columns.data.ts';
import { isNoPrice } from './columns.ts';

export type CarCondition = 'new' | 'used' | 'certified';

/** A cell's value with a note on any correction, or the expected form. */
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value; readonly corrected?: string }
  | { readonly ok: false; readonly expected: string };

const PRICE_MAX = 99_999_999.99;
const MILES_MAX = 2_000_000;
const MILES_A_KILOMETRE = 0.621371;
const TEXT_MAX = 120;
const COMMENTS_MAX = 2000;
const PHOTOS_MAX = 60;
const OPTIONS_MAX = 120;

/** Dollars as a number with at most two decimals; null when the feed says there is no price. */
export function readPrice(text: string): CellReading<number | null> {
  if (isNoPrice(text)) return { ok: true, value: null, corrected: 'no price is posted' };
  const digits = text
    .replace(/^(usd|us\$|\$)\s*/i, '')
    .replace(/(?<!\s)\s*(usd|us dollars)$/i, '')
    .trim();
  const grouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(digits);
  const plain = grouped ? digits.replaceAll(',', '') : digits;
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || Number(plain) > PRICE_MAX) {
    return { ok: false, expected: 'a price in US dollars such as 24995.00' };
  }
  return { ok: true, value: Number(plain) };
}

/** Whole miles; kilometers are converted. */
export function readMiles(text: string, unit = ''): CellReading<number> {
  const [, amount = '', thousands = '', written = ''] =
    /^([\d,]+(?:\.\d+)?)(?:\s*(k))?\s*(mi|mile|miles|km|kms|kilometers|kilometres)?\.?$/i.exec(text.trim()) ?? [];
  const number = Number(amount.replaceAll(',', '')) * (thousands === '' ? 1 : 1000);
  if (amount === '' || !Number.isFinite(number))
    return { ok: false, expected: 'miles as a whole number such as 32100' };
  const metric = /^k/i.test(written === '' ? unit.trim() : written);
  const value = Math.round(metric ? number * MILES_A_KILOMETRE : number);
  if (value > MILES_MAX) return { ok: false, expected: `miles of at most ${MILES_MAX}` };
  if (metric) return { ok: true, value, corrected: 'converted from kilometres' };
  return { ok: true, value, ...(thousands === '' ? {} : { corrected: 'read as thousands of miles' }) };
}

/** A model year; the VIN's year decides the century of two digits, else it is this one. */
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

/** The condition that a word means; undefined for other words, such as a body style in a column called type. */
export function conditionOf(text: string): CarCondition | undefined {
  const word = bareWord(text);
  if (Object.hasOwn(CONDITION_WORDS, word)) return CONDITION_WORDS[word];
  return saysCertified(word) ? 'certified' : undefined;
}

export function readFlag(text: string): boolean {
  const word = bareWord(text);
  return YES_WORDS.includes(word) || saysCertified(word);
}

/** True for a status of a car that is no longer for sale. */
export function isSoldStatus(text: string): boolean {
  return GONE_WORDS.includes(bareWord(text));
}

/** `Certified Pre-Owned`, `Factory Certified`; not `Not Certified`. */
function saysCertified(word: string): boolean {
  return /certified|cpo/.test(word) && !/^(?:not|non|un|no)/.test(word);
}

/** Dates as in feeds: ISO with or without a time, American, `28-Nov-2026`, `20261128`. */
export function readDay(text: string): CellReading<string> {
  const value = parsePrintedDate(text);
  return value === undefined ? { ok: false, expected: 'a date YYYY-MM-DD or MM/DD/YYYY' } : { ok: true, value };
}

/** The addresses in a photo cell, without duplicates, in order. */
export function readPhotos(text: string): readonly string[] {
  const addresses = text
    .split(/(?<![|;,\s])[|;,\s]+(?=https?:)|[|;\s]+/i)
    .filter((one) => /^https?:\/\/[^\s"'<>]{1,490}$/i.test(one));
  return [...new Set(addresses)].slice(0, PHOTOS_MAX);
}

/** The entries of an option list. */
export function readOptions(text: string): readonly string[] {
  const entries = text.split(/[|;~^]+|,(?!\d{3})\s*/).map((one) => readText(one));
  return [...new Set(entries.filter((one) => one !== ''))].slice(0, OPTIONS_MAX);
}

/** Free text of several sentences. */
export function readComments(text: string): string {
  return readText(text, COMMENTS_MAX);
}

/** Plain text without control characters, clipped. */
export function readText(text: string, max = TEXT_MAX): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}
