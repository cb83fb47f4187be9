/** Reads a payoff letter: amount, per diem, good-through date and remittance address. */

import { findPrintedDate } from '#kernel/text/printed-dates.ts';
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, findVin, identifierAs, moneyAs, nameAs, patternAs, textAs } from '../reading/readers.ts';
import { PAYOFF_LABELS } from './labels.data.ts';
import { carReader, VEHICLE_FIELDS } from './vehicle.ts';

export const PAYOFF_FIELDS: readonly LabelledField[] = [
  { labels: PAYOFF_LABELS.lender, reader: nameAs('lender') },
  { labels: PAYOFF_LABELS.accountNumber, reader: identifierAs('accountNumber') },
  { labels: PAYOFF_LABELS.payoffAmount, reader: moneyAs('payoffAmount') },
  { labels: PAYOFF_LABELS.principalBalance, reader: moneyAs('principalBalance') },
  { labels: PAYOFF_LABELS.perDiem, reader: moneyAs('perDiem') },
  { labels: PAYOFF_LABELS.goodThrough, reader: dateAs('goodThrough') },
  { labels: PAYOFF_LABELS.asOf, reader: dateAs('asOf') },
  { labels: PAYOFF_LABELS.payoffAddress, reader: textAs('payoffAddress', 120) },
  { labels: PAYOFF_LABELS.overnightAddress, reader: textAs('overnightAddress', 120) },
  { labels: PAYOFF_LABELS.eltCode, reader: identifierAs('eltCode') },
  { labels: PAYOFF_LABELS.customer, reader: nameAs('customer') },
];

const FINDER = labelFinder([...PAYOFF_FIELDS, ...VEHICLE_FIELDS]);

/** `$3.21 per day` without a label before it. */
const A_DAY =
  /(?:\$\s?|USD\s?)(\d{1,3}(?:,\d{3})*\.\d{2})\s*(?:\/\s?day|per day|per diem|a day|each day|daily|for each (?:additional )?day)/i;
const A_DAY_READER = patternAs('perDiem', A_DAY, ([, amount]) => amount?.replaceAll(',', ''));
const LETTERHEAD =
  /\b(?:bank|credit union|financial|finance|acceptance|motor credit|auto (?:loans?|credit)|lending|capital)\b/i;
const ENDING_IN = /\bending (?:in|with)\s*(?::\s*)?(\d{4})\b/i;

/** Reads a payoff letter, including full sentences. The letterhead names the lender if no label does. */
export function readPayoffLetter(content: string, lines: readonly PageLine[]): FieldReadings {
  const readings = readLabelled(lines, FINDER);
  const daily = A_DAY_READER.read(content);
  if (daily !== undefined) keep(readings, daily, 0, 0.9);
  const ending = ENDING_IN.exec(content);
  if (ending?.[1] !== undefined) {
    const end = ending.index + ending[0].length;
    keep(readings, { values: { accountNumber: ending[1] }, start: end - 4, end, quality: 1 }, 0, 0.85);
  }
  if (readings.size > 0 || /\bpay-?\s?off\b/i.test(content)) addLetterParts(content, lines, readings);
  return readings;
}

/** Unlabeled parts of a letter: letterhead, date line, VIN and car. */
function addLetterParts(content: string, lines: readonly PageLine[], readings: FieldReadings): void {
  const top = lines.filter(({ text }) => text.trim() !== '').slice(0, 6);
  const head = top
    .slice(0, 3)
    .find(({ text }) => text.trim().length <= 60 && !/[:$]/.test(text) && LETTERHEAD.test(text));
  if (head !== undefined && !readings.has('lender')) {
    const lead = head.text.length - head.text.trimStart().length;
    const value = head.text.trim();
    keep(readings, { values: { lender: value }, start: lead, end: lead + value.length, quality: 1 }, head.start, 0.7);
  }
  for (const { text, start } of top) {
    const date = findPrintedDate(text);
    if (date === undefined || text.trim().length > date.end - date.start + 2) continue;
    keep(readings, { values: { asOf: date.value }, start: date.start, end: date.end, quality: 1 }, start, 0.75);
  }
  const vin = findVin(content, 'vin');
  if (vin !== undefined) keep(readings, vin, 0, 0.88);
  const car = carReader.read(content);
  if (car !== undefined) keep(readings, car, 0, 0.75);
}
