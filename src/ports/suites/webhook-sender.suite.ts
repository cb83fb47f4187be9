/** Contract tests of webhook senders: an outcome in time for every message, and never a private address. */
import { describe, expect, it } from 'vitest';
import type { WebhookSender } from '../webhook-sender.ts';

interface SenderOptions {
  readonly originsAllowed?: readonly string[];
  readonly timeoutMs?: number;
}

/**
 * `receiver()` is the origin of a plain loopback server that responds to `/<status>` with that status (429 with a
 * Retry-After of seven seconds), and to `/never` not at all.
 */
export function describeWebhookSender(
  name: string,
  create: (options: SenderOptions) => WebhookSender,
  receiver: () => string,
): void {
  describe(`${name} as a webhook sender`, () => {
    const message = { headers: {}, body: '{}' };
    const trustingSender = (more: SenderOptions = {}) => create({ originsAllowed: [receiver()], ...more });

    it.each([200, 204, 400, 410, 500])('reports the status %i', async (status) => {
      expect(await trustingSender().send({ ...message, url: `${receiver()}/${status}` })).toEqual({
        state: 'answered',
        status,
      });
    });

    it("returns the receiver's Retry-After", async () => {
      const reply = await trustingSender().send({ ...message, url: `${receiver()}/429` });
      expect(reply).toEqual({ state: 'answered', status: 429, retryAfterSeconds: 7 });
    });

    it('times out on a receiver that never responds', async () => {
      const reply = await trustingSender({ timeoutMs: 50 }).send({ ...message, url: `${receiver()}/never` });
      expect(reply).toEqual({ state: 'unreachable', reason: 'the receiver did not respond in time' });
    });

    it('ends at once when aborted', async () => {
      const stop = new AbortController();
      const sent = trustingSender().send({ ...message, url: `${receiver()}/never`, signal: stop.signal });
      stop.abort();
      expect(await sent).toEqual({ state: 'unreachable', reason: 'the attempt was aborted' });
    });

    it('reports a closed endpoint as unreachable', async () => {
      const closed = 'http://127.0.0.1:1';
      expect(await create({ originsAllowed: [closed] }).send({ ...message, url: `${closed}/` })).toMatchObject({
        state: 'unreachable',
      });
    });

    it.each([
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://localhost/',
      'http://example.com/',
    ])('sends nothing to %s', async (url) => {
      expect(await create({}).send({ ...message, url })).toMatchObject({ state: 'forbidden' });
    });

    it('sends nothing to a private receiver unless the operator allows it', async () => {
      expect(await create({}).send({ ...message, url: `${receiver()}/200` })).toMatchObject({ state: 'forbidden' });
    });
  });
}
