import { describe, expect, it } from 'vitest';
import { reachable } from '#kernel/machine.ts';
import {
  type Delivery,
  type DeliveryEvent,
  type DeliveryQueue,
  decideReplay,
  decideTry,
  deliveryMachine,
  EMPTY_QUEUE,
  evolveQueue,
  headOf,
  type Outcome,
} from './delivery.ts';
import { nextTry, RETRY_SCHEDULE_SECONDS } from './retry.ts';

const AT = '2026-06-15T12:00:00.000Z';
const secondsLater = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();

const queuedEvent = (deliveryId: string, seq: number): DeliveryEvent => ({
  type: 'Webhook.queued@1',
  at: AT,
  data: { deliveryId, webhookId: 'webhook_1', stream: 'deal/deal_1', seq, eventType: 'Deal.desked@1' },
});
const queueOf = (...events: DeliveryEvent[]): DeliveryQueue => events.reduce(evolveQueue, EMPTY_QUEUE);
const deliveryIn = (queue: DeliveryQueue, deliveryId = 'a'): Delivery => {
  const delivery = queue.get(deliveryId);
  if (delivery === undefined) throw new Error(`no ${deliveryId}`);
  return delivery;
};
const failing: Outcome = { delivered: false, status: 500, reason: 'the receiver returned 500' };

describe('a delivery', () => {
  it('starts pending and due at once', () => {
    const delivery = deliveryIn(queueOf(queuedEvent('a', 1)));
    expect(delivery).toMatchObject({ state: 'PENDING', triesMade: 0, tries: [] });
    expect(delivery.nextAt).toBeUndefined();
  });

  it('is delivered when the receiver confirms it', () => {
    const queue = queueOf(queuedEvent('a', 1));
    const after = evolveQueue(queue, decideTry(deliveryIn(queue), { delivered: true, status: 204 }, AT));
    expect(deliveryIn(after)).toMatchObject({ state: 'DELIVERED', tries: [{ at: AT, status: 204 }] });
  });

  it('is retried on the posted schedule and dead-lettered after the last attempt', () => {
    let queue = queueOf(queuedEvent('a', 1));
    let at = AT;
    const waits: number[] = [];
    while (deliveryIn(queue).state === 'PENDING') {
      queue = evolveQueue(queue, decideTry(deliveryIn(queue), failing, at));
      const next = deliveryIn(queue).nextAt;
      if (next !== undefined) waits.push((Date.parse(next) - Date.parse(at)) / 1000);
      at = next ?? at;
    }
    expect([0, ...waits]).toEqual(RETRY_SCHEDULE_SECONDS);
    expect(deliveryIn(queue).state).toBe('DEAD_LETTERED');
    expect(deliveryIn(queue).tries).toHaveLength(RETRY_SCHEDULE_SECONDS.length);
    expect(deliveryIn(queue).nextAt).toBeUndefined();
  });

  it('fails at once when no further attempt makes sense', () => {
    const queue = queueOf(queuedEvent('a', 1));
    const gone = decideTry(deliveryIn(queue), { delivered: false, status: 410, reason: 'gone', final: true }, AT);
    expect(gone.type).toBe('Webhook.deadLettered@1');
  });

  it.each(['DELIVERED', 'DEAD_LETTERED'] as const)(
    'that is %s can be replayed from the start of the schedule',
    (state) => {
      const type = state === 'DELIVERED' ? 'Webhook.delivered@1' : 'Webhook.deadLettered@1';
      const queue = queueOf(queuedEvent('a', 1), { type, at: AT, data: { deliveryId: 'a', status: 200 } });
      const replay = decideReplay(deliveryIn(queue), secondsLater(60));
      if (replay === undefined) throw new Error('not replayed');
      expect(deliveryIn(evolveQueue(queue, replay))).toMatchObject({
        state: 'PENDING',
        triesMade: 0,
        tries: [{ at: AT }],
        queuedAt: AT,
      });
    },
  );

  it('that is pending is not replayed', () => {
    expect(decideReplay(deliveryIn(queueOf(queuedEvent('a', 1))), AT)).toBeUndefined();
  });
});

describe('a delivery queue', () => {
  it('offers only the earliest pending event', () => {
    const queue = queueOf(queuedEvent('b', 2), queuedEvent('a', 1), queuedEvent('c', 3));
    expect(headOf(queue)?.deliveryId).toBe('a');
    const retried = evolveQueue(queue, decideTry(deliveryIn(queue), failing, AT));
    expect(headOf(retried)?.deliveryId).toBe('a');
    const delivered = evolveQueue(retried, decideTry(deliveryIn(retried), { delivered: true, status: 200 }, AT));
    expect(headOf(delivered)?.deliveryId).toBe('b');
  });

  it('offers nothing when nothing is pending, and ignores events about unknown deliveries', () => {
    expect(headOf(EMPTY_QUEUE)).toBeUndefined();
    expect(queueOf({ type: 'Webhook.delivered@1', at: AT, data: { deliveryId: 'x' } }).size).toBe(0);
  });
});

describe('the retry schedule', () => {
  it('honors a longer wait that the receiver requests, up to a day', () => {
    expect(nextTry(AT, 1, 60)).toBe(secondsLater(60));
    expect(nextTry(AT, 1, 2)).toBe(secondsLater(5));
    expect(nextTry(AT, 1, 1e9)).toBe(secondsLater(86_400));
  });
});

describe('the delivery state machine', () => {
  it('reaches every state it declares', () => {
    expect(reachable(deliveryMachine).sort()).toEqual([...deliveryMachine.states].sort());
  });
});
