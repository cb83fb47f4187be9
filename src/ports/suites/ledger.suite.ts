/** Contract tests of ledgers, run on every implementation. */
import { describe, expect, it } from 'vitest';
import type { Charge, Ledger } from '../ledger.ts';

const AT = '2026-11-27T12:00:00.000Z';
const DAY = '2026-11-27';
const CENT = 10_000;
const chargeOf = (requestId: string, more: Partial<Charge> = {}): Charge => ({
  account: 'acct_a',
  requestId,
  endpoint: 'data.listings.search',
  micros: CENT,
  at: AT,
  ceilingMicros: 25_000_000,
  ...more,
});

export function ledgerSuite(name: string, open: () => Promise<Ledger> | Ledger): void {
  describe(`the ledger: ${name}`, () => {
    it('adds up charges by account, day and endpoint', async () => {
      const ledger = await open();
      await ledger.charge(chargeOf('r1'));
      await ledger.charge(chargeOf('r2', { endpoint: 'fi.quotes.create', micros: 5 * CENT }));
      await ledger.charge(chargeOf('r3', { at: '2026-11-26T23:59:59.999Z' }));
      await ledger.charge(chargeOf('r4', { account: 'acct_b' }));
      expect(await ledger.usage('acct_a', DAY)).toEqual({
        spentMicros: 7 * CENT,
        callsToday: 2,
        byEndpoint: [
          { endpoint: 'data.listings.search', calls: 2, micros: 2 * CENT },
          { endpoint: 'fi.quotes.create', calls: 1, micros: 5 * CENT },
        ],
      });
      expect(await ledger.usage('acct_c', DAY)).toEqual({ spentMicros: 0, callsToday: 0, byEndpoint: [] });
    });

    it('charges a request once', async () => {
      const ledger = await open();
      const results = await Promise.all([1, 2, 3].map(() => ledger.charge(chargeOf('r1'))));
      expect(results.every(({ charged }) => charged)).toBe(true);
      expect((await ledger.usage('acct_a', DAY)).spentMicros).toBe(CENT);
    });

    it('reaches the ceiling and never exceeds it when many charges race', async () => {
      const ledger = await open();
      const ceilingMicros = 3 * CENT;
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, n) => ledger.charge(chargeOf(`r${n}`, { ceilingMicros }))),
      );
      expect(results.filter(({ charged }) => charged)).toHaveLength(3);
      expect((await ledger.usage('acct_a', DAY)).spentMicros).toBe(ceilingMicros);
      expect(await ledger.charge(chargeOf('free', { micros: 0, ceilingMicros }))).toMatchObject({ charged: true });
    });

    it('sums the spend of a caller who cannot read it, under the same ceiling', async () => {
      const ledger = await open();
      const unasked = (requestId: string) =>
        chargeOf(requestId, { account: 'anon_a:2099-11-27', ceilingMicros: 2 * CENT, unasked: true });
      const spends = [];
      for (const id of ['r1', 'r2', 'r3']) spends.push(await ledger.charge(unasked(id)));
      expect(spends).toEqual([
        { charged: true, spentMicros: CENT },
        { charged: true, spentMicros: 2 * CENT },
        { charged: false, spentMicros: 2 * CENT },
      ]);
      await ledger.release(unasked('r2'));
      expect(await ledger.charge(unasked('r4'))).toEqual({ charged: true, spentMicros: 2 * CENT });
      expect((await ledger.usage('anon_a:2099-11-27', DAY)).spentMicros).toBe(2 * CENT);
    });

    it('reverses a released charge once', async () => {
      const ledger = await open();
      await ledger.charge(chargeOf('r1'));
      await ledger.charge(chargeOf('r2'));
      await ledger.release(chargeOf('r1'));
      await ledger.release(chargeOf('r1'));
      await ledger.release(chargeOf('never charged'));
      expect(await ledger.usage('acct_a', DAY)).toEqual({
        spentMicros: CENT,
        callsToday: 1,
        byEndpoint: [{ endpoint: 'data.listings.search', calls: 1, micros: CENT }],
      });
    });
  });
}
