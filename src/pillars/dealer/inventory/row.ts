/** Inventory row: the canonical listing, its rooftop and its days on the lot. */
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { daysBetween, type IsoDate } from '#kernel/dates.ts';

export const AGING_BUCKETS = ['0-30', '31-45', '46-60', '61-90', '90+'] as const;
type AgingBucket = (typeof AGING_BUCKETS)[number];

/** Age buckets by days on the lot; each number is inclusive. */
const BUCKETS = [
  [30, '0-30'],
  [45, '31-45'],
  [60, '46-60'],
  [90, '61-90'],
] as const;

/** The aging bucket by which lots are managed: prices are cut near day 45. */
export function agingOf(createdAt: string, today: IsoDate): { daysListed: number; bucket: AgingBucket } {
  const daysListed = Math.max(0, daysBetween(createdAt.slice(0, 10), today));
  return { daysListed, bucket: BUCKETS.find(([most]) => daysListed <= most)?.[1] ?? '90+' };
}

/** An inventory row; `cost` is the dealer cost in the account's own feed. */
export function inventoryRow(listing: Listing, base: string, today: IsoDate, car?: FeedCar) {
  const { dealerId, dealer: name, zip } = listing.retailListing;
  return {
    '@id': `${base}/listings/${listing.vin}`,
    ...listing,
    location: [...listing.location],
    vehicle: { ...listing.vehicle },
    retailListing: { vdp: `${base}/${listing.vin}`, ...listing.retailListing },
    rooftop: { dealerId, name, zip },
    ...(car?.dealerCost === undefined ? {} : { dealerCost: car.dealerCost }),
    aging: agingOf(listing.createdAt, today),
  };
}
