/** Tests what documents say without labels: letterhead, city line, surcharges, form number, product and car. */
import { describe, expect, test } from 'vitest';
import { type DocumentKind, extractDocument } from '../extraction.ts';

/** Each field as value, printed text and confidence. */
function fieldsIn(kind: DocumentKind, content: string) {
  const { fields, spans } = extractDocument(kind, content);
  return Object.fromEntries(
    Object.entries(spans).map(([field, { text, confidence }]) => [field, [fields[field], text, confidence]]),
  );
}
/** One field, or undefined. */
const fieldIn = (kind: DocumentKind, field: string, content: string) => fieldsIn(kind, content)[field];

const VIN = '1HGCM82633A004352';
const x = (count: number) => 'x'.repeat(count);

test('a letter without labels has its lender, date, account, daily interest, VIN and car', () => {
  const letter = `  First Example Bank \n\n  11/02/2026\nYour payoff for the loan ending in 4411:\n$1,002.05 per day accrues on the 2021 Honda Civic EX with VIN ${VIN}.`;
  expect(fieldsIn('payoff-letter', letter)).toEqual({
    perDiem: ['1002.05', '$1,002.05 per day', 0.9],
    accountNumber: ['4411', '4411', 0.85],
    lender: ['First Example Bank', 'First Example Bank', 0.7],
    asOf: ['2026-11-02', '11/02/2026', 0.75],
    vin: [VIN, VIN, 0.88],
    year: [2021, '2021 Honda Civic EX with VIN', 0.75],
    make: ['Honda', '2021 Honda Civic EX with VIN', 0.75],
    model: ['Civic EX', '2021 Honda Civic EX with VIN', 0.75],
  });
});

describe('the letterhead of a payoff letter', () => {
  const lender = (content: string) => fieldIn('payoff-letter', 'lender', `${content}\nPayoff: $5.00`)?.[0];
  test.each([
    ['in the first line', 'Example Bank', 'Example Bank'],
    ['in the third line with text', 'a\n\nb\nExample Bank', 'Example Bank'],
    ['not in the fourth', 'a\nb\nc\nExample Bank', undefined],
    ['of sixty characters', `${x(55)} Bank`, `${x(55)} Bank`],
    ['not of sixty-one', `${x(56)} Bank`, undefined],
    ['not with a colon', 'The bank: Example', undefined],
    ['not with an amount', 'The bank owes $5', undefined],
    ['not without a word of lending', 'Example House', undefined],
  ])('is %s', (_what, content, expected) => {
    expect(lender(content)).toBe(expected);
  });

  test('gives way to a label', () => {
    expect(lender('Example Bank\nLender: Other House')).toBe('Other House');
  });

  test('is read in a letter about a payoff alone', () => {
    expect(fieldsIn('payoff-letter', 'Example Bank\nyour pay-off')).toEqual({
      lender: ['Example Bank', 'Example Bank', 0.7],
    });
    expect(fieldsIn('payoff-letter', 'Example Bank\nyour statement')).toEqual({});
    expect(fieldIn('payoff-letter', 'lender', 'Example Bank\nPer Diem: $5.00')?.[0]).toBe('Example Bank');
  });
});

describe('the date line of a payoff letter', () => {
  const asOf = (content: string) => fieldIn('payoff-letter', 'asOf', `${content}\nPayoff: $5.00`)?.[0];
  test.each([
    ['alone on its line', '1/2/2026', '2026-01-02'],
    ['with two more characters', '1/2/2026 .', '2026-01-02'],
    ['not with three more', '1/2/2026 ..', undefined],
    ['in the sixth line with text', 'a\nb\nc\nd\ne\n1/2/2026', '2026-01-02'],
    ['not in the seventh', 'a\nb\nc\nd\ne\nf\n1/2/2026', undefined],
  ])('is %s', (_what, content, expected) => {
    expect(asOf(content)).toBe(expected);
  });
});

