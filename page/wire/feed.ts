/** Reads event streams with fetch, because an EventSource cannot send the tab's key. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Ok } from './api.ts';
import { session } from './session.ts';

export type DealEvent = Ok<'GET /buy/deals/{dealId}/events'>['events'][number];
export type LoggedCall = Ok<'GET /sandbox/requests'>['requests'][number];

const RETRY_MS = 1500;
/** Statuses that a retry would not change. */
const REFUSED: readonly number[] = [400, 401, 403, 404];

export type FeedState = 'closed' | 'opening' | 'live' | 'retrying';

export const FEED_WORDS = { closed: 'closed', opening: 'connecting', live: 'live', retrying: 'reconnecting' } as const;

interface StreamListener {
  readonly onData: (data: unknown) => void;
  readonly onState: (state: FeedState) => void;
}

/** Opens a stream and keeps it open, resuming after the last id seen. Returns a function that closes it. */
function openStream(path: string, { onData, onState }: StreamListener, resumeAfter = ''): () => void {
  const ending = new AbortController();
  let lastId = resumeAfter;
  let isRefused = false;

  async function readFeed(): Promise<void> {
    const reply = await fetch(path, { headers: headersOf(lastId), signal: ending.signal });
    isRefused = REFUSED.includes(reply.status);
    if (!reply.ok || reply.body === null) throw new Error(`The event stream returned ${reply.status}.`);
    onState('live');
    const events = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      lastId = next.value.id ?? lastId;
      onData(JSON.parse(next.value.data));
    }
  }

  async function keepReading(): Promise<void> {
    onState('opening');
    while (!ending.signal.aborted) {
      await readFeed().catch(() => undefined);
      if (ending.signal.aborted) return;
      if (isRefused) return onState('closed');
      onState('retrying');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  void keepReading();
  return () => {
    ending.abort();
    onState('closed');
  };
}

export interface FeedListener {
  readonly onEvent: (event: DealEvent) => void;
  readonly onState: (state: FeedState) => void;
}

/** Events of a deal, each once. */
export function openFeed(dealId: string, { onEvent, onState }: FeedListener): () => void {
  let lastSeq = 0;
  const onData = (data: unknown) => {
    const event = data as DealEvent;
    // A resumed stream may repeat events.
    if (event.seq <= lastSeq) return;
    lastSeq = event.seq;
    onEvent(event);
  };
  return openStream(`/buy/deals/${dealId}/events`, { onData, onState });
}

export interface CallsListener {
  readonly onCall: (call: LoggedCall) => void;
  readonly onState: (state: FeedState) => void;
}

/** Calls of the account as they are answered, after the seq of a list. A call may arrive twice. */
export function openCalls(after: number, { onCall, onState }: CallsListener): () => void {
  return openStream('/sandbox/requests', { onData: (data) => onCall(data as LoggedCall), onState }, String(after));
}

function headersOf(lastId: string): Record<string, string> {
  return {
    accept: 'text/event-stream',
    ...(session.key === undefined ? {} : { authorization: `Bearer ${session.key}` }),
    ...(lastId === '' ? {} : { 'last-event-id': lastId }),
  };
}
