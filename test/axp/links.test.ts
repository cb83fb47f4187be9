/** An agent that is given the base address and nothing else buys a car, within 25 calls and 40 kB of reading. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { type Ask, buyCar } from './buyer.ts';

const CALLS_MAX = 25;
const BYTES_MAX = 40_000;
const BASE = 'http://carport.test';
const OPERATOR = 'settle-token';

const carport = testService();

/** Counts what was called and read. */
function meter() {
  const sizes: number[] = [];
  return {
    read: (text: string) => void sizes.push(new TextEncoder().encode(text).byteLength),
    spent: () => ({ calls: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }),
  };
}

describe('a buyer that follows answers', () => {
  it('buys a car over HTTP, preferring short answers', async () => {
    const { read, spent } = meter();
    const ask: Ask = async (method, url, body, bearer) => {
      const headers = {
        prefer: 'return=minimal',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      };
      const { status, text, body: told } = await carport.send(method, url.replace(BASE, ''), body, { headers });
      read(text);
      return { status, body: told };
    };
    const sold = await buyCar(ask, `${BASE}/`, OPERATOR);
    expect(sold).toMatchObject({ type: 'OK', state: 'SETTLED' });
    const { calls, bytes } = spent();
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
  });
});
