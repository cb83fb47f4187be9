/** Tests how a table is found in a file, and how single rows are repaired or refused. */
import { describe, expect, it } from 'vitest';
import { countLines, Lines, ROW_CHARACTERS_MAX } from './lines.ts';
import { readTable, type TableKind, withoutMark } from './read-table.ts';

const HEADER = ['id', 'name', 'note'];
const KIND: TableKind = {
  known: (cells) => cells.filter((cell) => HEADER.includes(cell.trim())).length,
  isHeader: (cells) => HEADER.every((name) => cells.includes(name)),
};
const UNCLOSED = 'a cell that closes the quotes it opens; double quotes inside a quoted cell';
const QUOTED = 'a quote inside a cell was read as part of it';

function tableOf(text: string) {
  const table = readTable(text, KIND);
  if (!table.ok) throw new Error('no header');
  return { header: table.header, rows: [...table.rows] };
}
const rowsOf = (...lines: string[]) => tableOf(['id,name,note', ...lines].join('\n')).rows;

describe('the header of a table', () => {
  it.each([
    [0, true],
    [19, true],
    [20, false],
  ])('may have %i lines above it: %s', (above, isFound) => {
    expect(readTable(`${'Title\n'.repeat(above)}id,name,note\n1,a,b`, KIND).ok).toBe(isFound);
  });

  it('is the first complete one, with its line', () => {
    expect(tableOf('Title\n\nid,name,note\n1,a,b').header).toEqual({ line: 3, cells: HEADER });
    expect(tableOf('"id","name","note"\n1,a,b').header).toEqual({ line: 1, cells: HEADER });
    expect(tableOf('id,name,note').rows).toEqual([]);
  });

  it('is looked for below a line too long for a row', () => {
    expect(tableOf(`${'x,'.repeat(40_000)}\nid,name,note\n1,a,b`).rows).toEqual([{ line: 3, cells: ['1', 'a', 'b'] }]);
  });

  it('is else likeliest the first row with the most known columns', () => {
    const top = (text: string) => {
      const table = readTable(text, KIND);
      return table.ok ? 'found' : table.top;
    };
    expect(top('x\nid,name\nname,id\n1,2')).toEqual({ line: 2, cells: ['id', 'name'] });
    expect(top('x\ny')).toEqual({ line: 1, cells: ['x'] });
    expect(top('\n \n')).toBeUndefined();
  });

  it('decides the delimiter: the one with the most known columns, comma if none does', () => {
    expect(tableOf('id;name;note\n1;a,b;c').rows).toEqual([{ line: 2, cells: ['1', 'a,b', 'c'] }]);
    const table = readTable('x;y\tz,w', KIND);
    expect(table.ok ? undefined : table.top?.cells).toEqual(['x;y\tz', 'w']);
    const one = readTable('name,x;id', KIND);
    expect(one.ok ? undefined : one.top?.cells).toEqual(['name', 'x;id']);
    const tabs = readTable('id\tx\ty', KIND);
    expect(tabs.ok ? undefined : tabs.top?.cells).toEqual(['id', 'x', 'y']);
  });
});

describe('text that someone else decoded', () => {
  it.each([
    ['\ufeffid', 'id'],
    ['\u00ef\u00bb\u00bfid', 'id'],
    ['id', 'id'],
    ['i\u0000d\u0000', 'id'],
    ['a\u0000bc', 'a\u0000bc'],
    ['a\u0000b', 'a\u0000b'],
    ['ab\u0000c\u0000', 'abc'],
    ['\u0000', ''],
    ['', ''],
    [`${'ab\u0000'.repeat(21)}\u0000${'\u0000'.repeat(9)}`, 'ab'.repeat(21)],
    [`${'ab\u0000'.repeat(21)}a${'\u0000'.repeat(9)}`, `${'ab\u0000'.repeat(21)}a${'\u0000'.repeat(9)}`],
  ])('%j loses its mark, and NULs if they are more than a third of its head: %j', (text, plain) => {
    expect(withoutMark(text)).toBe(plain);
  });
});

