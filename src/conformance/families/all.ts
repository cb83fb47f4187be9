/** Loads the families of all pillars, one pillar at a time. */
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import type { PillarListing } from '../family/notation.ts';

/** In listing order. */
const PILLARS: readonly (() => Promise<PillarListing>)[] = [
  async () => (await import('./data/listing.ts')).dataFamilies,
  async () => (await import('./inventory/listing.ts')).inventoryFamilies,
  async () => (await import('./sales/listing.ts')).salesFamilies,
  async () => (await import('./finance/listing.ts')).financeFamilies,
  async () => (await import('./fi/listing.ts')).fiFamilies,
  async () => (await import('./title/listing.ts')).titleFamilies,
  async () => (await import('./service/listing.ts')).serviceFamilies,
  async () => (await import('./parts/listing.ts')).partsFamilies,
  async () => (await import('./wholesale/listing.ts')).wholesaleFamilies,
  async () => (await import('./logistics/listing.ts')).logisticsFamilies,
  async () => (await import('./compliance/listing.ts')).complianceFamilies,
  async () => (await import('./customer/listing.ts')).customerFamilies,
  async () => (await import('./marketing/listing.ts')).marketingFamilies,
  async () => (await import('./ev/listing.ts')).evFamilies,
  async () => (await import('./fleet/listing.ts')).fleetFamilies,
  async () => (await import('./insurance/listing.ts')).insuranceFamilies,
  async () => (await import('./operations/listing.ts')).operationsFamilies,
  async () => (await import('./platform/listing.ts')).platformFamilies,
];

/** Compiling all families takes 140 ms, so it yields after each pillar. */
export async function loadListings(): Promise<readonly PillarListing[]> {
  const listings: PillarListing[] = [];
  for (const load of PILLARS) {
    listings.push(await load());
    await yieldToOthers();
  }
  return listings;
}
