import { describe, expect, it } from 'vitest';
import { HAUL } from '#test/samples/deal-cases.ts';
import type { TransportDispatched } from '../deal-facts/delivery-events.ts';
import { fact } from '../deal-facts/events.ts';
import { foldHaul, overdueHaul, type TransportEvent } from './transport.ts';

const AT = '2026-11-27T12:00:00.000Z';
const ORDER = {
  orderId: 'order_1',
  pickupWindow: { from: '2026-11-29', to: '2026-11-30' },
  deliveryWindow: { from: '2026-12-02', to: '2026-12-04' },
} as unknown as TransportDispatched;
const inspected = { orderId: 'order_1', notes: ['a scratch'] };
const quoted = fact('Transport.quoted@1', AT, HAUL);
const dispatched = fact('Transport.dispatched@1', AT, ORDER);
const pickedUp = fact('Transport.pickedUp@1', AT, inspected);
const delivered = fact('Transport.delivered@1', AT, inspected);
const cancelled = fact('Transport.cancelled@1', AT, { quoteId: HAUL.quoteId, reason: 'carrier-declined' });
const haulAfter = (...events: TransportEvent[]) => events.reduce(foldHaul, undefined as ReturnType<typeof foldHaul>);

describe('a transport', () => {
  it('holds its quote, then its order, then both inspections', () => {
    expect(haulAfter(quoted)).toEqual({ state: 'QUOTED', quote: HAUL, inspections: [] });
    expect(haulAfter(quoted, dispatched)).toEqual({ state: 'DISPATCHED', quote: HAUL, order: ORDER, inspections: [] });
    const pickup = { at: AT, kind: 'pickup', notes: ['a scratch'] };
    expect(haulAfter(quoted, dispatched, pickedUp)).toMatchObject({ state: 'PICKED_UP', inspections: [pickup] });
    expect(haulAfter(quoted, dispatched, pickedUp, delivered)).toEqual({
      state: 'DELIVERED',
      quote: HAUL,
      order: ORDER,
      inspections: [pickup, { ...pickup, kind: 'delivery' }],
    });
    expect(haulAfter(quoted, dispatched, cancelled)).toMatchObject({ state: 'CANCELLED', reason: 'carrier-declined' });
    expect(haulAfter(quoted, dispatched, cancelled, quoted)).toEqual(haulAfter(quoted));
    expect(haulAfter(pickedUp)).toBeUndefined();
  });

  it.each([
    ['picked up', haulAfter(quoted, dispatched), 'Transport.pickedUp@1', '2026-11-30'],
    ['delivered', haulAfter(quoted, dispatched, pickedUp), 'Transport.delivered@1', '2026-12-04'],
  ] as const)('is %s at the end of the last day of its window', (_title, haul, type, day) => {
    const due = `${day}T23:00:00.000Z`;
    expect(overdueHaul(haul, `${day}T22:59:59.999Z`)).toBeUndefined();
    expect(overdueHaul(haul, due)).toEqual(fact(type, due, { orderId: 'order_1', notes: [] }));
  });

  it.each([
    ['that nobody ordered', haulAfter(quoted)],
    ['that is delivered', haulAfter(quoted, dispatched, pickedUp, delivered)],
    ['that is cancelled', haulAfter(quoted, dispatched, cancelled)],
    ['that does not exist', undefined],
  ])('%s never becomes due', (_title, haul) => {
    expect(overdueHaul(haul, '2030-01-01T00:00:00.000Z')).toBeUndefined();
  });
});
