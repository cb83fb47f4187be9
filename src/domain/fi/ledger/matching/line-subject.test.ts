/** Tests what a ledger line is about, and which lines reverse each other. */
import { describe, expect, test } from 'vitest';
import { SALE_LINE } from '#domain/fi/ledger/ledger-cases.data.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import { runWhole } from '#kernel/bounds/turns.ts';
import type { Cents } from '#kernel/money.ts';
import { dayNumber, subjectOf } from './line-subject.ts';
import { reversalsOf } from './reversals.ts';

const VIN = '1HGCM82633A004352';

describe('the VIN of a line', () => {
  test.each<[string, Partial<LedgerLine>, string | undefined, boolean]>([
    ['is given', { vin: '1hgcm-82633 a004352' }, VIN, false],
    ['is its last eight', { vin: '3a004352' }, '3A004352', false],
    ['is its last six', { vin: '004352' }, '004352', false],
    ['cannot be seven characters', { vin: 'A004352' }, undefined, true],
    ['cannot be a stock number', { vin: 'STOCK-12' }, undefined, true],
    ['is in the description', { description: `VSC ${VIN.toLowerCase()} sold` }, VIN, false],
    ['is in the reference', { reference: VIN }, VIN, false],
    ['is in the control', { control: VIN }, VIN, false],
    ['replaces a stock number', { vin: 'STOCK-12', description: VIN }, VIN, false],
    ['is not a run of seventeen digits', { description: '12345678901234567' }, undefined, false],
    ['is not a run of seventeen letters', { description: 'ABCDEFGHJKLMNPRST' }, undefined, false],
    ['is not part of a longer run', { description: `${VIN}0` }, undefined, false],
    ['is not a tail in the description', { description: '3A004352' }, undefined, false],
    ['is absent', {}, undefined, false],
  ])('%s', (_what, over, vin, vinUnreadable) => {
    const subject = subjectOf({ ...SALE_LINE, ...over });
    expect([subject.vin, subject.vinUnreadable]).toEqual([vin, vinUnreadable]);
  });
});

test('a line has its customer, account, products and day', () => {
  const line = { ...SALE_LINE, account: '474', customer: 'SAMPLE, JANE', description: 'Lifetime' };
  expect(subjectOf(line)).toEqual({
    line,
    vinUnreadable: false,
    customer: { text: 'JANE SAMPLE', parts: ['JANE', 'SAMPLE'] },
    account: {
      holds: 'product-income',
      title: 'Service contracts other, sales',
      chart: 'Subaru',
      products: ['VSC', 'LTW'],
    },
    products: ['LTW'],
    day: 20_148,
  });
});

test.each([
  ['1970-01-01', 0],
  ['1970-01-31', 30],
  ['1999-12-31', 10_956],
  ['2000-02-29', 11_016],
  ['2025-11-09', 20_401],
])('%s is day %d since 1970', (date, day) => {
  expect(dayNumber(date)).toBe(day);
  expect(Date.parse(date)).toBe(day * 86_400_000);
});

describe('lines that reverse each other', () => {
  const partners = (...lines: Partial<LedgerLine>[]) =>
    [...runWhole(reversalsOf(lines.map((over) => subjectOf({ ...SALE_LINE, ...over }))))].sort(([a], [b]) => a - b);
  const lineOf = (amount: number, over: Partial<LedgerLine> = {}) => ({
    amount: amount as Cents,
    control: '5521',
    ...over,
  });

  test.each<[string, Partial<LedgerLine>[], [number, number][]]>([
    [
      'are opposite',
      [lineOf(-1), lineOf(1)],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'are paired in ledger order',
      [lineOf(-500), lineOf(-500), lineOf(500), lineOf(500), lineOf(500)],
      [
        [0, 2],
        [1, 3],
        [2, 0],
        [3, 1],
      ],
    ],
    [
      'may name the car instead of a control',
      [lineOf(-500, { control: undefined, vin: VIN } as never), lineOf(500, { control: undefined, vin: VIN } as never)],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    ['have an amount', [lineOf(0), lineOf(0)], []],
    ['have the same control', [lineOf(-500), lineOf(500, { control: '5522' })], []],
    ['have the same account', [lineOf(-500), lineOf(500, { account: '8400' })], []],
    ['name a control or a car', [{ amount: -500 as Cents }, { amount: 500 as Cents }], []],
    ['are not equal', [lineOf(-500), lineOf(-500)], []],
  ])('%s', (_what, lines, expected) => {
    expect(partners(...lines)).toEqual(expected);
  });

  test.each([
    [999, 0],
    [1_000, 1],
    [2_000, 2],
  ])('among %d lines are found in %d pauses', (count, pauses) => {
    const subjects = Array.from({ length: count }, () => subjectOf(SALE_LINE));
    expect([...reversalsOf(subjects)]).toHaveLength(pauses);
  });
});
