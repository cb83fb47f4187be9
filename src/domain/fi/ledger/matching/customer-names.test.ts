/** Tests the similarity of customer names. */
import { describe, expect, test } from 'vitest';
import { comparableName, nameLikeness, soundKey } from './customer-names.ts';

const likeness = (a: string, b: string) => nameLikeness(comparableName(a), comparableName(b));

describe('the similarity of two customer names', () => {
  test.each([
    ['SAMPLE, JANE', 'Jane Sample'],
    ['SAMPLE/JANE', 'jane sample'],
    ['Sample, Jane Jr.', 'JANE SAMPLE'],
    ['Mrs. Jane Sample', 'Jane Sample'],
    ["O'Sample, Zoë", 'ZOE OSAMPLE'],
  ])('of %j and %j is 1', (a, b) => {
    expect(likeness(a, b)).toBe(1);
  });

  test.each([
    ['Jane Q Sample', 'Jane Sample', 0.99, 1],
    ['J Sample', 'Jane Sample', 0.97, 1],
    ['Jane Sampel', 'Jane Sample', 0.75, 0.99],
    ['Sample', 'Jane Sample', 0.8, 0.86],
    ['Jon Specimen', 'Jane Sample', 0, 0.6],
    ['', 'Jane Sample', 0, 0],
    ['---', 'Jane Sample', 0, 0],
  ])('of %j and %j is from %d to %d', (a, b, low, high) => {
    expect(likeness(a, b)).toBeGreaterThanOrEqual(low);
    expect(likeness(a, b)).toBeLessThanOrEqual(high);
  });

  test('is symmetric', () => {
    expect(likeness('Jane Sampel', 'Sample Janet')).toBe(likeness('Sample Janet', 'Jane Sampel'));
  });

  test('uses one phonetic key for common misspellings', () => {
    expect(soundKey('JOHNSON')).toBe(soundKey('JONSON'));
    expect(soundKey('PETERSEN')).toBe(soundKey('PETERSON'));
  });
});
