/** Table of the acts of each counterparty on a deal. */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import { cancelHaul, inspectHaul, orderableQuote } from '#domain/deal/decide/haul.ts';
import { releaseLien } from '#domain/deal/decide/release-lien.ts';
import { sourceCandidate, verifySeller } from '#domain/deal/decide/source.ts';
import { withMilestones } from '#domain/deal/milestones.ts';
import type { Deal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { type DealEvent, fact } from '#domain/deal-facts/events.ts';
import type { DealTriggerName } from '#domain/fleet/deal-triggers.ts';
import { confirmedPolicy } from '#domain/insurance-policy/insurance-policy.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { sellerOf } from '#streams/deals/seller-check.ts';
import type { DealTools } from '#streams/deals.ts';
import type { EffectPorts } from '#streams/effects/command.ts';
import { type Effect, effect } from '#streams/effects/effect.ts';

export type ActTools = DealTools & EffectPorts & Pick<Tools, 'payoffDesk'>;
export type ActCode = 'illegal-move' | 'seller-unverified';
export type ActEffect = 'notarization' | 'dispatch';

interface Scene {
  readonly deal: Deal;
  readonly context: DecisionContext;
  readonly tools: ActTools;
  readonly body: { readonly vin?: Vin | undefined };
}

type Decided = readonly DealEvent[] | Refusal<ActCode> | Effect<ActEffect>;

/** The notary's state when the buyer's ZIP has none. */
const STATE_DEFAULT = 'NV';

export const ACTS: Readonly<Record<DealTriggerName, (scene: Scene) => Decided | Promise<Decided>>> = {
  'source-candidate': ({ deal, context, body }) => sourceCandidate(deal, body.vin ?? deal.vin, context),

  'verify-seller': async ({ deal, context, tools }) => {
    if (statusOf(deal) !== 'OPENED') return refuse('illegal-move', { extra: { state: statusOf(deal), missing: [] } });
    const seller = await sellerOf(deal, tools, context.now);
    if (seller === undefined) return refuse('illegal-move', { extra: { state: statusOf(deal), missing: [] } });
    return 'kind' in seller ? seller : verifySeller(deal, seller, context);
  },

  'complete-notarization': ({ deal, context }) => {
    const { notary, opening, vin } = deal;
    if (notary?.state !== 'REQUESTED')
      return refuse('illegal-move', { extra: { state: notary?.state ?? statusOf(deal), missing: ['notarize'] } });
    const state = stateOfZip(opening.buyer.zip) ?? STATE_DEFAULT;
    const { dealId, now } = context;
    const { signer } = notary;
    return effect('notarization', { dealId, vin, signer, state, now, standing: notary });
  },

  'verify-policy': ({ deal, context }) => {
    const record = deal.policy?.state === 'PENDING' ? confirmedPolicy(deal.policy) : undefined;
    if (record === undefined)
      return refuse('illegal-move', { extra: { state: deal.policy?.state ?? statusOf(deal), missing: ['insurance'] } });
    return withMilestones(deal, [fact('InsurancePolicy.verified@1', context.now, record)], context.now);
  },

  'dispatch-haul': ({ deal, context }) => {
    const quote = orderableQuote(deal, context);
    if ('kind' in quote) return quote;
    const { dealId, now } = context;
    return effect('dispatch', { dealId, quote, reference: '', now });
  },
  'pick-up-haul': ({ deal, context }) => inspectHaul(deal, 'Transport.pickedUp@1', context),
  'deliver-haul': ({ deal, context }) => inspectHaul(deal, 'Transport.delivered@1', context),
  'cancel-haul': ({ deal, context }) => cancelHaul(deal, context),
  'release-lien': ({ deal, context }) => releaseLien(deal, context),
};
