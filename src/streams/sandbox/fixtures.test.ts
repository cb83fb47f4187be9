/** The store shows fixture deals without storing them, and a write to one creates the caller's own copy. */
import { describe, expect, it } from 'vitest';
import { FIXTURES, fixtureDealId } from '#domain/fleet/fixtures.ts';
import { type StoredEvent, storeView } from '#ports/event-store.ts';
import type { Fleet, StoryDeal } from '#ports/fleet.ts';
import { Runtime } from '#ports/runtime.ts';
import { testIds } from '#test/builders.ts';
import { MemoryEventStore } from '../../store/memory/event-store.ts';
import { CONTRACTS_INDEX } from '../deals/captured-contracts.ts';
import { forkFor, withFleet } from './fixtures.ts';

const at = '2026-11-27T12:00:00.000Z';

/** A story of two events about one contract, told under these ids. */
function storyUnder(dealId: string, contractId: string): StoryDeal {
  const stream = `deal/${dealId}`;
  const event = (seq: number, type: string, data: StoredEvent['data']): StoredEvent => ({
    stream,
    seq,
    type,
    at,
    data,
  });
  return {
    dealId,
    stream,
    events: [
      event(1, 'Deal.opened@1', { vin: '1HGCM82633A004352', note: null, tags: ['a'] }),
      event(2, 'Contract.captured@1', { contracts: [{ contractId }], buyer: { same: 'x' } }),
    ],
    claims: [{ claim: 'contract', key: contractId, ref: stream }],
    index: [{ index: 'deals', key: dealId, ref: stream }],
  };
}
const STORY = storyUnder('deal_fx0001', 'contract_fx0001a');
const COPY = storyUnder('deal_own', 'contract_own');
const fleet: Fleet = {
  story: async (row) => (row === 1 ? STORY : undefined),
  retell: async (row) => (row === 1 ? COPY : undefined),
};
const listener = { id: 'acct_1', account: 'acct_1', endsAt: at, ids: testIds } as const;

function stores() {
  const inner = storeView(new MemoryEventStore(), new Runtime());
  return { inner, shown: withFleet(inner, fleet) };
}
const more = (stream: string, expectedSeq: number) => ({
  stream,
  expectedSeq,
  events: [{ type: 'Deal.cancelled@1', at, data: {} }],
  claims: [
    { claim: 'contract', key: 'contract_own', ref: stream },
    { claim: 'contract', key: 'contract_new', ref: stream },
    { claim: 'order', key: 'contract_own', ref: stream },
  ],
  index: [{ index: 'cancelled', key: 'all', ref: stream }],
});

describe('the store with the fleet', () => {
  it('reads the events of a fixture deal, in slices', async () => {
    const { shown } = stores();
    expect(await shown.read(STORY.stream)).toEqual(STORY.events);
    expect(await shown.read(STORY.stream, { after: 1 })).toEqual(STORY.events.slice(1));
    expect(await shown.read(STORY.stream, { limit: 1 })).toEqual(STORY.events.slice(0, 1));
    expect(await shown.read(STORY.stream, { after: 1, limit: 5 })).toEqual(STORY.events.slice(1));
    expect(await shown.lastSeq(STORY.stream)).toBe(2);
  });

  it('finds the claims of a fixture deal by name and key', async () => {
    const { shown } = stores();
    expect(await shown.claimed('contract', 'contract_fx0001a')).toBe(STORY.stream);
    expect(await shown.claimed('order', 'contract_fx0001a')).toBeUndefined();
    expect(await shown.claimed('contract', 'contract_fx0001b')).toBeUndefined();
  });

  it('passes everything else to the store', async () => {
    const { inner, shown } = stores();
    const stream = 'deal/deal_own';
    await shown.append([more(stream, 0)]);
    expect(await shown.read(stream)).toEqual(await inner.read(stream));
    expect([await shown.lastSeq(stream), await shown.lastSeq('deal/deal_fx0002')]).toEqual([1, 0]);
    expect(await shown.claimed('contract', 'contract_new')).toBe(stream);
  });

  it('refuses a write to a fixture, since writes go to a copy', async () => {
    const { shown } = stores();
    await expect(async () => shown.append([more('deal/deal_own', 0), more(STORY.stream, 2)])).rejects.toThrow(
      STORY.stream,
    );
  });

  it('lists the fixture deal of a car with contracts on the first page, to callers without their own', async () => {
    const { inner, shown } = stores();
    const car = FIXTURES.find(({ machine }) => machine.startsWith('fi-'));
    const other = FIXTURES.find(({ machine }) => !machine.startsWith('fi-'));
    if (car === undefined || other === undefined) throw new Error('The fleet has cars with and without contracts.');
    const key = `acct_1/${car.vin}`;
    expect(await shown.list(CONTRACTS_INDEX, key, { limit: 9 })).toEqual([{ ref: fixtureDealId(car), position: 0 }]);
    expect(await shown.list(CONTRACTS_INDEX, key, { limit: 9, before: 5 })).toEqual([]);
    expect(await shown.list('deals', key, { limit: 9 })).toEqual([]);
    expect(await shown.list(CONTRACTS_INDEX, `acct_1/${other.vin}`, { limit: 9 })).toEqual([]);
    const own = { index: CONTRACTS_INDEX, key, ref: 'deal_own' };
    await inner.append([{ stream: 'deal/deal_own', expectedSeq: 0, events: [], index: [own] }]);
    expect((await shown.list(CONTRACTS_INDEX, key, { limit: 9 })).map(({ ref }) => ref)).toEqual(['deal_own']);
  });
});

