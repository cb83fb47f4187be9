import { describe, expect, it } from 'vitest';
import type { Append, EventStore } from '#ports/event-store.ts';
import { eventStoreSuite } from '#ports/suites/event-store.suite.ts';
import { idempotencySuite } from '#ports/suites/idempotency.suite.ts';
import { ledgerSuite } from '#ports/suites/ledger.suite.ts';
import { rateWindowSuite } from '#ports/suites/rate-window.suite.ts';
import { LocalObjects, type Message, type MessageOutcome } from '#test/runtimes/workers/local-objects.ts';
import { RateLog } from './rate-log.ts';
import { durableStores } from './stores.ts';

const open = () => durableStores(new LocalObjects().peers());
eventStoreSuite('objects', () => open().events);
ledgerSuite('objects', () => open().ledger);
idempotencySuite('objects', () => open().idempotency);
rateWindowSuite('a log in each object', () => {
  const objects = new LocalObjects();
  return { hit: (hit) => new RateLog(objects.storage(hit.caller)).hit(hit) };
});

const AT = '2026-11-27T12:00:00.000Z';

/** Opens a deal as the endpoints do: the deal, a claimed name, its account's index, and a lead that it converts. */
const openDealWrite = (n: number, seqs: { deal: number; lead: number }): Append[] => [
  {
    stream: 'deal/deal_a',
    expectedSeq: seqs.deal,
    events: [{ type: 'Deal.opened@1', at: AT, data: { n } }],
    claims: [{ claim: 'checkout', key: `link-${n}`, ref: 'deal_a' }],
    index: [{ index: 'deals', key: 'acct_a', ref: `deal_a${n}` }],
  },
  { stream: 'lead/lead_a', expectedSeq: seqs.lead, events: [{ type: 'Lead.converted@1', at: AT, data: { n } }] },
];

/** The events of write `n` that a reader sees. */
async function visibleParts(events: EventStore, n: number): Promise<readonly boolean[]> {
  const has = async (stream: string) => (await events.read(stream)).some(({ data }) => data.n === n);
  const listed = await events.list('deals', 'acct_a', { limit: 9 });
  return [
    await has('deal/deal_a'),
    await has('lead/lead_a'),
    (await events.claimed('checkout', `link-${n}`)) !== undefined,
    listed.some(({ ref }) => ref === `deal_a${n}`),
  ];
}

/** Every message of one such write without failures. */
async function messagesOfOneWrite(): Promise<Message[]> {
  const objects = new LocalObjects();
  const seen: Message[] = [];
  objects.fate = (message) => {
    seen.push(message);
    return 'delivered';
  };
  await durableStores(objects.peers()).events.append(openDealWrite(1, { deal: 0, lead: 0 }));
  return seen;
}

const FATES: readonly MessageOutcome[] = ['lost', 'answer-lost', 'receiver-dies', 'sender-dies'];

