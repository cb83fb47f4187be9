/** Owns the handler of prequalification: consent first, then the bureau, then what the file says. */

import type { BuyingPower } from '#domain/credit/buying-power.ts';
import { type Consent, consentRefOf, isFutureConsent, PERMISSIBLE_PURPOSE } from '#domain/credit/consent.ts';
import { type Prequal, readPrequal } from '#domain/credit/prequal.ts';
import { ok, refuse } from '#kernel/answer.ts';
import { dateOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/door.ts';
import { toDecimal } from '#kernel/money.ts';
import { problem } from '#kernel/problems.ts';
import { simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import type { prequal } from './contract.ts';

export const routes: Routes<typeof prequal, Pick<Tools, 'bureau'>> = {
  prequalify: async ({ body, now }, { bureau }) => {
    const { applicant, consent } = body;
    if (isFutureConsent(consent.consentedAt, now)) {
      const wrong = problem('body', 'consent.consentedAt', `a time not after ${now}`, consent.consentedAt);
      return refuse('consent-required', {
        reason: 'A consent cannot be dated in the future; send when it was given.',
        problems: [wrong],
      });
    }
    const pulled = await bureau.softPull({
      ...applicant,
      permissiblePurpose: PERMISSIBLE_PURPOSE.purpose,
      consentRef: consentRefOf(consent),
      asOf: dateOf(consent.consentedAt),
    });
    if (pulled.state === 'down')
      return refuse('counterparty-unavailable', {
        reason: 'The bureau did not answer; nothing was pulled. Try again later.',
      });
    return ok(prequalBody(readPrequal(applicant, consent, pulled), consent, bureau.source));
  },
};

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
