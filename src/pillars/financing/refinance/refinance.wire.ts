/** Wire form of liens and refinance applications. */
import { percentText } from '#domain/credit/percent.ts';
import type { RefinanceApplication } from '#domain/refinance/application.ts';
import type { Closing } from '#domain/refinance/closing.ts';
import type { Lien } from '#domain/refinance/lien.ts';
import type { ExcludedLender } from '#domain/refinance/pricing.ts';
import { refinanceAvailable, refinanceNextSteps } from '#domain/refinance/wire-moves.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import { simulated } from '#kernel/provenance.ts';
import type { RefinanceSnapshot } from '#streams/refinance-applications.ts';

export function lienBody({ vin, currentBalance, currentAprPct, remainingTermMonths }: Lien) {
  return {
    vin,
    currentBalance: toDecimal(currentBalance),
    currentApr: percentText(currentAprPct),
    remainingTermMonths,
  };
}

export function excludedRow({ lenderId, reasons }: ExcludedLender) {
  return { lenderId, reasons: [...reasons] };
}

export function closingBody({ perDiem, payoff, dueAtClosing, fees, ...dates }: Closing) {
  return {
    ...dates,
    perDiem: toDecimal(perDiem),
    payoff: toDecimal(payoff),
    fees: fees.map(({ amount, ...fee }) => ({ ...fee, amount: toDecimal(amount) })),
    dueAtClosing: toDecimal(dueAtClosing),
  };
}

export function applicationBody(
  { applicationId, application }: RefinanceSnapshot,
  source: string,
  base: string,
  now: IsoInstant,
) {
  const { opened, openedAt, referred, decision, payoff, state } = application;
  const { account: _, ...shown } = opened;
  const guardContext = { applicationId, application, base, now };
  return {
    applicationId,
    state,
    ...shown,
    openedAt,
    ...withoutUndefined({ answerDueAt: referred?.answerDueAt }),
    ...(decision === undefined ? {} : { decision: decisionBody(decision) }),
    ...(payoff === undefined ? {} : { payoff: payoffBody(payoff) }),
    nextSteps: refinanceNextSteps(guardContext),
    available: refinanceAvailable(guardContext),
    links: {
      self: `${base}/financing/refinance/applications/${applicationId}`,
      quotes: `${base}/financing/refinance/quotes`,
      decisions: `${base}/credit/decisions/simulate`,
      vehicle: `${base}/${opened.vin}`,
    },
    provenance: simulated(source),
  };
}

function payoffBody({ at: sentAt, ...payoff }: NonNullable<RefinanceApplication['payoff']>) {
  return { ...payoff, sentAt };
}

function decisionBody({ at: decidedAt, ...decision }: NonNullable<RefinanceApplication['decision']>) {
  return { ...decision, decidedAt };
}