describe('the insurer of a card without a label for it', () => {
  const insurer = (content: string) => fieldIn('insurance-card', 'insurer', content);
  test.each([
    ['in the first line', '  Example Insurance Company ', 'Example Insurance Company'],
    ['in the eighth', `${'\n'.repeat(7)}Example Insurance Company`, 'Example Insurance Company'],
    ['not in the ninth', `${'\n'.repeat(8)}Example Insurance Company`, undefined],
    ['of sixty characters', `${x(42)} Insurance Company`, `${x(42)} Insurance Company`],
    ['not of sixty-one', `${x(43)} Insurance Company`, undefined],
    ['not with a colon', 'Note: Insurance Company', undefined],
  ])('is %s', (_what, content, expected) => {
    expect(insurer(content)).toEqual(expected && [expected, expected, 0.7]);
  });
});

test('an insurance card without labels has its period, VIN and car', () => {
  expect(fieldsIn('insurance-card', `covers 07/01/2026 - 01/01/2027\n2021 Honda Civic EX ${VIN}`)).toEqual({
    effectiveDate: ['2026-07-01', '07/01/2026 - 01/01/2027', 0.8],
    expirationDate: ['2027-01-01', '07/01/2026 - 01/01/2027', 0.8],
    vin: [VIN, VIN, 0.88],
    year: [2021, `2021 Honda Civic EX ${VIN}`, 0.75],
    make: ['Honda', `2021 Honda Civic EX ${VIN}`, 0.75],
    model: ['Civic EX', `2021 Honda Civic EX ${VIN}`, 0.75],
  });
  expect(fieldsIn('insurance-card', 'covers 13/45/2026 to 13/46/2026')).toEqual({});
});

test.each([
  ['$0', '0.00'],
  ['500', '500.00'],
  ['$10,000', '10000.00'],
  ['$10,000.01', undefined],
  ['-$1', undefined],
])('a collision deductible of %s is read as %s', (printed, value) => {
  expect(fieldIn('insurance-card', 'collisionDeductible', `Collision Deductible: ${printed}`)?.[0]).toBe(value);
});

test('a contract without labels has its product, term, VIN, car, surcharges and form', () => {
  const contract = `Service Agreement for the 2021 Honda Civic, ${VIN}, 48/60,000\n[x] Diesel (x) lift ☒ turbo\nForm vsc-100 rev. 03/24`;
  expect(fieldsIn('signed-contract', contract)).toEqual({
    productType: ['VSC', 'Service Agreement', 0.85],
    termMonths: [48, '48/60,000', 0.7],
    termMiles: [60_000, '48/60,000', 0.7],
    vin: [VIN, VIN, 0.88],
    year: [2021, '2021 Honda Civic', 0.75],
    make: ['Honda', '2021 Honda Civic', 0.75],
    model: ['Civic', '2021 Honda Civic', 0.75],
    form: ['VSC-100 (03/24)', 'vsc-100 rev. 03/24', 0.94],
    surcharges: [['diesel', 'turbo', 'lift-kit'], '[x] Diesel', 0.8],
  });
});

test('the form number of a contract stands in its last six hundred characters', () => {
  const form = (after: number) => fieldIn('signed-contract', 'form', `${x(300)} VS-1 (03/24)${'.'.repeat(after)}`)?.[0];
  expect(fieldIn('signed-contract', 'form', 'VS-1 (03/24)')?.[0]).toBe('VS-1 (03/24)');
  expect(form(588)).toBe('VS-1 (03/24)');
  expect(form(589)).toBe(undefined);
});

