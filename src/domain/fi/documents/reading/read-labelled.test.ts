/** Tests which value belongs to a label, beside it, below it or later in its sentence. */
import { describe, expect, test } from 'vitest';
import { labelFinder } from './labels.ts';
import { pageLines } from './page.ts';
import { type FieldReadings, keep, readLabelled } from './read-labelled.ts';
import { dateAs, identifierAs, moneyAs, nameAs } from './readers.ts';

const FINDER = labelFinder([
  { labels: ['Buyer', 'FN'], reader: nameAs('buyer') },
  { labels: ['Sale Date', 'To', 'Dated'], reader: dateAs('sold') },
  { labels: ['End Date'], reader: dateAs('ends') },
  { labels: ['Price', 'Total Price'], reader: moneyAs('price') },
  { labels: ['Contract', 'Policy No'], reader: identifierAs('number') },
]);

/** Each field as value, printed text and confidence. */
function fieldsIn(content: string) {
  const readings = readLabelled(pageLines(content), FINDER);
  return Object.fromEntries(
    [...readings].map(([field, { value, start, end, confidence }]) => [
      field,
      [value, content.slice(start, end), confidence],
    ]),
  );
}

describe('beside its label', () => {
  test.each([
    ['Buyer: jane', { buyer: ['jane', 'jane', 0.96] }],
    ['Buyer Jane', { buyer: ['Jane', 'Jane', 0.92] }],
    // A lower-case letter continues the sentence.
    ['Buyer agrees', {}],
    ['the Buyer Jane', {}],
    ['Jane is FN Max', { buyer: ['Max', 'Max', 0.82] }],
    ['Price: $5.00', { price: ['5.00', '$5.00', 0.96] }],
    ['Price: 500', { price: ['500.00', '500', 0.88] }],
    ['the Price is $5.00', { price: ['5.00', '$5.00', 0.82] }],
    // Fourteen characters are beside it, fifteen are not.
    ['Sale Date: 12345678901234 1/2/2025'.replace('34 ', '3 '), { sold: ['2025-01-02', '1/2/2025', 0.96] }],
    ['Sale Date: 12345678901234 1/2/2025', { sold: ['2025-01-02', '1/2/2025', 0.82] }],
    // The window has 140 characters after the label.
    [`Sale Date: ${'x'.repeat(129)} 01/02/2025`, { sold: ['2025-01-02', '01/02/2025', 0.82] }],
    [`Sale Date: ${'x'.repeat(130)} 01/02/2025`, {}],
    // A single word inside a sentence needs its value at once.
    ['sent To 1/2/2025', { sold: ['2025-01-02', '1/2/2025', 0.82] }],
    ['sent To the buyer before 1/2/2025', {}],
    ['on the Sale Date of the car, 1/2/2025', { sold: ['2025-01-02', '1/2/2025', 0.82] }],
    // Inside a sentence a number of fewer than five characters is a count.
    ['with Policy No A1234', { number: ['A1234', 'A1234', 0.82] }],
    ['with Policy No A123', {}],
    ['Policy No A123', { number: ['A123', 'A123', 0.92] }],
    ['Policy No: 12', { number: ['12', '12', 0.96] }],
    [
      'with Policy No 12345, Sale Date 1/2/25',
      { number: ['12345', '12345', 0.82], sold: ['2025-01-02', '1/2/25', 0.82] },
    ],
    // The next label ends a value, a label of another type inside the sentence does not.
    ['Buyer: Jane Price: $5.00', { buyer: ['Jane', 'Jane', 0.96], price: ['5.00', '$5.00', 0.96] }],
    ['Sale Date: End Date: 1/2/2025', { ends: ['2025-01-02', '1/2/2025', 0.96] }],
    ['the Sale Date and End Date 1/2/2025', { ends: ['2025-01-02', '1/2/2025', 0.82] }],
    ['Sale Date by Price 1/2/2025', { sold: ['2025-01-02', '1/2/2025', 0.92] }],
    // The first of two equally clear values stays; a clearer one replaces it.
    ['Price: $5.00\nTotal Price: $6.00', { price: ['5.00', '$5.00', 0.96] }],
    ['Price $5.00\nTotal Price: $6.00', { price: ['6.00', '$6.00', 0.96] }],
  ])('in %j is %j', (content, expected) => {
    expect(fieldsIn(content)).toEqual(expected);
  });
});

