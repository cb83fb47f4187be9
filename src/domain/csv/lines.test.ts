import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLines, Lines, ROW_CHARACTERS_MAX } from './lines.ts';

function linesOf(text: string, forgetting = false): string[] {
  const lines = new Lines(text);
  const all: string[] = [];
  for (let n = 0; ; n += 1) {
    const line = lines.at(n);
    if (line === undefined) return all;
    all.push(line.text);
    if (forgetting) lines.forget(n);
  }
}

describe('the lines of a text', () => {
  it('end at CR LF, LF or CR', () => {
    const text = fc.array(fc.constantFrom('a', 'bc', '\r', '\n', '\r\n', '')).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (one) => {
        expect(linesOf(one)).toEqual(one.split(/\r\n|\n|\r/));
      }),
    );
  });

  it('can be read while earlier ones are forgotten, and are counted up to a limit', () => {
    const text = Array.from({ length: 2_000 }, (_, n) => `line ${n}`).join('\n');
    expect(linesOf(text, true)).toEqual(text.split('\n'));
    expect([countLines(text, 9_999), countLines(text, 10)]).toEqual([2_000, 10]);
  });

  it('keep quoted delimiters, drop spreadsheet guards, and are cut when too long for a row', () => {
    const lines = new Lines(`a,"b",c\n="01",="x",y\n${'z'.repeat(ROW_CHARACTERS_MAX + 1)}\nw`);
    expect(lines.at(0)).toEqual({ text: 'a,"b",c', isTooLong: false, quotes: 2 });
    expect(lines.at(1)?.text).toBe('"01","x",y');
    expect(lines.at(2)).toMatchObject({ isTooLong: true, quotes: 0 });
    expect(lines.at(3)?.text).toBe('w');
  });
});
