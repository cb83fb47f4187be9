/** Value readers: each finds the first value of its type in a text. */
import { toDecimal } from '#kernel/money.ts';
import { findPrintedDate } from '#kernel/text/printed-dates.ts';
import { hasValidCheckDigit, parseVin } from '#kernel/vin.ts';
import { findPrintedMoney } from './printed-money.ts';

export type FieldValue = string | number | string[];

/** A reader's result: one or more named values, the half-open range in the text, and the confidence, 0 … 1. */
export interface Reading {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly start: number;
  readonly end: number;
  readonly quality: number;
}

/** `typed` values have a distinct form and are searched further along; free text must follow immediately. */
export interface Reader {
  readonly typed: string | undefined;
  readonly read: (text: string) => Reading | undefined;
}

export function dateAs(field: string): Reader {
  return {
    typed: 'date',
    read: (text) => {
      const found = findPrintedDate(text);
      return found && { values: { [field]: found.value }, start: found.start, end: found.end, quality: 1 };
    },
  };
}

/** Two dates, the later one after `to`, a dash or a blank. */
export function periodAs(from: string, to: string): Reader {
  return {
    typed: 'date',
    read: (text) => {
      const first = findPrintedDate(text);
      const second = first && findPrintedDate(text.slice(first.end));
      if (first === undefined) return undefined;
      if (second === undefined || second.start > 30) {
        return { values: { [from]: first.value }, start: first.start, end: first.end, quality: 0.9 };
      }
      const end = first.end + second.end;
      return { values: { [from]: first.value, [to]: second.value }, start: first.start, end, quality: 1 };
    },
  };
}

/** An amount of zero or more; slightly less confident without dollar sign or cents. */
export function moneyAs(field: string): Reader {
  return {
    typed: 'money',
    read: (text) => {
      const found = findPrintedMoney(text, true) ?? findPrintedMoney(text, false);
      if (found === undefined || found.value < 0) return undefined;
      const quality = (found.repaired ? 0.85 : 1) * (found.marked ? 1 : 0.92);
      return { values: { [field]: toDecimal(found.value) }, start: found.start, end: found.end, quality };
    },
  };
}

/** A whole number with or without commas, `min … max`. */
export function wholeAs(field: string, min: number, max: number): Reader {
  return { typed: 'number', read: (text) => wholeNumber(text, field, min, max) };
}

function wholeNumber(text: string, field: string, min: number, max: number): Reading | undefined {
  for (const match of text.matchAll(/(?<![\w.,$/-])(\d{1,3}(?:,\d{3})+|\d{1,9})(k)?(?![\w/%]|[.,]\d|-\d)/gi)) {
    const value = Number((match[1] ?? '').replaceAll(',', '')) * (match[2] === undefined ? 1 : 1000);
    if (value < min || value > max) continue;
    return { values: { [field]: value }, start: match.index, end: match.index + match[0].length, quality: 1 };
  }
  return undefined;
}

/**
 * Seventeen characters. Groups separated by blanks must be capitals; scanned O, Q and I in an unbroken group are read
 * as digits. Both require a valid check digit.
 */
export function vinAs(field: string): Reader {
  return { typed: 'vin', read: (text) => findVin(text, field) };
}

const VIN_SHAPE = /(?<![A-Z0-9])[A-Z0-9](?:[ -]?[A-Z0-9]){16}(?![A-Z0-9])/gi;

export function findVin(text: string, field: string): Reading | undefined {
  let doubtful: Reading | undefined;
  for (const match of text.matchAll(VIN_SHAPE)) {
    const raw = match[0].replace(/[ -]/g, '').toUpperCase();
    if (!/\d/.test(raw) || !/[A-Z]/.test(raw)) continue;
    const range = { start: match.index, end: match.index + match[0].length };
    const unbroken = raw.length === match[0].length;
    if (!unbroken && match[0] !== match[0].toUpperCase()) continue;
    const vin = parseVin(unbroken ? raw.replace(/[OQ]/g, '0').replaceAll('I', '1') : raw);
    if (vin === undefined) continue;
    if (hasValidCheckDigit(vin)) return { values: { [field]: vin }, ...range, quality: vin === raw ? 1 : 0.85 };
    if (unbroken && vin === raw) doubtful ??= { values: { [field]: vin }, ...range, quality: 0.75 };
  }
  return doubtful;
}

/**
 * Letters, digits and inner marks, with at least one digit, right after the label: contract, policy and account
 * numbers.
 */
export function identifierAs(field: string): Reader {
  return {
    typed: 'identifier',
    read: (text) => {
      const [whole = '', id] =
        /^[\s:#.]*((?:[*xX]{2,34}[- ]?|[•]{2,34}[- ]?)?[A-Z0-9](?:[A-Z0-9/._-]{0,34}[A-Z0-9])?(?: (?=[A-Z0-9-]{0,34}\d)[A-Z0-9-]{1,34}){0,3})(?![\w$])/i.exec(
          text,
        ) ?? [];
      if (id === undefined || !/\d/.test(id) || id.length < 2 || id.length > 34) return undefined;
      const start = whole.length - id.length;
      return { values: { [field]: id.toUpperCase() }, start, end: whole.length, quality: 1 };
    },
  };
}

/** Longer text than this is a sentence, not the name of a person or company. */
const NAME_MAX = 60;

export function nameAs(field: string): Reader {
  return textAs(field, NAME_MAX);
}

/** The text after a label up to the next gap: names, places, words. */
export function textAs(field: string, max: number): Reader {
  return { typed: undefined, read: (text) => readWords(text, field, max) };
}

function readWords(text: string, field: string, max: number): Reading | undefined {
  const [whole = '', printed] = /^[\s:._"-]*([^\s|;][^|;\t]{0,160}?)(?=\s{2,}|\s*[|;\t]|\s*$)/.exec(text) ?? [];
  if (printed === undefined) return undefined;
  const words = printed.replace(/(?<![\s,._:"}-])[\s,._:"}-]+$/, '');
  if (words.length > max || !/[\p{L}\d]/u.test(words)) return undefined;
  const start = whole.length - printed.length;
  return { values: { [field]: words.replace(/\s+/g, ' ') }, start, end: start + words.length, quality: 1 };
}

/** A value from a fixed set of forms, mapped to its meaning. */
export function patternAs(
  field: string,
  pattern: RegExp,
  meaning: (groups: readonly string[]) => FieldValue | undefined,
): Reader {
  return {
    typed: field,
    read: (text) => {
      const match = pattern.exec(text);
      if (match === null) return undefined;
      const value = meaning(match.map((group) => group ?? ''));
      if (value === undefined) return undefined;
      return {
        values: { [field]: value },
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        quality: 1,
      };
    },
  };
}
