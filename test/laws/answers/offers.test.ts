/** Law: every OFFER describes itself, is not cached, leads on by known handoffs, and discloses that it is simulated. */
import { describe, expect, it } from 'vitest';
import type { Row } from '#catalog/row.ts';
import type { Example } from '#kernel/endpoint.ts';
import { testService } from '#test/builders.ts';
import { runExample } from '../examples.ts';

const HANDOFFS = ['sign', 'authorize', 'reauthorize', 'identify', 'checkout'];
const offers = testService().catalog.flatMap((row) =>
  row.endpoint.examples
    .filter(({ answers }) => answers === 'OFFER')
    .map((example): [string, Row, Example] => [`${row.id}: ${example.name}`, row, example]),
);

describe('an OFFER', () => {
  it('exists in the examples', () => expect(offers.length).toBeGreaterThan(4));

  it.each(offers)(
    '%s is a 402 with an id and a title that is neither cached nor paid automatically',
    async (_, row, example) => {
      const { status, headers, body } = (await runExample(testService(), row, example)).reply;
      expect([status, body.type, headers.get('x-envelope')]).toEqual([402, 'OFFER', 'OFFER']);
      expect([typeof body.id, typeof body.title]).toEqual(['string', 'string']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('www-authenticate') ?? headers.get('payment-required') ?? body.accepts).toBeUndefined();
    },
  );

  it.each(offers)('%s states its price, its handoff and its expiry as documented', async (_, row, example) => {
    const { body } = (await runExample(testService(), row, example)).reply;
    if (body.price !== undefined) {
      expect(body.price).toEqual({ amount: expect.stringMatching(/^\d+\.\d{2}$/), currency: 'USD' });
    }
    if (body.handoff !== undefined) {
      expect(HANDOFFS).toContain(body.handoff.kind);
      expect(body.handoff.url).toMatch(/^http:\/\/carport\.test\//);
    }
    if ((body.checkoutUrl ?? body.ceremonyUrl) !== undefined) expect(body.expiresAt).toBe(body.handoff.expiresAt);
  });

  it.each(offers)('%s repeats the simulated flag of its provenance at the top level', async (_, row, example) => {
    const { body } = (await runExample(testService(), row, example)).reply;
    const { environment, simulated } = body.provenance ?? {};
    expect([body.environment, body.simulated]).toEqual([environment, simulated]);
  });
});
