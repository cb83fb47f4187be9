/** Owns what a signed protection contract says: product, dates, term, price, car and parties. */
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { findTerm, termReader } from '../reading/printed-terms.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, findVin, identifierAs, moneyAs, patternAs, textAs, wholeAs } from '../reading/readers.ts';
import { productReader } from './products.ts';
import { carReader, VEHICLE_FIELDS } from './vehicle.ts';

export const CONTRACT_FIELDS: readonly LabelledField[] = [
  {
    labels: [
      'Contract #',
      'Contract No',
      'Contract Number',
      'Contract ID',
      'Agreement #',
      'Agreement No',
      'Agreement Number',
      'Registration #',
      'Registration No',
      'Registration Number',
      'Certificate #',
      'Certificate No',
      'Certificate Number',
      'Waiver #',
      'Waiver No',
      'Waiver Number',
      'Service Contract No',
      'Service Contract Number',
      'Service Contract #',
      'Plan Number',
      'Plan #',
      'Addendum No',
      'Addendum Number',
      'Policy #',
      'Policy No',
      'Policy Number',
      'App #',
      'Application Number',
    ],
    reader: identifierAs('contractNumber'),
  },
  {
    labels: [
      'Product',
      'Product Type',
      'Plan Type',
      'Coverage Type',
      'Type of Contract',
      'Contract Type',
      'Program',
      'Plan Name',
      'Plan',
    ],
    reader: productReader,
  },
  {
    labels: ['Coverage', 'Coverage Level', 'Plan Coverage', 'Coverage Plan', 'Level of Coverage'],
    reader: textAs('coverage', 60),
  },
  {
    labels: [
      'Contract Purchase Date',
      'Contract Sale Date',
      'Sale Date',
      'Date of Sale',
      'Date of Purchase',
      'Purchase Date',
      'Vehicle Purchase Date',
      'Agreement Date',
      'Contract Date',
      'Date of Agreement',
      'Plan Purchase Date',
      'Waiver Date',
      'Enrollment Date',
      'Deal Date',
    ],
    reader: dateAs('saleDate'),
  },
  {
    labels: [
      'Effective Date',
      'Contract Effective Date',
      'Coverage Effective Date',
      'Effective',
      'Eff Date',
      'Start Date',
      'Starts',
      'Start',
      'Coverage Start Date',
      'Coverage Begins',
      'Commencement Date',
      'Inception Date',
      'Begins On',
      'Contract Start Date',
      'Term Begins',
    ],
    reader: dateAs('startDate'),
  },
  {
    labels: [
      'Expiration Date',
      'Expiry Date',
      'Expires On',
      'Expires',
      'Expiration',
      'Exp Date',
      'Contract Expiration Date',
      'Coverage Ends',
      'End Date',
      'Coverage End Date',
      'Termination Date',
      'Contract Ends',
      'Term Ends',
      'Valid Until',
    ],
    reader: dateAs('endDate'),
  },
  {
    labels: [
      'Expiration Mileage',
      'Expiration Miles',
      'Expiration Odometer',
      'Exp Miles',
      'Ending Odometer',
      'Expires At',
    ],
    reader: wholeAs('endMiles', 1, 999_999),
  },
  {
    labels: [
      'Term',
      'Contract Term',
      'Coverage Term',
      'Plan Term',
      'Term of Plan',
      'Term of Coverage',
      'Term of Contract',
      'Term of Agreement',
      'Term Months',
      'Term in Months',
      'Months/Miles',
      'Term Months/Miles',
      'Term (Months)',
      'Term/Miles',
      'Term and Mileage',
      'Time/Mileage',
      'Duration',
      'Waiver Term',
      'Months',
    ],
    reader: termReader,
  },
  {
    labels: [
      'Term Miles',
      'Miles',
      'Mileage Limit',
      'Plan Miles',
      'Coverage Miles',
      'Mileage Term',
      'Maximum Mileage',
      'Contract Miles',
      'Term Mileage',
    ],
    reader: wholeAs('termMiles', 1_000, 500_000),
  },
  {
    labels: [
      'Contract Price',
      'Purchase Price',
      'Total Retail',
      'Retail Price',
      'Plan Price',
      'Charge',
      'Cost to Customer',
      'Customer Cost',
      'Contract Cost',
      'Agreement Price',
      'Total Price',
      'Price',
      'Waiver Price',
      'Waiver Fee',
      'GAP Price',
      'GAP Charge',
      'Service Contract Price',
      'Contract Purchase Price',
      'Total Contract Price',
      'Total Purchase Price',
      'Amount Charged',
      'Customer Price',
      'Selling Price of Contract',
      'Total Cost',
      'Cost',
      'Contract Charge',
      'Addendum Charge',
      'Retail',
    ],
    reader: moneyAs('price'),
  },
  {
    labels: [
      'Deductible',
      'Ded',
      'Deductible Amount',
      'Deductible per Visit',
      'Deductible per Repair Visit',
      'Standard Deductible',
    ],
    reader: moneyAs('deductible'),
  },
  {
    labels: [
      'Current Odometer',
      'Odometer Reading',
      'Odometer',
      'Mileage at Sale',
      'Current Mileage',
      'Odometer at Sale',
      'Sale Odometer',
      'Vehicle Mileage',
      'Mileage',
      'Odometer at Purchase',
      'Beginning Odometer',
    ],
    reader: wholeAs('odometer', 0, 999_999),
  },
  {
    labels: [
      'In-Service Date',
      'In Service',
      'Original In-Service Date',
      'Original In-Service',
      'Original In Service Date',
      'Manufacturer In-Service Date',
      'Warranty Start Date',
    ],
    reader: dateAs('inServiceDate'),
  },
  {
    labels: [
      'Contract Holder',
      'Contract Holder Name',
      'Agreement Holder',
      'Customer',
      'Customer Name',
      'Purchaser',
      'Purchaser Name',
      'Buyer',
      'Buyer Name',
      'Name of Purchaser',
      'Borrower',
      'Member',
      'Owner',
      'Registrant',
      'Your Name',
      'Lessee',
      'Contract Purchaser',
    ],
    reader: textAs('customer', 60),
  },
  {
    labels: [
      'Seller',
      'Selling Dealer',
      'Dealer',
      'Dealership',
      'Dealer Name',
      'Dealer/Creditor',
      'Issuing Dealer',
      'Sold By',
      'Selling Dealership',
    ],
    reader: textAs('seller', 60),
  },
  {
    labels: ['Administrator', 'Plan Administrator', 'Administered By', 'Program Administrator'],
    reader: textAs('administrator', 60),
  },
  {
    labels: ['Obligor', 'Provider', 'Service Contract Provider', 'Provider/Obligor', 'Administrator/Obligor'],
    reader: textAs('obligor', 60),
  },
  {
    labels: [
      'Lienholder',
      'Lien Holder',
      'Lender',
      'Finance Company',
      'Assignee',
      'Lending Institution',
      'Financial Institution',
      'Lessor',
      'Creditor',
    ],
    reader: textAs('lienholder', 60),
  },
  {
    labels: ['State', 'State of Sale', 'Contract State', 'Issuing State', 'State of Issue'],
    reader: patternAs('state', /^\s*([A-Z]{2})\b/, ([, code]) => code),
  },
  { labels: ['Form', 'Form No', 'Form #', 'Form Number'], reader: identifierAs('form') },
];

