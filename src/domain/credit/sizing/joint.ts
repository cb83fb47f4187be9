/** Combines two applicants into one application. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, sum } from '#kernel/money.ts';

/** Income, debts and score of one applicant. */
export interface ApplicantCredit {
  readonly score: number;
  readonly monthlyIncome?: Cents | undefined;
  readonly monthlyDebts?: Cents | undefined;
}

/** A joint application: both scores and the rule that combines them. */
export interface JointApplicants {
  readonly scores: readonly [applicant: number, coApplicant: number];
  readonly rule: string;
}

/** This service's rule, the conservative one among lenders'. */
export const JOINT_RULE =
  'Incomes and debts of both applicants are added; the lower score decides the tier and the rate.';

/** Both applicants as one. */
export interface JointCredit {
  readonly score: number;
  readonly monthlyIncome?: Cents;
  readonly monthlyDebts?: Cents;
  readonly joint: JointApplicants;
}

/** The applicants' figures as a lender combines them. A sum is absent if neither applicant stated the figure. */
export function jointly(applicant: ApplicantCredit, coApplicant: ApplicantCredit): JointCredit {
  const both = [applicant, coApplicant];
  const monthlyIncome = sumOf(both.map((one) => one.monthlyIncome));
  const monthlyDebts = sumOf(both.map((one) => one.monthlyDebts));
  return {
    score: Math.min(applicant.score, coApplicant.score),
    ...withoutUndefined({ monthlyIncome, monthlyDebts }),
    joint: { scores: [applicant.score, coApplicant.score], rule: JOINT_RULE },
  };
}

function sumOf(amounts: readonly (Cents | undefined)[]): Cents | undefined {
  const stated = amounts.filter((amount) => amount !== undefined);
  return stated.length === 0 ? undefined : sum(...stated);
}
