/** Contract tests of rate windows, run on every implementation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateWindow } from '../rate-window.ts';

export function rateWindowSuite(name: string, open: () => Promise<RateWindow> | RateWindow): void {
  describe(`the rate window: ${name}`, () => {
    it('allows a burst, refuses the next call, and says when one is allowed again', async () => {
      const window = await open();
      const hitAt = (nowMs: number) => window.hit({ caller: 'c', nowMs, calls: 2, windowMs: 10_000 });
      expect(await hitAt(0)).toMatchObject({ allowed: true, remaining: 1 });
      expect(await hitAt(4_000)).toMatchObject({ allowed: true, remaining: 0 });
      expect(await hitAt(9_999)).toEqual({ allowed: false, remaining: 0, resetMs: 1 });
      expect(await hitAt(10_000)).toMatchObject({ allowed: true, remaining: 0 });
      expect(await hitAt(13_999)).toMatchObject({ allowed: false });
      expect(await hitAt(14_000)).toMatchObject({ allowed: true });
    });

    it('neither locks a caller out nor stays open when the clock is set back', async () => {
      const window = await open();
      const hitAt = (nowMs: number) => window.hit({ caller: 'c', nowMs, calls: 2, windowMs: 10_000 });
      await hitAt(50_000_000);
      await hitAt(50_001_000);
      expect(await hitAt(1_000)).toEqual({ allowed: false, remaining: 0, resetMs: 10_000 });
      expect(await hitAt(10_999)).toMatchObject({ allowed: false });
      expect(await hitAt(11_000)).toMatchObject({ allowed: true, remaining: 1 });
      expect(await hitAt(50_002_000)).toMatchObject({ allowed: true, remaining: 1 });
      expect(await hitAt(50_002_000)).toMatchObject({ allowed: true, remaining: 0 });
      expect(await hitAt(50_002_000)).toMatchObject({ allowed: false });
    });

    it('keeps callers apart', async () => {
      const window = await open();
      const hitBy = (caller: string) => window.hit({ caller, nowMs: 0, calls: 1, windowMs: 1_000 });
      expect((await hitBy('a')).allowed).toBe(true);
      expect((await hitBy('b')).allowed).toBe(true);
      expect((await hitBy('a')).allowed).toBe(false);
    });

    it('never allows more than the limit in any span of the window', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), async (gaps) => {
          const window = await open();
          const allowed: number[] = [];
          let nowMs = 0;
          for (const gap of gaps) {
            nowMs += gap;
            if ((await window.hit({ caller: 'c', nowMs, calls: 5, windowMs: 1_000 })).allowed) allowed.push(nowMs);
          }
          for (const from of allowed)
            expect(allowed.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(5);
        }),
        { numRuns: 30 },
      );
    });
  });
}
