/** Decides distance, price, days and declines of the sandbox carrier. Pure. */
import { milesBetween, pointOfZip } from '#domain/places/distance.ts';
import { draw } from '#kernel/hash.ts';
import { type Cents, cents, dollars, sum } from '#kernel/money.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

export const TRANSPORT_MAGIC: readonly MagicInput<'no-route' | 'declined'>[] = [
  {
    port: 'transport',
    input: 'buyer.zip',
    how: 'is',
    value: '99723',
    outcome: 'no-route',
    effect: 'No road leads to Utqiagvik, and no carrier serves it: there is no quote and no transport.',
  },
  {
    port: 'transport',
    input: 'receivedBy',
    how: 'holds',
    value: 'decline',
    outcome: 'declined',
    effect: 'The carrier declines the order; the transport is canceled, and the deal stays cleared.',
  },
];

/** False for destinations without a carrier: the magic ZIP, and military addresses. */
export function isRouted(toZip: string): boolean {
  const noRoute = TRANSPORT_MAGIC.filter(({ outcome }) => outcome === 'no-route');
  return pointOfZip(toZip) !== undefined && magicOf(noRoute, toZip) === undefined;
}

export function isDeclined(reference: string): boolean {
  return (
    magicOf(
      TRANSPORT_MAGIC.filter(({ outcome }) => outcome === 'declined'),
      reference,
    ) !== undefined
  );
}

/** Roads are longer than the great circle. */
const ROAD_FACTOR = 1.18;

/** Whole road miles; when the origin has no coordinates, a distance derived from the pair. */
export function roadMiles(fromZip: string, toZip: string): number {
  const straight = milesBetween(fromZip, toZip);
  return straight === undefined
    ? 100 + draw(2400, 'transport-distance', fromZip, toZip)
    : Math.round(straight * ROAD_FACTOR);
}

const BASE: Cents = cents(14_900);
/** Dollars per mile, up to that many miles. */
const BANDS = [
  { toMiles: 100, perMile: 1.6 },
  { toMiles: 500, perMile: 0.98 },
  { toMiles: 1500, perMile: 0.66 },
  { toMiles: Number.POSITIVE_INFINITY, perMile: 0.55 },
] as const;
const ENCLOSED_FACTOR = 1.5;
const INOPERABLE: Cents = cents(15_000);

/** Base plus bands; the sum is rounded half up to the cent once. */
export function haulPrice(
  miles: number,
  { enclosed = false, inoperable = false }: { enclosed?: boolean; inoperable?: boolean } = {},
): Cents {
  let from = 0;
  let byMile = 0;
  for (const { toMiles, perMile } of BANDS) {
    byMile += Math.max(0, Math.min(miles, toMiles) - from) * perMile;
    from = toMiles;
  }
  const open = sum(BASE, dollars(byMile));
  const priced = enclosed ? cents(open * ENCLOSED_FACTOR) : open;
  return inoperable ? sum(priced, INOPERABLE) : priced;
}

const MILES_A_DAY = 450;

/** Days from dispatch to delivery. */
export function haulDays(miles: number): { min: number; max: number } {
  const min = Math.ceil(miles / MILES_A_DAY) + 1;
  return { min, max: min + 2 };
}
