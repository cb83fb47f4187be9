import { describe, expect, it } from 'vitest';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { MemoryIdempotency } from '#store/memory/idempotency.ts';
import { sealedAnswers } from './sealed-answers.ts';

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const REQUEST = { scope: 's', key: 'k', fingerprint: 'f', now: '2026-11-27T12:00:00.000Z', attempt: 'first' };
const ANSWER = { status: 200, headers: [], body: '{"secret":"whsec_Ünïcode"}' } as const;

idempotencySuite('sealed', () => sealedAnswers(new MemoryIdempotency(), KEY));

describe('a sealed response', () => {
  it('exposes nothing of its body in the store, however often it repeats', async () => {
    const inner = new MemoryIdempotency();
    const sealed = sealedAnswers(inner, KEY);
    const kept = [];
    for (const key of ['k', 'l']) {
      await sealed.begin({ ...REQUEST, key });
      await sealed.keep('s', key, ANSWER);
      kept.push(JSON.stringify(await inner.begin({ ...REQUEST, key })));
    }
    expect(kept.join()).not.toMatch(/whsec|secret/);
    expect(kept[0]).not.toBe(kept[1]);
  });

  it('replays an unsealed response that an earlier version stored', async () => {
    const inner = new MemoryIdempotency();
    await inner.begin(REQUEST);
    await inner.keep('s', 'k', ANSWER);
    expect(await sealedAnswers(inner, KEY).begin(REQUEST)).toMatchObject({ state: 'replay', answer: ANSWER });
  });

  it('may be as large as the largest response', async () => {
    const sealed = sealedAnswers(new MemoryIdempotency(), KEY);
    const answer = { ...ANSWER, body: 'ü'.repeat(4_000_000) };
    await sealed.begin(REQUEST);
    await sealed.keep('s', 'k', answer);
    expect(await sealed.begin(REQUEST)).toMatchObject({ state: 'replay', answer });
  });

  it('counts as lost under another key or in the place of another response', async () => {
    const inner = new MemoryIdempotency();
    const sealed = sealedAnswers(inner, KEY);
    await sealed.begin(REQUEST);
    await sealed.keep('s', 'k', ANSWER);
    const lost = { state: 'retaken', attempt: 'first' };
    expect(await sealedAnswers(inner, OTHER_KEY).begin(REQUEST)).toEqual(lost);
    const stored = await inner.begin(REQUEST);
    await inner.begin({ ...REQUEST, key: 'l' });
    if (stored.state === 'replay') await inner.keep('s', 'l', stored.answer);
    expect(await sealed.begin({ ...REQUEST, key: 'l' })).toEqual(lost);
  });
});
