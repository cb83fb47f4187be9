/** Requests the lender's ready approval for a deal whose desk request named no `financeType`. */

import { type DecisionRow, decisionRow } from '#domain/credit/decision-row.ts';
import { ratedCar } from '#domain/credit/rated-car.ts';
import { DEFAULT_SCORE } from '#domain/credit-tiers/score.ts';
import { tierOf } from '#domain/credit-tiers/tiers.ts';
import { askedLoan, standingScore } from '#domain/deal/decide/credit.ts';
import { isFinanced, PREAPPROVAL_CHANNEL } from '#domain/deal/financing.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { dateOf } from '#kernel/dates.ts';
import type { Tools } from '#ports/tools.ts';
import type { DealSnapshot } from '#streams/deals.ts';

interface Desked {
  readonly desked: DeskedFigures;
  /** Of the car that the figures are based on. */
  readonly modelYear: number;
}

/** Undefined when nothing is financed, when a lender was already asked, and when the lender has no ready approval. */
export async function preapprovalOf(
  { state: deal, dealId, lastSeq, now }: DealSnapshot,
  { desked, modelYear }: Desked,
  { lenders }: Pick<Tools, 'lenders'>,
): Promise<DecisionRow | undefined> {
  const loan = askedLoan(desked);
  const isAsked = deal.credit !== undefined && deal.credit.state !== 'SUBMITTED';
  if (loan === undefined || isAsked || !isFinanced(desked)) return undefined;
  const score = standingScore(deal, dateOf(now))?.score ?? DEFAULT_SCORE;
  const decision = await lenders.preapprove({
    applicationId: dealId,
    revision: lastSeq,
    tier: tierOf(score).letter,
    score,
    car: ratedCar(deal.vin, now, { odometer: desked.odometer, condition: desked.condition, modelYear }),
    loan,
    decidedAt: now,
  });
  if (decision === undefined) return undefined;
  return decisionRow(decision, { decidedAt: now, visibleAt: now }, { channel: PREAPPROVAL_CHANNEL, simulated: true });
}