describe('a bare mileage of a contract', () => {
  const miles = (content: string) => {
    const { termMiles, odometer } = fieldsIn('signed-contract', content);
    return [termMiles?.[0], odometer?.[0]];
  };
  test.each([
    ['is the limit beside a term in months', 'Term: 60 months\nMileage: 75,000', [75_000, undefined]],
    ['is the odometer when it is not a round number', 'Term: 60 months\nMileage: 75,010', [undefined, 75_010]],
    ['is the odometer without a term', 'Mileage: 75,000', [undefined, 75_000]],
    ['is the odometer beside a limit', 'Term: 60/60,000\nMileage: 75,000', [60_000, 75_000]],
    ['is the odometer when it is zero', 'Term: 60 months\nMileage: 0', [undefined, 0]],
    ['is nothing beside an odometer', 'Odometer: 12\nMileage: 75,010', [undefined, 12]],
    ['is the limit from a thousand on', 'Term: 60 months\nMileage: 1,000', [1_000, undefined]],
  ])('%s', (_what, content, expected) => {
    expect(miles(content)).toEqual(expected);
  });

  test('is a tenth less sure than its label', () => {
    expect(fieldIn('signed-contract', 'odometer', 'Mileage: 75,010')).toEqual([75_010, '75,010', 0.86]);
    expect(fieldIn('signed-contract', 'odometer', 'Mileage 75,010')).toEqual([75_010, '75,010', 0.83]);
  });
});

test.each([
  ['endMiles', 'Expiration Mileage', 1, 999_999],
  ['termMiles', 'Mileage Limit', 1_000, 500_000],
  ['odometer', 'Odometer', 0, 999_999],
  ['odometer', 'Mileage', 0, 999_999],
  ['year', 'Year', 1980, 2049],
])('%s after %s is from %d to %d', (field, label, min, max) => {
  const value = (number: number) => fieldIn('signed-contract', field, `${label}: ${number}`)?.[0];
  expect([min - 1, min, max, max + 1].map((number) => (number < 0 ? undefined : value(number)))).toEqual([
    undefined,
    min,
    max,
    undefined,
  ]);
});

test.each([
  ['make', 'Make', 30],
  ['model', 'Model', 40],
])('%s has at most %s characters after %d', (field, label, max) => {
  expect(fieldIn('signed-contract', field, `${label}: ${x(max)}`)?.[0]).toBe(x(max));
  expect(fieldIn('signed-contract', field, `${label}: ${x(max + 1)}`)).toBeUndefined();
});

test.each([
  ['Make/Model: Toyota Corolla', ['Toyota', 'Corolla']],
  ['Make/Model: chevy', ['Chevy', undefined]],
  ['Make/Model: Mercedes Benz C300', ['Mercedes-Benz', 'C300']],
  ['Make/Model: Unknown Thing', [undefined, undefined]],
  ['Vehicle: 2021 Honda', ['Honda', undefined]],
  ['Vehicle: 2021 Honda with VIN', ['Honda', undefined]],
])('the car in %j is %j', (content, expected) => {
  const { make, model } = fieldsIn('signed-contract', content);
  expect([make?.[0], model?.[0]]).toEqual(expected);
  if (content.startsWith('Make') && make !== undefined) expect(`Make/Model: ${make[1]}`).toBe(content);
});

test.each([
  ['Product: GAP', ['GAP', 'GAP', 0.96]],
  ['Product: PDR', ['PDR', 'PDR', 0.96]],
  ['Product: ABC', undefined],
  ['Product: VSC and GAP waiver', ['GAP', 'GAP waiver', 0.96]],
])('the product in %j is %j', (content, expected) => {
  expect(fieldIn('signed-contract', 'productType', content)).toEqual(expected);
});

test('a document of no kind has an e-mail address without a label', () => {
  expect(fieldsIn('generic', 'write to jane@example.com now')).toEqual({
    email: ['jane@example.com', 'jane@example.com', 0.9],
  });
});

test.each(['payoffAddress', 'overnightAddress'])('%s has at most 120 characters', (field) => {
  const label = field === 'payoffAddress' ? 'Remit To' : 'Overnight To';
  expect(fieldIn('payoff-letter', field, `${label}: ${x(120)}`)?.[0]).toBe(x(120));
  expect(fieldIn('payoff-letter', field, `${label}: ${x(121)}`)).toBeUndefined();
});
