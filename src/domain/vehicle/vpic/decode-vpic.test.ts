import { describe, expect, it } from 'vitest';
import { patternsIn, type SmallDump, tablesOf, vinOf } from '#test/samples/vehicle/dump/small.ts';
import { decodeVpic, wmiCodeOf } from './decode-vpic.ts';

type Links = NonNullable<SmallDump['links']>;
const decode = (patterns: string, more: Partial<SmallDump> = {}, vin = vinOf('ABCDE'), isWhole = true) =>
  decodeVpic(tablesOf({ patterns: patternsIn(patterns), ...more }, isWhole), vin, 2026);

describe('the decode of a VIN', () => {
  it('returns what its maker’s patterns state, in NHTSA’s words', () => {
    expect(
      decode('1 AB model 10; 1 **C bodyClass 13; 1 ***D seats 5; 1 ****E|*X trim Sport; 1 ****F trim Base'),
    ).toEqual({
      wmi: 'F7T',
      year: 2024,
      make: 'Alfa',
      manufacturer: 'ALFA MOTORS, INC.',
      vehicleType: 'Passenger Car',
      country: 'UNITED STATES (USA)',
      values: { model: 'Ant', bodyClass: 'Sedan/Saloon', seats: '5', trim: 'Sport' },
      candidates: [],
      errorCodes: [0],
      correction: undefined,
    });
  });

  it('is undefined for a manufacturer that NHTSA does not list', () => {
    expect(decode('1 A trim x', {}, vinOf('ABCDE', 'R', 'X', '000001', 'F7S'))).toBeUndefined();
  });

  it.each([
    ['F7T', 'F7T'],
    ['F79', 'F79123'],
    ['9F7', '9F7'],
  ])('takes positions 12 to 14 into the code of a low-volume maker: %s', (wmi, code) => {
    expect(wmiCodeOf(vinOf('ABCDE', 'R', 'X', '123456', wmi))).toBe(code);
  });

  it.each([
    ['the make of the model', [1, 2], '12', 'Beta'],
    ['the only make of the manufacturer', [1], '13', 'Alfa'],
    ['no make of several', [1, 2], '13', undefined],
    ['no make of none', [], '13', undefined],
  ])('names %s', (_, makes, model, make) => {
    expect(decode(`1 A model ${model}`, { wmis: [['F7T', 2, makes]] })?.make).toBe(make);
  });
});

describe('the best of several patterns', () => {
  const same: Links = [
    [1, 1, 2010],
    [1, 2, 2010],
  ];
  const later: Links = [
    [1, 1, 2012],
    [1, 2, 2010],
  ];
  it.each<[string, Links, string, string]>([
    ['of the schema that starts later', later, '1 A trim late; 2 AB trim early 2026-01-01T00:00:00', 'late'],
    [
      'of the schema that starts later, listed last',
      later.toReversed(),
      '1 A trim late; 2 AB trim early 2026-01-01T00:00:00',
      'late',
    ],
    ['changed a day later', same, '1 A trim old; 2 AB trim new 2025-01-02T00:00:00', 'new'],
    ['changed a day later, in the first schema', same, '1 AB trim new 2025-01-02T00:00:00; 2 A trim old', 'new'],
    ['with fewer characters of one day', same, '1 AB trim two 2025-01-01T23:00:00; 2 *B trim one', 'one'],
    ['with fewer characters, in the first schema', same, '1 *B trim one; 2 AB trim two 2025-01-01T23:00:00', 'one'],
    ['first in the alphabet without brackets', same, '1 *[B] trim second; 2 *A trim none; 2 **[C] trim first', 'first'],
    ['listed first when all else is equal', same, '1 A trim first; 2 A trim second', 'first'],
    ['changed last in one schema', same, '1 A trim old; 1 ABC trim new 2025-01-01T00:00:01', 'new'],
    ['with fewer characters in one schema', same, '1 ABC trim three; 1 *B trim one; 1 AB trim two', 'one'],
    [
      'changed last by its own day, not the schema’s',
      same,
      '1 Z trim other 2025-03-01T00:00:00; 1 A trim old; 2 AB trim new 2025-02-01T00:00:00',
      'new',
    ],
    [
      'changed last by its own day, behind two newer ones',
      same,
      '1 Z trim x 2025-03-02T00:00:00; 1 Y trim y 2025-03-01T00:00:00; 1 A trim new 2025-02-02T00:00:00; 2 AB trim old 2025-02-01T00:00:00',
      'new',
    ],
  ])('is the one %s', (_, links, patterns, trim) => {
    expect(decode(patterns, { links })?.values.trim).toBe(trim);
  });

  it.each([
    ['M', 2021, undefined],
    ['N', 2022, 'in'],
    ['P', 2023, 'in'],
    ['R', 2024, undefined],
  ])('is of a schema for the model year: code %s, %i', (code, year, trim) => {
    const found = decode('1 A trim in', { links: [[1, 1, 2022, 2023]] }, vinOf('ABCDE', code));
    expect([found?.year, found?.values.trim]).toEqual([year, trim]);
  });

  it('is searched in every schema when the VIN has no model year', () => {
    const links: Links = [
      [1, 1, 1990, 1991],
      [1, 2, 2020],
    ];
    const found = decode('1 A trim old; 2 A series new', { links }, vinOf('ABCDE', '0'));
    expect([found?.year, found?.values]).toEqual([null, { trim: 'old', series: 'new' }]);
  });
});

