import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonBounds, placeAt, readJson } from './json-reader.ts';
import { runWhole } from './turns.ts';

const WIDE: JsonBounds = { depthMax: 64, valuesMax: 1_000_000 };
const read = (text: string, bounds: Partial<JsonBounds> = {}) => runWhole(readJson(text, { ...WIDE, ...bounds }));

function parseText(text: string): unknown {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

describe('the JSON reader', () => {
  it('reads every JSON text as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(read(text)).toEqual(parseText(text));
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(1, '\t'), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(read(text)).toEqual(parseText(text));
      }),
    );
  });

  it('refuses every text that JSON.parse refuses', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\\u12',
      'a',
      '"b"',
      '-',
      '0',
      '01',
      '1.',
      'e5',
      'tru',
      'null',
      ' ',
      '\n',
      '\u0001',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        const reading = read(text);
        expect(reading.ok ? reading : { ok: false }).toEqual(parseText(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('keeps a __proto__ member as an ordinary member', () => {
    const reading = read('{"__proto__":{"polluted":1}}');
    expect(reading.ok && Object.hasOwn(reading.value as object, '__proto__')).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('stops at the limits on depth and on values', () => {
    const deep = '['.repeat(64) + ']'.repeat(64);
    expect(read(deep).ok).toBe(true);
    expect(read(`[${deep}]`)).toMatchObject({ ok: false, why: 'too-deep', offset: 64 });
    expect(read('['.repeat(500_000))).toMatchObject({ why: 'too-deep', offset: expect.any(Number) });
    expect(read('[1,2,3]', { valuesMax: 4 }).ok).toBe(true);
    expect(read('[1,2,3]', { valuesMax: 3 })).toMatchObject({ why: 'too-many-values', offset: 5 });
  });

  it('yields the items of the outer arrays without keeping them, and stops when the caller does', () => {
    const seen: unknown[] = [];
    const stream = {
      takes: (member: string) => member !== 'kept',
      onItem: (member: string, item: unknown) => seen.push([member, item]) < 3,
      itemValuesMax: 8,
    };
    expect(read('{"a":1,"cars":[{"b":[1]},7],"kept":[9],"c":{"d":[8]}}', { stream })).toEqual({
      ok: true,
      value: { a: 1, cars: [], kept: [9], c: { d: [8] } },
    });
    expect(seen).toEqual([
      ['cars', { b: [1] }],
      ['cars', 7],
    ]);
    expect(read('[1,2,3,4]', { stream })).toMatchObject({ ok: false, why: 'ended' });
    expect(seen).toHaveLength(3);
    expect(read('[[1,2,3,4,5,6,7,8,9]]', { stream })).toMatchObject({ ok: false, why: 'too-many-values' });
  });

  it('yields at least once in every 64 kB', () => {
    const text = JSON.stringify(Array.from({ length: 100_000 }, (_, n) => ({ n })));
    let slices = 0;
    for (const work = readJson(text, WIDE); !work.next().done; ) slices += 1;
    expect(slices).toBeGreaterThanOrEqual(Math.floor(text.length / 70_000));
  });

  it('returns the line and column of an offset', () => {
    const text = '[\n 1,\n x]';
    const reading = read(text);
    expect(reading.ok ? undefined : placeAt(text, reading.offset)).toEqual({ line: 3, column: 2 });
  });
});
