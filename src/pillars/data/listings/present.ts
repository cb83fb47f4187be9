/** Wire forms of a listing: the canonical row and the estate's compact row. */
import { standingOf } from '#domain/listings/corpus.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { dollars, toDecimal } from '#kernel/money.ts';

/** The canonical row, numbers as numbers, with the addresses that only an answer knows. */
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

/** A flat row keyed by the dotted paths asked for; a path that leads nowhere in this row is left out. */
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
