/** State machine of deliveries: queued, retried on schedule, delivered, dead-lettered or replayed, in order per webhook and subject. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Machine } from '#kernel/machine.ts';
import { nextTry } from './retry.ts';

export type DeliveryState = 'PENDING' | 'DELIVERED' | 'DEAD_LETTERED';
export type DeliveryTrigger = 'Webhook.queued@1' | 'Webhook.delivered@1' | 'Webhook.deadLettered@1';

export const deliveryMachine: Machine<DeliveryState, DeliveryTrigger> = {
  id: 'webhook-delivery',
  states: ['PENDING', 'DELIVERED', 'DEAD_LETTERED'],
  initial: ['PENDING'],
  moves: [
    { on: 'Webhook.delivered@1', from: ['PENDING'], to: 'DELIVERED' },
    { on: 'Webhook.deadLettered@1', from: ['PENDING'], to: 'DEAD_LETTERED' },
    { on: 'Webhook.queued@1', from: ['DELIVERED', 'DEAD_LETTERED'], to: 'PENDING' },
  ],
};

/** The result of one attempt. */
type AttemptResult = {
  /** The receiver's status; absent when it did not respond. */
  readonly status?: number;
  /** Why the attempt failed. */
  readonly reason?: string;
  /** The headers webhook-timestamp and webhook-signature as sent; absent when nothing was sent. */
  readonly timestamp?: string;
  readonly signature?: string;
};

/** Refers to an event on its subject's stream; the payload is read from there. */
export type DeliveryQueued = {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly stream: string;
  readonly seq: number;
  readonly eventType: string;
};
type Tried = AttemptResult & { readonly deliveryId: string };

export type DeliveryEvent =
  | { readonly type: 'Webhook.queued@1'; readonly at: IsoInstant; readonly data: DeliveryQueued }
  | {
      readonly type: 'Webhook.tried@1';
      readonly at: IsoInstant;
      readonly data: Tried & { readonly nextAt: IsoInstant };
    }
  | { readonly type: 'Webhook.delivered@1'; readonly at: IsoInstant; readonly data: Tried }
  | { readonly type: 'Webhook.deadLettered@1'; readonly at: IsoInstant; readonly data: Tried };

export interface Delivery extends DeliveryQueued {
  readonly state: DeliveryState;
  readonly queuedAt: IsoInstant;
  /** Every attempt, including replays. */
  readonly tries: readonly (AttemptResult & { readonly at: IsoInstant })[];
  /** Attempts since it was last queued. */
  readonly triesMade: number;
  /** Absent when it is due immediately, or when no attempt is scheduled. */
  readonly nextAt?: IsoInstant;
}

/** The deliveries of one webhook about one subject. */
export type DeliveryQueue = ReadonlyMap<string, Delivery>;

export const EMPTY_QUEUE: DeliveryQueue = new Map();

export function evolveQueue(queue: DeliveryQueue, event: DeliveryEvent): DeliveryQueue {
  const { deliveryId } = event.data;
  const before = queue.get(deliveryId);
  const after =
    event.type === 'Webhook.queued@1' ? queuedDelivery(before, event) : before && deliveryAfterAttempt(before, event);
  return after === undefined ? queue : new Map(queue).set(deliveryId, after);
}

type Of<Type extends DeliveryEvent['type']> = Extract<DeliveryEvent, { type: Type }>;

function queuedDelivery(before: Delivery | undefined, { at, data }: Of<'Webhook.queued@1'>): Delivery {
  return { ...data, state: 'PENDING', queuedAt: before?.queuedAt ?? at, tries: before?.tries ?? [], triesMade: 0 };
}

function deliveryAfterAttempt(before: Delivery, event: Exclude<DeliveryEvent, Of<'Webhook.queued@1'>>): Delivery {
  const one = { at: event.at, ...tryOf(event.data) };
  const { nextAt: _, ...rest } = before;
  const common = { ...rest, tries: [...before.tries, one], triesMade: before.triesMade + 1 };
  if (event.type === 'Webhook.tried@1') return { ...common, nextAt: event.data.nextAt };
  return { ...common, state: event.type === 'Webhook.delivered@1' ? 'DELIVERED' : 'DEAD_LETTERED' };
}

function tryOf({ status, reason, timestamp, signature }: AttemptResult): AttemptResult {
  return withoutUndefined({ status, reason, timestamp, signature });
}

/** The next delivery to attempt: the earliest pending event. Later ones wait for it. */
export function headOf(queue: DeliveryQueue): Delivery | undefined {
  return [...queue.values()].filter(({ state }) => state === 'PENDING').sort((a, b) => a.seq - b.seq)[0];
}

/** The outcome of an attempt: the receiver's response, or none. */
export interface Outcome extends AttemptResult {
  readonly delivered: boolean;
  /** Set when retrying is pointless, because the receiver or its owner is gone. */
  readonly final?: boolean;
  readonly retryAfterSeconds?: number;
}

/** The event of an attempt: delivered, to be retried, or dead-lettered. */
export function decideTry(delivery: Delivery, outcome: Outcome, at: IsoInstant): DeliveryEvent {
  const { delivered, final = false, retryAfterSeconds } = outcome;
  const data = { deliveryId: delivery.deliveryId, ...tryOf(outcome) };
  if (delivered) return { type: 'Webhook.delivered@1', at, data };
  const nextAt = final ? undefined : nextTry(at, delivery.triesMade + 1, retryAfterSeconds);
  if (nextAt === undefined) return { type: 'Webhook.deadLettered@1', at, data };
  return { type: 'Webhook.tried@1', at, data: { ...data, nextAt } };
}

/** The event that queues it again; undefined while it is pending. */
export function decideReplay(delivery: Delivery, at: IsoInstant): DeliveryEvent | undefined {
  const { deliveryId, webhookId, stream, seq, eventType } = delivery;
  const move = deliveryMachine.moves.find(({ on }) => on === 'Webhook.queued@1');
  if (move?.from.includes(delivery.state) !== true) return undefined;
  return { type: 'Webhook.queued@1', at, data: { deliveryId, webhookId, stream, seq, eventType } };
}
