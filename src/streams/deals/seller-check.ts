/** Checks a private seller before the first figures: title brands, and a payoff for every lien. */

import type { Deal } from '#domain/deal/state.ts';
import type { DealSellerVerified } from '#domain/deal-facts/events.ts';
import { type Refusal, refuse } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import type { Tools } from '#ports/tools.ts';

/** Undefined when no check is due: another deal type, or a verified seller. */
export async function sellerOf(
  deal: Deal,
  { titleOffice, payoffDesk }: Pick<Tools, 'titleOffice' | 'payoffDesk'>,
  now: IsoInstant,
): Promise<DealSellerVerified | Refusal<'seller-unverified'> | undefined> {
  if (deal.opening.dealType !== 'Private Party' || deal.seller !== undefined) return undefined;
  const { titleState, brands, lien } = await titleOffice.check(deal.vin);
  const blocking = brands.filter((brand) => brand.blocking).map(({ code, name }) => `${code} ${name}`);
  if (blocking.length > 0) return sellerUnverified({ brands: blocking });
  if (lien !== undefined) {
    const payoff = await payoffDesk.quote(lien, dateOf(now));
    if (payoff.state === 'failed') return sellerUnverified({ lien: payoff.reason });
  }
  return { titleState, brands: brands.map(({ code, name }) => `${code} ${name}`), lien: lien !== undefined };
}

function sellerUnverified(found: { brands?: string[]; lien?: string }): Refusal<'seller-unverified'> {
  return refuse('seller-unverified', { extra: { missing: ['verify-seller'], ...found } });
}
