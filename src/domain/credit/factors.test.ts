import { describe, expect, it } from 'vitest';
import { FACTORS } from './factors.data.ts';
import { type FactorFile, factorText, pickFactors } from './factors.ts';

const file: FactorFile = { score: 700, bits: 0, thin: false, clean: false, leads: [], manyInquiries: false };
const codes = (over: Partial<FactorFile>) => pickFactors({ ...file, ...over }).map((factor) => factor.code);

describe('score factors', () => {
  it.each([
    [550, ['40', '22', '39', '21']],
    [575, ['40', '39', '21', '20']],
    [585, ['40', '39', '20', '34']],
    [605, ['13', '18', '02', '10']],
    [650, ['02', '10', '01', '05']],
    [700, ['10', '01', '11', '03']],
    [730, ['10', '11', '30', '28']],
    [750, ['14', '11', '30', '12']],
    [770, ['14', '12', '28', '17']],
    [850, ['14', '12', '28', '17']],
  ])('explain a score of %i with the first four that fit', (score, expected) => {
    expect(codes({ score })).toEqual(expected);
  });

  it('include a factor whose bit of the draw is set', () => {
    expect(codes({ score: 720, bits: 0b11101 })).toEqual(['10', '11', '30', '09']);
  });

  it('add the inquiry factor as a fifth, after the four, when its bit is set', () => {
    expect(codes({ bits: 0b10 })).toEqual(['10', '01', '11', '03', '08']);
  });

  it('start with the short history of a thin file', () => {
    expect(codes({ score: 612, thin: true, clean: true }).slice(0, 2)).toEqual(['07', '14']);
  });

  it('fill the list up to four when fewer fit', () => {
    expect(codes({ score: 610, clean: true })).toEqual(['10', '01', '14', '12']);
  });

  it('are ranked from one, with a text for every code', () => {
    const picked = pickFactors(file);
    expect(picked.map((factor) => factor.rank)).toEqual([1, 2, 3, 4]);
    for (const row of FACTORS) expect(factorText(row.code)).toBe(row.text);
  });
});
