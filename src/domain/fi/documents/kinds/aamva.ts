/** Parses driver's license barcodes (AAMVA PDF417). */
import { type IsoDate, isIsoDate } from '#kernel/dates.ts';
import type { FieldReadings } from '../reading/read-labelled.ts';
import { keep } from '../reading/read-labelled.ts';
import type { FieldValue } from '../reading/readers.ts';
import { ELEMENTS, type ElementForm, ISSUERS } from './aamva.data.ts';

interface Element {
  readonly id: string;
  readonly text: string;
  readonly start: number;
}

const FIELD_OF = new Map(ELEMENTS.map(([id, field, form], rank) => [id, { field, form, rank }]));
/** A barcode is machine-written: what it says, it says exactly. */
const SURENESS = 0.98;
const HEADER = /ANSI ?(\d{6})(\d{2})(?:(\d{2})(\d{2})|(\d{2}))?/;
/** What may stand before the first element of a line: the header up to its subfile mark, the mark alone, or blanks. */
const LEADS = [/^.*?ANSI ?\d{6}.*?(?:DL|ID)(?=D[A-Z]{2})/, /^\s*(?:DL|ID)(?=D[A-Z]{2})/, /^\s*/];
/** No header is longer, even with the directory of ten subfiles. */
const HEADER_MAX = 160;
/** Fewer elements than this are a coincidence of letters. */
const ELEMENTS_MIN = 3;
const ABSENT = /^(?:unavl?|unavail|none|n\/a)$/i;

/** Reads a barcode's text; undefined when the content holds none. */
export function readBarcode(content: string): FieldReadings | undefined {
  const elements = elementsOf(onLines(content));
  const header = HEADER.exec(content);
  if (elements.length < (header === null ? ELEMENTS_MIN : 1)) return undefined;
  const readings: FieldReadings = new Map();
  const canadian = elements.some(({ id, text }) => id === 'DCG' && text === 'CAN');
  const ranked = elements.toSorted((a, b) => (FIELD_OF.get(a.id)?.rank ?? 0) - (FIELD_OF.get(b.id)?.rank ?? 0));
  for (const { id, text, start } of ranked) {
    const known = FIELD_OF.get(id);
    const values = known && valuesOf(known.field, known.form, text, canadian);
    if (values === undefined) continue;
    keep(readings, { values, start, end: start + text.length, quality: 1 }, 0, SURENESS);
  }
  addIssuer(header, readings);
  return readings;
}

function addIssuer(header: RegExpExecArray | null, readings: FieldReadings): void {
  const issuer = header?.[1];
  if (header === null || issuer === undefined) return;
  const start = header.index + header[0].indexOf(issuer);
  const state = ISSUERS[issuer];
  const values = state === undefined ? { issuerId: issuer } : { issuerId: issuer, issuingState: state };
  keep(readings, { values, start, end: start + 6, quality: 1 }, 0, SURENESS);
}

/** A scanner that types blanks for line ends leaves one long line; its elements are put on lines again, at the same offsets. */
function onLines(content: string): string {
  if (/[\n\r]D[A-Z]{2}/.test(content) || !HEADER.test(content)) return content;
  return content.replace(/ (?=(D[A-Z]{2})\S)/g, (blank, id: string) => (FIELD_OF.has(id) ? '\n' : blank));
}

/** Elements at the head of lines, and the first one of the subfile, which follows the header's `DL` or `ID`. */
function elementsOf(content: string): Element[] {
  const elements: Element[] = [];
  // Record and segment separators of the barcode end lines too.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the standard parts elements by control characters
  for (const match of content.matchAll(/[^\n\r\u001c-\u001f]+/g)) {
    const line = match[0];
    const lead =
      LEADS.map((pattern) => pattern.exec(line.slice(0, HEADER_MAX))?.[0]).find((found) => found !== undefined) ?? '';
    const element = /^(D[A-Z]{2})(.*)$/.exec(line.slice(lead.length));
    const id = element?.[1] ?? '';
    const raw = element?.[2] ?? '';
    const text = raw.trim();
    if (!FIELD_OF.has(id) || text === '' || /^[:=]/.test(text)) continue;
    elements.push({ id, text, start: match.index + lead.length + 3 + (raw.length - raw.trimStart().length) });
  }
  return elements;
}

function valuesOf(
  field: string,
  form: ElementForm,
  text: string,
  canadian: boolean,
): Record<string, FieldValue> | undefined {
  if (ABSENT.test(text)) return undefined;
  if (form === 'full-name') return fullName(text);
  if (form === 'given-names') return givenNames(text);
  const value = READ[form](text, canadian);
  return value === undefined ? undefined : { [field]: value };
}

type Form = Exclude<ElementForm, 'full-name' | 'given-names'>;

const SEXES: Readonly<Record<string, string>> = { 1: 'M', 2: 'F', 9: 'X', M: 'M', F: 'F', X: 'X' };

const READ: Readonly<Record<Form, (text: string, canadian: boolean) => FieldValue | undefined>> = {
  text: (text) => text,
  date: (text, canadian) => elementDate(text, canadian),
  zip: (text) => /^\d{5}/.exec(text)?.[0] ?? /^[A-Z]\d[A-Z] ?\d[A-Z]\d/.exec(text)?.[0],
  height: (text) => heightInches(text),
  pounds: (text) => positive(Number.parseInt(text, 10)),
  kilograms: (text) => positive(Math.round(Number.parseInt(text, 10) * 2.20462)),
  sex: (text) => SEXES[text.toUpperCase()],
  flag: (text) => text.toUpperCase(),
};

/** MMDDCCYY in the United States, CCYYMMDD in Canada and in the first edition; whichever of the two is a day. */
function elementDate(text: string, canadian: boolean): IsoDate | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  const american = `${text.slice(4)}-${text.slice(0, 2)}-${text.slice(2, 4)}`;
  const yearFirst = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return (canadian ? [yearFirst, american] : [american, yearFirst]).find((date) => date >= '1900' && isIsoDate(date));
}

/** `069 in`, `175 cm`, or feet and inches as `509`. */
function heightInches(text: string): number | undefined {
  const metric = /^(\d{2,3})\s*cm$/i.exec(text);
  if (metric) return Math.round(Number(metric[1]) / 2.54);
  const inches = Number(/^(\d{1,3})(?:\s*in)?$/i.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(inches)) return undefined;
  return inches > 96 ? Math.floor(inches / 100) * 12 + (inches % 100) : positive(inches);
}

function positive(value: number): number | undefined {
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** `LAST,FIRST,MIDDLE` of the first edition. */
function fullName(text: string): Record<string, FieldValue> | undefined {
  const [lastName, firstName, middleName] = text.split(/[,@]/).map((part) => part.trim());
  if (lastName === undefined || lastName === '') return undefined;
  return { lastName, ...(firstName ? { firstName } : {}), ...(middleName ? { middleName } : {}) };
}

/** All given names in one element of older editions, parted by commas or blanks. */
function givenNames(text: string): Record<string, FieldValue> {
  const [firstName = text, ...rest] = text.split(/[, ]+/);
  const middleName = rest.join(' ');
  return middleName === '' ? { firstName } : { firstName, middleName };
}
