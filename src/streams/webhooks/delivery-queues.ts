/** Delivery streams: one per webhook and subject, indexed by delivery id and webhook. */
import {
  type Delivery,
  type DeliveryEvent,
  type DeliveryQueue,
  type DeliveryQueued,
  decideReplay,
  EMPTY_QUEUE,
  evolveQueue,
} from '#domain/webhook/delivery.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Append, StoredEvent, StoreView } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { handle, type Subject, storedSnapshot } from '../command-loop/handle.ts';
import type { StreamModel } from '../command-loop/stream-model.ts';
import { indexPage } from '../index-page.ts';
import { refsOf } from './registry.ts';

type Events = Pick<Tools, 'events'>;

const PREFIX = 'webhook-lane/';
const DELIVERY_CLAIM = 'webhook-delivery';
const BY_WEBHOOK = 'webhook-deliveries';
const QUEUES = 'webhook-lanes';

const model: StreamModel<DeliveryQueue, DeliveryEvent> = {
  initial: EMPTY_QUEUE,
  evolve: evolveQueue,
  overdue: () => undefined,
};

export function isQueue(stream: string): boolean {
  return stream.startsWith(PREFIX);
}

export function queueSubject(
  store: StoreView,
  queue: string,
  now: IsoInstant = '',
): Subject<DeliveryQueue, DeliveryEvent> {
  return { store, model, stream: queue, clock: () => now };
}

export async function readQueue(store: StoreView, queue: string): Promise<DeliveryQueue> {
  return (await storedSnapshot(queueSubject(store, queue))).state;
}

export interface QueuedFacts {
  readonly webhookId: string;
  readonly stream: string;
  /** Events of the stream that the webhook subscribes to, with their upcoming seqs. */
  readonly facts: readonly Pick<StoredEvent, 'type' | 'at' | 'seq'>[];
}

/** The appends that queue deliveries, made in the same write as the events themselves. */
export async function queueAppend(
  { events, ids }: Pick<Tools, 'events' | 'ids'>,
  { webhookId, stream, facts }: QueuedFacts,
): Promise<Append> {
  const queue = `${PREFIX}${webhookId}/${stream}`;
  const queued = facts.map(({ type, at, seq }) => {
    const data: DeliveryQueued = { deliveryId: `delivery_${ids.base62(16)}`, webhookId, stream, seq, eventType: type };
    return { type: 'Webhook.queued@1', at, data } as const;
  });
  return {
    stream: queue,
    expectedSeq: await events.lastSeq(queue),
    events: queued,
    claims: queued.map(({ data }) => ({ claim: DELIVERY_CLAIM, key: data.deliveryId, ref: queue })),
    index: [
      { index: QUEUES, key: webhookId, ref: queue },
      ...queued.map(({ data }) => ({ index: BY_WEBHOOK, key: webhookId, ref: data.deliveryId })),
    ],
  };
}

/** Every queue of a webhook. */
export function queuesOf(events: StoreView, webhookId: string): AsyncGenerator<string> {
  return refsOf(events, QUEUES, webhookId);
}

export async function readDelivery({ events }: Events, deliveryId: string): Promise<Delivery | undefined> {
  const queue = await events.claimed(DELIVERY_CLAIM, deliveryId);
  return queue === undefined ? undefined : (await readQueue(events, queue)).get(deliveryId);
}

/** A webhook's deliveries, newest first. */
export async function listDeliveries(
  tools: Events,
  webhookId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly deliveries: readonly Delivery[]; readonly total: number }> {
  const { rows, total } = await indexPage(tools.events, BY_WEBHOOK, webhookId, page);
  const deliveries = await Promise.all(rows.map(({ ref }) => readDelivery(tools, ref)));
  return { deliveries: deliveries.filter((one) => one !== undefined), total };
}

export type ReplayResult =
  | { readonly state: 'replayed'; readonly delivery: Delivery }
  /** The delivery is still pending. */
  | { readonly state: 'pending' }
  /** Another request changed the queue at the same time. */
  | { readonly state: 'changed' };

/** Queues a finished delivery again; undefined when there is no such delivery. */
export async function replayDelivery(
  { events }: Events,
  deliveryId: string,
  now: IsoInstant,
): Promise<ReplayResult | undefined> {
  const queue = await events.claimed(DELIVERY_CLAIM, deliveryId);
  if (queue === undefined) return undefined;
  const result = await handle<DeliveryQueue, DeliveryEvent>(queueSubject(events, queue, now), ({ state }) => {
    const delivery = state.get(deliveryId);
    const replay = delivery && decideReplay(delivery, now);
    return { events: replay === undefined ? [] : [replay] };
  });
  if (result.kind !== 'HANDLED') return { state: 'changed' };
  const delivery = result.state.get(deliveryId);
  if (delivery === undefined || result.appended.length === 0) return { state: 'pending' };
  return { state: 'replayed', delivery };
}
