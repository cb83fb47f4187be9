/** Reads a signed contract: product, dates, term, price, vehicle and parties. */
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { findTerm, termReader } from '../reading/printed-terms.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, findVin, identifierAs, moneyAs, nameAs, patternAs, wholeAs } from '../reading/readers.ts';
import { CONTRACT_LABELS } from './labels.data.ts';
import { productReader } from './products.ts';
import { carReader, VEHICLE_FIELDS } from './vehicle.ts';

export const CONTRACT_FIELDS: readonly LabelledField[] = [
  { labels: CONTRACT_LABELS.contractNumber, reader: identifierAs('contractNumber') },
  { labels: CONTRACT_LABELS.product, reader: productReader },
  { labels: CONTRACT_LABELS.coverage, reader: nameAs('coverage') },
  { labels: CONTRACT_LABELS.saleDate, reader: dateAs('saleDate') },
  { labels: CONTRACT_LABELS.startDate, reader: dateAs('startDate') },
  { labels: CONTRACT_LABELS.endDate, reader: dateAs('endDate') },
  { labels: CONTRACT_LABELS.endMiles, reader: wholeAs('endMiles', 1, 999_999) },
  { labels: CONTRACT_LABELS.term, reader: termReader },
  { labels: CONTRACT_LABELS.termMiles, reader: wholeAs('termMiles', 1_000, 500_000) },
  { labels: CONTRACT_LABELS.price, reader: moneyAs('price') },
  { labels: CONTRACT_LABELS.deductible, reader: moneyAs('deductible') },
  { labels: CONTRACT_LABELS.odometer, reader: wholeAs('odometer', 0, 999_999) },
  { labels: CONTRACT_LABELS.mileage, reader: wholeAs('mileage', 0, 999_999) },
  { labels: CONTRACT_LABELS.salesPrice, reader: moneyAs('salesPrice') },
  { labels: CONTRACT_LABELS.amountFinanced, reader: moneyAs('amountFinanced') },
  { labels: CONTRACT_LABELS.apr, reader: patternAs('apr', /(\d{1,2}(?:\.\d{1,3})?)\s*%/, ([, rate]) => Number(rate)) },
  { labels: CONTRACT_LABELS.monthlyPayment, reader: moneyAs('monthlyPayment') },
  { labels: CONTRACT_LABELS.downPayment, reader: moneyAs('downPayment') },
  { labels: CONTRACT_LABELS.coCustomer, reader: nameAs('coCustomer') },
  { labels: CONTRACT_LABELS.inServiceDate, reader: dateAs('inServiceDate') },
  { labels: CONTRACT_LABELS.customer, reader: nameAs('customer') },
  { labels: CONTRACT_LABELS.seller, reader: nameAs('seller') },
  { labels: CONTRACT_LABELS.administrator, reader: nameAs('administrator') },
  { labels: CONTRACT_LABELS.obligor, reader: nameAs('obligor') },
  { labels: CONTRACT_LABELS.lienholder, reader: nameAs('lienholder') },
  { labels: CONTRACT_LABELS.state, reader: patternAs('state', /^\s*([A-Z]{2})\b/, ([, code]) => code) },
  { labels: CONTRACT_LABELS.form, reader: identifierAs('form') },
];

const FINDER = labelFinder([...CONTRACT_FIELDS, ...VEHICLE_FIELDS]);

/** Options that raise a contract's price. */
const SURCHARGES: readonly (readonly [words: string, name: string])[] = [
  ['diesel', 'diesel'],
  ['(?:turbo|super ?charged)', 'turbo'],
  ['(?:4\\s?[x×]\\s?4|4wd|awd|four[- ]wheel)', '4x4'],
  ['(?:1|one)[- ]?ton', 'one-ton'],
  ['lift', 'lift-kit'],
  ['commercial', 'commercial'],
];

/** A checked box before the option, or the option in a list with the heading "surcharges". */
const CHECKED = SURCHARGES.map(([words, name]) => ({
  name,
  pattern: new RegExp(`(?:\\[x\\]|\\(x\\)|[☒☑✓✔]|\\bsurcharges?\\b[^\\n]{0,40}?)\\s*${words}`, 'i'),
}));

/** A form number at the foot: `Form VSC-100 (03/24)` or `GAP-77 Rev. 01/25`. */
const FOOT_FORM =
  /\b([A-Z][A-Z0-9]{1,9}(?:[-_][A-Z0-9]{1,8}){0,3})\s*(?:\((\d{1,2}\/\d{2,4})\)|rev\.?\s*(\d{1,2}\/\d{2,4}))/i;
/** Characters at the end of a contract that contain its form number. */
const FOOT = 600;

/** Reads a signed contract. Product, term, VIN, car, surcharges and form are also found without labels. */
export function readSignedContract(content: string, lines: readonly PageLine[]): FieldReadings {
  const readings = readLabelled(lines, FINDER);
  addUnlabelledContract(content, readings);
  addForm(content, readings);
  addSurcharges(content, readings);
  return readings;
}

function addForm(content: string, readings: FieldReadings): void {
  const offset = Math.max(0, content.length - FOOT);
  const match = FOOT_FORM.exec(content.slice(offset));
  if (match?.[1] === undefined) return;
  const values = { form: `${match[1].toUpperCase()} (${match[2] ?? match[3]})` };
  keep(readings, { values, start: match.index, end: match.index + match[0].length, quality: 1 }, offset, 0.94);
}

function addSurcharges(content: string, readings: FieldReadings): void {
  const found = CHECKED.flatMap(({ pattern, name }) => {
    const match = pattern.exec(content);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  const first = found[0];
  if (first === undefined) return;
  const values = { surcharges: found.map(({ name }) => name) };
  keep(readings, { values, start: first.start, end: first.end, quality: 1 }, 0, 0.8);
}

/** Adds unlabeled facts of a contract: its product, the first term, the VIN and the car. */
export function addUnlabelledContract(content: string, readings: FieldReadings): void {
  settleMileage(readings);
  const product = productReader.read(content);
  if (product !== undefined) keep(readings, product, 0, 0.85);
  if (!readings.has('termMonths')) {
    const term = findTerm(content);
    if (term !== undefined) keep(readings, term, 0, 0.7);
  }
  const vin = findVin(content, 'vin');
  if (vin !== undefined) keep(readings, vin, 0, 0.88);
  const car = carReader.read(content);
  if (car !== undefined) keep(readings, car, 0, 0.75);
}

/** A bare `Mileage` is the plan's limit when it is a round number beside a term without one, else the odometer. */
function settleMileage(readings: FieldReadings): void {
  const mileage = readings.get('mileage');
  if (mileage === undefined) return;
  readings.delete('mileage');
  const isLimit = readings.has('termMonths') && !readings.has('termMiles') && Number(mileage.value) % 1_000 === 0;
  const field = isLimit && Number(mileage.value) > 0 ? 'termMiles' : 'odometer';
  if (!readings.has(field)) readings.set(field, { ...mileage, confidence: Math.round(mileage.confidence * 90) / 100 });
}