describe('on the next line of its sentence', () => {
  test.each([
    ['Hello\r\nthe Sale Date of it\r\nis 1/2/2025.', { sold: ['2025-01-02', '1/2/2025', 0.82] }],
    ['Hello\nthe Sale Date of it\nis 1/2/2025.', { sold: ['2025-01-02', '1/2/2025', 0.82] }],
    ['the Sale Date\n1/2/2025.', { sold: ['2025-01-02', '1/2/2025', 0.82] }],
    ['the Sale Date', {}],
    ['the Sale Date of', {}],
    ['the Sale Date of\n-----\n1/2/2025', {}],
    ['with Policy No\nA123', {}],
    ['with Policy No\nA1234', { number: ['A1234', 'A1234', 0.82] }],
    // The next line belongs to its own label from there on.
    ['the Sale Date of it\nEnd Date 1/2/2025', { ends: ['2025-01-02', '1/2/2025', 0.92] }],
    [
      'the Sale Date of it\n1/2/2025 End Date: 3/4/2025',
      {
        sold: ['2025-01-02', '1/2/2025', 0.82],
        ends: ['2025-03-04', '3/4/2025', 0.96],
      },
    ],
    // A label that stops the value on its own line keeps it from the next.
    ['the Sale Date Price: $5.00\n1/2/2025', { price: ['5.00', '$5.00', 0.96] }],
    [`the Sale Date ${'x'.repeat(150)}\n1/2/2025`, {}],
  ])('in %j is %j', (content, expected) => {
    expect(fieldsIn(content)).toEqual(expected);
  });
});

describe('below its label', () => {
  const heading = (at: number) => `${' '.repeat(at)}Price`;
  const value = (at: number) => `${' '.repeat(at)}$5.00`;
  const five = { price: ['5.00', '$5.00', 0.88] };

  test.each([
    ['on the line below', 'Price\n$5.00', five],
    ['after a rule', 'Price\n---\n$5.00', five],
    ['after two rules', 'Price\n---\n\n$5.00', five],
    ['not after three', 'Price\n---\n\n---\n$5.00', {}],
    ['not at the end of the page', 'Price', {}],
    ['not after two rules at the end', 'Price\n---\n---', {}],
    ['not on a line with its own label', 'Price\nTo $5.00', {}],
    ['not on a line with its own label two columns in', 'Price\n  To: $5.00', {}],
    ['on a line with another label from the third column on', 'Price\n$5 To: x', { price: ['5.00', '$5', 0.88] }],
    ['on a line that says a label inside a sentence', 'Price\nx $5.00 to pay', five],
    ['not without a readable value', 'Price\nfree', {}],
    ['twelve columns before', `${heading(12)}\n$5.00`, five],
    ['not thirteen columns before', `${heading(13)}\n$5.00`, {}],
    ['twelve columns after', `${heading(4)}\n${value(16)}`, five],
    ['not thirteen columns after', `${heading(4)}\n${value(17)}`, {}],
    ['anywhere, for a label in the first columns', `${heading(3)}\n${value(17)}`, five],
    ['not at thirteen columns for one heading', `a\n${heading(20)}\n$5.00`, {}],
    [
      'by the order of as many cells',
      'Sale Date       Price\n                1/2/2025       $5.00',
      { sold: ['2025-01-02', '1/2/2025', 0.88], ...five },
    ],
    [
      'by the order of three cells',
      'Sale Date  Price  Policy No\n1/2/2025          $5.00         A1',
      { sold: ['2025-01-02', '1/2/2025', 0.88], ...five, number: ['A1', 'A1', 0.88] },
    ],
    ['by the nearest cell when the rows differ', `${heading(16)}\n$1.00      $2.00  $5.00     $3.00`, five],
    ['by the first of two equally near', `${heading(12)}\n      $5.00       $3.00   $4.00`, five],
  ])('%s', (_what, content, expected) => {
    expect(fieldsIn(content)).toEqual(expected);
  });
});

describe('keeping a reading', () => {
  const reading = { values: { a: 1, b: 2 }, start: 3, end: 5, quality: 0.85 };

  test('shifts its range and rounds its confidence to hundredths', () => {
    const readings: FieldReadings = new Map();
    keep(readings, reading, 10, 0.96);
    expect([...readings]).toEqual([
      ['a', { value: 1, start: 13, end: 15, confidence: 0.82 }],
      ['b', { value: 2, start: 13, end: 15, confidence: 0.82 }],
    ]);
  });

  test.each([
    [0.81, 9],
    [0.82, 1],
    [0.83, 1],
  ])('over one of %d keeps value %d', (confidence, kept) => {
    const standing = { value: 1, start: 0, end: 1, confidence };
    const readings: FieldReadings = new Map([['a', standing]]);
    keep(readings, { ...reading, values: { a: 9 }, quality: 1 }, 0, 0.82);
    expect(readings.get('a')?.value).toBe(kept);
  });
});
