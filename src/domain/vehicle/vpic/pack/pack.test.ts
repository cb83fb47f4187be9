import { describe, expect, it } from 'vitest';
import { collect, patternsIn, type SmallDump, tablesOf } from '#test/samples/vehicle/dump/small.ts';
import { joinSections } from '../sections.ts';
import { headerOf, VpicTables } from '../tables.ts';
import { packVpic } from './pack.ts';

const [BODY, MODEL, TRIM, SEATS] = [5, 28, 38, 33];
const OPEN = Number.POSITIVE_INFINITY;

/** The patterns of each schema as `element: key = value`, in order. */
function written(tables: VpicTables): string[][] {
  const schemas = [...tables.codes].flatMap((code) => tables.wmi(code)?.links.map(({ schema }) => schema) ?? []);
  return [...new Set(schemas)].map((number) => {
    const { blocks, unread } = tables.schema(number);
    return [...(unread === undefined ? [] : [unread]), ...blocks].flatMap(({ element, from, to }) =>
      Array.from({ length: (to - from) / 2 }, (_, i) => {
        const [key = 0, value = 0] = tables.pairs.slice(from + 2 * i);
        return `${element}: ${tables.keys.positions(key)} = ${element === MODEL ? tables.model(value).name : element === 0 ? value : tables.text(value)}`;
      }),
    );
  });
}

