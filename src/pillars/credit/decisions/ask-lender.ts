/** Requests a lender's decision with the caller's choices applied. */
import type { AskedLoan, CreditRequest } from '#domain/credit/decision.ts';
import { type DecisionRow, decisionRow } from '#domain/credit/decision-row.ts';
import { jointly } from '#domain/credit/sizing/joint.ts';
import { DEFAULT_SCORE } from '#domain/credit-tiers/score.ts';
import { type TierRow, tierNamed, tierOf, typicalScore } from '#domain/credit-tiers/tiers.ts';
import { type Refusal, refuse, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { addDuration } from '#kernel/dates.ts';
import type { CallOf } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import type { Lenders } from '#ports/lenders.ts';
import type { decisions } from './decisions.contract.ts';

type Body = CallOf<typeof decisions.simulateDecision>['body'];
export type NoDecision = Refusal<'counterparty-unavailable' | 'validation-failed'>;

type Asked = Pick<CreditRequest, 'applicationId' | 'revision' | 'car' | 'decidedAt' | 'refinance' | 'factorCodes'> & {
  readonly loan: AskedLoan | undefined;
};

/** The lender's answer as a row, or a refusal that names the lenders to use. */
export async function askLender(
  lenders: Lenders,
  body: Body,
  { loan, ...asked }: Asked,
): Promise<DecisionRow | NoDecision> {
  const { decision: verdict, lenderId = lenders.defaultLenderId, stipulations, reasons, counterOffer, delay } = body;
  const { tier, ...credit } = creditAsked(body);
  const answer = await lenders.decide({
    ...asked,
    ...withoutUndefined({ loan }),
    ...credit,
    lenderId,
    tier: tier.letter,
    simulate: {
      verdict,
      ...withoutUndefined({ stipulations, reasons }),
      ...(counterOffer === undefined ? {} : { counterOffer: withoutAbsent(counterOffer) }),
    },
  });
  if (answer.state === 'down')
    return refuse('counterparty-unavailable', {
      reason: 'The lender did not respond, and no decision was recorded. Retry later.',
    });
  if (answer.state === 'unknown-lender') {
    const ids = lenders.cards.map((card) => card.id).join(', ');
    return refuseProblems([problem('body', 'lenderId', `one of ${ids}`, lenderId)]);
  }
  const { decidedAt } = asked;
  return decisionRow(answer.decision, {
    decidedAt,
    visibleAt: delay === undefined ? decidedAt : (addDuration(decidedAt, delay) ?? decidedAt),
  });
}

/** Tier, score and finances of the applicant, or of both together; a joint score replaces the named tier. */
function creditAsked(body: Body) {
  const { monthlyIncome, monthlyDebts, coApplicant } = body;
  const tier = tierAsked(body);
  const score = body.score ?? typicalScore(tier);
  const applicant = { score, ...withoutAbsent({ monthlyIncome, monthlyDebts }) };
  if (coApplicant === undefined) return { tier, ...applicant };
  const both = jointly(applicant, { ...coApplicant, score: coApplicant.score ?? score });
  return { ...both, tier: both.score < score ? tierOf(both.score) : tier };
}

/** The named tier, else the score's, else prime. */
function tierAsked({ tier, score }: Body): TierRow {
  const named = tier === undefined ? undefined : tierNamed(tier);
  return named ?? tierOf(score ?? DEFAULT_SCORE);
}

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Omits members that were not sent. */
function withoutAbsent<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}
