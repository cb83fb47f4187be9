/** Parses printed contract terms: `84/100,000`, `60 months`, `7 Year or 100,000 Mile`. */
import type { Reader, Reading } from './readers.ts';

interface TermForm {
  readonly pattern: RegExp;
  readonly months: (groups: readonly string[]) => number;
  readonly miles: (groups: readonly string[]) => number | undefined;
}

/** `100,000`, `100K` or `100` (thousands, if after a slash). */
function milesOf(text = ''): number {
  const number = Number(text.replace(/[,kK\s]/g, ''));
  const thousands = /k/i.test(text) || number < 1_000;
  return thousands ? number * 1_000 : number;
}

const MILES = String.raw`(\d{1,3},\d{3}|\d{2,3}\s?k|\d{4,6})`;

/** The first matching form is used, so fuller forms come first. */
const FORMS: readonly TermForm[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.,-])(\d{1,3})\s*(?:-\s*)?(?:months?|mos?\.?)(?:\s*(?:\/|or|and|&|,)\s*|\s+)${MILES}(?:\s*(?:-\s*)?(?:miles?|mi\b\.?))?(?![\d/])`,
      'i',
    ),
    months: ([, months]) => Number(months),
    miles: ([, , miles]) => milesOf(miles),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.,-])(\d{1,2})\s*(?:-\s*)?(?:years?|yrs?\.?)(?:\s*(?:\/|or|and|&|,)\s*|\s+)${MILES}(?:\s*(?:-\s*)?(?:miles?|mi\b\.?))?(?![\d/])`,
      'i',
    ),
    months: ([, years]) => Number(years) * 12,
    miles: ([, , miles]) => milesOf(miles),
  },
  {
    pattern: /(?<![\d/.,$-])(\d{1,3})\s*\/\s*(\d{1,3},\d{3}|\d{2,3}\s?k|\d{4,6}|\d{2,3})(?![\d/,]|\s*\/)/i,
    months: ([, months]) => Number(months),
    miles: ([, , miles]) => milesOf(miles),
  },
  {
    pattern: /(?<![\d/.,$-])(\d{1,3})\s*(?:-\s*)?(?:months?|mos?\b\.?)/i,
    months: ([, months]) => Number(months),
    miles: () => undefined,
  },
  {
    pattern: /(?<![\d/.,$-])(\d{1,2})\s*(?:-\s*)?(?:years?\b|yrs?\b\.?)/i,
    months: ([, years]) => Number(years) * 12,
    miles: () => undefined,
  },
];

const MONTHS_MAX = 180;
const MILES_MIN = 1_000;
const MILES_MAX = 500_000;

function readForm({ pattern, months, miles }: TermForm, text: string): Reading | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const groups = match.map((group) => group ?? '');
  const termMonths = months(groups);
  const termMiles = miles(groups);
  if (termMonths < 1 || termMonths > MONTHS_MAX || Number(termMiles) > MILES_MAX) return undefined;
  const values = termMiles === undefined ? { termMonths } : { termMonths, termMiles };
  return { values, start: match.index, end: match.index + match[0].trimEnd().length, quality: 1 };
}

/** The term in a text, by the fullest matching form. */
export function findTerm(text: string): Reading | undefined {
  for (const form of FORMS) {
    const reading = readForm(form, text);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** A term after its label, where a bare number means months, or miles when far too large for months. */
export const termReader: Reader = {
  typed: 'term',
  read: (text) => {
    const full = findTerm(text);
    if (full !== undefined) return full;
    const [whole = '', digits] = /^\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d/]|[.,]\d)/.exec(text) ?? [];
    if (digits === undefined) return undefined;
    const number = Number(digits.replaceAll(',', ''));
    const isMonths = number >= 1 && number <= MONTHS_MAX;
    if (!isMonths && (number < MILES_MIN || number > MILES_MAX)) return undefined;
    const start = whole.length - digits.length;
    const values: Reading['values'] = isMonths ? { termMonths: number } : { termMiles: number };
    return { values, start, end: whole.length, quality: 0.95 };
  },
};
