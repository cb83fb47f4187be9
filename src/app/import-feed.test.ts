import { describe, expect, it } from 'vitest';
import { type Vin, withCheckDigit } from '#kernel/vin.ts';
import { rooftopOf } from '#streams/inventory/rooftops.ts';
import { testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { importFeed } from './import-feed.ts';

const HEADER = 'vin,condition,year,make,model,miles,price';

/** A distinct VIN with a valid check digit. */
function checkedVin(serial: number): Vin {
  return withCheckDigit(`1HGCM82633A${String(serial).padStart(6, '0')}` as Vin);
}

/** A service, and the host parts that a command line brings, on one store. */
async function serviceParts() {
  const stores = testStores();
  const carport = testService({ stores });
  return { carport, key: await carport.mintKey(), host: { stores, clock: carport.clock, ids: carport.tools.ids } };
}

describe('a feed imported from the command line', () => {
  it('appears in the inventory of the key it was imported with, and reports its progress', async () => {
    const { carport, key, host } = await serviceParts();
    const rows = Array.from({ length: 1200 }, (_, i) => `${checkedVin(i)},used,2003,Honda,Accord,120000,4500`);
    const seen: number[] = [];
    const outcome = await importFeed(host, { key, text: [HEADER, ...rows].join('\n') }, (done) => seen.push(done));
    expect(outcome).toMatchObject({ state: 'imported', report: { rows: 1200, accepted: 1200 } });
    expect(seen).toEqual([500, 1000, 1200]);
    expect((await carport.get('/dealer/inventory?limit=1', { key })).body.total).toBe(1200);
  });

  it('is indexed in slices, once for all of its first readers', async () => {
    const { carport, key, host } = await serviceParts();
    const rows = Array.from({ length: 2500 }, (_, i) => `${checkedVin(i)},used,2003,Honda,Accord,120000,4500`);
    await importFeed(host, { key, text: [HEADER, ...rows].join('\n') });
    const identity = await carport.tools.accounts.authenticate(carport.tools.ids.sha256(key));
    if (identity === undefined) throw new Error('the key was minted');
    let turns = 0;
    let others = setImmediate(function serveOthers() {
      turns += 1;
      others = setImmediate(serveOthers);
    });
    const read = () => rooftopOf(carport.tools, identity.accountId);
    const [first, second] = await Promise.all([read(), read()]);
    clearImmediate(others);
    expect(first?.index.rows).toHaveLength(2500);
    expect(second).toBe(first);
    expect(turns).toBeGreaterThan(2);
  });

  it.each([
    ['an unknown key', 'vk_sandbox_nobody', HEADER, 'unknown-key'],
    ['text that is not a feed', undefined, 'hello', 'unreadable'],
    ['a feed whose rows are all refused', undefined, `${HEADER}\nBAD,used,2003,Honda,Accord,1,1`, 'refused'],
  ])('changes nothing for %s', async (_, wrongKey, text, state) => {
    const { carport, key, host } = await serviceParts();
    expect((await importFeed(host, { key: wrongKey ?? key, text })).state).toBe(state);
    expect((await carport.get('/dealer/inventory?limit=1', { key })).body.provenance.source).toBe('sandbox corpus');
  });
});
