/** Calls of the notary, the stipulation desk and the insurer. */

import { type InsurerOutcome, insure, type NotaryOutcome, notarize, submitStips } from '#domain/deal/decide/verify.ts';
import type { Signer } from '#domain/deal-facts/ceremony-events.ts';
import type { CheckedStip } from '#domain/deal-facts/credit-events.ts';
import type { PolicyRequest } from '#ports/insurer.ts';
import type { NotaryRequest } from '#ports/notary.ts';
import type { StipsRequest } from '#ports/stips.ts';
import type { EffectKind } from './kind.ts';

export const notarization: EffectKind<NotaryRequest, NotaryOutcome, 'illegal-move'> = {
  counterparty: ({ notary }) => notary,
  call: ({ notary }, request, key) => notary.request(request, key),
  record: (deal, { signer }: { readonly signer: Signer }, outcome, context) => notarize(deal, signer, outcome, context),
};

export const stipulations: EffectKind<StipsRequest, readonly CheckedStip[], 'illegal-move'> = {
  counterparty: ({ stipsDesk }) => stipsDesk,
  call: ({ stipsDesk }, request, key) => stipsDesk.check(request, key),
  record: (deal, _, checked, context) => submitStips(deal, checked, context),
};

export const policy: EffectKind<PolicyRequest, InsurerOutcome, 'illegal-move'> = {
  counterparty: ({ insurer }) => insurer,
  call: ({ insurer }, request, key) => insurer.verify(request, key),
  record: (deal, _, outcome, context) => insure(deal, outcome, context),
};
