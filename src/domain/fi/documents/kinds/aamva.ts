/** Parses driver's license barcodes (AAMVA PDF417). */
import { type IsoDate, isIsoDate } from '#kernel/dates.ts';
import type { FieldReadings } from '../reading/read-labelled.ts';
import { keep } from '../reading/read-labelled.ts';
import type { FieldValue } from '../reading/readers.ts';
import { ELEMENTS, type ElementForm, ISSUERS } from './aamva.data.ts';
import { elementsOf, type Header, headerOf } from './aamva-split.ts';

const FIELD_OF = new Map(ELEMENTS.map(([id, , field, form], rank) => [id, { field, form, rank }]));
/** A barcode is machine-written and exact. */
const SURENESS = 0.98;
/** Fewer elements are coincidental. */
const ELEMENTS_MIN = 3;
const ABSENT = /^(?:unavl?|unavail|none|n\/a)$/i;

/** Parses a barcode's text; undefined when the content has none. */
export function readBarcode(content: string): FieldReadings | undefined {
  const header = headerOf(content);
  const elements = elementsOf(content, header);
  if (elements.length < (header === undefined ? ELEMENTS_MIN : 1)) return undefined;
  const readings: FieldReadings = new Map();
  const issuingState = header && ISSUERS[header.issuer];
  const ranked = elements.toSorted((a, b) => Number(FIELD_OF.get(a.id)?.rank) - Number(FIELD_OF.get(b.id)?.rank));
  for (const { id, text, start } of ranked) {
    const known = FIELD_OF.get(id);
    const values = known?.field === undefined ? undefined : valuesOf(known.field, known.form, text);
    if (values === undefined) continue;
    keep(readings, { values, start, end: start + text.length, quality: 1 }, 0, SURENESS);
  }
  if (header !== undefined) addIssuer(header, issuingState, readings);
  return readings;
}

function addIssuer({ issuer, issuerAt }: Header, state: string | undefined, readings: FieldReadings): void {
  const values = state === undefined ? { issuerId: issuer } : { issuerId: issuer, issuingState: state };
  keep(readings, { values, start: issuerAt, end: issuerAt + issuer.length, quality: 1 }, 0, SURENESS);
}

function valuesOf(field: string, form: ElementForm, text: string): Record<string, FieldValue> | undefined {
  if (ABSENT.test(text)) return undefined;
  if (form === 'full-name') return fullName(text);
  if (form === 'given-names') return givenNames(text);
  const value = READ[form](text);
  return value === undefined ? undefined : { [field]: value };
}

type Form = Exclude<ElementForm, 'full-name' | 'given-names'>;

const SEXES: Readonly<Record<string, string>> = { 1: 'M', 2: 'F', 9: 'X', M: 'M', F: 'F', X: 'X' };

const READ: Readonly<Record<Form, (text: string) => FieldValue | undefined>> = {
  text: (text) => text,
  name: (text) => text,
  number: (text) => text,
  state: (text) => text.toUpperCase(),
  country: (text) => text.toUpperCase(),
  code: (text) => text,
  color: (text) => text,
  digit: (text) => text,
  date: (text) => elementDate(text),
  zip: (text) => /^\d{5}/.exec(text)?.[0] ?? /^[A-Z]\d[A-Z] ?\d[A-Z]\d/.exec(text)?.[0],
  height: (text) => heightInches(text),
  pounds: (text) => positive(Number.parseInt(text, 10)),
  kilograms: (text) => positive(Math.round(Number.parseInt(text, 10) * 2.20462)),
  sex: (text) => SEXES[text.toUpperCase()],
  flag: (text) => text.toUpperCase(),
};

/**
 * MMDDCCYY in the United States, CCYYMMDD in Canada and in the first edition. No date of these centuries is one in both
 * orders, because no month is 19 or 20.
 */
function elementDate(text: string): IsoDate | undefined {
  const digits = text.replace(/[-/.]/g, '');
  if (!/^\d{8}$/.test(digits)) return undefined;
  const american = `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
  const yearFirst = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return [american, yearFirst].find((date) => /^(?:19|20)/.test(date) && isIsoDate(date));
}

/** `069 in`, `175 cm`, or feet and inches as `509`. */
function heightInches(text: string): number | undefined {
  const metric = /^(\d{2,3})\s*cm$/i.exec(text);
  if (metric) return Math.round(Number(metric[1]) / 2.54);
  const [, feet, rest] = /^(\d)['-]\s?-?(\d{1,2})"?$/.exec(text) ?? [];
  if (feet !== undefined) return Number(feet) * 12 + Number(rest);
  const [, digits] = /^(\d{1,3})(?:\s*in)?$/i.exec(text) ?? [];
  return positive(Math.floor(Number(digits) / 100) * 12 + (Number(digits) % 100));
}

function positive(value: number): number | undefined {
  return value > 0 ? value : undefined;
}

/** `LAST,FIRST,MIDDLE` of the first edition. */
function fullName(text: string): Record<string, FieldValue> | undefined {
  const [lastName = '', firstName, middleName] = text.split(/[,@]/).map((part) => part.trim());
  if (lastName === '') return undefined;
  return { lastName, ...(firstName ? { firstName } : {}), ...(middleName ? { middleName } : {}) };
}

/** All given names in one element of older editions, separated by commas or blanks. */
function givenNames(text: string): Record<string, FieldValue> {
  const [firstName = text, ...rest] = text.split(/[, ]+/);
  const middleName = rest.join(' ');
  return middleName === '' ? { firstName } : { firstName, middleName };
}
