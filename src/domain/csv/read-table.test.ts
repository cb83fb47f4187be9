/** Tests that a malformed row affects that row alone, wherever it is and whatever the others contain. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, type TableKind } from './read-table.ts';

const HEADER = ['id', 'name', 'note', 'amount'];
const KIND: TableKind = {
  known: (cells) => cells.filter((cell) => HEADER.includes(cell.trim())).length,
  isHeader: (cells) => HEADER.every((name) => cells.includes(name)),
};

function rowsOf(text: string) {
  const table = readTable(text, KIND);
  if (!table.ok) throw new Error('no header');
  return [...table.rows];
}

const quoted = (cell: string) => (/[",;\t|\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
/**
 * Cells contain no line breaks here, because one after a stray quote cannot be told from the end of that quote's cell.
 */
const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ',', ';', '1'), maxLength: 12 });
/** A row with a first cell, so that it is not blank. */
const row = fc.tuple(fc.constantFrom('r1', 'r2'), cell, cell, cell);
const malformed = fc.constantFrom('bad,"open,x,1', 'bad,a,"open', '"bad,a,b,c', 'bad,"x"y"z",b,"c');

describe('a table', () => {
  it('reads every valid row when one is malformed', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), malformed, fc.nat(8), (rows, bad, at) => {
        const lines = rows.map((cells) => cells.map(quoted).join(','));
        const text = [HEADER.join(), ...lines.slice(0, at), bad, ...lines.slice(at)].join('\n');
        const read = rowsOf(text);
        const sound = read.flatMap((one) => ('cells' in one && !one.cells[0]?.startsWith('bad') ? [one.cells] : []));
        expect(sound).toEqual(rows);
        expect(read).toHaveLength(rows.length + 1);
      }),
      { numRuns: 400 },
    );
  });

  it('numbers each row by the line it starts on', () => {
    const read = rowsOf('Title\n\nid,name,note,amount\n1,"two\nlines",b,c\n\n2,a 19" wheel,b,c\n3,"open,b,c\n4,a,b\n');
    expect(read.map((one) => [one.line, 'broken' in one ? 'broken' : (one.repaired ?? 'sound')])).toEqual([
      [4, 'sound'],
      [7, 'a quote inside a cell was read as part of it'],
      [8, 'broken'],
      [9, 'the row has 3 of 4 cells; the others are blank'],
    ]);
  });

  it.each(['\t', ';', '|'])('is split by the delimiter of its header: %j', (delimiter) => {
    const text = [HEADER, ['1', 'a', 'b', '="007"']].map((cells) => cells.join(delimiter)).join('\r\n');
    expect(rowsOf(text)).toEqual([{ line: 2, cells: ['1', 'a', 'b', '007'] }]);
  });

  it('points to the likeliest header when none is complete', () => {
    expect(readTable('hello\nid,name\n1,2', KIND)).toMatchObject({ ok: false, top: { line: 2 } });
  });
});
