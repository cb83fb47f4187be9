/** Reads a deal's event stream with fetch, because an EventSource cannot send the tab's key. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Ok } from './api.ts';
import { session } from './session.ts';

export type DealEvent = Ok<'GET /buy/deals/{dealId}/events'>['events'][number];

const RETRY_MS = 1500;
/** Answers that another attempt would not change. */
const REFUSED: readonly number[] = [400, 401, 403, 404];

export type FeedState = 'closed' | 'opening' | 'live' | 'retrying';

export interface FeedListener {
  readonly onEvent: (event: DealEvent) => void;
  readonly onState: (state: FeedState) => void;
}

/** Opens the stream and keeps it open, resuming after the last event seen; the answer closes it. */
export function openFeed(dealId: string, { onEvent, onState }: FeedListener): () => void {
  const ending = new AbortController();
  let lastId = '';
  let lastSeq = 0;
  let isRefused = false;

  async function read(): Promise<void> {
    const reply = await fetch(`/buy/deals/${dealId}/events`, { headers: headersOf(lastId), signal: ending.signal });
    isRefused = REFUSED.includes(reply.status);
    if (!reply.ok || reply.body === null) throw new Error(`the stream answered ${reply.status}`);
    onState('live');
    const events = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      lastId = next.value.id ?? lastId;
      const event = JSON.parse(next.value.data) as DealEvent;
      // A stream that was taken up again may repeat what was seen.
      if (event.seq <= lastSeq) continue;
      lastSeq = event.seq;
      onEvent(event);
    }
  }

  async function keepReading(): Promise<void> {
    onState('opening');
    while (!ending.signal.aborted) {
      await read().catch(() => undefined);
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

function headersOf(lastId: string): Record<string, string> {
  return {
    accept: 'text/event-stream',
    ...(session.key === undefined ? {} : { authorization: `Bearer ${session.key}` }),
    ...(lastId === '' ? {} : { 'last-event-id': lastId }),
  };
}
