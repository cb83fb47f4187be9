/** Wire forms of a listing: the canonical row and Carport's compact row. */
import { standingOf } from '#domain/listings/corpus.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { dollars, toDecimal } from '#kernel/money.ts';

/** The canonical row with the addresses that depend on the service's own. */
export function canonicalRow(row: Listing, base: string) {
  const { vin, location, createdAt, updatedAt, online, vehicle, retailListing, wholesaleListing, history } = row;
  return {
    '@id': `${base}/listings/${vin}`,
    vin,
    location,
    createdAt,
    updatedAt,
    online,
    vehicle,
    wholesaleListing,
    retailListing: { vdp: `${base}/${vin}`, ...retailListing },
    history,
  };
}

export function compactRow({ vin, vehicle, retailListing }: Listing, base: string) {
  const { year, make = '', model = '', trim = '' } = vehicle;
  const { price, miles, used, cpo, dealer, dealerId, city, state } = retailListing;
  const condition = cpo ? ('certified' as const) : used ? ('used' as const) : ('new' as const);
  return {
    vin,
    year,
    make,
    model,
    trim,
    askingPrice: price === null ? null : toDecimal(dollars(price)),
    miles,
    condition,
    status: standingOf(vin),
    dealer,
    dealerId,
    city,
    state,
    href: `${base}/listings/${vin}`,
  };
}

/** A flat row keyed by the selected dotted paths; a path absent from this row is omitted. */
export function selectedRow(row: object, paths: readonly string[]): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const path of paths) {
    const value = path
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], row);
    if (value !== undefined) flat[path] = value;
  }
  return flat;
}
