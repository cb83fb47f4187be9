import { describe, expect, it } from 'vitest';
import { wantsEventStream } from '#kernel/text/accept.ts';
import { FIGURES, openJourney } from '#test/stories/buy-journey.ts';

const seqs = (events: { seq: number }[]) => events.map(({ seq }) => seq);

describe('a page of events', () => {
  it('returns events with the members of CloudEvents, from seq 1 without gaps', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const { body, headers } = await journey.read('/events');
    expect(body.type).toBe('OK');
    expect(seqs(body.events)).toEqual(Array.from({ length: body.lastSeq }, (_, i) => i + 1));
    expect(body.events[0]).toMatchObject({
      seq: 1,
      specversion: '1.0',
      source: `/buy/deals/${journey.dealId}`,
      type: 'Deal.opened@1',
      time: '2026-11-27T12:00:00.000Z',
      subject: journey.dealId,
      data: { dealType: 'Concierge Buy' },
      provenance: { simulated: true, source: 'deal-sandbox' },
    });
    expect(headers.get('vary')).toContain('Accept');
    expect((await journey.read('/events')).text).toBe(JSON.stringify(body));
  });

  it('pages by after and limit, and is empty when nothing is later', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const first = (await journey.read('/events?limit=2')).body;
    expect(seqs(first.events)).toEqual([1, 2]);
    const next = new URL(first.links.next);
    expect(seqs((await journey.carport.get(next.pathname + next.search)).body.events)).toEqual([3, 4]);
    for (const after of [first.lastSeq, 99, 4_000_000_000, 999_999_999_999]) {
      const { status, body } = await journey.read(`/events?after=${after}`);
      expect([status, body.type, body.events, body.lastSeq]).toEqual([200, 'EMPTY', [], first.lastSeq]);
    }
  });

  it('resumes after Last-Event-ID, which overrides after', async () => {
    const journey = await openJourney();
    await journey.move('desk', FIGURES);
    const at = `/buy/deals/${journey.dealId}/events?after=0`;
    const { body } = await journey.carport.get(at, { headers: { 'last-event-id': '2' } });
    expect(seqs(body.events)[0]).toBe(3);
  });

  it('refuses an invalid after, limit or Last-Event-ID', async () => {
    const journey = await openJourney();
    for (const part of ['/events?after=x', '/events?after=-1', '/events?limit=0', '/events?limit=1001']) {
      expect((await journey.read(part)).status).toBe(400);
    }
    const at = `/buy/deals/${journey.dealId}/events`;
    const { status, body } = await journey.carport.get(at, { headers: { 'last-event-id': 'abc' } });
    expect([status, body.problems[0].path, body.problems[0].in]).toEqual([400, 'Last-Event-ID', 'header']);
  });
});

describe('the feed', () => {
  it('streams the same events with seq, type and data, and stays open', async () => {
    const journey = await openJourney();
    const request = new Request(`http://carport.test/buy/deals/${journey.dealId}/events`, {
      headers: { accept: 'text/event-stream' },
    });
    const response = await journey.carport.handle(request);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    const reader = (response.body ?? new ReadableStream()).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toContain('retry: 3000');
    const first = await read();
    const [opened] = (await journey.read('/events')).body.events;
    expect(first).toBe(`id: 1\nevent: Deal.opened@1\ndata: ${JSON.stringify(opened)}\n\n`);
    const waiting = read();
    await journey.move('notarize', { signer: { name: 'Ada Lovelace' } });
    expect(await waiting).toContain('id: 2\nevent: Notarization.requested@1\n');
    await reader.cancel();
  });

  it('sends the next event to a client that claims to have read past the last', async () => {
    const journey = await openJourney();
    const request = new Request(`http://carport.test/buy/deals/${journey.dealId}/events`, {
      headers: { accept: 'text/event-stream', 'last-event-id': '4000000000' },
    });
    const reader = ((await journey.carport.handle(request)).body ?? new ReadableStream()).getReader();
    await reader.read();
    const waiting = reader.read();
    await journey.move('notarize', { signer: { name: 'Ada Lovelace' } });
    expect(new TextDecoder().decode((await waiting).value)).toContain('id: 2\n');
    await reader.cancel();
  });

  it('does not open for an unknown deal', async () => {
    const journey = await openJourney();
    const reply = await journey.carport.get('/buy/deals/deal_unknown/events', {
      headers: { accept: 'text/event-stream' },
    });
    expect([reply.status, reply.body.type]).toEqual([404, 'EMPTY']);
  });
});

describe('content negotiation for the feed', () => {
  it.each([
    ['text/event-stream', true],
    ['text/event-stream, application/json;q=0.5', true],
    ['application/json, text/event-stream;q=0.9', false],
    ['text/event-stream;q=0', false],
    ['*/*', false],
    ['application/json', false],
    [undefined, false],
  ])('treats Accept %s as a feed request: %s', (accept, wanted) => {
    expect(wantsEventStream(accept)).toBe(wanted);
  });
});
