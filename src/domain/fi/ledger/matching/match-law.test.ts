/** Tests the signals that make up a match score, at both sides of each bound. */
import { describe, expect, test } from 'vitest';
import type { Cents } from '#kernel/money.ts';
import {
  amountInWords,
  amountSignal,
  customerSignal,
  dateSignal,
  exceedsPrice,
  MATCH_LAW,
  meetsFloor,
  scoreOf,
  vinSignal,
} from './match-law.ts';

const VIN = '1HGCM82633A004352';
const cents = (amount: number) => amount as Cents;

test.each([
  [VIN, 1],
  ['3A004352', 0.9],
  ['004352', 0.7],
  ['04352', 0],
  ['3A004353', 0],
  [undefined, 0],
])('the VIN signal of %s is %d', (given, signal) => {
  expect(vinSignal(given, VIN)).toBe(signal);
});

test('a VIN signal is never taken from an unfinished word of the contract', () => {
  expect(vinSignal(undefined, 'undefined')).toBe(0);
});

test.each([
  [0, 0],
  [0.6999, 0],
  [0.7, 0.7],
  [0.8571, 0.8571],
  [1, 1],
])('the customer signal of a likeness of %d is %d', (likeness, signal) => {
  expect(customerSignal(likeness)).toBe(signal);
});

describe('the amount signal against a price of 1,000.00', () => {
  test.each([
    ['the price', 100_000, 1],
    ['the price as a credit', -100_000, 1],
    ['the markup', 42_000, 1],
    ['the dealer cost', 58_000, 0.9],
    ['one percent above the price', 101_000, 0.8],
    ['a cent more than one percent above', 101_001, 0],
    ['one percent below the price', 99_000, 0.8],
    ['a cent more than one percent below', 98_999, 0],
    ['35 percent of the price', 35_000, 0.4],
    ['a cent less than 35 percent', 34_999, 0],
    ['half of the price', 50_000, 0.4],
    ['a cent more than half', 50_001, 0],
    ['a cent', 1, 0],
    ['nothing', 0, 0],
  ])('of %s is right', (_what, posted, signal) => {
    expect(amountSignal(cents(posted), { price: cents(100_000), dealerCost: cents(58_000) })).toBe(signal);
  });

  test('of a zero amount is zero even when the contract was sold at cost', () => {
    expect(amountSignal(cents(0), { price: cents(58_000), dealerCost: cents(58_000) })).toBe(0);
  });

  test('of a single cent counts when that is the markup', () => {
    expect(amountSignal(cents(1), { price: cents(58_001), dealerCost: cents(58_000) })).toBe(1);
  });
});

test.each([
  [0, 1],
  [3, 1],
  [-3, 1],
  [4, 0.8],
  [10, 0.8],
  [11, 0.4],
  [45, 0.4],
  [-45, 0.4],
  [46, 0],
])('the date signal of %d days is %d', (days, signal) => {
  expect(dateSignal(days)).toBe(signal);
});

describe('the score', () => {
  test.each([
    [{ vin: 1, customer: 1, amount: 1, date: 1 }, 1],
    [{ vin: 0, customer: 1, amount: 1, date: 1 }, 0.6],
    [{ vin: 0.9, customer: 0, amount: 0.8, date: 0.4 }, 0.66],
    [{ vin: 0.7, customer: 0, amount: 0.9, date: 0 }, 0.55],
    // 0.4 + 0.15 × 0.7778 = 0.51667
    [{ vin: 1, customer: 0.7778, amount: 0, date: 0 }, 0.5167],
    // 0.15 × 0.8571 = 0.128565
    [{ vin: 0, customer: 0.8571, amount: 0, date: 0 }, 0.1286],
  ])('of %j is %d, to four decimals', (signals, score) => {
    expect(scoreOf(signals)).toBe(score);
  });

  test('takes another likeness of the names in place of the known one', () => {
    expect(scoreOf({ vin: 1, customer: 0, amount: 0, date: 0 }, 1)).toBe(0.55);
  });

  test('makes a match from the floor on', () => {
    expect([0.5999, 0.6, 0.6001].map(meetsFloor)).toEqual([false, true, true]);
    expect(MATCH_LAW.floor).toBe(0.6);
  });
});

test.each([
  [109_999, false],
  [110_000, false],
  [110_001, true],
  [-110_001, true],
])('an amount of %d cents exceeds a price of 1,000.00 beyond a tenth: %s', (amount, exceeds) => {
  expect(exceedsPrice(cents(amount), cents(100_000))).toBe(exceeds);
});

test('describes an amount that belongs to no part of the contract', () => {
  expect(amountInWords(cents(-5_000), cents(199_500))).toBe(
    'the amount -50.00 is neither the price 1995.00 nor its cost or markup',
  );
});
