import { describe, expect, it } from 'vitest';
import { type Reply, type TestService, testService } from '#test/builders.ts';

const VIN = '1HGCM82633A004352';
const LIEN = { vin: VIN, currentBalance: '20000', currentApr: '9.99', remainingTermMonths: 48 };
/** Every kind of write is allowed this often. */
const WRITES = 10;
const READERS = 6;

interface Kind {
  readonly name: string;
  /** The nth write. */
  readonly write: (send: Send, n: number) => Promise<Reply>;
  readonly read: (send: Send) => Promise<Reply>;
}

type Send = (method: string, path: string, body?: unknown) => Promise<Reply>;

const deal = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } };
const kinds: readonly Kind[] = [
  {
    name: 'a rooftop whose feed is imported repeatedly',
    write: (send, n) =>
      send(
        'POST',
        '/dealer/inventory',
        `vin,year,make,model,price,miles\n${VIN},2003,Honda,Accord,${9000 + n},90000\n`,
      ),
    read: (send) => send('GET', '/dealer/inventory'),
  },
  { name: 'deals', write: (send) => send('POST', '/buy/deals', deal), read: (send) => send('GET', '/buy/deals') },
  {
    name: 'the dealer book',
    write: (send) => send('POST', '/buy/deals', deal),
    read: (send) => send('GET', '/dealer/deals'),
  },
  {
    name: 'leads',
    write: (send, n) => send('POST', '/dealer/leads', { vin: VIN, customer: { name: `Ada ${n}` } }),
    read: (send) => send('GET', '/dealer/leads'),
  },
  {
    name: 'webhooks',
    write: (send, n) => send('POST', '/webhooks', { url: `https://hooks.example.com/${n}`, events: ['*'] }),
    read: (send) => send('GET', '/webhooks'),
  },
  {
    name: 'refinance applications',
    write: (send) => send('POST', '/financing/refinance/applications', LIEN),
    read: (send) => send('GET', '/usage'),
  },
  {
    name: 'records of a capability',
    write: (send) => send('POST', '/vin-checks/submit', { vin: VIN, source: 'scan' }),
    read: (send) => send('GET', '/vin-checks/list'),
  },
  { name: 'keys', write: (send) => send('POST', '/keys'), read: (send) => send('GET', '/keys') },
];

async function senderWithKey(carport: TestService): Promise<Send> {
  const key = await carport.mintKey();
  return (method, path, body) => carport.send(method, path, body, { key });
}

describe('readers against a writer', () => {
  it.each(kinds)('never get a fault: $name', async ({ write, read }) => {
    const faults: unknown[] = [];
    const carport = testService({ onFault: (fault) => faults.push(fault) });
    const send = await senderWithKey(carport);
    let isWriting = true;
    const statuses = new Set<number>();
    const readers = Array.from({ length: READERS }, async () => {
      while (isWriting) {
        statuses.add((await read(send)).status);
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
    for (let n = 0; n < WRITES; n += 1) {
      const written = await write(send, n);
      expect([written.status, written.text]).toEqual([200, expect.anything()]);
    }
    isWriting = false;
    await Promise.all(readers);
    expect([[...statuses], faults]).toEqual([[200], []]);
  });

  it('see a consistent deal and its events while it moves', async () => {
    const carport = testService();
    const send = await senderWithKey(carport);
    const { dealId } = (await send('POST', '/buy/deals', deal)).body;
    let isMoving = true;
    const gaps: string[] = [];
    const readers = Array.from({ length: READERS }, async () => {
      let seen = 0;
      while (isMoving) {
        const { body: page } = await send('GET', `/buy/deals/${dealId}/events?limit=1000`);
        if (page.events.length !== page.lastSeq) gaps.push(`${page.events.length} events, the last is ${page.lastSeq}`);
        if (page.lastSeq < seen) gaps.push(`the end went back from ${seen} to ${page.lastSeq}`);
        seen = page.lastSeq;
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    });
    for (let n = 0; n < WRITES; n += 1) {
      const figures = { salesPrice: `${30_000 + n}.00`, downPayment: '4000.00', term: 60, zip: '94105' };
      expect((await send('POST', `/buy/deals/${dealId}/desk`, figures)).status).toBe(200);
    }
    isMoving = false;
    await Promise.all(readers);
    expect(gaps).toEqual([]);
  });
});
