/** Maps each verb of a refinance application to its endpoint for `available[]`, and words illegal moves. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { type RefinanceApplication, type RefinanceTrigger, refinanceBlocker } from './application.ts';

/** A verb of the application's endpoints; the lender's three verdicts share one endpoint. */
interface Verb {
  readonly transition: 'decide' | 'payoff';
  readonly trigger: RefinanceTrigger;
  readonly href: (base: string, applicationId: string) => string;
  readonly requires: readonly string[];
  /** The next step in words. */
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

/** The application with the caller's base address and the time. */
export interface RefinanceGuardContext {
  readonly applicationId: string;
  readonly application: RefinanceApplication;
  readonly base: string;
  readonly now: IsoInstant;
}

function legalVerbs({ application, now }: RefinanceGuardContext): readonly Verb[] {
  return VERBS.filter(({ trigger }) => refinanceBlocker(application, trigger, now) === undefined);
}

/** The legal verbs. */
export function refinanceAvailable(guardContext: RefinanceGuardContext) {
  return legalVerbs(guardContext).map(({ transition, href, requires }) => ({
    transition,
    method: 'POST' as const,
    href: href(guardContext.base, guardContext.applicationId),
    requires: [...requires],
  }));
}

/** The next steps, one sentence per legal verb. */
export function refinanceNextSteps(guardContext: RefinanceGuardContext): string[] {
  return legalVerbs(guardContext).map(({ says }) => says);
}

/** A refusal when the trigger is not legal now: the step to take first, what blocks it, and what is legal instead. */
export function refusedTrigger(
  guardContext: RefinanceGuardContext,
  trigger: RefinanceTrigger,
): Refusal<'illegal-move'> | undefined {
  const { application, now } = guardContext;
  const blocked = refinanceBlocker(application, trigger, now);
  if (blocked === undefined) return undefined;
  const { state } = application;
  const reason =
    trigger === 'payoff'
      ? `The payoff requires a valid approval; the application is ${state}.`
      : `The application is ${state}; the lender has already decided.`;
  const missing = trigger === 'payoff' && state === 'OPENED' ? ['decide'] : [];
  const available = refinanceAvailable(guardContext);
  return refuse('illegal-move', { reason, extra: { state, missing, blockedBy: [blocked], available } });
}
