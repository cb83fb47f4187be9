/** Owns how liens and applications are written: amounts and rates as decimal strings, and the verbs that are legal now. */
import { percentText } from '#domain/credit/percent.ts';
import type { RefinanceApplication, RefinanceTrigger } from '#domain/refinance/application.ts';
import { refinanceBlocker } from '#domain/refinance/application.ts';
import type { Lien } from '#domain/refinance/lien.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import { simulated } from '#kernel/provenance.ts';
import type { RefinanceMoment } from '#streams/refinance-applications.ts';

export function lienBody({ vin, currentBalance, currentAprPct, remainingTermMonths }: Lien) {
  return {
    vin,
    currentBalance: toDecimal(currentBalance),
    currentApr: percentText(currentAprPct),
    remainingTermMonths,
  };
}

/** A verb of the application's doors; the lender's three words share one door. */
interface Verb {
  readonly transition: string;
  readonly trigger: RefinanceTrigger;
  readonly href: (base: string, applicationId: string) => string;
  readonly requires: string[];
  readonly says: string;
}

const VERBS: readonly Verb[] = [
  {
    transition: 'decide',
    trigger: 'approved',
    href: (base) => `${base}/credit/decisions/simulate`,
    requires: ['applicationId', 'decision'],
    says: 'Have the lender decide: POST /credit/decisions/simulate with this applicationId and a decision.',
  },
  {
    transition: 'payoff',
    trigger: 'payoff',
    href: (base, applicationId) => `${base}/financing/refinance/applications/${applicationId}/payoff`,
    requires: [],
    says: 'Pay off the old lien: POST /financing/refinance/applications/{applicationId}/payoff.',
  },
];

/** The verbs that are legal now. */
export function refinanceAvailable(
  application: RefinanceApplication,
  applicationId: string,
  base: string,
  now: IsoInstant,
) {
  return VERBS.filter(({ trigger }) => refinanceBlocker(application, trigger, now) === undefined).map(
    ({ transition, href, requires }) => ({
      transition,
      method: 'POST',
      href: href(base, applicationId),
      requires: [...requires],
    }),
  );
}

export function applicationBody(
  { applicationId, application }: RefinanceMoment,
  source: string,
  base: string,
  now: IsoInstant,
) {
  const { opened, openedAt, decision, payoff, state } = application;
  const { account: _, ...shown } = opened;
  const available = refinanceAvailable(application, applicationId, base, now);
  const next = VERBS.filter(({ transition }) => available.some((one) => one.transition === transition));
  return {
    applicationId,
    state,
    ...shown,
    openedAt,
    ...(decision === undefined ? {} : { decision: decisionBody(decision) }),
    ...(payoff === undefined ? {} : { payoff: payoffBody(payoff) }),
    nextSteps: next.map(({ says }) => says),
    available,
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
