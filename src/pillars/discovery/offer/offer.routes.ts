/** Handler of the offer. */
import { offer } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import type { Tools } from '#ports/tools.ts';
import type { offer as contract } from './offer.contract.ts';
import { SPEND_OFFER } from './terms.ts';

export const routes: Routes<typeof contract, Pick<Tools, 'settings'>> = {
  readOffer({ base }, { settings }) {
    // A sibling service authorizes spend; if none is configured, the caller can mint a key.
    const rail = settings.familyOrigins.auth;
    const mint = `${base}/keys`;
    return offer({
      kind: 'offer@1',
      ...SPEND_OFFER,
      message: `Spend up to ${HARD_CEILING_DOLLARS}.00 USD is metered; spend beyond it requires authorization.`,
      hardCeiling: HARD_CEILING_DOLLARS,
      binding: false,
      statement: 'A stated intent, not bound by published terms.',
      handoff: rail === undefined ? { kind: 'identify', url: mint } : { kind: 'reauthorize', url: rail },
      alternatives: [
        {
          mode: 'work',
          description: 'Continue with the free endpoints listed at GET /pricing.',
          url: `${base}/pricing`,
        },
        { mode: 'claim', description: 'Mint a sandbox key with its own meter with POST /keys.', url: mint },
        ...(rail === undefined ? [] : [{ mode: 'pay', description: 'Authorize more spend.', url: rail }]),
      ],
    });
  },
};
