import { describe, expect, it } from 'vitest';
import { fact } from '#domain/deal-facts/events.ts';
import type { Append, AppendResult, EventStore } from '#ports/event-store.ts';
import { TEST_START, testService } from '#test/builders.ts';
import { testStores } from '#test/stores/chosen.ts';
import { dealAfter, LICENSED } from '#test/stories/fi-journey.ts';

/** A store in which another process writes to the same stream just before each append while `racing` is set. */
function racedStore(events: EventStore, race: { racing: boolean }): EventStore {
  const append = async (appends: readonly Append[]): Promise<AppendResult> => {
    const [first] = appends;
    if (race.racing && first !== undefined) {
      const expectedSeq = await events.lastSeq(first.stream);
      const other = fact('Document.filed@1', TEST_START, { documents: [], orderId: 'order_elsewhere' });
      await events.append([{ stream: first.stream, expectedSeq, events: [other] }]);
    }
    return events.append(appends);
  };
  return new Proxy(events, {
    get: (target, name) => {
      if (name === 'append') return append;
      const member = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

describe('a deal with concurrent writes from other processes', () => {
  it.each<[string, string, unknown]>([
    ['quote', 'menu', undefined],
    ['menu', 'menu/present', undefined],
    ['menu/present', 'menu/select', { package: 'Good', disclosuresAcknowledged: true }],
    ['menu/present', 'menu/decline', undefined],
    ['menu/select', 'contract/stage', undefined],
    ['contract/stage', 'contract/approve', undefined],
    ['contract/approve', 'contract/capture', LICENSED],
  ])('after %s refuses %s with concurrent-change and changes nothing', async (until, verb, body) => {
    const race = { racing: false };
    const stores = testStores();
    const carport = testService({ stores: { ...stores, events: racedStore(stores.events, race) } });
    const deal = await dealAfter(carport, until);
    const before = (await deal.get()).body.state;
    race.racing = true;
    const { status, body: refused } = await deal.post(verb, body);
    expect([status, refused.type, refused.code]).toEqual([409, 'REFUSED', 'concurrent-change']);
    expect((await deal.get()).body.state).toBe(before);
  });
});
