/** Port of the sandbox carrier: renders its wire format and parses it back. */
import type { TransportDispatched, TransportQuoted } from '#domain/deal-facts/delivery-events.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Haulier } from '#ports/transport.ts';
import { isRouted } from './transport.behaviour.ts';
import { dispatchOf, quoteOf, type WireDispatch, type WireQuote } from './transport.wire.ts';

export const sandboxHaulier: Haulier = {
  source: SOURCES.transport,
  isSimulated: true,
  quote: async (request) =>
    isRouted(request.toZip)
      ? { state: 'quoted', quote: readQuote(quoteOf(request)) }
      : { state: 'refused', reason: 'no-route' },
  haul: async (order) => {
    const wire = dispatchOf(order);
    const state = wire.status === 'REJECTED' ? 'DECLINED' : 'DELIVERED';
    return { state, quote: order.quote, order: readDispatch(wire, order.quote.quoteId) };
  },
};

function readQuote({ id, distance, expiration, ...same }: WireQuote): TransportQuoted {
  return { ...same, quoteId: id, distanceMiles: distance, expiresAt: expiration };
}

function readDispatch({ dispatchId, carrier, stops }: WireDispatch, quoteId: string): TransportDispatched {
  const window = (kind: string) => {
    const stop = stops.find((one) => one.kind === kind);
    return { from: stop?.earliest ?? '', to: stop?.latest ?? '' };
  };
  return {
    orderId: dispatchId,
    quoteId,
    carrier: { name: carrier.name, mc: carrier.mcNumber, usdot: carrier.usdotNumber },
    pickupWindow: window('PICKUP'),
    deliveryWindow: window('DELIVERY'),
  };
}
