/** Tests the similarity of customer names. */
import { describe, expect, test } from 'vitest';
import { comparableName, nameLikeness, soundKey } from './customer-names.ts';

const likeness = (a: string, b: string) => nameLikeness(comparableName(a), comparableName(b));

test.each([
  ["O'Sample, Zoë", ['OSAMPLE', 'ZOE']],
  ['Dr. Jane-Ann  Sample III', ['ANN', 'JANE', 'SAMPLE']],
  ['THE SAMPLE CO., LLC', ['SAMPLE']],
  ['J.R. Sample', ['SAMPLE']],
  ['--- ', []],
])('compares %j by its parts', (name, parts) => {
  expect(comparableName(name)).toEqual({ text: parts.join(' '), parts });
});

describe('the similarity of two customer names', () => {
  test.each([
    ['SAMPLE, JANE', 'Jane Sample'],
    ['SAMPLE/JANE', 'jane sample'],
    ['Sample, Jane Jr.', 'JANE SAMPLE'],
    ['Mrs. Jane Sample', 'Jane Sample'],
    ["O'Sample, Zoë", 'ZOE OSAMPLE'],
    ['Jane Q Sample', 'Jane Sample'],
  ])('of %j and %j is 1', (a, b) => {
    expect(likeness(a, b)).toBe(1);
  });

  // Sørensen–Dice of a pair of words: twice the common letter pairs by all, with a mark before the first letter.
  test.each([
    // ^S SA AM MP of 6 + 6 pairs
    ['Sampel', 'Sample', 8 / 12],
    // ^B BA AN NA AN of 6 + 5 pairs: a repeated pair counts as often as both have it
    ['Banana', 'Banan', 10 / 11],
    ['Banana', 'Bana', 8 / 10],
    // ^J of 4 + 2 pairs; two letters are no initial
    ['Jane', 'Jo', 2 / 6],
    ['Abc', 'Xyz', 0],
    ['J', 'Jane', 0.9],
    ['Jane', 'J', 0.9],
    ['K', 'Jane', 0],
    // The mean weighted by length: JANE 1 × 4, SAMPEL 8/12 × 6
    ['Jane Sampel', 'Jane Sample', (4 + 4) / 10],
    ['J Sample', 'Jane Sample', (0.9 + 6) / 7],
    // The initial stands on the longer side: JANE 0.9 × 4, SAMPLE 1 × 6
    ['Jane Sample', 'J Q Sample', (3.6 + 6) / 10],
    // A single word of several counts 0.85
    ['Sample', 'Jane Sample', 0.85],
    ['Jane Sample', 'Sampel', (8 / 12) * 0.85],
    // No counterpart is used twice: the second ANN is left with BOB
    ['Ann Ann', 'Ann Bob', 0.5],
    // A part that is like none takes none: ZED keeps its own
    ['Aaa Zed', 'Bbb Zed', 0.5],
    ['Aaa Zed Ccc', 'Bbb Ccc Zed', 2 / 3],
    // AN has two equal counterparts and takes the first, which leaves ANY for ANY
    ['An Any', 'Ana Any Zz', (2 * (4 / 5) + 3) / 5],
    // As long as each other: the first in order, ABC EFG, gives the weights
    ['Abcd Ef', 'Abc Efg', (3 * (6 / 7) + 3 * (4 / 5)) / 6],
    ['', 'Jane Sample', 0],
    ['---', 'Jane Sample', 0],
  ])('of %j and %j is %d, both ways', (a, b, expected) => {
    expect(likeness(a, b)).toBeCloseTo(expected, 12);
    expect(likeness(b, a)).toBe(likeness(a, b));
  });

  test('is symmetric', () => {
    expect(likeness('Jane Sampel', 'Sample Janet')).toBe(likeness('Sample Janet', 'Jane Sampel'));
  });
});

// The first letter, then up to four consonants without repeats.
test.each([
  ['SAMPLE', 'SMPL'],
  ['STONE', 'STN'],
  ['ABBA', 'AB'],
  ['MISSISSIPPI', 'MSP'],
  ['CHRISTOPHERSON', 'CRSTP'],
  ['JOHNSON', 'JNSN'],
  ['JONSON', 'JNSN'],
  ['PETERSEN', 'PTRSN'],
  ['PETERSON', 'PTRSN'],
  ['A', 'A'],
])('the sound of %s is %s', (word, key) => {
  expect(soundKey(word)).toBe(key);
});
