import { describe, expect, it } from 'vitest';
import { REQUESTS_KEPT } from '#ports/request-log.ts';
import { ACCOUNT_KEPT_MAX, ALL_KEPT_MAX, BODY_KEPT_MAX, KeptBodies } from './kept-bodies.ts';

const body = (length: number) => ({ request: { text: 'x'.repeat(length) }, answer: { text: 'y'.repeat(length) } });

describe('stored request bodies', () => {
  it('are visible to their account only', () => {
    const kept = new KeptBodies();
    kept.keep('acct_a', 'call', body(5));
    expect(kept.find('acct_a', 'call')?.request?.text).toBe('xxxxx');
    expect(kept.find('acct_b', 'call')).toBeUndefined();
  });

  it('are truncated, with a note', () => {
    const kept = new KeptBodies();
    kept.keep('acct_a', 'long', body(BODY_KEPT_MAX + 1));
    kept.keep('acct_a', 'whole', body(BODY_KEPT_MAX));
    expect(kept.find('acct_a', 'long')?.answer).toEqual({ text: 'y'.repeat(BODY_KEPT_MAX), clipped: true });
    expect(kept.find('acct_a', 'whole')?.answer?.clipped).toBeUndefined();
  });

  it('are kept for the last calls only', () => {
    const kept = new KeptBodies();
    for (let i = 0; i <= REQUESTS_KEPT; i += 1) kept.keep('acct_a', `call-${i}`, body(1));
    expect(kept.find('acct_a', 'call-0')).toBeUndefined();
    expect(kept.find('acct_a', 'call-1')).toBeDefined();
    expect(kept.find('acct_a', `call-${REQUESTS_KEPT}`)).toBeDefined();
  });

  it('stay within the limits per account and in total, and evict the least recent account first', () => {
    const kept = new KeptBodies();
    const perAccount = Math.ceil(ACCOUNT_KEPT_MAX / (2 * BODY_KEPT_MAX)) + 2;
    const fill = (account: string) => {
      for (let i = 0; i < perAccount; i += 1) kept.keep(account, `call-${i}`, body(BODY_KEPT_MAX));
    };
    fill('acct_first');
    expect(kept.length).toBeLessThanOrEqual(ACCOUNT_KEPT_MAX);
    for (let i = 0; i < ALL_KEPT_MAX / ACCOUNT_KEPT_MAX + 1; i += 1) fill(`acct_${i}`);
    expect(kept.length).toBeLessThanOrEqual(ALL_KEPT_MAX);
    expect(kept.find('acct_first', `call-${perAccount - 1}`)).toBeUndefined();
    expect(kept.find('acct_8', `call-${perAccount - 1}`)).toBeDefined();
  });

  it('fill an account up to a million characters exactly', () => {
    const kept = new KeptBodies();
    // A call counts a hundred characters beside its bodies.
    const half = (ACCOUNT_KEPT_MAX / 50 - 100) / 2;
    for (let i = 0; i < 50; i += 1) kept.keep('acct_a', `call-${i}`, body(half));
    expect([ACCOUNT_KEPT_MAX, kept.length]).toEqual([1_000_000, 1_000_000]);
    expect(kept.find('acct_a', 'call-0')).toBeDefined();
    kept.keep('acct_a', 'one-more', { request: { text: 'x' } });
    expect(kept.find('acct_a', 'call-0')).toBeUndefined();
  });

  it('count a repeated request id once', () => {
    const kept = new KeptBodies();
    kept.keep('acct_a', 'call', body(1000));
    const { length } = kept;
    kept.keep('acct_a', 'call', body(1000));
    expect(kept.length).toBe(length);
  });
});
