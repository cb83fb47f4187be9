/** HTTP conventions, checked by a third-party parser of structured fields. */
import { parseList, type Token } from 'structured-headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listeningService } from '#test/stores/service-process.ts';
import { type ReadAddress, readerOf } from './deployment.ts';

const CALLS = 8;
const SECONDS = 60;

let carport: ListeningService;
let look: ReadAddress;
beforeAll(async () => {
  carport = await listeningService({ RATE_LIMIT: `${CALLS}/${SECONDS}` });
  look = readerOf(carport.url);
});
afterAll(() => carport.close());

/** The only item of a list: its name and its integer parameters. */
function ratePolicy(field: string | null): [unknown, Record<string, unknown>] {
  const [[value, parameters] = ['', new Map()]] = parseList(field ?? '') as [string | Token, Map<string, unknown>][];
  return [value, Object.fromEntries(parameters)];
}

describe('the rate limit', () => {
  it('states its window, the remaining calls and the wait consistently', async () => {
    const { headers } = await look('/pricing');
    expect(ratePolicy(headers.get('ratelimit-policy'))).toEqual(['burst', { q: CALLS, w: SECONDS }]);
    const [name, { r, t }] = ratePolicy(headers.get('ratelimit'));
    expect([name, r]).toEqual(['burst', CALLS - 1]);
    expect(Number(t)).toBeGreaterThan(0);
    const replies = await Promise.all(Array.from({ length: CALLS }, () => look('/pricing')));
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ type: 'BLOCKED', code: 'rate-limited' });
    expect(Number(refused?.headers.get('retry-after'))).toBe(refused?.body.retry_after);
    expect(ratePolicy(refused?.headers.get('ratelimit') ?? null)[1]).toMatchObject({ r: 0 });
  });
});
