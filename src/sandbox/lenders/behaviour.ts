/** Decides applications by the programme of a tier and the caller's chosen verdict. Pure. */
import { noticeOf, reasonsOf, reasonsOfScore } from '#domain/credit/adverse-action.ts';
import type {
  AskedProof,
  CounterOffer,
  CreditRequest,
  LenderCard,
  LenderDecision,
  LoanLimits,
  Ratios,
  Reserve,
} from '#domain/credit/decision.ts';
import { ratiosOf } from '#domain/credit/decision.ts';
import { postedApr, tierNamed, tierOf } from '#domain/credit/tiers.ts';
import { levelPayment } from '#domain/desk/payment/loan.ts';
import { codeOfReference, textOfStip } from '#domain/stips/codes.ts';
import { addDays, dateOf, type IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, cents, lesser, minus, percentOf, sum } from '#kernel/money.ts';
import type { PreapprovalRequest } from '#ports/lenders.ts';
import {
  DEALER_BRINGS,
  PROGRAMME,
  type ProgrammeRow,
  RESERVE_SPLIT_PCT,
  STANDARD_STIPULATIONS,
} from './programme.data.ts';

const LONG_LOAN_MONTHS = 60;
const RATE_MAX = 24.99;

/** The decision of one lender on one revision of an application; the same request always gets the same one. */
export function decide(request: CreditRequest, lender: LenderCard): LenderDecision {
  const { applicationId, revision, tier, score, loan, simulate, decidedAt } = request;
  const programme = PROGRAMME[tier];
  const termMax = request.car.used ? programme.maxTermUsed : programme.maxTermNew;
  const termMonths = Math.min(loan?.termMonths ?? termMax, termMax);
  const reserve = reserveOf(programme, termMonths);
  const buyRatePct = postedApr(tierNamed(tier) ?? tierOf(score), request.car);
  const customerRatePct = customerRate(buyRatePct, reserve, loan?.aprPct);
  const limits = limitsOf(request, programme, termMonths, customerRatePct);
  const ratios = ratiosOf({
    ...request,
    ...loan,
    ...(limits.payment === undefined ? {} : { payment: limits.payment }),
  });
  const declined = simulate.verdict === 'declined';
  const expiresAt = endOfLife(decidedAt, programme.lifeDays);
  const counterOffer = declined ? undefined : counterOfferOf(request, limits.approved);
  return {
    decisionId: `decision_${hashId('credit-decision', applicationId, lender.id, revision)}`,
    decision: simulate.verdict,
    lender,
    tier,
    buyRatePct,
    customerRatePct,
    reserve,
    ...(declined ? {} : { approved: limits.approved }),
    ...(counterOffer === undefined ? {} : { counterOffer }),
    dealerFee: programme.dealerFeeCents as Cents,
    stipulations: simulate.verdict === 'conditioned' ? stipulationsOf(request, programme, ratios, expiresAt) : [],
    reasons: declined ? (simulate.reasons === undefined ? reasonsOfScore(score) : reasonsOf(simulate.reasons)) : [],
    ...(declined ? { notice: noticeOf(decidedAt) } : {}),
    ratios,
    expiresAt,
    comments: commentsOf(request, programme, ratios),
  };
}

/** The same programme without its ceilings: the whole loan approved, so that a purchase needs no credit step. */
export function preapprove(request: PreapprovalRequest, lender: LenderCard): LenderDecision {
  const {
    counterOffer: _,
    approved,
    ...decision
  } = decide({ ...request, lenderId: lender.id, simulate: { verdict: 'approved' } }, lender);
  const { amountFinanced, termMonths } = request.loan;
  const maxAdvancePct = approved?.maxAdvancePct ?? 0;
  return {
    ...decision,
    approved: { ...approved, maxAdvancePct, amountFinanced, termMonths },
    comments: ['Approved by the sandbox because the desk named no financeType; no application was made.'],
  };
}

function reserveOf({ reserve }: ProgrammeRow, termMonths: number): Reserve {
  if ('flatCents' in reserve) return { type: 'flat', amount: reserve.flatCents as Cents };
  const capPoints = termMonths > LONG_LOAN_MONTHS ? reserve.over60 : reserve.upTo60;
  return { type: 'participation', capPoints, splitPct: RESERVE_SPLIT_PCT };
}

