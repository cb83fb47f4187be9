/** Handler of prequalification: consent, then the bureau, then the result. */

import type { BuyingPower } from '#domain/credit/buying-power.ts';
import { type Consent, consentRefOf, isFutureConsent, PERMISSIBLE_PURPOSE } from '#domain/credit/consent.ts';
import { type Prequal, prequalFact, readPrequal } from '#domain/credit/prequal.ts';
import { fact } from '#domain/deal/events.ts';
import { ok, type Refusal, refuse } from '#kernel/answer.ts';
import { dateOf } from '#kernel/dates.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { type DealTools, onDeal } from '#streams/deals.ts';
import { closedToLenders } from '../closed-deal.ts';
import type { prequal } from './contract.ts';

type PrequalCall = CallOf<typeof prequal.prequalify>;
type PrequalTools = DealTools & Pick<Tools, 'bureau' | 'settings'>;

export const routes: Routes<typeof prequal, PrequalTools> = {
  prequalify: async (call, tools) => {
    const { body, now } = call;
    const { consent, dealId } = body;
    if (isFutureConsent(consent.consentedAt, now)) {
      const wrong = problem('body', 'consent.consentedAt', `a time not after ${now}`, consent.consentedAt);
      return refuse('consent-required', {
        reason: 'consent.consentedAt is in the future. Send the time when consent was given.',
        problems: [wrong],
      });
    }
    if (dealId !== undefined) return forDeal(call, tools, dealId);
    const found = await pull(body, tools.bureau);
    return 'kind' in found ? found : ok(prequalBody(found, consent, tools.bureau.source));
  },
};

async function pull({ applicant, consent }: PrequalCall['body'], bureau: Tools['bureau']) {
  const pulled = await bureau.softPull({
    ...applicant,
    permissiblePurpose: PERMISSIBLE_PURPOSE.purpose,
    consentRef: consentRefOf(consent),
    asOf: dateOf(consent.consentedAt),
  });
  if (pulled.state === 'down')
    return refuse('counterparty-unavailable', {
      reason: 'The bureau did not answer, and no file was pulled. Retry later.',
    });
  return readPrequal(applicant, consent, pulled);
}

/** The same answer, and the deal keeps what it needs of it. A result that stands already is not written again. */
async function forDeal(call: PrequalCall, tools: PrequalTools, dealId: string) {
  const { body, base } = call;
  const { bureau } = tools;
  let found: Prequal | undefined;
  const handled = await onDeal(tools, call, dealId, async ({ state: deal, now }) => {
    const refusal = closedToLenders(deal, { now, base, dealId, settings: tools.settings });
    if (refusal !== undefined) return refusal;
    const pulled = await pull(body, bureau);
    if ('kind' in pulled) return pulled;
    found = pulled;
    const stands = deal.prequal?.prequalId === pulled.prequalId;
    return { events: stands ? [] : [fact('Prequal.completed@1', now, prequalFact(pulled))] };
  });
  if (handled.kind === 'EMPTY') return handled;
  // The loop refuses with what was decided above, or that somebody else was faster.
  if (handled.kind === 'REFUSAL') {
    return handled as Refusal<'counterparty-unavailable' | 'illegal-move' | 'concurrent-change'>;
  }
  if (handled.kind === 'TAKEN' || found === undefined) throw new Error('a prequalification claims no names');
  return ok({ ...prequalBody(found, body.consent, bureau.source), dealId: handled.dealId });
}

function prequalBody({ consentRef, buyingPower, ...found }: Prequal, consent: Consent, source: string) {
  return {
    kind: 'prequal@1' as const,
    ...found,
    factors: [...found.factors],
    alerts: [...found.alerts],
    redFlags: { ...found.redFlags, codes: [...found.redFlags.codes] },
    ...(buyingPower === undefined ? {} : { buyingPower: powerBody(buyingPower) }),
    inquiry: {
      kind: 'soft' as const,
      affectsScore: false as const,
      permissiblePurpose: PERMISSIBLE_PURPOSE.purpose,
      statute: PERMISSIBLE_PURPOSE.statute,
      consentRef,
      consent,
    },
    provenance: simulated(source),
  };
}

function powerBody({ estimatedAprPct, termMonths, maxAmountFinanced, maxMonthlyPayment }: BuyingPower) {
  return {
    estimatedApr: estimatedAprPct.toFixed(2),
    termMonths,
    maxAmountFinanced: toDecimal(maxAmountFinanced),
    maxMonthlyPayment: toDecimal(maxMonthlyPayment),
  };
}