describe('packed tables', () => {
  it('count their rows and name their source and date', () => {
    const dump: SmallDump = {
      links: [
        [1, 1, 2010],
        [1, 2, 2010],
        [1, 3, 2010],
      ],
      patterns: [
        [1, 'A', MODEL, '10'],
        [2, 'A', MODEL, '10'],
        [2, 'B', TRIM, 'x'],
        [9, 'A', MODEL, '12'],
        [1, 'A', 200, 'x'],
      ],
    };
    const { bytes, header } = packVpic(collect(dump), { source: 'NHTSA vPIC', isWhole: true });
    expect(header).toEqual({
      format: 2,
      source: 'NHTSA vPIC',
      date: '2026-08-14',
      counts: { wmis: 1, schemas: 2, patterns: 4, models: 2, makes: 2, manufacturers: 1 },
      isWhole: true,
    });
    expect([headerOf(bytes), new VpicTables(bytes).header]).toEqual([header, header]);
  });

  it('have no counts of tables that are missing', () => {
    const rows = collect({ patterns: [] });
    rows.lookups.clear();
    expect(packVpic(rows, { source: 'x', isWhole: false }).header.counts).toMatchObject({ makes: 0, manufacturers: 0 });
  });

  it.each([
    ['text of another kind', 'xyz', 'have an older format'],
    ['another format', '{"format":1}', 'have format 1, and this version reads format 2'],
    ['a later format', '{"format":3}', 'have format 3, and this version reads format 2'],
  ])('are refused when their header is %s', (_, header, message) => {
    expect(() => headerOf(joinSections([new TextEncoder().encode(header)]))).toThrow(message);
  });

  it('have frequent values and the models of one make first', () => {
    const tables = tablesOf({
      patterns: [
        [1, 'A', TRIM, 'rare'],
        [1, 'B', TRIM, 'often'],
        [1, 'C', TRIM, 'often'],
        [1, 'D', TRIM, 'also rare'],
        [1, 'E', MODEL, '12'],
        [1, 'F', MODEL, '12'],
        [1, 'F', MODEL, '12'],
        [1, 'G', MODEL, '11'],
        [1, 'H', MODEL, '13'],
        [1, 'J', MODEL, '10'],
        [1, 'K', MODEL, '99'],
      ],
    });
    expect([0, 1, 2].map((number) => tables.text(number))).toEqual(['often', 'also rare', 'rare']);
    expect([0, 1, 2, 3].map((number) => tables.model(number))).toEqual([
      { name: 'Dog', make: undefined },
      { name: 'Ant', make: 'Alfa' },
      { name: 'Bee', make: 'Alfa' },
      { name: 'Cat', make: 'Beta' },
    ]);
    expect(tables.header.counts).toMatchObject({ models: 4 });
  });

  it('keep the patterns of linked schemas that NHTSA has checked, by element, the newest change first', () => {
    const later = '2025-01-01 00:00:01';
    const rows = collect({
      links: [
        [1, 1, 2010],
        [1, 2, 2010],
        [1, 3, 2010],
      ],
      patterns: [
        [1, '**1', TRIM, 'old'],
        [1, '*1', TRIM, 'new', later],
        [1, '1', TRIM, 'old too'],
        [1, '1', MODEL, '10'],
        [1, '1', BODY, '13'],
        [1, '1', BODY, '99'],
        [1, '1', MODEL, '99'],
        [1, '1', SEATS, ''],
        [2, '1', TRIM, 'unchecked'],
        [4, '1', TRIM, 'not linked'],
        [3, '1', TRIM, 'x'],
      ],
    });
    rows.unchecked.add(2);
    const { bytes } = packVpic(rows, { source: 'x', isWhole: true });
    expect(written(new VpicTables(bytes))).toEqual([
      ['0: 8 = 0', '5: 8 = Sedan/Saloon', '28: 8 = Ant', '38: 16 = new', '38: 32 = old', '38: 8 = old too'],
      ['38: 8 = x'],
    ]);
    const { bytes: partial } = packVpic(rows, { source: 'x', isWhole: false });
    expect(written(new VpicTables(partial))[0]?.[0]).toBe('5: 8 = Sedan/Saloon');
  });

  it('keep the keys of unused elements once each, in order', () => {
    const patterns: SmallDump['patterns'] = [
      [1, '*1', TRIM, 'x'],
      [1, '***AB', 200, 'x'],
      [1, '**A', 201, 'x'],
      [1, '*1', 202, 'x'],
      [1, '**A', 203, 'x'],
    ];
    expect(written(tablesOf({ patterns }))).toEqual([['0: 32 = 0', '0: 16 = 0', '0: 192 = 0', '38: 16 = x']]);
  });

  it('date the patterns of schemas that start in one year, and each schema by its newest change', () => {
    const day = (date: string) => Date.parse(date) / 86_400_000;
    const tables = tablesOf({
      wmis: [
        ['F7T', 2, [1]],
        ['F7U', 2, [1]],
      ],
      links: [
        [1, 1, 2010],
        [1, 2, 2010],
        [1, 3, 2011],
        [2, 3, 2010],
      ],
      patterns: [
        [1, '1', TRIM, 'a', '2025-01-02 23:59:59'],
        [1, '2', TRIM, 'b', '2025-01-05 00:00:00'],
        [1, '3', TRIM, 'c', '2025-01-03 00:00:00'],
        [2, '1', TRIM, 'd', 'unknown'],
        [3, '1', TRIM, 'e', '2024-02-29 12:00:00'],
      ],
    });
    const dated = (tables.wmi('F7T')?.links ?? []).map(({ schema: number }) => {
      const { day: newest, blocks } = tables.schema(number);
      const days = blocks.map(({ daysFrom, from, to }) =>
        daysFrom < 0 ? 'undated' : [...tables.days.slice(daysFrom, daysFrom + (to - from) / 2)],
      );
      return [newest, days];
    });
    const [second, third, fifth] = ['2025-01-02', '2025-01-03', '2025-01-05'].map(day);
    expect(dated).toEqual([
      [fifth, [[fifth, third, second]]],
      [0, [[0]]],
      [day('2024-02-29'), ['undated']],
    ]);
  });

  it('list the manufacturers with their makes and the model years of their schemas', () => {
    const tables = tablesOf({
      wmis: [
        ['WBA', 3, [2, 1], 2],
        ['F79001', 1, []],
        ['1F7', 2, [1]],
      ],
      links: [
        [1, 7, 1979, 1981],
        [1, 2, 1980, 1980],
        [1, 3, 2012],
        [1, 4, 2015, 2010],
        [3, 1, 1981, 1995],
        [3, 5, 2000],
      ],
      patterns: [7, 1, 4, 2, 3].map((schema) => [schema, 'A', TRIM, `of ${schema}`] as const),
    });
    const about = { manufacturer: 'ALFA MOTORS, INC.', country: 'UNITED STATES (USA)' };
    expect([...tables.codes].map((code) => tables.wmi(code))).toEqual([
      {
        wmi: '1F7',
        ...about,
        vehicleType: 'Passenger Car',
        isHeavy: false,
        makes: ['Alfa'],
        links: [{ schema: 0, yearFrom: 1981, yearTo: 1995 }],
      },
      { wmi: 'F79001', ...about, vehicleType: 'Motorcycle', isHeavy: true, makes: [], links: [] },
      {
        wmi: 'WBA',
        ...about,
        vehicleType: 'Truck',
        isHeavy: true,
        makes: ['Beta', 'Alfa'],
        links: [
          { schema: 4, yearFrom: 1980, yearTo: 1982 },
          { schema: 1, yearFrom: 1980, yearTo: 1980 },
          { schema: 2, yearFrom: 2012, yearTo: OPEN },
          { schema: 3, yearFrom: 2015, yearTo: 2015 },
        ],
      },
    ]);
    expect(tables.wmi('1F7')).toBe(tables.wmi('1F7'));
    expect(tables.wmi('1F8')).toBeUndefined();
    expect(tables.schema(3)).toBe(tables.schema(3));
  });

  it('hold what an engine implies by its name in any case, without unknown values', () => {
    const tables = tablesOf({
      engines: [
        [9, ' 6 '],
        [5, '99'],
        [9, '4', 8],
        [13, '3.0'],
      ],
      patterns: patternsIn('1 A engineModel V6X'),
    });
    const impliedBy = (name: string) =>
      tables.engine(name)?.map(([element, value]) => `${element} ${tables.text(value)}`);
    expect([' v6X ', 'i4', 'V8'].map(impliedBy)).toEqual([['9 6', '13 3.0'], ['9 4'], undefined]);
  });
});
