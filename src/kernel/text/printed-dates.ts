/** Parses printed US dates (numeric, month names, compact digits) into ISO dates. */
import { type IsoDate, isIsoDate } from '#kernel/dates.ts';

/** A value found in a text, with the half-open range it was read from. */
export interface TextMatch<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

type Parts = readonly [year: string, month: string, day: string];

interface PrintedForm {
  readonly pattern: string;
  readonly parts: (groups: readonly string[]) => Parts;
}

/** Ambiguous dates are read month first, because the documents are American. */
const FORMS: readonly PrintedForm[] = [
  { pattern: String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)`, parts: ([y = '', m = '', d = '']) => [y, m, d] },
  {
    pattern: String.raw`(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?![\d/])`,
    parts: ([m = '', d = '', y = '']) => [y, m, d],
  },
  {
    pattern: String.raw`${MONTH}\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*(?:,\s*)?(\d{4})(?!\d)`,
    parts: ([m = '', d = '', y = '']) => [y, m, d],
  },
  {
    pattern: String.raw`(\d{1,2})(?:st|nd|rd|th)?[-\s]*(?:day of\s+)?${MONTH}\.?[-,\s]*(\d{4}|\d{2})(?!\d)`,
    parts: ([d = '', m = '', y = '']) => [y, m, d],
  },
];

const FINDERS = FORMS.map(({ pattern, parts }) => ({ finder: new RegExp(`(?<![\\d/])${pattern}`, 'gi'), parts }));
const WHOLE = FORMS.map(({ pattern, parts }) => ({ whole: new RegExp(`^${pattern}$`, 'i'), parts }));
const TIME_OF_DAY = /(?<![T\s])[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]m|z|[+-]\d{2}:?\d{2})?$/i;

/** Two-digit years: 00–68 are 2000–2068, 69–99 are 1969–1999 (the POSIX pivot). */
function fourDigitYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) <= 68 ? `20${year}` : `19${year}`;
}

function toIso([year, month, day]: Parts): IsoDate | undefined {
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  const monthNumber = named >= 0 ? named + 1 : Number(month);
  const iso = `${fourDigitYear(year)}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) && iso >= '1900' ? iso : undefined;
}

/**
 * The date in a whole cell, ignoring a time of day; undefined when there is none. Bare digits are read as `YYYYMMDD`,
 * `MMDDYYYY` or `MMDDYY`, with or without the leading zero that spreadsheets drop.
 */
export function parsePrintedDate(cell: string): IsoDate | undefined {
  const text = cell.trim().replace(TIME_OF_DAY, '');
  if (/^\d{5,8}$/.test(text)) return compactDate(text.length % 2 === 1 ? `0${text}` : text);
  for (const { whole, parts } of WHOLE) {
    const match = whole.exec(text);
    if (match) return toIso(parts(match.slice(1)));
  }
  return undefined;
}

function compactDate(digits: string): IsoDate | undefined {
  const yearFirst = digits.length === 8 ? toIso([digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]) : undefined;
  return yearFirst ?? toIso([digits.slice(4), digits.slice(0, 2), digits.slice(2, 4)]);
}

/** The first date printed in a text; undefined when there is none. Days that do not exist are skipped. */
export function findPrintedDate(text: string): TextMatch<IsoDate> | undefined {
  let first: TextMatch<IsoDate> | undefined;
  for (const { finder, parts } of FINDERS) {
    for (const match of text.matchAll(finder)) {
      const value = toIso(parts(match.slice(1)));
      if (value === undefined) continue;
      if (first === undefined || match.index < first.start) {
        first = { value, start: match.index, end: match.index + match[0].length };
      }
      break;
    }
  }
  return first;
}
