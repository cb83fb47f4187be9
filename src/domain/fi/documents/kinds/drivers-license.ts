/** Reads a driver's license: the barcode if the content is one, else the printed card. */
import { STATE_NAMES } from '#domain/places/states.data.ts';
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, identifierAs, nameAs, patternAs, textAs, wholeAs } from '../reading/readers.ts';
import { readBarcode } from './aamva.ts';
import { LICENSE_LABELS } from './labels.data.ts';

const HEIGHT = /^[\s:]*(\d)['\s-]{1,8}(\d{1,2})\s*(?:"|''|in)?|^[\s:]*(\d)(\d{2})(?!\d)/i;
const CODE_LIST = /^[\s:]*([A-Z0-9]{1,4}(?:\s?[,/]\s?[A-Z0-9]{1,4})*|none)(?![A-Za-z0-9])/i;
const COLOUR = /^[\s:]*([A-Z]{3,6})(?![A-Za-z])/i;

const CARD_FIELDS: readonly LabelledField[] = [
  { labels: LICENSE_LABELS.licenseNumber, reader: identifierAs('licenseNumber') },
  { labels: LICENSE_LABELS.lastName, reader: textAs('lastName', 40) },
  { labels: LICENSE_LABELS.firstName, reader: textAs('firstName', 40) },
  { labels: LICENSE_LABELS.middleName, reader: textAs('middleName', 40) },
  { labels: LICENSE_LABELS.fullName, reader: nameAs('fullName') },
  { labels: LICENSE_LABELS.suffix, reader: textAs('suffix', 6) },
  { labels: LICENSE_LABELS.dateOfBirth, reader: dateAs('dateOfBirth') },
  { labels: LICENSE_LABELS.expirationDate, reader: dateAs('expirationDate') },
  { labels: LICENSE_LABELS.issueDate, reader: dateAs('issueDate') },
  { labels: LICENSE_LABELS.address, reader: textAs('address', 80) },
  { labels: LICENSE_LABELS.city, reader: textAs('city', 40) },
  { labels: LICENSE_LABELS.state, reader: patternAs('state', /^[\s:]*([A-Z]{2})(?![A-Za-z])/, ([, code]) => code) },
  { labels: LICENSE_LABELS.zip, reader: patternAs('zip', /^[\s:]*(\d{5})(?:-\d{4})?(?!\d)/, ([, zip]) => zip) },
  {
    labels: LICENSE_LABELS.licenseClass,
    reader: patternAs('licenseClass', CODE_LIST, ([, code]) => code?.toUpperCase()),
  },
  {
    labels: LICENSE_LABELS.endorsements,
    reader: patternAs('endorsements', CODE_LIST, ([, code]) => code?.toUpperCase()),
  },
  {
    labels: LICENSE_LABELS.restrictions,
    reader: patternAs('restrictions', CODE_LIST, ([, code]) => code?.toUpperCase()),
  },
  {
    labels: LICENSE_LABELS.sex,
    reader: patternAs('sex', /^[\s:]*(M|F|X)(?:ale|emale)?(?![A-Za-z])/i, ([, sex]) => sex?.toUpperCase()),
  },
  {
    labels: LICENSE_LABELS.heightInches,
    reader: patternAs(
      'heightInches',
      HEIGHT,
      ([, feet, inches, foot, inch]) => Number(feet || foot) * 12 + Number(inches || inch),
    ),
  },
  { labels: LICENSE_LABELS.weightPounds, reader: wholeAs('weightPounds', 50, 700) },
  { labels: LICENSE_LABELS.eyes, reader: patternAs('eyes', COLOUR, ([, colour]) => colour?.toUpperCase()) },
  { labels: LICENSE_LABELS.hair, reader: patternAs('hair', COLOUR, ([, colour]) => colour?.toUpperCase()) },
  { labels: LICENSE_LABELS.documentDiscriminator, reader: identifierAs('documentDiscriminator') },
];

const FINDER = labelFinder(CARD_FIELDS);

const CITY_LINE = /([A-Z][A-Za-z.' -]{1,28}?),?\s+([A-Z]{2})\s+(\d{5})(?:-\d{4})?(?!\d)/;

/** A house number and a street; cards print the element number 8 before it. */
const STREET_LINE = /^\s*(?:8\s+(?=\d{1,6}[A-Z]?\s))?(\d{1,6}[A-Z]?\s+[A-Z0-9][\w .#'-]{2,60})(?=\s*$)/i;

/** Reads a license. */
export function readDriversLicense(content: string, lines: readonly PageLine[]): FieldReadings {
  const barcode = readBarcode(content);
  if (barcode !== undefined) return barcode;
  const readings = readLabelled(lines, FINDER);
  splitFullName(readings);
  const isCard = readings.size > 0 || /\bdriver'?s?\s+licen[sc]e\b/i.test(content);
  if (isCard) {
    addCity(lines, readings);
    addIssuingState(content, readings);
  }
  return readings;
}

/** The first line that ends in city, state and ZIP. The line above is the street if it starts with a house number. */
function addCity(lines: readonly PageLine[], readings: FieldReadings): void {
  for (const [at, { text, start }] of lines.entries()) {
    const match = CITY_LINE.exec(text);
    if (match === null) continue;
    const [, before = '', state = '', zip = ''] = match;
    if (!(state in STATE_NAMES)) continue;
    const line = before.split(/\s{2,}/).at(-1) ?? '';
    const city = line.replace(/^.*\d\s+/, '');
    const values = { city, state, zip };
    keep(readings, { values, start: match.index, end: match.index + match[0].length, quality: 1 }, start, 0.85);
    const above = lines[at - 1];
    const street = above && STREET_LINE.exec(above.text);
    if (above && street?.[1] !== undefined) {
      const from = street[0].length - street[1].length;
      keep(
        readings,
        { values: { address: street[1] }, start: from, end: street[0].length, quality: 1 },
        above.start,
        0.75,
      );
    }
    return;
  }
}

/** `CALIFORNIA DRIVER LICENSE`, `State of Ohio`. The longest name matches, so that West Virginia is not Virginia. */
function addIssuingState(content: string, readings: FieldReadings): void {
  const top = content.slice(0, 400).toUpperCase();
  const names = Object.entries(STATE_NAMES).toSorted(([, a], [, b]) => b.length - a.length);
  for (const [code, name] of names) {
    const at = top.indexOf(name.toUpperCase());
    if (at < 0) continue;
    keep(readings, { values: { issuingState: code }, start: at, end: at + name.length, quality: 1 }, 0, 0.85);
    return;
  }
}

/** `LAST, FIRST MIDDLE` or `FIRST MIDDLE LAST` under one label. */
function splitFullName(readings: FieldReadings): void {
  const full = readings.get('fullName');
  if (full === undefined) return;
  readings.delete('fullName');
  const [before = '', after] = String(full.value)
    .split(',')
    .map((part) => part.trim());
  const words = (after ?? before).split(' ').filter((word) => word !== '');
  const lastName = after === undefined ? words.pop() : before;
  const [firstName, ...middle] = words;
  const parts = { lastName, firstName, middleName: middle.join(' ') || undefined };
  for (const [field, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '' && !readings.has(field)) readings.set(field, { ...full, value });
  }
}