const FINDER = labelFinder([...CONTRACT_FIELDS, ...VEHICLE_FIELDS]);

/** Options a contract lists when they raise its price; a checked box or a plain word. */
const SURCHARGES: readonly (readonly [RegExp, string])[] = [
  [/(?:\[x\]|\(x\)|[☒☑✓✔]|\bsurcharges?\b[^\n]{0,40}?)\s*diesel/i, 'diesel'],
  [/(?:\[x\]|\(x\)|[☒☑✓✔]|\bsurcharges?\b[^\n]{0,40}?)\s*(?:turbo|super ?charged)/i, 'turbo'],
  [/(?:\[x\]|\(x\)|[☒☑✓✔]|\bsurcharges?\b[^\n]{0,40}?)\s*(?:4\s?[x×]\s?4|4wd|awd|four[- ]wheel)/i, '4x4'],
  [/(?:\[x\]|\(x\)|[☒☑✓✔]|\bsurcharges?\b[^\n]{0,40}?)\s*(?:1|one)[- ]?ton/i, 'one-ton'],
  [/(?:\[x\]|\(x\)|[☒☑✓✔]|\bsurcharges?\b[^\n]{0,40}?)\s*lift/i, 'lift-kit'],
  [/(?:\[x\]|\(x\)|[☒☑✓✔]|\bsurcharges?\b[^\n]{0,40}?)\s*commercial/i, 'commercial'],
];

/** A form number at the foot: `Form VSC-100 (03/24)` or `GAP-77 Rev. 01/25`. */
const FOOT_FORM =
  /(?:form\s*(?:no\.?|#)?\s*)?\b([A-Z][A-Z0-9]{1,9}(?:[-_][A-Z0-9]{1,8}){0,3})\s*(?:\((\d{1,2}\/\d{2,4})\)|rev\.?\s*(\d{1,2}\/\d{2,4}))/i;

/** Reads a signed contract. Product, term, VIN, car, surcharges and form are also found without labels. */
export function readSignedContract(content: string, lines: readonly PageLine[]): FieldReadings {
  const readings = readLabelled(lines, FINDER);
  addUnlabelledContract(content, readings);
  const form = FOOT_FORM.exec(content.slice(-600));
  if (form?.[1] !== undefined && !readings.has('form')) {
    const offset = Math.max(0, content.length - 600);
    const value = `${form[1].toUpperCase()} (${form[2] ?? form[3]})`;
    keep(
      readings,
      { values: { form: value }, start: form.index, end: form.index + form[0].length, quality: 1 },
      offset,
      0.75,
    );
  }
  const surcharges = SURCHARGES.flatMap(([pattern, name]) => {
    const match = pattern.exec(content);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  const first = surcharges[0];
  if (first !== undefined) {
    const values = { surcharges: surcharges.map(({ name }) => name) };
    keep(readings, { values, start: first.start, end: first.end, quality: 1 }, 0, 0.8);
  }
  return readings;
}

/** Adds what a contract-like text says without labels: the product it calls itself, the first term, the VIN and the car. */
export function addUnlabelledContract(content: string, readings: FieldReadings): void {
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
