/** A purchase survives a restart of the runtime. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, PURCHASE, type PurchaseState, SETTLE, takeStep } from '../laws/requests.ts';
import { startWorkerd } from './workers/workerd.ts';

describe('a purchase on a runtime that restarts between every two steps', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'carport-restarts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('continues where it was, to the settled deal', { timeout: 300_000 }, async () => {
    const bag: PurchaseState = {};
    for (const step of PURCHASE.slice(0, PURCHASE.indexOf(SETTLE) + 1)) {
      const workerd = await startWorkerd({ folder });
      const { status, text } = await takeStep(workerd, step, bag);
      await workerd.close();
      expect([200, 402], text).toContain(status);
    }
    const workerd = await startWorkerd({ folder });
    const deal = JSON.parse((await ask(workerd, { method: 'GET', path: `/buy/deals/${bag.dealId}` }, bag.key)).text);
    const events = await ask(workerd, { method: 'GET', path: `/buy/deals/${bag.dealId}/events` }, bag.key);
    const again = await takeStep(workerd, SETTLE, bag);
    const usage = JSON.parse((await ask(workerd, { method: 'GET', path: '/usage' }, bag.key)).text);
    await workerd.close();
    expect(deal.state).toBe('SETTLED');
    const seqs = JSON.parse(events.text).events.map(({ seq }: { seq: number }) => seq);
    expect(seqs).toEqual(seqs.map((_: number, i: number) => i + 1));
    expect([again.status, JSON.parse(again.text).replayed]).toEqual([200, true]);
    // Keyed calls: all except minting the key and the operator's step, plus the two reads above.
    expect(usage.usage.callsToday).toBe(PURCHASE.indexOf(SETTLE) - 1 + 2);
  });
});
