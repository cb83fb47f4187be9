/** Contract tests of idempotency stores, run on every implementation. */
import { describe, expect, it } from 'vitest';
import type { Idempotency, IdempotencyRequest, KeptAnswer } from '../idempotency.ts';

const NOW = '2026-11-27T12:00:00.000Z';
const ANSWER: KeptAnswer = { status: 200, headers: [['content-type', 'application/json']], body: '{"type":"OK"}' };
const requestWith = (more: Partial<IdempotencyRequest> = {}): IdempotencyRequest => ({
  scope: 'a POST /x',
  key: 'k',
  fingerprint: 'f',
  now: NOW,
  attempt: 'first',
  ...more,
});

export function idempotencySuite(name: string, open: () => Promise<Idempotency> | Idempotency): void {
  describe(`idempotency: ${name}`, () => {
    it('replays the stored response for the same key and body', async () => {
      const kept = await open();
      expect(await kept.begin(requestWith())).toEqual({ state: 'fresh', attempt: 'first' });
      await kept.keep('a POST /x', 'k', ANSWER);
      expect(await kept.begin(requestWith())).toEqual({ state: 'replay', answer: ANSWER, attempt: 'first' });
    });

    it('refuses another body, and a repeat while the first is in progress', async () => {
      const kept = await open();
      await kept.begin(requestWith());
      expect(await kept.begin(requestWith())).toEqual({ state: 'in-flight' });
      expect(await kept.begin(requestWith({ fingerprint: 'g' }))).toEqual({ state: 'conflict' });
    });

    it('keeps scopes apart, and frees a key whose request was refused', async () => {
      const kept = await open();
      await kept.begin(requestWith());
      expect(await kept.begin(requestWith({ scope: 'b POST /x' }))).toEqual({ state: 'fresh', attempt: 'first' });
      await kept.free('a POST /x', 'k');
      expect(await kept.begin(requestWith({ fingerprint: 'g' }))).toEqual({ state: 'fresh', attempt: 'first' });
    });

    it('forgets after 24 hours', async () => {
      const kept = await open();
      await kept.begin(requestWith());
      await kept.keep('a POST /x', 'k', ANSWER);
      expect(await kept.begin(requestWith({ now: '2026-11-28T11:59:59.999Z' }))).toMatchObject({ state: 'replay' });
      expect(await kept.begin(requestWith({ now: '2026-11-28T12:00:00.000Z' }))).toEqual({
        state: 'fresh',
        attempt: 'first',
      });
    });

    it("lets one request with the same body retake an abandoned key under the first run's name", async () => {
      const kept = await open();
      await kept.begin(requestWith());
      await kept.abandon('a POST /x', 'k');
      expect(await kept.begin(requestWith({ fingerprint: 'g', attempt: 'other' }))).toEqual({ state: 'conflict' });
      expect(await kept.begin(requestWith({ attempt: 'second' }))).toEqual({ state: 'retaken', attempt: 'first' });
      expect(await kept.begin(requestWith({ attempt: 'third' }))).toEqual({ state: 'in-flight' });
      await kept.keep('a POST /x', 'k', ANSWER);
      await kept.abandon('a POST /x', 'k');
      expect(await kept.begin(requestWith({ attempt: 'fourth' }))).toEqual({
        state: 'replay',
        answer: ANSWER,
        attempt: 'first',
      });
    });

    it('gives a run a new name after a refusal and after a day', async () => {
      const kept = await open();
      await kept.begin(requestWith());
      await kept.free('a POST /x', 'k');
      expect(await kept.begin(requestWith({ attempt: 'second' }))).toEqual({ state: 'fresh', attempt: 'second' });
      await kept.abandon('a POST /x', 'k');
      const later = requestWith({ attempt: 'third', now: '2026-11-28T12:00:00.000Z' });
      expect(await kept.begin(later)).toEqual({ state: 'fresh', attempt: 'third' });
    });

    it('accepts exactly one of many racing requests', async () => {
      const kept = await open();
      const verdicts = await Promise.all(Array.from({ length: 20 }, () => kept.begin(requestWith())));
      expect(verdicts.filter(({ state }) => state === 'fresh')).toHaveLength(1);
    });
  });
}
