/** Wire format of the sandbox carrier, modeled on load boards' quotes and dispatches (public reference, 2025–2026). */
import { addDays, addSeconds, dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import { draw, hashId, pick } from '#kernel/hash.ts';
import { toDecimal } from '#kernel/money.ts';
import type { HaulOrder, HaulQuoteRequest } from '#ports/transport.ts';
import { haulDays, haulPrice, isDeclined, roadMiles } from './transport.behaviour.ts';

export interface WireQuote {
  readonly id: string;
  readonly fromZip: string;
  readonly toZip: string;
  readonly distance: number;
  readonly price: string;
  readonly eta: { readonly min: number; readonly max: number };
  readonly expiration: IsoInstant;
}

/** A quote is valid for a week. */
const QUOTE_SECONDS = 7 * 86_400;

/** The same route on the same day gets the same quote. */
export function quoteOf({ fromZip, toZip, enclosed = false, inoperable = false, now }: HaulQuoteRequest): WireQuote {
  const distance = roadMiles(fromZip, toZip);
  return {
    id: `haul_${hashId('transport-quote', fromZip, toZip, enclosed, inoperable, dateOf(now))}`,
    fromZip,
    toZip,
    distance,
    price: toDecimal(haulPrice(distance, { enclosed, inoperable })),
    eta: haulDays(distance),
    expiration: addSeconds(`${dateOf(now)}T00:00:00.000Z`, QUOTE_SECONDS),
  };
}

export interface WireDispatch {
  readonly dispatchId: string;
  readonly loadNumber: string;
  readonly status: 'DELIVERED' | 'REJECTED';
  readonly carrier: { readonly name: string; readonly mcNumber: string; readonly usdotNumber: string };
  readonly stops: readonly {
    readonly kind: 'PICKUP' | 'DELIVERY';
    readonly zip: string;
    readonly earliest: IsoDate;
    readonly latest: IsoDate;
  }[];
}

/** Fictional carriers, each with its authority numbers and routes. */
const CARRIERS = ['Longhaul Lantern', 'Meridian Auto Transit', 'Quiet Mile Carriers', 'Stonebridge Haulage'] as const;

export function dispatchOf({ dealId, quote, reference, now }: HaulOrder): WireDispatch {
  const dispatchId = `dispatch_${hashId('transport-dispatch', dealId, quote.quoteId, reference)}`;
  const today = dateOf(now);
  const { min, max } = quote.eta;
  const name = pick(CARRIERS, 'transport-carrier', quote.fromZip, quote.toZip);
  return {
    dispatchId,
    loadNumber: hashId('transport-load', dispatchId).slice(0, 8).toUpperCase(),
    status: isDeclined(reference) ? 'REJECTED' : 'DELIVERED',
    carrier: {
      name,
      mcNumber: `MC${100_000 + draw(900_000, 'transport-mc', name)}`,
      usdotNumber: String(1_000_000 + draw(3_000_000, 'transport-usdot', name)),
    },
    stops: [
      { kind: 'PICKUP', zip: quote.fromZip, earliest: today, latest: addDays(today, 1) },
      { kind: 'DELIVERY', zip: quote.toZip, earliest: addDays(today, min), latest: addDays(today, max) },
    ],
  };
}