describe('a write to a fixture deal', () => {
  const forkOf = (params: unknown, body: unknown = undefined) => {
    const { inner } = stores();
    return { inner, fork: forkFor({ params, body }, listener, { events: inner, fleet }) };
  };

  it.each<[name: string, params: unknown, body: unknown]>([
    ['a deal in the path', { dealId: 'deal_fx0001' }, undefined],
    ['a contract in the path', { contractId: 'contract_fx0001a' }, undefined],
    ['a deal in the body', {}, { dealId: 'deal_fx0001' }],
    ['a contract in the body', undefined, { contractId: 'contract_fx0001a' }],
  ])('is recognized by %s', async (_name, params, body) => {
    expect((await forkOf(params, body).fork)?.dealId).toBe('deal_own');
  });

  it.each<[name: string, params: unknown, body: unknown]>([
    ['another deal', { dealId: 'deal_1' }, { dealId: 'deal_1' }],
    ['a deal that only mentions a fixture', { dealId: 'x_fx0001' }, null],
    ['a row without a deal', { dealId: 'deal_fx0002' }, undefined],
    ['no inputs', undefined, undefined],
    ['inputs of another type', 'deal_fx0001', { dealId: 1, contractId: 2 }],
  ])('is not %s', async (_name, params, body) => {
    expect(await forkOf(params, body).fork).toBeUndefined();
  });

  it('has its inputs rewritten to the copy, at any depth', async () => {
    const body = { contracts: [{ contractId: 'contract_fx0001a', n: 1 }], same: 'x', none: null };
    const fork = await forkOf({ dealId: 'deal_fx0001' }, body).fork;
    expect([fork?.params, fork?.body]).toEqual([
      { dealId: 'deal_own' },
      { contracts: [{ contractId: 'contract_own', n: 1 }], same: 'x', none: null },
    ]);
    expect(fork?.ids).toEqual(
      new Map([
        ['deal_fx0001', 'deal_own'],
        ['deal/deal_fx0001', 'deal/deal_own'],
        ['contract_fx0001a', 'contract_own'],
      ]),
    );
  });

  it('sees the copy before it is stored, while others do not', async () => {
    const { inner, fork } = forkOf({ dealId: 'deal_fx0001' });
    const events = (await fork)?.events ?? inner;
    expect(await events.read(COPY.stream, { after: 1 })).toEqual(COPY.events.slice(1));
    expect(await events.lastSeq(COPY.stream)).toBe(2);
    expect(await events.claimed('contract', 'contract_own')).toBe(COPY.stream);
    expect([await inner.lastSeq(COPY.stream), await inner.claimed('contract', 'contract_own')]).toEqual([0, undefined]);
  });

  it('stores the whole story with the first write to it, each claim once', async () => {
    const { inner, fork } = forkOf({ dealId: 'deal_fx0001' });
    const events = (await fork)?.events ?? inner;
    expect(await events.append([{ ...more('deal/deal_2', 0), claims: [] }])).toMatchObject({ ok: true });
    expect(await inner.lastSeq(COPY.stream)).toBe(0);
    const write = {
      ...more(COPY.stream, 2),
      claims: more(COPY.stream, 2).claims.filter(({ key }) => key !== 'contract_new'),
    };
    expect(await events.append([write])).toMatchObject({ ok: true, lastSeqs: [3] });
    expect((await inner.read(COPY.stream)).map(({ type }) => type)).toEqual([
      'Deal.opened@1',
      'Contract.captured@1',
      'Deal.cancelled@1',
    ]);
    expect(await inner.claimed('order', 'contract_own')).toBe(COPY.stream);
    expect((await inner.list('cancelled', 'all', { limit: 9 })).map(({ ref }) => ref)).toContain(COPY.stream);
    expect((await inner.list('deals', 'deal_own', { limit: 9 })).map(({ ref }) => ref)).toEqual([COPY.stream]);
    await events.append([{ stream: COPY.stream, expectedSeq: 3, events: more('', 0).events }]);
    expect([await events.lastSeq(COPY.stream), (await events.read(COPY.stream)).length]).toEqual([4, 4]);
  });

  it('is kept without a write once, and stays unstored after a conflict', async () => {
    const { inner, fork } = forkOf({ dealId: 'deal_fx0001' });
    const copy = await fork;
    await inner.append([{ ...more('deal/deal_2', 0), claims: [{ claim: 'order', key: 'taken', ref: 'deal/deal_2' }] }]);
    const taken = { ...more(COPY.stream, 2), claims: [{ claim: 'order', key: 'taken', ref: COPY.stream }] };
    expect(await copy?.events.append([taken])).toMatchObject({ ok: false, conflict: 'claim' });
    expect(await copy?.events.lastSeq(COPY.stream)).toBe(2);
    await copy?.keep();
    await copy?.keep();
    expect(await inner.lastSeq(COPY.stream)).toBe(2);
  });
});
