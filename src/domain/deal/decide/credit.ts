/** Decides which events a lender's decision adds to a deal: application, decision (now or scheduled) and requested stipulations. */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';
import type { AskedLoan } from '../../credit/decision.ts';
import type { DecisionRow } from '../../credit/decision-row.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import type { DeskedFigures } from '../../deal-facts/money-events.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import { withMilestones } from '../milestones.ts';
import type { Deal } from '../state.ts';

/** The loan that desked figures request; undefined before desking. */
export function askedLoan(desked: DeskedFigures | undefined): AskedLoan | undefined {
  if (desked === undefined) return undefined;
  return {
    amountFinanced: centsOf(desked.amountFinanced),
    downPayment: centsOf(desked.downPayment),
    price: centsOf(desked.salesPrice),
    ...(desked.guideValue === undefined ? {} : { guideValue: centsOf(desked.guideValue) }),
    products: centsOf(desked.products),
    termMonths: desked.term,
    aprPct: desked.interestRate,
  };
}

/** The scores that a valid prequalification supplies to a decision, beginning with the first applicant's. */
export function standingScore({ prequal }: Deal, today: IsoDate) {
  if (prequal?.score === undefined || today > prequal.validThrough) return undefined;
  const { prequalId, score, scores = [score], factors } = prequal;
  return { prequalId, score, scores, factors };
}

interface LenderDecided {
  readonly applicationId: string;
  readonly row: DecisionRow;
  /** The figures that the lender decided on; the deal may have others by now. */
  readonly desked: DeskedFigures | undefined;
}

/** The events of one decision. The latest decision applies; earlier ones are never edited. */
export function decideOnDeal(deal: Deal, { applicationId, row, desked }: LenderDecided, at: IsoInstant): DealEvent[] {
  const decidedOn =
    desked === undefined ? {} : { decidedOn: { amountFinanced: desked.amountFinanced, products: desked.products } };
  const events: DealEvent[] = [];
  if (deal.credit === undefined) {
    events.push(
      fact('CreditApplication.submitted@1', at, {
        applicationId,
        amountFinanced: desked?.amountFinanced ?? '0.00',
        downPayment: desked?.downPayment ?? '0.00',
        termMonths: desked?.term ?? 0,
      }),
    );
  }
  const answer = { applicationId, ...row, ...decidedOn };
  events.push(
    row.visibleAt > at
      ? fact('CreditApplication.referred@1', at, {
          applicationId,
          lenderId: row.lenderId,
          answerDueAt: row.visibleAt,
          answer,
        })
      : fact('CreditApplication.decisioned@1', at, answer),
  );
  return withMilestones(deal, events, at);
}
