/** Shape of an OFFER: item, price and next endpoints. */
import type { Offer } from './answer.ts';

/** US dollars that an account may spend before it must authorize more; also the ceiling of `spend`. */
export const HARD_CEILING_DOLLARS = 25;

/** The offer at the spend ceiling; never charged. */
export function ceilingOffer(input: {
  base: string;
  code: 'ceiling-reached' | 'over-ceiling';
  message: string;
}): Offer {
  const { base, code, message } = input;
  return {
    kind: 'OFFER',
    uncharged: true,
    body: {
      id: `offer_${code}`,
      title: 'Continue past the spend ceiling',
      code,
      message,
      price: { amount: `${HARD_CEILING_DOLLARS}.00`, currency: 'USD' },
      hardCeiling: HARD_CEILING_DOLLARS,
      binding: false,
      statement: 'A stated intent, not bound by published terms.',
      handoff: { kind: 'authorize', url: `${base}/offer` },
      alternatives: [
        { mode: 'lower', description: 'Send a spend of at most 25, or omit it.', url: `${base}/listings` },
        { mode: 'mint', description: 'Mint a sandbox key with its own meter with POST /keys.', url: `${base}/keys` },
        { mode: 'authorize', description: 'Authorize spend beyond the ceiling.', url: `${base}/offer` },
      ],
    },
  };
}
