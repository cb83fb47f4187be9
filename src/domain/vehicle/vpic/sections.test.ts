import { describe, expect, it } from 'vitest';
import { Codes, Column, joinSections, Records, sectionsOf, Texts } from './sections.ts';

/** Around the groups of 32 entries. */
const COUNTS = [1, 31, 32, 33, 64, 65, 100];

describe('packed texts', () => {
  it.each(COUNTS)('are found by number among %i', (count) => {
    const list = Array.from({ length: count }, (_, i) => (i % 7 === 3 ? '' : `text ${'é'.repeat(i % 5)} ${i}`));
    const texts = new Texts(Texts.packed(list));
    expect(texts.count).toBe(count);
    expect(list.map((_, i) => texts.text(i))).toEqual(list);
  });

  it('may be none', () => {
    expect(new Texts(Texts.packed([])).count).toBe(0);
  });
});

describe('packed records', () => {
  it.each(COUNTS)('are found by number among %i, each with its end', (count) => {
    const list = Array.from({ length: count }, (_, i) => Uint8Array.from({ length: (i * 29) % 300 }, () => i % 128));
    const records = new Records(Records.packed(list));
    expect(records.count).toBe(count);
    const read = list.map((_, i) => {
      const { reader, end } = records.open(i);
      const values: number[] = [];
      while (reader.at < end) values.push(reader.integer());
      return values;
    });
    expect(read).toEqual(list.map((record) => [...record]));
  });
});

it('a packed column has one number of equal width per entry', () => {
  const column = new Column(Column.packed([0, 255, 70_000, 1], 3), 3);
  expect([0, 1, 2, 3].map((number) => column.at(number))).toEqual([0, 255, 70_000, 1]);
  expect(Column.packed([1, 2], 3)).toHaveLength(6);
});

describe('packed codes', () => {
  const list = ['1G1', '1G9001', '1HG', '2HG', 'JHM', 'WBA', 'WDB'];

  it.each([1, 2, 3, 4, 5, 6, 7])('are found in a list of %i, and missing ones are not', (count) => {
    const codes = new Codes(Codes.packed(list.slice(0, count), 6), 6);
    expect(codes.count).toBe(count);
    expect(list.slice(0, count).map((_, i) => codes.code(i))).toEqual(list.slice(0, count));
    expect(list.map((code) => codes.find(code))).toEqual(list.map((_, i) => (i < count ? i : -1)));
    expect(['0AA', '1G2', '1G9', '1G9002', 'KM8', 'ZZZ'].map((code) => codes.find(code))).toEqual(
      Array.from({ length: 6 }, () => -1),
    );
  });
});

it('sections are returned in order, each with its own bytes', () => {
  const sections = [[1, 2, 3], [], Array.from({ length: 300 }, (_, i) => i % 256), [9]];
  const next = sectionsOf(joinSections(sections.map((bytes) => Uint8Array.from(bytes))));
  expect(sections.map(() => [...next()])).toEqual(sections);
  expect([...joinSections([Uint8Array.of(7, 8)])]).toEqual([2, 0, 0, 0, 7, 8]);
});
