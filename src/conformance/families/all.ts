/** Loads the families of all pillars, one pillar at a time. */
import { yieldToOthers } from '#kernel/bounds/turns.ts';
import type { PillarListing } from '../family/notation.ts';

/** In listing order. */
const PILLARS: readonly (() => Promise<PillarListing>)[] = [
  async () => (await import('./data/data.listing.ts')).dataFamilies,
  async () => (await import('./inventory/inventory.listing.ts')).inventoryFamilies,
  async () => (await import('./sales/sales.listing.ts')).salesFamilies,
  async () => (await import('./finance/finance.listing.ts')).financeFamilies,
  async () => (await import('./fi/fi.listing.ts')).fiFamilies,
  async () => (await import('./title/title.listing.ts')).titleFamilies,
  async () => (await import('./service/service.listing.ts')).serviceFamilies,
  async () => (await import('./parts/parts.listing.ts')).partsFamilies,
  async () => (await import('./wholesale/wholesale.listing.ts')).wholesaleFamilies,
  async () => (await import('./logistics/logistics.listing.ts')).logisticsFamilies,
  async () => (await import('./compliance/compliance.listing.ts')).complianceFamilies,
  async () => (await import('./customer/customer.listing.ts')).customerFamilies,
  async () => (await import('./marketing/marketing.listing.ts')).marketingFamilies,
  async () => (await import('./ev/ev.listing.ts')).evFamilies,
  async () => (await import('./fleet/fleet.listing.ts')).fleetFamilies,
  async () => (await import('./insurance/insurance.listing.ts')).insuranceFamilies,
  async () => (await import('./operations/operations.listing.ts')).operationsFamilies,
  async () => (await import('./platform/platform.listing.ts')).platformFamilies,
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