describe('a row with quotes', () => {
  it.each<[string, string, object[]]>([
    ['well-formed', '1,"a, ""b""",c', [{ line: 2, cells: ['1', 'a, "b"', 'c'] }]],
    ['an inch mark in a cell', '1,19" wheels,c', [{ line: 2, cells: ['1', '19" wheels', 'c'], repaired: QUOTED }]],
    ['two inch marks', '1,19" or 20",c', [{ line: 2, cells: ['1', '19" or 20"', 'c'], repaired: QUOTED }]],
    ['a blank before the quote', '1, "b" ,c', [{ line: 2, cells: ['1', 'b', 'c'], repaired: QUOTED }]],
    [
      'an inch mark beside a quoted cell',
      '1,"b",19" wheels',
      [{ line: 2, cells: ['1', 'b', '19" wheels'], repaired: QUOTED }],
    ],
    ['an open quote in the first cell', '"1,b,c', [{ line: 2, column: 1, broken: UNCLOSED }]],
    ['an open quote in the last cell', '1,b,"c', [{ line: 2, column: 3, broken: UNCLOSED }]],
    [
      'too few cells',
      '1,"b"',
      [{ line: 2, cells: ['1', 'b'], repaired: 'the row has 2 of 3 cells; the others are blank' }],
    ],
    [
      'too few cells and an inch mark',
      '1,19"',
      [{ line: 2, cells: ['1', '19"'], repaired: `${QUOTED}; the row has 2 of 3 cells; the others are blank` }],
    ],
    ['too many cells', '1,"b",c,d', [{ line: 2, cells: ['1', 'b', 'c', 'd'] }]],
    ['an open quote behind a blank cell', ',b,"c', [{ line: 2, column: 3, broken: UNCLOSED }]],
    ['blank cells', '1,,', [{ line: 2, cells: ['1', '', ''] }]],
    ['blank and quoted cells', '"1",,', [{ line: 2, cells: ['1', '', ''] }]],
    ['nothing but quotes and blanks', '"", ,""', []],
  ])('is read alone: %s', (_, row, rows) => {
    expect(rowsOf(row)).toEqual(rows);
  });

  it('is read beside quoted rows of another width', () => {
    expect(rowsOf('1,"b",c,d', '2,"e",f', '3,"g"').map((row) => ('cells' in row ? row.cells : []))).toEqual([
      ['1', 'b', 'c', 'd'],
      ['2', 'e', 'f'],
      ['3', 'g'],
    ]);
  });

  it('may end its quoted cell on a line with more quotes', () => {
    expect(rowsOf('1,"a', '""b",c', '2,e,f')).toEqual([
      { line: 2, cells: ['1', 'a\n"b', 'c'] },
      { line: 4, cells: ['2', 'e', 'f'] },
    ]);
  });

  it('may span lines when it then has the width of the header', () => {
    expect(rowsOf('1,"a\nb\nc",d', '2,e,f')).toEqual([
      { line: 2, cells: ['1', 'a\nb\nc', 'd'] },
      { line: 5, cells: ['2', 'e', 'f'] },
    ]);
  });

  it.each([
    ['has another width', ['1,"a', 'b",c,d', '2,e,f'], [2]],
    ['contains a line that looks like a row', ['1,"a', '2,e,f', 'b",c'], [2]],
  ])('does not span lines when it %s', (_, lines, broken) => {
    const rows = rowsOf(...lines);
    expect(rows.flatMap((row) => ('broken' in row ? [row.line] : []))).toEqual(expect.arrayContaining(broken));
    expect(rows).toContainEqual(expect.objectContaining({ cells: ['2', 'e', 'f'] }));
  });

  it('of two columns may span lines that look like rows', () => {
    const kind: TableKind = {
      known: (cells) => cells.length,
      isHeader: (cells) => cells[0] === 'id' && cells.length === 2,
    };
    const table = readTable('id,note\n1,"a\nb,c\nd"\n2,e', kind);
    expect(table.ok ? [...table.rows] : []).toEqual([
      { line: 2, cells: ['1', 'a\nb,c\nd'] },
      { line: 5, cells: ['2', 'e'] },
    ]);
  });

  it.each([
    [199, true],
    [200, false],
  ])('spans up to 200 lines: %i line breaks, read as one row: %s', (breaks, isOne) => {
    const [first] = rowsOf(`1,"a${'\n'.repeat(breaks)}b",c`);
    expect(first).toEqual(
      isOne ? { line: 2, cells: ['1', `a${'\n'.repeat(breaks)}b`, 'c'] } : { line: 2, column: 2, broken: UNCLOSED },
    );
  });

  it('spans lines up to the characters of a row', () => {
    const lines = (characters: number) => rowsOf(`1,"${'x'.repeat(characters - 7)}\n",c`, '2,e,f');
    expect(lines(ROW_CHARACTERS_MAX)[0]).toMatchObject({ line: 2, cells: ['1', expect.any(String), 'c'] });
    expect(lines(ROW_CHARACTERS_MAX + 1)[0]).toMatchObject({ line: 2, broken: UNCLOSED });
    expect(lines(ROW_CHARACTERS_MAX + 1).at(-1)).toEqual({ line: 4, cells: ['2', 'e', 'f'] });
  });
});

