import { describe, expect, it } from 'vitest';
import { storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import { MemoryEventStore } from '#store/memory/event-store.ts';
import { testIds } from '#test/builders.ts';
import { captureLead, forgetLeads, leadConversion, listLeads } from './leads.ts';

const now = '2026-11-27T12:00:00.000Z';
const account = 'acct_dealer';
const vin = '1HGCM82633A004352';

describe('forgotten leads', () => {
  it('are listed neither under their account nor under their car', async () => {
    const tools = { events: storeView(new MemoryEventStore(), new Runtime()), ids: testIds };
    await captureLead(
      tools,
      { account, vin, vehicle: { year: 2003 }, customer: { name: 'Ada Lovelace' }, source: 'api' },
      now,
    );
    const opened = { account, vin, dealId: 'deal_a', now };
    expect(await leadConversion(tools, opened)).toMatchObject({ events: [{ type: 'Lead.converted@1' }] });
    expect(await forgetLeads(tools, account, now)).toBe(1);
    expect((await listLeads(tools, account, { limit: 10, offset: 0, now })).total).toBe(0);
    expect(await leadConversion(tools, opened)).toBeUndefined();
  });
});
