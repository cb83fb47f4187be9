/** Handlers of the three verifications. */
import { refusalOf } from '#domain/deal/decide/decision-context.ts';
import { insuredAlready, notarizedAlready } from '#domain/deal/decide/verify.ts';
import { statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { stateOfZip } from '#domain/places/places.ts';
import { ok } from '#kernel/answer.ts';
import { dateOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { simulated } from '#kernel/provenance.ts';
import type { SentStip } from '#ports/stips.ts';
import type { Counterparties } from '#ports/tools.ts';
import type { DealHandled } from '#streams/deals.ts';
import { effect } from '#streams/effects/effect.ts';
import { actThrough, type BuyTools, dealHref, declared, guardContextOf } from '../act.ts';
import { linksOf, toWireChecklist } from '../deal-answer.ts';
import { toWireNotarization, toWirePolicy, toWireStips } from '../papers.ts';
import { ceremonies } from './contract.ts';

type CeremonyTools = BuyTools & Counterparties;

/** Where a notary is commissioned when the buyer's ZIP names no state. */
const STATE_DEFAULT = 'NV';

export const routes: Routes<typeof ceremonies, CeremonyTools> = {
  notarize: async (call, tools) => {
    const { dealId } = call.params;
    const { name, email } = call.body.signer;
    const signer = email === undefined ? { name } : { name, email };
    const result = await actThrough(tools, call, dealId, (deal, context) => {
      const state = stateOfZip(deal.opening.buyer.zip) ?? STATE_DEFAULT;
      const request = { dealId, vin: deal.vin, signer, state, now: context.now, standing: deal.notary };
      return notarizedAlready(deal, signer, context) ?? effect('notarization', request);
    });
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(ceremonies.notarize, result);
    const { notary } = result.state;
    if (notary === undefined) throw new Error('a notarization without a session');
    return ok({ ...shared(result, tools, tools.notary.source, call.base), notarization: toWireNotarization(notary) });
  },

  submitStips: async (call, tools) => {
    const { dealId } = call.params;
    const sent = call.body.stips.map(asSent);
    const result = await actThrough(
      tools,
      call,
      dealId,
      (deal, context) => refusalOf(deal, 'stips', context) ?? effect('stipulations', { dealId, stips: sent }),
    );
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(ceremonies.submitStips, result);
    const standing = toWireStips(result.state.stips);
    if (standing === undefined) throw new Error('proofs that left no trace');
    const { rows, state } = standing;
    return ok({ ...shared(result, tools, tools.stipsDesk.source, call.base), stips: rows, stipsState: state });
  },

  insure: async (call, tools) => {
    const { dealId } = call.params;
    const { policyNumber } = call.body.policy;
    const result = await actThrough(tools, call, dealId, (deal, context) => {
      const namedInsured = deal.opening.buyer.name ?? 'The buyer';
      const request = { dealId, vin: deal.vin, policyNumber, namedInsured, today: dateOf(context.now) };
      return insuredAlready(deal, policyNumber, context) ?? effect('policy', request);
    });
    if (result.kind === 'EMPTY') return result;
    if (result.kind === 'REFUSAL') return declared(ceremonies.insure, result);
    const { policy } = result.state;
    if (policy === undefined) throw new Error('an insured deal without a policy');
    return ok({ ...shared(result, tools, tools.insurer.source, call.base), insurance: toWirePolicy(policy) });
  },
};

function asSent(stip: string | { code: string; documentRef: string; content?: string | undefined }): SentStip {
  if (typeof stip === 'string') return stip;
  const { code, documentRef, content } = stip;
  return content === undefined ? { code, documentRef } : { code, documentRef, content };
}

/** What every verification answers beside its own record. */
function shared(
  { state: deal, dealId, history, now }: DealHandled,
  tools: CeremonyTools,
  source: string,
  base: string,
) {
  return {
    dealId,
    state: statusOf(deal),
    checklist: toWireChecklist(history),
    ...toWireMoves(deal, guardContextOf(tools, now), dealHref(base, dealId)),
    links: linksOf(base, dealId),
    provenance: simulated(source),
  };
}
