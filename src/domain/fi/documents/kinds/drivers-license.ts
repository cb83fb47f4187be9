/** Owns what a driver's licence says: its barcode where the content is one, else the printed card. */
import { STATE_NAMES } from '#domain/desk/place/states.data.ts';
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, identifierAs, patternAs, textAs, wholeAs } from '../reading/readers.ts';
import { readBarcode } from './aamva.ts';

const HEIGHT = /^[\s:]*(\d)\s*['\s-]\s*-?\s*(\d{1,2})\s*(?:"|''|in)?|^[\s:]*(\d)(\d{2})(?!\d)/i;
const CODE_LIST = /^[\s:]*([A-Z0-9]{1,4}(?:\s?[,/]\s?[A-Z0-9]{1,4})*|none)(?![A-Za-z0-9])/i;
const COLOUR = /^[\s:]*([A-Z]{3,6})(?![A-Za-z])/i;

const CARD_FIELDS: readonly LabelledField[] = [
  {
    labels: [
      'DL',
      'DLN',
      'DL No',
      'DL #',
      'DL Number',
      'LIC#',
      'LIC No',
      'LIC',
      'License No',
      'License #',
      'License Number',
      'Licence No',
      'Licence Number',
      'Driver License No',
      'Driver License Number',
      "Driver's License No",
      "Driver's License Number",
      'Drivers License Number',
      "Driver's License #",
      'OLN',
      'Operator License',
      'Lic Number',
      'ID No',
      '4d',
    ],
    reader: identifierAs('licenseNumber'),
  },
  { labels: ['LN', 'Last Name', 'Family Name', 'Surname', 'Last', '1'], reader: textAs('lastName', 40) },
  { labels: ['FN', 'First Name', 'Given Name', 'Given Names', 'First', '2'], reader: textAs('firstName', 40) },
  { labels: ['MN', 'Middle Name', 'Middle', 'MI'], reader: textAs('middleName', 40) },
  { labels: ['Name', 'Full Name', 'Licensee', 'Name of Licensee'], reader: textAs('fullName', 60) },
  { labels: ['Suffix', 'Name Suffix'], reader: textAs('suffix', 6) },
  { labels: ['DOB', 'Date of Birth', 'Birth Date', 'Birthdate', 'D.O.B.', 'Born', '3'], reader: dateAs('dateOfBirth') },
  {
    labels: ['EXP', 'Expires', 'Expiration Date', 'Exp Date', 'Expiration', 'Expiry', '4b'],
    reader: dateAs('expirationDate'),
  },
  {
    labels: ['ISS', 'Issued', 'Issue Date', 'Date of Issue', 'Iss Date', 'Date Issued', '4a'],
    reader: dateAs('issueDate'),
  },
  {
    labels: ['Address', 'Addr', 'Street', 'Street Address', 'Residence', 'Residence Address', '8'],
    reader: textAs('address', 80),
  },
  { labels: ['City'], reader: textAs('city', 40) },
  { labels: ['State'], reader: patternAs('state', /^[\s:]*([A-Z]{2})(?![A-Za-z])/, ([, code]) => code) },
  {
    labels: ['Zip', 'Zip Code', 'Postal Code'],
    reader: patternAs('zip', /^[\s:]*(\d{5})(?:-\d{4})?(?!\d)/, ([, zip]) => zip),
  },
  {
    labels: ['Class', 'DL Class', 'License Class', '9'],
    reader: patternAs('licenseClass', CODE_LIST, ([, code]) => code?.toUpperCase()),
  },
  {
    labels: ['END', 'Endorsements', 'Endorse', 'Endorsement', '9a'],
    reader: patternAs('endorsements', CODE_LIST, ([, code]) => code?.toUpperCase()),
  },
  {
    labels: ['REST', 'Restr', 'Restrictions', 'Restriction', '12'],
    reader: patternAs('restrictions', CODE_LIST, ([, code]) => code?.toUpperCase()),
  },
  {
    labels: ['SEX', 'Gender', '15'],
    reader: patternAs('sex', /^[\s:]*(M|F|X)(?:ale|emale)?(?![A-Za-z])/i, ([, sex]) => sex?.toUpperCase()),
  },
  {
    labels: ['HGT', 'Height', 'HT', '16'],
    reader: patternAs(
      'heightInches',
      HEIGHT,
      ([, feet, inches, foot, inch]) => Number(feet || foot) * 12 + Number(inches || inch),
    ),
  },
  { labels: ['WGT', 'Weight', 'WT', '17'], reader: wholeAs('weightPounds', 50, 700) },
  {
    labels: ['EYES', 'Eye Color', 'Eye', '18'],
    reader: patternAs('eyes', COLOUR, ([, colour]) => colour?.toUpperCase()),
  },
  { labels: ['HAIR', 'Hair Color', '19'], reader: patternAs('hair', COLOUR, ([, colour]) => colour?.toUpperCase()) },
  { labels: ['DD', 'Document Discriminator', '5 DD', '5'], reader: identifierAs('documentDiscriminator') },
];

const FINDER = labelFinder(CARD_FIELDS);

const CITY_LINE = /([A-Z][A-Za-z.' -]{1,28}?),?\s+([A-Z]{2})\s+(\d{5})(?:-\d{4})?(?!\d)/;

/** Reads a licence. */
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

/** The first line that ends in city, state and ZIP; a street printed on the same line stays in the address. */
function addCity(lines: readonly PageLine[], readings: FieldReadings): void {
  for (const { text, start } of lines) {
    const match = CITY_LINE.exec(text);
    if (match?.[2] === undefined || !(match[2] in STATE_NAMES)) continue;
    const line = (match[1] ?? '').split(/\s{2,}/).at(-1) ?? '';
    const city = line.replace(/^.*\d\s+/, '');
    const values = { city, state: match[2], zip: match[3] ?? '' };
    keep(readings, { values, start: match.index, end: match.index + match[0].length, quality: 1 }, start, 0.85);
    const address = readings.get('address');
    if (address !== undefined && String(address.value).includes(match[3] ?? '')) readings.delete('address');
    return;
  }
}

/** `CALIFORNIA DRIVER LICENSE`, `State of Ohio`. The longest name wins, so that West Virginia is not Virginia. */
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
  const [before = '', after] = String(full.value).split(/\s*,\s*/, 2);
  const words = (after ?? before).split(' ').filter((word) => word !== '');
  const lastName = after === undefined ? words.pop() : before;
  const [firstName, ...middle] = words;
  const parts = { lastName, firstName, middleName: middle.join(' ') || undefined };
  for (const [field, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '' && !readings.has(field)) readings.set(field, { ...full, value });
  }
}