describe('a write across several objects', () => {
  it('is applied entirely or not at all, whichever message is lost and whichever process dies', async () => {
    const messages = await messagesOfOneWrite();
    expect(messages.map(({ method }) => method)).toEqual([
      'append',
      ...Array(3).fill('prepare'),
      ...Array(3).fill('finish'),
    ]);
    for (const fate of FATES) {
      for (const [at, { method }] of messages.entries()) {
        const objects = new LocalObjects();
        let count = 0;
        objects.fate = () => {
          count += 1;
          return count === at + 1 ? fate : 'delivered';
        };
        const { events } = durableStores(objects.peers());
        const result = await events.append(openDealWrite(1, { deal: 0, lead: 0 })).catch(() => undefined);
        objects.fate = () => 'delivered';
        const seen = await visibleParts(events, 1);
        expect(new Set(seen).size, `${fate} at ${at} ${method}: ${seen}`).toBe(1);
        if (result !== undefined) expect([result.ok, seen[0]]).toEqual([true, true]);
      }
    }
  });

  it('leaves no lock behind: the next write succeeds and no object has pending work', async () => {
    const messages = await messagesOfOneWrite();
    for (const fate of FATES) {
      for (const at of messages.keys()) {
        const objects = new LocalObjects();
        let count = 0;
        objects.fate = () => {
          count += 1;
          return count === at + 1 ? fate : 'delivered';
        };
        const { events } = durableStores(objects.peers());
        await events.append(openDealWrite(1, { deal: 0, lead: 0 })).catch(() => undefined);
        objects.fate = () => 'delivered';
        const seqs = { deal: await events.lastSeq('deal/deal_a'), lead: await events.lastSeq('lead/lead_a') };
        expect(await events.append(openDealWrite(2, seqs))).toMatchObject({ ok: true });
        for (let i = 0; i < 3; i += 1) await objects.pass(120_000);
        expect(objects.alarms.size, `${fate} at ${at}`).toBe(0);
      }
    }
  });

  it('is completed by its coordinator without a reader after a participant was unavailable', async () => {
    const objects = new LocalObjects();
    objects.fate = ({ method }) => (method === 'finish' ? 'lost' : 'delivered');
    const { events } = durableStores(objects.peers());
    expect(await events.append(openDealWrite(1, { deal: 0, lead: 0 }))).toMatchObject({ ok: true });
    objects.fate = ({ method }) => (method === 'outcome' ? 'lost' : 'delivered');
    await objects.pass(10_000);
    expect(await visibleParts(events, 1)).toEqual([true, true, true, true]);
  });

  it('admits one of many writers racing for the same streams and names from several homes', async () => {
    const { events } = durableStores(new LocalObjects().peers());
    const race = (home: string, other: string, n: number): Append[] => [
      {
        stream: home,
        expectedSeq: 0,
        events: [{ type: 'A.b@1', at: AT, data: { n } }],
        claims: [{ claim: 'order', key: 'o', ref: String(n) }],
      },
      { stream: other, expectedSeq: 0, events: [{ type: 'A.b@1', at: AT, data: { n } }] },
    ];
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        events.append(n % 2 === 0 ? race('deal/a', 'deal/b', n) : race('deal/b', 'deal/a', n)),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await events.read('deal/a')).toHaveLength(1);
    expect(await events.read('deal/b')).toHaveLength(1);
  });

  it('admits one of two writers when both find the stream locked by a committed write', async () => {
    const objects = new LocalObjects();
    objects.fate = ({ to, method }) => (to === 'lead/lead_a' && method === 'finish' ? 'lost' : 'delivered');
    const { events } = durableStores(objects.peers());
    expect(await events.append(openDealWrite(1, { deal: 0, lead: 0 }))).toMatchObject({ ok: true });
    objects.fate = () => 'delivered';
    const conversionBy = (deal: string): Append[] =>
      [deal, 'lead/lead_a'].map((stream) => ({
        stream,
        expectedSeq: stream === deal ? 0 : 1,
        events: [{ type: 'A.b@1', at: AT, data: { deal } }],
      }));
    const results = await Promise.all(['deal/b', 'deal/c'].map((deal) => events.append(conversionBy(deal))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const written = [await events.read('deal/b'), await events.read('deal/c')].filter(({ length }) => length > 0);
    expect((await events.read('lead/lead_a')).slice(1).map(({ data }) => data)).toEqual(
      written.map(([first]) => first?.data),
    );
  });

  it('reports the conflict that comes first in the order of the write', async () => {
    const { events } = durableStores(new LocalObjects().peers());
    await events.append(openDealWrite(1, { deal: 0, lead: 0 }));
    expect(await events.append(openDealWrite(2, { deal: 0, lead: 0 }))).toMatchObject({ stream: 'deal/deal_a' });
    expect(await events.append(openDealWrite(1, { deal: 1, lead: 0 }))).toMatchObject({ conflict: 'claim' });
    expect(await events.append(openDealWrite(2, { deal: 1, lead: 0 }))).toMatchObject({ stream: 'lead/lead_a' });
  });
});

describe('an object', () => {
  it('stores nothing when it is only read', async () => {
    const objects = new LocalObjects();
    const { events, ledger } = durableStores(objects.peers());
    await events.read('deal/deal_unknown');
    await events.claimed('key', 'unknown');
    await events.list('deals', 'acct_unknown', { limit: 1 });
    await ledger.usage('acct_unknown', '2026-11-27');
    expect(objects.stored()).toEqual([]);
  });

  it('holding an anonymous caller’s day is emptied one day after that day ends', async () => {
    const objects = new LocalObjects();
    const { ledger } = durableStores(objects.peers());
    const charge = { account: 'anon_x:2026-11-27', requestId: 'r', endpoint: 'd', micros: 1, at: AT, ceilingMicros: 9 };
    await ledger.charge(charge);
    await objects.pass(12 * 3_600_000);
    expect((await ledger.usage('anon_x:2026-11-27', '2026-11-27')).spentMicros).toBe(1);
    await objects.pass(24 * 3_600_000);
    expect(objects.stored()).toEqual([]);
  });

  it('returns a stream of any size in pages that fit a message', async () => {
    const { events } = durableStores(new LocalObjects().peers());
    const text = 'x'.repeat(1_500_000);
    for (let seq = 0; seq < 7; seq += 1)
      await events.append([
        { stream: 'rooftop/a/g', expectedSeq: seq, events: [{ type: 'A.b@1', at: AT, data: { text } }] },
      ]);
    expect((await events.read('rooftop/a/g')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await events.read('rooftop/a/g', { after: 1, limit: 4 })).map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  });

  it('holding a long rate window is emptied once its caller has been idle for one', async () => {
    const objects = new LocalObjects();
    const log = new RateLog(objects.storage('caller'));
    log.hit({ nowMs: 0, calls: 9, windowMs: 60_000 });
    log.hit({ nowMs: 50_000, calls: 9, windowMs: 60_000 });
    await log.alarm(60_000, 60_000);
    expect(objects.stored()).toEqual(['caller']);
    await log.alarm(120_000, 60_000);
    expect(objects.stored()).toEqual([]);
  });
});
