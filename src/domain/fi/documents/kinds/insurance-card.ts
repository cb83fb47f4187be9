/** Reads an insurance card: insurer, policy, period, insured, vehicle, limits and lienholder. */
import { toDecimal } from '#kernel/money.ts';
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { findPrintedMoney } from '../reading/printed-money.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, findVin, identifierAs, nameAs, patternAs, periodAs, type Reader } from '../reading/readers.ts';
import { INSURANCE_LABELS } from './labels.data.ts';
import { carReader, VEHICLE_FIELDS } from './vehicle.ts';

/** `$500`, `500`, `500 ded`. Deductibles are usually whole dollars. */
function deductibleAs(field: string): Reader {
  return {
    typed: 'money',
    read: (text) => {
      const found = findPrintedMoney(text, false);
      if (found === undefined || found.value < 0 || found.value > 1_000_000) return undefined;
      return { values: { [field]: toDecimal(found.value) }, start: found.start, end: found.end, quality: 1 };
    },
  };
}

/** `100/300`, `$100,000/$300,000`: kept as printed, without blanks. */
const LIMITS =
  /\$?\s?\d{1,3}(?:,\d{3})*\s?k?\s*\/\s*\$?\s?\d{1,3}(?:,\d{3})*\s?k?(?:\s*\/\s*\$?\s?\d{1,3}(?:,\d{3})*\s?k?)?/i;
const LIMIT = /\$?\s?\d{1,3}(?:,\d{3})*\s?k?/i;

export const INSURANCE_FIELDS: readonly LabelledField[] = [
  { labels: INSURANCE_LABELS.insurer, reader: nameAs('insurer') },
  { labels: INSURANCE_LABELS.naic, reader: patternAs('naic', /^[\s:#]*(\d{5})(?!\d)/, ([, code]) => code) },
  {
    labels: INSURANCE_LABELS.companyCode,
    reader: patternAs('companyCode', /^[\s:#]*(\d{3})(?!\d)/, ([, code]) => code),
  },
  { labels: INSURANCE_LABELS.policyNumber, reader: identifierAs('policyNumber') },
  { labels: INSURANCE_LABELS.period, reader: periodAs('effectiveDate', 'expirationDate') },
  { labels: INSURANCE_LABELS.effectiveDate, reader: dateAs('effectiveDate') },
  { labels: INSURANCE_LABELS.expirationDate, reader: dateAs('expirationDate') },
  { labels: INSURANCE_LABELS.insured, reader: nameAs('insured') },
  { labels: INSURANCE_LABELS.agent, reader: nameAs('agent') },
  { labels: INSURANCE_LABELS.lienholder, reader: nameAs('lienholder') },
  {
    labels: INSURANCE_LABELS.bodilyInjury,
    reader: patternAs('bodilyInjury', LIMITS, ([all]) => all?.replace(/\s+/g, '')),
  },
  {
    labels: INSURANCE_LABELS.propertyDamage,
    reader: patternAs('propertyDamage', LIMIT, ([all]) => all?.replace(/\s+/g, '')),
  },
  { labels: INSURANCE_LABELS.comprehensiveDeductible, reader: deductibleAs('comprehensiveDeductible') },
  { labels: INSURANCE_LABELS.collisionDeductible, reader: deductibleAs('collisionDeductible') },
  { labels: INSURANCE_LABELS.state, reader: patternAs('state', /^\s*([A-Z]{2})\b/, ([, code]) => code) },
];

const FINDER = labelFinder([...INSURANCE_FIELDS, ...VEHICLE_FIELDS]);

/** `07/01/2026 to 01/01/2027` or with a dash, anywhere on the card. */
const PERIOD = /\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s*(?:-|to|thru|through)\s*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/i;
const INSURER_NAME =
  /\b(?:insurance|casualty|indemnity|mutual|assurance)\b.*\b(?:company|co\.?|group|exchange|corp(?:oration)?)\b/i;

/** Reads an insurance card. */
export function readInsuranceCard(content: string, lines: readonly PageLine[]): FieldReadings {
  const readings = readLabelled(lines, FINDER);
  const period = PERIOD.exec(content);
  const dates = period && periodAs('effectiveDate', 'expirationDate').read(period[0]);
  if (period && dates) keep(readings, dates, period.index, 0.8);
  const vin = findVin(content, 'vin');
  if (vin !== undefined) keep(readings, vin, 0, 0.88);
  const car = carReader.read(content);
  if (car !== undefined) keep(readings, car, 0, 0.75);
  const head = lines
    .slice(0, 8)
    .find(({ text }) => text.trim().length <= 60 && !text.includes(':') && INSURER_NAME.test(text.trim()));
  if (head !== undefined) {
    const lead = head.text.length - head.text.trimStart().length;
    const value = head.text.trim();
    keep(readings, { values: { insurer: value }, start: lead, end: lead + value.length, quality: 1 }, head.start, 0.7);
  }
  return readings;
}
