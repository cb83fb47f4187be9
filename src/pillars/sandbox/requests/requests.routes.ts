/** Handlers of the request inspector. */

import { empty, notFound, ok, refuseProblems, type Stream } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { computed } from '#kernel/provenance.ts';
import { REFUSALS } from '#kernel/refusals.ts';
import { wantsEventStream } from '#kernel/text/accept.ts';
import type { StoredEvent } from '#ports/event-store.ts';
import { type LoggedRequest, REQUESTS_KEPT, type RequestLog } from '#ports/request-log.ts';
import type { Tools } from '#ports/tools.ts';
import { eventFeed } from '#streams/feed.ts';
import { callsIn, requestsOf } from '#streams/sandbox/request-log.ts';
import type { requests } from './requests.contract.ts';

type LogTools = Pick<Tools, 'events' | 'clock'> & { readonly requests: RequestLog };

/** Shorter than the idle timeouts of common proxies, 30 to 60 seconds. */
const BEAT_MS = 15_000;
const RETRY_MS = 3000;
const SEQ = /^\d{1,12}$/;

export const routes: Routes<typeof requests, LogTools> = {
  listRequests: async (call, tools) => {
    const { query, caller, base } = call;
    const account = caller.account ?? '';
    const { limit = REQUESTS_KEPT, status, envelope } = query;
    const resume = call.header('last-event-id') || undefined;
    if (resume !== undefined && !SEQ.test(resume))
      return refuseProblems([problem('header', 'Last-Event-ID', 'the seq of an event, a whole number', resume)]);
    const { calls: kept, lastSeq } = await tools.requests.last(account, REQUESTS_KEPT);
    if (wantsEventStream(call.header('accept'))) {
      const after = Math.min(resume === undefined ? lastSeq : Number(resume), lastSeq);
      return requestStream(tools, account, after, call.signal);
    }
    const rows = kept
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => envelope === undefined || one.envelope === envelope)
      .slice(0, limit);
    const links = { self: `${base}/sandbox/requests`, usage: `${base}/usage` };
    if (rows.length === 0)
      return empty('No stored call of this account matches.', computed(), {
        requests: [],
        total: 0,
        kept: kept.length,
        lastSeq,
        links,
      });
    const shown = rows.map(toWire);
    return ok({ requests: shown, total: rows.length, kept: kept.length, lastSeq, links, provenance: computed() });
  },

  readRequest: async ({ params: { requestId }, caller, base }, { requests: log }) => {
    const account = caller.account ?? '';
    const { calls } = await log.last(account, REQUESTS_KEPT);
    const found = calls.find((one) => one.requestId === requestId);
    if (found === undefined)
      return notFound('No such call of this account is stored. GET /sandbox/requests lists the stored ones.');
    const links = { self: `${base}/sandbox/requests/${requestId}`, requests: `${base}/sandbox/requests` };
    return ok({ call: toWire(found), ...log.bodies(account, requestId), links, provenance: computed() });
  },
};

function requestStream(tools: LogTools, account: string, after: number, signal: AbortSignal): Stream {
  const body = eventFeed(tools, {
    stream: requestsOf(account),
    after,
    signal,
    render: messagesOf,
    opening: `retry: ${RETRY_MS}\n\n`,
    beat: ':\n\n',
    beatMs: BEAT_MS,
  });
  const headers = { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no', vary: 'Accept' };
  return { kind: 'STREAM', contentType: 'text/event-stream; charset=utf-8', body, headers };
}

/** One message per call; only the last of an event has its seq, so that an interrupted reader gets the rest again. */
function messagesOf(event: StoredEvent): string {
  const calls = callsIn(event);
  const messages = calls.map((one) => `event: request\ndata: ${JSON.stringify(toWire(one))}\n`);
  return messages.map((text, i) => (i === calls.length - 1 ? `id: ${event.seq}\n${text}\n` : `${text}\n`)).join('');
}

function toWire({ code, problems, ...one }: LoggedRequest) {
  return {
    ...one,
    ...(code === undefined ? {} : { code, reason: REFUSALS[code].sentence }),
    ...(problems === undefined ? {} : { problems: [...problems] }),
  };
}
