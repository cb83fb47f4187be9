/** Handler of a deal's event stream. */
import { toWireEvent } from '#domain/deal/wire/event.ts';
import { empty, ok, refuseProblems, type Stream } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { wantsEventStream } from '#kernel/text/accept.ts';
import type { StoredEvent } from '#ports/event-store.ts';
import { readDeal, streamOf } from '#streams/deals.ts';
import { eventFeed } from '#streams/feed.ts';
import { type BuyTools, dealHref } from '../../buy-command.ts';
import { linksOf } from '../../deal-answer.ts';
import type { events } from './events.contract.ts';

type EventsCall = CallOf<typeof events.readEvents>;

const LIMIT_DEFAULT = 100;
/** Shorter than the idle timeouts of common proxies, 30 to 60 seconds. */
const BEAT_MS = 15_000;
const RETRY_MS = 3000;
const SEQ = /^\d{1,12}$/;

export const routes: Routes<typeof events, BuyTools> = {
  readEvents: async (call, tools) => {
    const { dealId } = call.params;
    // EventSource reconnects to its original address, so the header is more recent.
    const resume = call.header('last-event-id') || undefined;
    if (resume !== undefined && !SEQ.test(resume)) {
      return refuseProblems([problem('header', 'Last-Event-ID', 'the seq of an event, a whole number', resume)]);
    }
    const after = resume === undefined ? (call.query.after ?? 0) : Number(resume);
    const snapshot = await readDeal(tools, call, dealId);
    if ('kind' in snapshot) return snapshot;
    // A client that claims a seq past the last event still gets the next event.
    if (wantsEventStream(call.header('accept'))) return eventStream(call, tools, Math.min(after, snapshot.lastSeq));
    return page(call, tools, after, snapshot.lastSeq);
  },
};

async function page({ params, query, base }: EventsCall, tools: BuyTools, after: number, lastSeq: number) {
  const { dealId } = params;
  const limit = query.limit ?? LIMIT_DEFAULT;
  // Events appended meanwhile are beyond the end of this page.
  const reach = Math.min(limit, lastSeq - after);
  const stored = reach > 0 ? await tools.events.read(streamOf(dealId), { after, limit: reach }) : [];
  const provenance = simulated(SOURCES.deal);
  const last = stored.at(-1);
  if (last === undefined) {
    const reason = `No event is later than ${after}. The last event of this deal is ${lastSeq}.`;
    return empty(reason, provenance, { dealId, events: [], after, limit, lastSeq, links: linksOf(base, dealId) });
  }
  const self = `${dealHref(base, dealId)}/events`;
  const next = last.seq < lastSeq ? { next: `${self}?after=${last.seq}&limit=${limit}` } : {};
  const body = {
    dealId,
    events: stored.map((event) => toWireEvent(dealId, event)),
    after,
    limit,
    lastSeq,
    links: { ...linksOf(base, dealId), self, ...next },
    provenance,
  };
  return ok(body, { vary: 'Accept' });
}

function eventStream({ params, signal }: EventsCall, tools: BuyTools, after: number): Stream {
  const { dealId } = params;
  const body = eventFeed(tools, {
    stream: streamOf(dealId),
    after,
    signal,
    render: (event) => messageOf(dealId, event),
    opening: `retry: ${RETRY_MS}\n: ${dealId}\n\n`,
    beat: ':\n\n',
    beatMs: BEAT_MS,
  });
  const headers = { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no', vary: 'Accept' };
  return { kind: 'STREAM', contentType: 'text/event-stream; charset=utf-8', body, headers };
}

/** One message; JSON has no line breaks, so it is a single `data` line. */
function messageOf(dealId: string, event: StoredEvent): string {
  const { seq, type } = event;
  return `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(toWireEvent(dealId, event))}\n\n`;
}
