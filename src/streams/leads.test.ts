/** A lead is stored once for each prospect, found by its car, and forgotten with its indexes. */
import { describe, expect, it } from 'vitest';
import type { LeadCaptured } from '#domain/lead/lead.ts';
import { storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { testIds as ids } from '#test/builders.ts';
import { MemoryEventStore } from '../store/memory/event-store.ts';
import { captureLead, forgetLeads, leadConversion, listLeads } from './leads.ts';

const now = '2026-11-27T12:00:00.000Z';
const vin = '1HGCM82633A004352';
const captured = (more: Partial<LeadCaptured> = {}): LeadCaptured => ({
  account: 'acct_1',
  vin,
  vehicle: { year: 2003, make: 'Honda', model: 'Accord' },
  customer: { name: 'Ada Lovelace' },
  source: 'api',
  ...more,
});
const prospect = (id: string, provider = 'Listing Site', source = 'web') =>
  captured({ origin: { id, provider, source } });

function leadStore() {
  const events = storeView(new MemoryEventStore(), new Runtime());
  const tools = { events, ids };
  return {
    events,
    capture: async (lead: LeadCaptured) => (await captureLead(tools, lead, now)).leadId,
    listed: async (account = 'acct_1') =>
      (await listLeads(tools, account, { limit: 9, offset: 0, now })).leads.map(({ leadId }) => leadId),
    forget: (account = 'acct_1') => forgetLeads(tools, account, now),
    conversion: (dealId: string, on = vin) => leadConversion(tools, { account: 'acct_1', vin: on, dealId, now }),
  };
}

describe('a lead', () => {
  it('without a prospect id is new each time, newest first in the list of its account', async () => {
    const { capture, listed } = leadStore();
    const [first, second] = [await capture(captured()), await capture(captured())];
    await capture(captured({ account: 'acct_2' }));
    expect(first).toMatch(/^lead_\w{16}$/);
    expect(await listed()).toEqual([second, first]);
  });

  it('of a known prospect is the one that is stored, however its id is spelled', async () => {
    const { capture, listed } = leadStore();
    const first = await capture(prospect('A-17'));
    expect(await capture(prospect(' a-17 ', 'LISTING SITE'))).toBe(first);
    const others = [prospect('A-18'), prospect('A-17', 'Other'), prospect('A-17', 'Listing Site', 'phone')];
    for (const other of others) expect(await capture(other)).not.toBe(first);
    expect(await listed()).toHaveLength(4);
  });

  it('of one prospect is stored once by two requests at a time', async () => {
    const { capture, listed } = leadStore();
    const [one, two] = await Promise.all([capture(prospect('A-17')), capture(prospect('A-17'))]);
    expect([one, await listed()]).toEqual([two, [two]]);
  });

  it('is new again after its account has forgotten its leads', async () => {
    const { capture, forget, listed, conversion } = leadStore();
    const ids = [];
    for (let round = 0; round < 3; round += 1) {
      ids.push(await capture(prospect('A-17')));
      expect(await forget()).toBe(1);
      expect([await listed(), await conversion('deal_1')]).toEqual([[], undefined]);
    }
    expect(new Set(ids).size).toBe(3);
    expect(await forget()).toBe(0);
  });
});

describe('a deal opened on a car', () => {
  it('converts the newest lead on it that is not converted yet', async () => {
    const { events, capture, conversion } = leadStore();
    const [first, second] = [await capture(captured()), await capture(captured())];
    for (const leadId of [second, first]) {
      const append = await conversion(`deal_${leadId}`);
      expect(append).toMatchObject({ stream: `lead/${leadId}`, expectedSeq: 1 });
      if (append !== undefined) await events.append([append]);
    }
    expect(await conversion('deal_3')).toBeUndefined();
    expect(await conversion('deal_3', 'JH4DC4340RS003205')).toBeUndefined();
  });
});