describe('the candidates of a decode', () => {
  it.each<[string, number, string, string[]]>([
    [
      'of equally good patterns, the best first',
      2010,
      '1 AB model 10; 1 A model 12; 1 *B model 11',
      ['Bee', 'Cat', 'Ant'],
    ],
    ['none for one pattern', 2010, '1 A model 10; 1 Z model 11', []],
    ['none for one model in two patterns', 2010, '1 A model 10; 1 *B model 10', []],
    ['none from a schema that starts earlier', 2010, '1 A model 10; 2 A model 11', []],
    ['those of two schemas from one year', 2012, '1 AB model 10; 2 *B model 11', ['Bee', 'Ant']],
    ['none of another element', 2010, '1 A trim x; 1 *B trim y', []],
  ])('are models: %s', (_, secondFrom, patterns, names) => {
    const links: Links = [
      [1, 1, 2012],
      [1, 2, secondFrom],
    ];
    expect(decode(patterns, { links })?.candidates.map(({ name }) => name)).toEqual(names);
  });
});

describe('what an engine’s name implies', () => {
  const engines: SmallDump['engines'] = [
    [9, '4', 8],
    [9, '6'],
    [13, '3.0'],
    [999, 'unknown'],
    [5, '14'],
  ];
  it.each([
    [
      'is added',
      '1 A engineModel v6x',
      { engineModel: 'v6x', cylinders: '6', displacementL: '3.0', bodyClass: 'Coupe' },
    ],
    ['is that of the engine', '1 A engineModel I4', { engineModel: 'I4', cylinders: '4' }],
    [
      'gives way to patterns',
      '1 A engineModel V6X; 1 A displacementL 2.9; 1 A bodyClass 13',
      { engineModel: 'V6X', cylinders: '6', displacementL: '2.9', bodyClass: 'Sedan/Saloon' },
    ],
    ['is nothing for an unknown engine', '1 A engineModel V8', { engineModel: 'V8' }],
  ])('%s', (_, patterns, values) => {
    expect(decode(patterns, { engines })?.values).toEqual(values);
  });
});

describe('the model year of a heavy vehicle', () => {
  // Both 1994 and 2024 have the code R.
  const dump: Partial<SmallDump> = {
    wmis: [['F7T', 1, [1]]],
    links: [
      [1, 1, 1990, 1999],
      [1, 2, 2020],
    ],
    engines: [[36, 'left']],
  };
  it.each<[string, string, number]>([
    ['the newer of equals', '1 A trim x; 2 A trim y', 2024],
    ['with the lighter errors', '1 ABCDE|*X trim x; 1 A model 10; 2 A model 10; 2 A bodyClass 13', 1994],
    ['with the weightier elements', '1 A series x; 2 A seats 5; 2 A steering y', 1994],
    ['the newer, whatever elements without weight an engine implies', '1 A engineModel V6X; 2 A engineModel V8', 2024],
    ['with more patterns', '1 A seats 5; 1 A steering x; 2 A seats 5', 1994],
    ['that has patterns at all', '1 A seats 5', 1994],
  ])('is the one %s', (_, patterns, year) => {
    expect(decode(patterns, dump)?.year).toBe(year);
  });

  it('does not depend on errors when the tables are incomplete', () => {
    const patterns = '1 ABCDE|*X trim x; 1 A model 10; 2 A model 10; 2 A bodyClass 13';
    const years = [true, false].map((isWhole) => decode(patterns, dump, vinOf('ABCDE'), isWhole)?.year);
    expect(years).toEqual([1994, 2024]);
  });
});

it.each([
  ['a model is found there', '1 A model 10', 1994],
  ['no model is found there', '1 A trim x', 2024],
])('a light vehicle has the year of the only cycle with patterns if %s', (_, patterns, year) => {
  expect(decode(patterns, { links: [[1, 1, 1990, 1999]] })?.year).toBe(year);
});

describe('positions that no pattern explains', () => {
  const most = '1 AB*DE model 10; 1 *****|*X trim x';
  it.each<[string, string, number[]]>([
    ['none', `${most}; 1 **C series y`, [0]],
    ['position 6', most, [0, 14]],
    ['none, with an element that is not used', `${most}; 1 **C 200 x`, [0]],
    ['none, with the third key of unused elements', `${most}; 1 **[AB] 200 x; 1 *Z 201 x; 1 **C 202 x`, [0]],
    ['none, with two keys of unused elements', '1 A**DE model 10; 1 *****|*X trim x; 1 *B 200 x; 1 **C 201 x', [0]],
    [
      'position 4, with two keys of unused elements',
      '1 ***DE model 10; 1 *****|*X trim x; 1 *B 200 x; 1 **C 201 x',
      [0, 14],
    ],
    ['all, when no pattern fits', '1 Z trim x', [8]],
  ])('are graded: %s', (_, patterns, codes) => {
    expect(decode(patterns)?.errorCodes).toEqual(codes);
  });

  it.each<[string, number, number, number[]]>([
    ['of the year', 2024, 2024, [0]],
    ['up to the year before', 2010, 2023, [0, 14]],
    ['from the year after', 2025, 0, [0, 14]],
  ])('are explained by unused elements %s', (_, yearFrom, yearTo, codes) => {
    const links: Links = [
      [1, 1, 2010],
      [1, 2, yearFrom, yearTo],
    ];
    expect(decode(`${most}; 2 **C 200 x; 2 Z seats 5`, { links })?.errorCodes).toEqual(codes);
  });
});
