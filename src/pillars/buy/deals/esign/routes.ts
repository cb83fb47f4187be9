/** Handlers of signing. */
import { ceremonyAlready, envelopeAlready } from '#domain/deal/decide/sign.ts';
import { type Deal, standingEnvelope, standingHandoff } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { papersOf } from '#domain/esign-envelope/papers.ts';
import { type Offer, offer, ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { hashId } from '#kernel/hash.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Counterparties } from '#ports/tools.ts';
import { ceremonyUrl } from '#streams/deals/pages.ts';
import { ANYONE, type DealHandled, dealBy, dealNotFound } from '#streams/deals.ts';
import { effect } from '#streams/effects/effect.ts';
import { actThrough, type BuyTools, dealHref, declared, guardContextOf } from '../../act.ts';
import { linksOf, toWireChecklist } from '../../deal-answer.ts';
import { toWireDocuments, toWireEnvelope, toWireHandoff } from '../../papers.ts';
import { esign } from './contract.ts';

type SignTools = BuyTools & Counterparties;

export const routes: Routes<typeof esign, SignTools> = {
  sendEnvelope: async (call, tools) => {
    const { dealId } = call.params;
    const { name, email } = call.body.signer;
    const signer = email === undefined ? { name } : { name, email };
    const result = await actThrough(
      tools,
      call,
      dealId,
      (deal, context) =>
        envelopeAlready(deal, signer, context) ??
        effect('envelope', { dealId, signer, papers: papersFor(deal), revision: revisionOf(deal) }),
    );
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(esign.sendEnvelope, result);
    return endpointOffer(result, tools, call.base);
  },

  holdCeremony: async (call, tools) => {
    const { dealId } = call.params;
    const { handoffId } = call.body;
    // The endpoint's id is unguessable, so holding it is being its signer, whoever's the deal is.
    const isSigner = handoffId !== undefined && (await dealBy(tools, 'sign', handoffId)) === dealId;
    if (handoffId !== undefined && !isSigner) return dealNotFound();
    const { decision = 'sign', reason } = call.body;
    const result = await actThrough(
      tools,
      call,
      dealId,
      (deal, context) => {
        const already = ceremonyAlready(deal, decision, context);
        const envelope = standingEnvelope(deal);
        if (already !== undefined || envelope === undefined || decision === 'claim') return already ?? [];
        const why = reason === undefined ? {} : { reason };
        return effect('signing', { envelope, decision, now: context.now, ...why });
      },
      isSigner ? ANYONE : 'own',
    );
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(esign.holdCeremony, result);
    return ok(ceremonyAnswer(result, tools, call.base));
  },
};

function papersFor(deal: Deal) {
  const { desk, protection, opening } = deal;
  const protectedBy = protection.selected !== undefined || protection.contracts.some(({ state }) => state !== 'VOIDED');
  return papersOf(opening.dealType, { financeType: desk?.desked.financeType, protectedBy });
}

/** Changes with the car, the figures and each envelope that was sent before. */
function revisionOf({ vin, desk, envelopes }: Deal): string {
  return hashId('papers-revision', vin, JSON.stringify(desk?.desked ?? null), envelopes.length);
}

function endpointOffer({ state: deal, dealId, now }: DealHandled, tools: SignTools, base: string): Offer {
  const envelope = standingEnvelope(deal);
  const endpoint = standingHandoff(deal, 'sign');
  if (envelope === undefined || endpoint === undefined) throw new Error('papers that went out without an endpoint');
  const { handoffId, expiresAt } = endpoint;
  const url = ceremonyUrl(base, handoffId);
  const provenance = simulated(tools.esign.source);
  return offer({
    id: handoffId,
    title: 'Sign the documents',
    message: 'Open ceremonyUrl for the signer, or complete the sandbox ceremony with POST …/esign/ceremony.',
    dealId,
    state: statusOf(deal),
    envelope: { ...toWireEnvelope(envelope) },
    documents: toWireDocuments(deal),
    ceremonyUrl: url,
    handoff: { kind: 'sign', url, expiresAt },
    expiresAt,
    status: 'requires_escalation',
    continue_url: url,
    expires_at: expiresAt,
    environment: provenance.environment,
    simulated: true,
    ...toWireMoves(deal, guardContextOf(tools, now), dealHref(base, dealId)),
    links: { ...linksOf(base, dealId), ceremony: `${dealHref(base, dealId)}/esign/ceremony` },
    provenance: { ...provenance },
  });
}

function ceremonyAnswer(result: DealHandled, tools: SignTools, base: string) {
  const { state: deal, dealId, appended, history, now } = result;
  const envelope = standingEnvelope(deal);
  const endpoint = standingHandoff(deal, 'sign');
  const [first] = appended;
  if (envelope === undefined) throw new Error('a ceremony without an envelope');
  return {
    dealId,
    state: statusOf(deal),
    envelope: toWireEnvelope(envelope),
    documents: toWireDocuments(deal),
    ...(endpoint === undefined ? {} : { handoff: toWireHandoff(endpoint, base) }),
    ...(first === undefined ? {} : { event: first.type }),
    checklist: toWireChecklist(history),
    ...toWireMoves(deal, guardContextOf(tools, now), dealHref(base, dealId)),
    links: linksOf(base, dealId),
    provenance: simulated(tools.esign.source),
  };
}