describe('many rows', () => {
  it('are read in batches, each with its line, whether quoted or not', () => {
    const written = Array.from({ length: 1_000 }, (_, i) => [
      String(i),
      i % 3 === 0 ? `a,${i}` : 'b',
      i % 7 === 0 ? 'c\nd' : 'e',
    ]);
    const lines = written.map(
      ([id, name = '', note]) =>
        `${id},${name.includes(',') ? `"${name}"` : name},${note === 'e' ? note : `"${note}"`}`,
    );
    const { rows } = tableOf(['id,name,note', ...lines].join('\n'));
    expect(rows.map((row) => ('cells' in row ? row.cells : row.broken))).toEqual(written);
    expect(rows.map(({ line }) => line)).toEqual(written.map((_, i) => i + 2 + Math.ceil(i / 7)));
  });

  it('are separated from one too long for a row', () => {
    const long = (characters: number) => rowsOf(`1,${'x'.repeat(characters - 4)},b`, '2,e,f');
    expect(long(ROW_CHARACTERS_MAX)[0]).toMatchObject({ line: 2, cells: ['1', expect.any(String), 'b'] });
    expect(long(ROW_CHARACTERS_MAX + 1)).toEqual([
      { line: 2, broken: 'a row of at most 65536 characters' },
      { line: 3, cells: ['2', 'e', 'f'] },
    ]);
  });
});

describe('the lines of a text', () => {
  it('are cut at the characters of a row', () => {
    const at = (characters: number) => new Lines(`a\n${'z'.repeat(characters)}\nb`).at(1);
    expect(at(65_536)).toEqual({ text: 'z'.repeat(65_536), isTooLong: false, quotes: 0 });
    expect(at(65_537)).toEqual({ text: 'z'.repeat(65_536), isTooLong: true, quotes: 0 });
  });

  it('count their quotes', () => {
    expect(['a', '"a"', 'a"', '"a","b""c"'].map((text) => new Lines(text).at(0)?.quotes)).toEqual([0, 2, 1, 6]);
  });

  it.each([
    ['', 9, 1],
    ['\n', 9, 2],
    ['a', 9, 1],
    ['a\nb', 9, 2],
    ['\n\n\n', 9, 4],
    ['\n\n\n', 4, 4],
    ['\n\n\n', 3, 3],
    ['\n\n\n', 1, 1],
  ])('of %j are counted up to %i: %i', (text, max, count) => {
    expect(countLines(text, max)).toBe(count);
  });
});
