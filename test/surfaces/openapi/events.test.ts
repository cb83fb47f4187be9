/** The data of every event matches the published shape of its type. */
import { describe, expect, it } from 'vitest';
import type { WireEvent } from '#domain/deal/wire/event.ts';
import { EVENT_DATA } from '#domain/deal/wire/event-data/event-data.ts';
import { PUBLISHED_EVENTS, type PublishedEventType } from '#domain/deal-facts/published-events.data.ts';
import { testService } from '#test/builders.ts';
import { publishedContract } from './published-reply.ts';

const PART = '/openapi.json?tag=buy';
const carport = testService();
const departures = await publishedContract(carport, PART);
const readEvents = carport.catalog.find(({ name }) => name === 'readEvents')?.endpoint;
if (readEvents === undefined) throw new Error('no endpoint reads events');
const { DealEvent } = (await carport.get(PART)).body.components.schemas;

interface Variant {
  readonly properties: { readonly type: { readonly const: string } };
}

/** The first event of each type on a deal with a pull that waits for a lender, and on every fixture. */
const page = await (async () => {
  const { fixtures } = (await carport.get('/sandbox/fixtures')).body;
  const opened = { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105', name: 'Ada Lovelace' } };
  const { dealId } = (await carport.send('POST', '/buy/deals', opened)).body;
  const applicant = { firstName: 'Ada', lastName: 'Lovelace', address: '1 Analytical Way', city: 'Austin' };
  const consent = { consentedAt: '2026-11-27T09:00:00Z', evidence: 'I agree to a soft pull of my credit file' };
  const request = { dealId, applicant: { ...applicant, state: 'TX', zip: '78701' }, consent };
  await carport.send('POST', '/credit/prequal', request);
  await carport.send('POST', '/credit/decisions/simulate', { dealId, decision: 'approved', delay: 'PT2H' });
  const replies = await Promise.all(
    [dealId, ...fixtures.map((fixture: { dealId?: string }) => fixture.dealId)]
      .filter((id) => id !== undefined)
      .map((id) => carport.get(`/buy/deals/${id}/events?limit=1000`)),
  );
  const [first] = replies;
  if (first === undefined) throw new Error('no page of events');
  const events: WireEvent[] = replies.flatMap(({ body }) => body.events);
  const byType = Object.groupBy(events, ({ type }) => type);
  return { events, reply: first, firsts: Object.values(byType).flatMap((same = []) => same.slice(0, 1)) };
})();

function pageOf(events: readonly unknown[]) {
  return { ...page.reply, body: { ...page.reply.body, events } };
}

describe(`GET ${PART}`, () => {
  it('publishes the data of every event under its type, once', () => {
    const types = DealEvent.anyOf.map(({ properties }: Variant) => properties.type.const);
    expect(types.sort()).toEqual(Object.keys(PUBLISHED_EVENTS).sort());
  });

  it('has events of more than fifty types', () => {
    expect(page.firsts.length).toBeGreaterThan(50);
    expect(departures(readEvents, pageOf(page.firsts))).toEqual([]);
  });

  it('describes every member of their data', () => {
    for (const { type, data } of page.events) {
      const shape = EVENT_DATA[type as PublishedEventType];
      expect(shape.safeParse(data).error?.issues ?? [], type).toEqual([]);
    }
  });

  it('detects data of another shape', () => {
    const [first] = page.firsts;
    expect(departures(readEvents, pageOf([{ ...first, data: { price: 1 } }]))).not.toEqual([]);
  });
});
