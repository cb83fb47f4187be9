/** Stores events atomically with the webhook deliveries they cause. */
import { wants } from '#domain/webhook/filter.ts';
import { type Append, type AppendResult, type StoreView, viewOver } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';
import { isQueue, queueAppend } from './delivery-queues.ts';
import { listWebhooks } from './registry.ts';

/** Streams whose events are published, by prefix. */
const PUBLISHED = /^(?:deal|lead)\//;
/** The sender writes a queue at most a few times a second; more conflicts than this are a bug. */
const TRIES_MAX = 50;

export interface PublishingParts {
  readonly ids: Ids;
  /** Called after a write with each queue that has something new. */
  readonly wake: (queue: string) => void;
  /** Deliveries per event and webhook; 1 unless duplicates are requested. */
  readonly copies?: number;
}

/** The store that endpoints use. */
export function publishingStore(inner: StoreView, { ids, wake, copies = 1 }: PublishingParts): StoreView {
  const append = async (appends: readonly Append[]): Promise<AppendResult> => {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const owed = await owedTo(appends, { events: inner, ids, copies });
      const result = await inner.append([...appends, ...owed]);
      if (result.ok) {
        for (const { stream, events } of [...appends, ...owed]) if (isQueue(stream) && events.length > 0) wake(stream);
        return { ok: true, lastSeqs: result.lastSeqs.slice(0, appends.length) };
      }
      // The sender recorded an attempt on a queue meanwhile; the deliveries are computed again.
      const isOurs = result.conflict === 'sequence' && owed.some(({ stream }) => stream === result.stream);
      if (!isOurs) return result;
    }
    throw new Error('A delivery queue changed during every attempt to write to it. Repeat the request.');
  };
  return viewOver(inner, { append });
}

interface Parts {
  readonly events: StoreView;
  readonly ids: Ids;
  readonly copies: number;
}

async function owedTo(appends: readonly Append[], parts: Parts): Promise<Append[]> {
  const owed: Append[] = [];
  for (const one of appends) {
    if (!PUBLISHED.test(one.stream) || one.events.length === 0) continue;
    const account = await ownerOf(one, parts.events);
    if (account === undefined) continue;
    for (const { webhookId, webhook } of await listWebhooks(parts, account)) {
      const facts = one.events
        .map(({ type, at }, i) => ({ type, at, seq: one.expectedSeq + i + 1 }))
        .filter(({ type }) => webhook.state === 'ACTIVE' && wants(webhook.events, type));
      const sent = facts.flatMap((fact) => Array.from({ length: parts.copies }, () => fact));
      if (facts.length > 0) owed.push(await queueAppend(parts, { webhookId, stream: one.stream, facts: sent }));
    }
  }
  return owed;
}

/** The account named by the first event of a stream; none for keyless streams. */
async function ownerOf({ stream, expectedSeq, events }: Append, store: StoreView): Promise<string | undefined> {
  const [first] = expectedSeq === 0 ? events : await store.read(stream, { limit: 1 });
  const account = first?.data.account;
  return typeof account === 'string' ? account : undefined;
}
