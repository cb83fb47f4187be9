import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, jsonPieces, jsonStream } from './long-answer.ts';

const long = { type: 'OK', none: [], absent: undefined, rows: Array.from({ length: 1_234 }, (_, n) => ({ n })) };

describe('a long answer', () => {
  it('is one with an array of more than five hundred items', () => {
    expect([isLong(long), isLong({ rows: Array(500).fill(0) })]).toEqual([true, false]);
  });

  it('is written as JSON.stringify writes it', () => {
    expect([...jsonPieces(long)].join('')).toBe(JSON.stringify(long));
    const body = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.array(fc.anything())));
    fc.assert(
      fc.property(body, (value) => {
        fc.pre(typeof JSON.stringify(value) === 'string');
        expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
      }),
    );
  });

  it('yields to other work between its slices', async () => {
    let turns = 0;
    let isWriting = true;
    const other = () => {
      turns += 1;
      if (isWriting) setImmediate(other);
    };
    setImmediate(other);
    const text = await new Response(jsonStream(long)).text();
    isWriting = false;
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(long)));
    expect(turns).toBeGreaterThan(5);
  });

  it('holds its place until it is written, read or not, and releases it when cancelled', async () => {
    const holdersOf = async (use: (stream: ReadableStream) => unknown) => {
      let holders = 0;
      const ended = new Promise<void>((resolve) => {
        const giveBack = () => {
          holders -= 1;
          resolve();
        };
        const hold = () => {
          holders += 1;
        };
        use(jsonStream(long, { hold, giveBack }));
      });
      const during = holders;
      await ended;
      return [during, holders];
    };
    expect(await holdersOf(() => {})).toEqual([1, 0]);
    expect(await holdersOf((stream) => stream.cancel())).toEqual([1, 0]);
  });
});
