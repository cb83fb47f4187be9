/** Delivery streams: one per webhook and subject, indexed by delivery id and webhook. */
import {
  type Delivery,
  type DeliveryEvent,
  type DeliveryQueued,
  decideReplay,
  EMPTY_LANE,
  evolveLane,
  type Lane,
} from '#domain/webhook/delivery.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Append, EventStore, StoredEvent } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { handle, type Subject, storedSnapshot } from '../command-loop/handle.ts';
import type { StreamModel } from '../command-loop/stream-model.ts';
import { indexPage } from '../index-page.ts';
import { refsOf } from './registry.ts';

type Events = Pick<Tools, 'events'>;

const PREFIX = 'webhook-lane/';
const DELIVERY_CLAIM = 'webhook-delivery';
const BY_WEBHOOK = 'webhook-deliveries';
const LANES = 'webhook-lanes';

const life: StreamModel<Lane, DeliveryEvent> = { initial: EMPTY_LANE, evolve: evolveLane, overdue: () => undefined };

export function isLane(stream: string): boolean {
  return stream.startsWith(PREFIX);
}

export function laneSubject(store: EventStore, lane: string, now: IsoInstant = ''): Subject<Lane, DeliveryEvent> {
  return { store, life, stream: lane, clock: () => now };
}

export async function readLane(store: EventStore, lane: string): Promise<Lane> {
  return (await storedSnapshot(laneSubject(store, lane))).state;
}

export interface Queueing {
  readonly webhookId: string;
  readonly stream: string;
  /** Events of the stream that the webhook subscribes to, with their upcoming seqs. */
  readonly facts: readonly Pick<StoredEvent, 'type' | 'at' | 'seq'>[];
}

/** The appends that queue deliveries, made in the same write as the events themselves. */
export async function queueing(
  { events, ids }: Pick<Tools, 'events' | 'ids'>,
  { webhookId, stream, facts }: Queueing,
): Promise<Append> {
  const lane = `${PREFIX}${webhookId}/${stream}`;
  const queued = facts.map(({ type, at, seq }) => {
    const data: DeliveryQueued = { deliveryId: `delivery_${ids.base62(16)}`, webhookId, stream, seq, eventType: type };
    return { type: 'Webhook.queued@1', at, data } as const;
  });
  return {
    stream: lane,
    expectedSeq: await events.lastSeq(lane),
    events: queued,
    claims: queued.map(({ data }) => ({ claim: DELIVERY_CLAIM, key: data.deliveryId, ref: lane })),
    index: [
      { index: LANES, key: webhookId, ref: lane },
      ...queued.map(({ data }) => ({ index: BY_WEBHOOK, key: webhookId, ref: data.deliveryId })),
    ],
  };
}

/** Every queue of a webhook. */
export function lanesOf(events: EventStore, webhookId: string): AsyncGenerator<string> {
  return refsOf(events, LANES, webhookId);
}

export async function readDelivery({ events }: Events, deliveryId: string): Promise<Delivery | undefined> {
  const lane = await events.claimed(DELIVERY_CLAIM, deliveryId);
  return lane === undefined ? undefined : (await readLane(events, lane)).get(deliveryId);
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

export type Replayed =
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
): Promise<Replayed | undefined> {
  const lane = await events.claimed(DELIVERY_CLAIM, deliveryId);
  if (lane === undefined) return undefined;
  const result = await handle<Lane, DeliveryEvent>(laneSubject(events, lane, now), ({ state }) => {
    const delivery = state.get(deliveryId);
    const replay = delivery && decideReplay(delivery, now);
    return { events: replay === undefined ? [] : [replay] };
  });
  if (result.kind !== 'HANDLED') return { state: 'changed' };
  const delivery = result.state.get(deliveryId);
  if (delivery === undefined || result.appended.length === 0) return { state: 'pending' };
  return { state: 'replayed', delivery };
}
