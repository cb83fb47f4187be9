import { describe, expect, it } from 'vitest';
import { NumberedTexts, VpicCollector } from './collector.ts';
import { CopyReader } from './copy-text.ts';

const collect = (table: string, ...rows: Record<string, string>[]) => {
  const collector = new VpicCollector();
  for (const row of rows) collector.take(table, (column) => row[column] ?? null);
  return collector;
};

describe('the collector of vPIC rows', () => {
  it('numbers texts in order of first appearance', () => {
    const texts = new NumberedTexts();
    expect(['b', 'a', 'b', '', 'a', 'c'].map((text) => texts.number(text))).toEqual([0, 1, 0, 2, 1, 3]);
    expect(texts.list).toEqual(['b', 'a', '', 'c']);
  });

  it('keeps published manufacturers, and the newest day of publication', () => {
    const row = { manufacturerid: '5', vehicletypeid: '2', trucktypeid: '1', countryid: '6' };
    const { wmis, newest, counts } = collect(
      'Wmi',
      { ...row, id: '1', wmi: ' f7t ', publicavailabilitydate: '2026-05-01 10:00:00' },
      { ...row, id: '2', wmi: 'F7U' },
      { ...row, id: '3', wmi: 'F7V', trucktypeid: 'x', publicavailabilitydate: '2025-12-31 23:00:00' },
      { id: '4', publicavailabilitydate: '2026-08-14 12:00:00' },
    );
    const numbers = { manufacturerId: 5, vehicleTypeId: 2, truckTypeId: 1, countryId: 6 };
    expect(wmis).toEqual([
      { id: 1, wmi: 'F7T', ...numbers },
      { id: 3, wmi: 'F7V', ...numbers, truckTypeId: 0 },
      { id: 4, wmi: '', manufacturerId: 0, vehicleTypeId: 0, truckTypeId: 0, countryId: 0 },
    ]);
    expect(newest).toBe('2026-08-14');
    expect([...counts]).toEqual([['wmi', 4]]);
  });

  it.each([
    ['1', true],
    ['t', true],
    ['true', true],
    ['0', false],
    ['f', false],
    ['false', false],
    ['', false],
  ])('reads the mark %j of an unchecked schema as %s', (tobeqced, isUnchecked) => {
    expect(collect('vinschema', { id: '30', tobeqced }).unchecked.has(30)).toBe(isUnchecked);
  });

  it('keeps lookup tables with an id and a name, and skips rows without', () => {
    const { lookups } = collect('BodyStyle', { id: '1', name: ' Sedan\n/ Saloon ' }, { id: '2' }, { name: 'x' });
    expect(lookups).toEqual(new Map([['bodystyle', new Map([['1', 'Sedan / Saloon']])]]));
  });

  it('gathers makes, links and models by number', () => {
    expect(collect('wmi_make', { wmiid: '1', makeid: '7' }, { wmiid: '1', makeid: '3' }).wmiMakes).toEqual(
      new Map([[1, [7, 3]]]),
    );
    expect(collect('wmi_vinschema', { wmiid: '1', vinschemaid: '30', yearfrom: '2020' }).links).toEqual([
      { wmiId: 1, schemaId: 30, yearFrom: 2020, yearTo: 0 },
    ]);
    expect(collect('make_model', { modelid: '40', makeid: '20' }).makeOfModel).toEqual(new Map([[40, 20]]));
    expect(collect('enginemodelpattern', { enginemodelid: '7', elementid: '9' }).engines).toEqual([
      { engineModelId: 7, elementId: 9, attribute: '' },
    ]);
  });

  it.each([
    ['a pattern of an element that is used', { elementid: '38', keys: ' ab ', attributeid: ' LE\n AWD ' }, true, 'AB'],
    ['an element that is not used', { elementid: '200', keys: 'AB', attributeid: 'x' }, false, 'AB'],
    ['the make, which no pattern tells', { elementid: '26', keys: 'AB', attributeid: '1' }, false, 'AB'],
    ['a formula', { elementid: '38', keys: 'A#*#', attributeid: 'x' }, false, 'A[0-9]*[0-9]'],
    ['no value', { elementid: '38', keys: 'AB', attributeid: '  ' }, false, 'AB'],
  ])('keeps the value and the key, or the key alone: %s', (_, row, isRead, key) => {
    const rows = collect('pattern', { ...row, vinschemaid: '30', updatedon: '1970-01-03 23:59:59.057000' });
    expect(rows.keys.list).toEqual([key]);
    expect(rows.unread).toEqual(isRead ? { schemaId: [], keyId: [] } : { schemaId: [30], keyId: [0] });
    const one = { schemaId: [30], keyId: [0], elementId: [38], attributeId: [0], day: [2], changedMs: [259_199_000] };
    const none = { schemaId: [], keyId: [], elementId: [], attributeId: [], day: [], changedMs: [] };
    expect(rows.patterns).toEqual(isRead ? one : none);
    expect(rows.attributes.list).toEqual(isRead ? ['LE AWD'] : []);
  });

  it('dates a pattern by its creation when it was never changed, and by nothing when neither is known', () => {
    const row = { elementid: '38', keys: 'A', attributeid: 'x' };
    const { patterns } = collect('pattern', { ...row, createdon: '1970-01-02 00:00:00' }, row, {
      ...row,
      updatedon: '?',
    });
    expect([patterns.day, patterns.changedMs]).toEqual([
      [1, 0, 0],
      [86_400_000, 0, 0],
    ]);
  });

  it('reads a value from the lookup table of its element, and an engine’s as it is', () => {
    const rows = collect(
      'element',
      { id: '5', lookuptable: 'BodyStyle' },
      { id: '18', lookuptable: 'EngineModel' },
      { id: '33' },
    );
    rows.take('bodystyle', (column) => ({ id: '13', name: 'Sedan' })[column] ?? null);
    expect([
      rows.valueOf(5, '13'),
      rows.valueOf(5, '99'),
      rows.valueOf(18, '13'),
      rows.valueOf(33, '13'),
      rows.valueOf(999, 'x'),
    ]).toEqual(['Sedan', undefined, '13', '13', 'x']);
  });
});

describe('a dump with COPY blocks', () => {
  const rowsOf = (...lines: string[]) => {
    const rows = new VpicCollector();
    const reader = new CopyReader(rows);
    for (const line of lines) reader.take(line);
    return rows;
  };

  it('is read block by block, with its escapes', () => {
    const { lookups, counts } = rowsOf(
      '-- a comment\twith\ttabs',
      'COPY vpic.make (id, name, "CreatedOn") FROM stdin;',
      '1\tAlfa\t\\N',
      '2\tA\\tB\\nC\\\\D\t\\N',
      '3\t\\N\t\\N',
      '4',
      '\\.',
      '5\toutside\t\\N',
      'COPY "vpic"."Model" ("name", "id") FROM stdin;',
      'Ant\t10',
      '\\.',
      'copy country (id, name) from stdin;',
      '6\tUSA',
    );
    expect(Object.fromEntries([...lookups].map(([table, names]) => [table, Object.fromEntries(names)]))).toEqual({
      make: { 1: 'Alfa', 2: 'A B C\\D' },
      model: { 10: 'Ant' },
      country: { 6: 'USA' },
    });
    expect(Object.fromEntries(counts)).toEqual({ make: 4, model: 1, country: 1 });
  });

  it('skips the tables that are not needed', () => {
    const { lookups, counts } = rowsOf('COPY vpic.ErrorCode (id, name) FROM stdin;', '1\tx', '\\.');
    expect([lookups.size, counts.size]).toEqual([0, 0]);
  });
});