/** The desk's rate where it lies between the buy rate and the cap above it; else the nearer end. */
function customerRate(buyRatePct: number, reserve: Reserve, deskedPct: number | undefined): number {
  const cap = Math.min(RATE_MAX, buyRatePct + (reserve.type === 'participation' ? reserve.capPoints : 0));
  return Math.round(Math.min(cap, Math.max(buyRatePct, deskedPct ?? buyRatePct)) * 100) / 100;
}

interface Limits {
  readonly approved: Partial<LoanLimits> & { readonly maxAdvancePct: number; readonly termMonths: number };
  readonly payment?: Cents;
}

function limitsOf(request: CreditRequest, programme: ProgrammeRow, termMonths: number, aprPct: number): Limits {
  const { loan, monthlyIncome } = request;
  const { maxAdvancePct } = programme;
  if (loan === undefined) return { approved: { maxAdvancePct, termMonths } };
  const principal = lesser(loan.amountFinanced, sum(percentOf(loan.price, maxAdvancePct), loan.products ?? cents(0)));
  const payment = levelPayment({ principal, aprPct, termMonths });
  const maxPayment = monthlyIncome === undefined ? payment : percentOf(monthlyIncome, programme.ptiMaxPct);
  const downPaymentMin = percentOf(loan.price, programme.minDownPct);
  return { approved: { amountFinanced: principal, termMonths, maxAdvancePct, maxPayment, downPaymentMin }, payment };
}

/** What differs from what was asked: the caller's own counter, else where the programme stops short. */
function counterOfferOf({ loan, simulate }: CreditRequest, approved: Limits['approved']): CounterOffer | undefined {
  if (simulate.counterOffer !== undefined) return { ...simulate.counterOffer, reason: 'Countered by the lender' };
  if (loan === undefined) return undefined;
  const { amountFinanced, termMonths, downPaymentMin } = approved;
  const differing = {
    ...(amountFinanced !== undefined && amountFinanced < loan.amountFinanced ? { amountFinanced } : {}),
    ...(termMonths < loan.termMonths ? { termMonths } : {}),
    ...(downPaymentMin !== undefined && downPaymentMin > loan.downPayment ? { downPaymentMin } : {}),
  };
  if (Object.keys(differing).length === 0) return undefined;
  return { ...differing, reason: `The programme of this tier stops at these figures` };
}

function stipulationsOf(
  request: CreditRequest,
  programme: ProgrammeRow,
  ratios: Ratios,
  dueBy: IsoInstant,
): AskedProof[] {
  const above = programme.incomeProofAbovePtiPct;
  const strained = above !== undefined && ratios.pti !== undefined && ratios.pti > above ? ['POI'] : [];
  const usual = [...strained, ...programme.stipulations];
  const codes = request.simulate.stipulations ?? (usual.length === 0 ? STANDARD_STIPULATIONS : usual);
  return [...new Set(codes.map(codeOfReference))].map((code) => ({
    code,
    text: textOfStip(code),
    party: DEALER_BRINGS.has(code) ? 'dealer' : 'buyer',
    dueBy,
    state: 'OUTSTANDING',
  }));
}

function commentsOf(request: CreditRequest, programme: ProgrammeRow, ratios: Ratios): string[] {
  const { car, monthlyIncome, loan } = request;
  const frontEnd = loan === undefined ? cents(0) : minus(loan.amountFinanced, loan.products ?? cents(0));
  const advanceMax = percentOf(loan?.price ?? cents(0), programme.maxAdvancePct);
  const rows: readonly (readonly [boolean, string])[] = [
    [car.ageYears > programme.maxAgeYears, `The car is older than the ${programme.maxAgeYears} years this tier takes`],
    [car.miles > programme.maxMiles, `The car has more than the ${programme.maxMiles} miles this tier takes`],
    [frontEnd > advanceMax, `The amount without products is above ${programme.maxAdvancePct} % of the price`],
    [(ratios.pti ?? 0) > programme.ptiMaxPct, `The payment is above ${programme.ptiMaxPct} % of income`],
    [(ratios.dti ?? 0) > programme.dtiMaxPct, `All debts are above ${programme.dtiMaxPct} % of income`],
    [
      monthlyIncome !== undefined && monthlyIncome < programme.minMonthlyIncomeCents,
      `Income is below the ${programme.minMonthlyIncomeCents / 100} a month this tier asks`,
    ],
  ];
  return rows.filter(([holds]) => holds).map(([, text]) => text);
}

function endOfLife(decidedAt: IsoInstant, days: number): IsoInstant {
  return `${addDays(dateOf(decidedAt), days)}${decidedAt.slice(10)}`;
}
