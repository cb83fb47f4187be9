import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, jsonPieces, jsonStream } from './long-answer.ts';

const long = { type: 'OK', none: [], absent: undefined, rows: Array.from({ length: 1_234 }, (_, n) => ({ n })) };

describe('a long answer', () => {
  it('is an answer with an array of more than five hundred items', () => {
    expect([isLong(long), isLong({ rows: Array(500).fill(0) })]).toEqual([true, false]);
  });

  it('is serialized exactly as by JSON.stringify', () => {
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
    const countTurn = () => {
      turns += 1;
      if (isWriting) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const text = await new Response(jsonStream(long)).text();
    isWriting = false;
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(long)));
    expect(turns).toBeGreaterThan(5);
  });

  it('holds its slot until it is read or cancelled, and after writing only for the bytes still queued', async () => {
    const bytes = JSON.stringify(long).length;
    const recordingSocket = () => {
      const turnCalls: (string | number)[] = [];
      const ended = Promise.withResolvers<void>();
      const kept = Promise.withResolvers<void>();
      const stream = jsonStream(long, {
        hold: () => turnCalls.push('held'),
        keepOnly: (left) => {
          turnCalls.push(left);
          kept.resolve();
        },
        giveBack: () => {
          turnCalls.push('given back');
          ended.resolve();
        },
      });
      return { turnCalls, stream, kept: kept.promise, ended: ended.promise };
    };
    const unread = recordingSocket();
    await unread.kept;
    expect(unread.turnCalls).toEqual(['held', bytes]);
    expect(await new Response(unread.stream).text()).toBe(JSON.stringify(long));
    expect(unread.turnCalls).toEqual(['held', bytes, 'given back']);

    const left = recordingSocket();
    await left.kept;
    await left.stream.cancel();
    expect(left.turnCalls).toEqual(['held', bytes, 'given back']);

    const early = recordingSocket();
    await early.stream.cancel();
    await early.ended;
    expect(early.turnCalls).toEqual(['held', 'given back']);
  });

  it('fails the read and releases its slot when it cannot be written', async () => {
    const turnCalls: string[] = [];
    const broken = {
      rows: Array.from({ length: 501 }, () => ({
        toJSON: () => {
          throw new Error('no wire form');
        },
      })),
    };
    const turn = {
      hold: () => turnCalls.push('held'),
      keepOnly: () => {},
      giveBack: () => turnCalls.push('given back'),
    };
    await expect(new Response(jsonStream(broken, turn)).text()).rejects.toThrow('no wire form');
    expect(turnCalls).toEqual(['held', 'given back']);
  });
});
