/** State machine of a transport: quoted, dispatched, picked up, delivered, or cancelled before pickup. */
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { TransportCancelled, TransportDispatched, TransportQuoted } from '../deal-facts/delivery-events.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';

export const TRANSPORT_STATES = ['QUOTED', 'DISPATCHED', 'PICKED_UP', 'DELIVERED', 'CANCELLED'] as const;
export type TransportState = (typeof TRANSPORT_STATES)[number];

export const transport: Machine<TransportState> = {
  id: 'transport',
  states: ['QUOTED', 'DISPATCHED', 'PICKED_UP', 'DELIVERED', 'CANCELLED'],
  initial: ['QUOTED'],
  moves: [
    { on: 'Transport.dispatched@1', from: ['QUOTED'], to: 'DISPATCHED' },
    { on: 'Transport.pickedUp@1', from: ['DISPATCHED'], to: 'PICKED_UP' },
    { on: 'Transport.delivered@1', from: ['PICKED_UP'], to: 'DELIVERED' },
    { on: 'Transport.cancelled@1', from: ['QUOTED', 'DISPATCHED'], to: 'CANCELLED' },
  ],
};

export interface Haul {
  readonly state: TransportState;
  readonly quote: TransportQuoted;
  readonly order?: TransportDispatched;
  readonly inspections: readonly {
    readonly at: IsoInstant;
    readonly kind: 'pickup' | 'delivery';
    readonly notes: readonly string[];
  }[];
  readonly reason?: TransportCancelled['reason'];
}

export type TransportEvent = DealEvent<
  | 'Transport.quoted@1'
  | 'Transport.dispatched@1'
  | 'Transport.pickedUp@1'
  | 'Transport.delivered@1'
  | 'Transport.cancelled@1'
>;

/** The transport of a deal; a new quote replaces one that was not dispatched. */
export function foldHaul(haul: Haul | undefined, event: TransportEvent): Haul | undefined {
  if (event.type === 'Transport.quoted@1') return { state: 'QUOTED', quote: event.data, inspections: [] };
  if (haul === undefined) return undefined;
  const state = stateAfter(transport, haul.state, event.type);
  switch (event.type) {
    case 'Transport.dispatched@1':
      return { ...haul, state, order: event.data };
    case 'Transport.cancelled@1':
      return { ...haul, state, reason: event.data.reason };
    case 'Transport.pickedUp@1':
    case 'Transport.delivered@1': {
      const kind = event.type === 'Transport.pickedUp@1' ? 'pickup' : 'delivery';
      return { ...haul, state, inspections: [...haul.inspections, { at: event.at, kind, notes: event.data.notes }] };
    }
  }
}

/** The carrier files its inspections by the end of the last day of their windows. */
const FILED_AT = 'T23:00:00.000Z';

/** The step of a transport that became due by `now`: picked up, then delivered. */
export function overdueHaul(haul: Haul | undefined, now: IsoInstant): DealEvent | undefined {
  const order = haul?.order;
  if (haul === undefined || order === undefined) return undefined;
  const steps = {
    DISPATCHED: ['Transport.pickedUp@1', order.pickupWindow.to],
    PICKED_UP: ['Transport.delivered@1', order.deliveryWindow.to],
  } as const;
  if (haul.state !== 'DISPATCHED' && haul.state !== 'PICKED_UP') return undefined;
  const [step, day] = steps[haul.state];
  const at = `${day}${FILED_AT}`;
  return epochMs(at) <= epochMs(now) ? fact(step, at, { orderId: order.orderId, notes: [] }) : undefined;
}
