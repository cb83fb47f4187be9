/** Owns what a lender's payoff letter says: the amount, what each day adds, how long it is good, and where it is paid. */
import { type LabelledField, labelFinder } from '../reading/labels.ts';
import type { PageLine } from '../reading/page.ts';
import { findPrintedDate } from '../reading/printed-dates.ts';
import { type FieldReadings, keep, readLabelled } from '../reading/read-labelled.ts';
import { dateAs, findVin, identifierAs, moneyAs, patternAs, textAs } from '../reading/readers.ts';
import { carReader, VEHICLE_FIELDS } from './vehicle.ts';

export const PAYOFF_FIELDS: readonly LabelledField[] = [
  {
    labels: [
      'Lender',
      'Lienholder',
      'Lien Holder',
      'Creditor',
      'Lender Name',
      'Lienholder Name',
      'Financial Institution',
      'Finance Company',
      'Secured Party',
    ],
    reader: textAs('lender', 60),
  },
  {
    labels: [
      'Account #',
      'Account No',
      'Account Number',
      'Account',
      'Acct #',
      'Acct No',
      'Acct Number',
      'Acct',
      'Loan #',
      'Loan No',
      'Loan Number',
      'Loan Account Number',
      'Contract Number',
      'Contract No',
      'Contract #',
      'Account ending in',
      'Acct ending in',
      'Loan ending in',
      'Lease Number',
      'Re: Account',
    ],
    reader: identifierAs('accountNumber'),
  },
  {
    labels: [
      'Payoff Amount',
      'Payoff',
      'Net Payoff',
      'Net Payoff Amount',
      '10-Day Payoff',
      '10 Day Payoff',
      '10-Day Payoff Amount',
      '10 Day Payoff Amount',
      'Ten Day Payoff',
      '15-Day Payoff',
      '30-Day Payoff',
      'Total Payoff',
      'Total Payoff Amount',
      'Payoff Total',
      'Payoff Quote',
      'Payoff Balance',
      'Loan Payoff',
      'Current Payoff',
      'Amount Due to Pay in Full',
      'Amount to Pay in Full',
      'Amount Required to Pay in Full',
      'Amount Required to Satisfy',
      'Total Amount Due',
      'Total Due',
      'Total Amount to Pay Off',
      'Pay Off Amount',
      'Payoff Figure',
      'Buyout Amount',
      'Lease Buyout',
    ],
    reader: moneyAs('payoffAmount'),
  },
  {
    labels: ['Principal Balance', 'Outstanding Principal', 'Unpaid Principal Balance', 'Principal', 'Current Balance'],
    reader: moneyAs('principalBalance'),
  },
  {
    labels: [
      'Per Diem',
      'Per Diem Interest',
      'Per Diem Amount',
      'Per-Diem',
      'Daily Interest',
      'Daily Per Diem',
      'Interest per Day',
      'Daily Rate',
      'Daily Interest Amount',
      'Perdiem',
      'Additional interest per day',
      'Interest accrues at',
    ],
    reader: moneyAs('perDiem'),
  },
  {
    labels: [
      'Good Through',
      'Good Thru',
      'Good Until',
      'Good To',
      'Valid Until',
      'Valid Through',
      'Valid Thru',
      'Quote Expires',
      'Payoff Good To',
      'Payoff Good Through',
      'Payoff Good Thru',
      'Payoff Good Until',
      'Payoff Valid Through',
      'Payoff Expiration Date',
      'Good Through Date',
      'Payoff Date',
      'Expires',
      'Expiration Date',
      'Quote Good Through',
      'Effective Through',
      'Payoff Effective Through',
      'if received by',
      'received on or before',
      'if paid by',
      'Quote Valid Through',
    ],
    reader: dateAs('goodThrough'),
  },
  {
    labels: [
      'Quote Date',
      'As Of',
      'Date of Letter',
      'Letter Date',
      'Dated',
      'Date',
      'Date of Quote',
      'Payoff Quote Date',
      'Date Prepared',
      'Prepared On',
      'Statement Date',
      'Issue Date',
      "Today's Date",
    ],
    reader: dateAs('asOf'),
  },
  {
    labels: [
      'Mail Payoff To',
      'Mail Payment To',
      'Remit To',
      'Payoff Address',
      'Send Payoff To',
      'Regular Mail',
      'Mailing Address',
      'Mail To',
      'Standard Mail',
    ],
    reader: textAs('payoffAddress', 120),
  },
  {
    labels: [
      'Overnight Payoff Address',
      'Overnight Address',
      'Overnight To',
      'Overnight Mail',
      'Overnight',
      'Overnight Payoff To',
    ],
    reader: textAs('overnightAddress', 120),
  },
  {
    labels: ['ELT Code', 'ELT', 'ELT ID', 'ELT Lienholder Code', 'Lienholder Code', 'ELT Number'],
    reader: identifierAs('eltCode'),
  },
  {
    labels: [
      'Customer',
      'Customer Name',
      'Borrower',
      'Borrower Name',
      'Account Holder',
      'Buyer',
      'Primary Borrower',
      'Lessee',
      'Name',
      'Re',
    ],
    reader: textAs('customer', 60),
  },
];

const FINDER = labelFinder([...PAYOFF_FIELDS, ...VEHICLE_FIELDS]);

/** `$3.21 per day` without a label before it. */
const A_DAY =
  /(?:\$\s?|USD\s?)(\d{1,3}(?:,\d{3})*\.\d{2})\s*(?:\/\s?day|per day|per diem|a day|each day|daily|for each (?:additional )?day)/i;
const A_DAY_READER = patternAs('perDiem', A_DAY, ([, amount]) => amount?.replaceAll(',', ''));
const LETTERHEAD =
  /\b(?:bank|credit union|financial|finance|acceptance|motor credit|auto (?:loans?|credit)|lending|capital)\b/i;
const ENDING_IN = /\bending (?:in|with)\s*:?\s*(\d{4})\b/i;

/** Reads a payoff letter, sentences included. The letterhead names the lender where no label does. */
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

/** What stands in a letter without a label: letterhead, date line, VIN and car. */
function addLetterParts(content: string, lines: readonly PageLine[], readings: FieldReadings): void {
  const top = lines.filter(({ text }) => text.trim() !== '').slice(0, 6);
  const head = top
    .slice(0, 3)
    .find(({ text }) => LETTERHEAD.test(text) && text.trim().length <= 60 && !/[:$]/.test(text));
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
