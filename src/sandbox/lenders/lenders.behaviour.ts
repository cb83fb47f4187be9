/** Decides applications by the program of a tier and the caller's requested verdict. Pure. */
import type {
  AskedLoan,
  AskedProof,
  CounterOffer,
  CreditRequest,
  LenderCard,
  LenderDecision,
  Ratios,
  Reserve,
} from '#domain/credit/decision.ts';
import { loanValue, ratiosOf } from '#domain/credit/decision.ts';
import {
  carTermMax,
  DEALER_BRINGS,
  PROGRAMME,
  type ProgrammeRow,
  RESERVE_SPLIT_PCT,
  STANDARD_STIPULATIONS,
} from '#domain/credit/sizing/programme.data.ts';
import { affordablePayment, sizedLoan } from '#domain/credit/sizing/sizing.ts';
import { RATE_ADDITIONS } from '#domain/credit-tiers/tiers.data.ts';
import { postedApr, refinanceApr, tierNamed, tierOf } from '#domain/credit-tiers/tiers.ts';
import { levelPayment } from '#domain/desk/payment/loan.ts';
import { ltvOf } from '#domain/desk/rates/posted-apr.ts';
import { DEFAULT_TIER } from '#domain/refinance/bands.ts';
import { codeOfReference, textOfStip } from '#domain/stips/codes.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { addDays, dateOf, type IsoInstant } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { atLeastZero, type Cents, cents, minus, percentOf } from '#kernel/money.ts';
import type { PreapprovalRequest } from '#ports/lenders.ts';
import { informationNeeded, noticesFor, reasonsFor } from './notices.ts';

const LONG_LOAN_MONTHS = 60;
const RATE_MAX = RATE_ADDITIONS.cap;
const NO_RESERVE: Reserve = { type: 'flat', amount: cents(0) };

/** The decision of one lender on one revision of an application; deterministic. */
export function decide(request: CreditRequest, lender: LenderCard): LenderDecision {
  const { applicationId, revision, tier, loan, simulate, decidedAt } = request;
  const programme = PROGRAMME[tier];
  const termMax = Math.min(request.car.used ? programme.maxTermUsed : programme.maxTermNew, carTermMax(request.car));
  const termMonths = Math.min(loan?.termMonths ?? termMax, termMax);
  const reserve = request.refinance === undefined ? reserveOf(programme, termMonths) : NO_RESERVE;
  const limits = limitsOf(request, programme, termMonths, reserve);
  const declined = simulate.verdict === 'declined';
  const askedLtv = loan === undefined ? undefined : ltvWithoutProducts(loan, loan.amountFinanced);
  const askedRate = rateAt(request, termMonths, reserve, askedLtv);
  const { buyRatePct, customerRatePct } = (declined ? undefined : limits.rate) ?? askedRate;
  const asked = askedRatios(request, termMonths, askedRate.customerRatePct);
  const ratios = declined ? asked : approvedRatios(request, limits);
  const expiresAt = endOfLife(decidedAt, programme.lifeDays);
  const counterOffer = declined ? undefined : counterOfferOf(request, limits.approved);
  const reasons = declined ? reasonsFor(request, programme, asked) : [];
  const outcome = { expiresAt, declined, counterOffer, aprPct: customerRatePct, reasons, programme, asked };
  const stipulations = simulate.verdict === 'conditioned' ? stipulationsOf(request, programme, ratios, expiresAt) : [];
  return {
    decisionId: `decision_${hashId('credit-decision', applicationId, lender.id, revision)}`,
    decision: simulate.verdict,
    lender,
    tier,
    buyRatePct,
    customerRatePct,
    reserve,
    ...(declined ? {} : { approved: limits.approved }),
    ...withoutUndefined({ counterOffer }),
    dealerFee: request.refinance === undefined ? (programme.dealerFeeCents as Cents) : cents(0),
    stipulations,
    reasons,
    ...noticesFor(request, lender, outcome),
    ratios,
    expiresAt,
    comments: [...commentsOf(request, programme, asked), ...informationNeeded(stipulations, expiresAt)],
  };
}

/** The same program without its limits: the whole loan is approved, so that a purchase needs no credit step. */
export function preapprove(request: PreapprovalRequest, lender: LenderCard): LenderDecision {
  const {
    counterOffer: _,
    notice: __,
    coApplicantNotice: ___,
    approved,
    ...decision
  } = decide({ ...request, lenderId: lender.id, simulate: { verdict: 'approved' } }, lender);
  const { amountFinanced, termMonths } = request.loan;
  const maxAdvancePct = approved?.maxAdvancePct ?? 0;
  const aprPct = decision.customerRatePct;
  const payment = levelPayment({ principal: atLeastZero(amountFinanced), aprPct, termMonths });
  return {
    ...decision,
    approved: { ...approved, maxAdvancePct, amountFinanced, termMonths, payment, maxPayment: payment },
    comments: ['Approved by the sandbox because the desk named no financeType; no application was made.'],
  };
}

function reserveOf({ reserve }: ProgrammeRow, termMonths: number): Reserve {
  if ('flatCents' in reserve) return { type: 'flat', amount: reserve.flatCents as Cents };
  const capPoints = termMonths > LONG_LOAN_MONTHS ? reserve.over60 : reserve.upTo60;
  return { type: 'participation', capPoints, splitPct: RESERVE_SPLIT_PCT };
}

/** The desked rate, clamped between the buy rate and its cap. */
function customerRate(buyRatePct: number, reserve: Reserve, deskedPct: number | undefined): number {
  const cap = Math.min(RATE_MAX, buyRatePct + (reserve.type === 'participation' ? reserve.capPoints : 0));
  return Math.round(Math.min(cap, Math.max(buyRatePct, deskedPct ?? buyRatePct)) * 100) / 100;
}

interface Limits {
  readonly approved: NonNullable<LenderDecision['approved']>;
  readonly payment?: Cents;
  /** The rate of the approved amount; undefined before desking. */
  readonly rate?: Rate;
}

interface Rate {
  readonly buyRatePct: number;
  readonly customerRatePct: number;
}

/**
 * The buy rate and customer rate of a tier at a loan-to-value without products. A refinance keeps the spread of its
 * offer.
 */
function rateAt(request: CreditRequest, termMonths: number, reserve: Reserve, ltvPct?: number): Rate {
  const { tier, score, car, loan, refinance } = request;
  const row = tierNamed(tier) ?? tierOf(score);
  if (refinance !== undefined) {
    const spread = refinance.offeredAprPct - refinanceApr(DEFAULT_TIER, loan?.termMonths ?? termMonths);
    const aprPct = Math.round(Math.min(RATE_MAX, refinanceApr(row, termMonths) + spread) * 1000) / 1000;
    return { buyRatePct: aprPct, customerRatePct: aprPct };
  }
  const buyRatePct = postedApr(row, car, { termMonths, ltvPct });
  return { buyRatePct, customerRatePct: customerRate(buyRatePct, reserve, loan?.aprPct) };
}

/** A consistent amount, rate, term and payment within the advance limit and the payment that the income supports. */
function limitsOf(request: CreditRequest, programme: ProgrammeRow, termMonths: number, reserve: Reserve): Limits {
  const { loan } = request;
  const { maxAdvancePct } = programme;
  if (loan === undefined) return { approved: { maxAdvancePct, termMonths } };
  const paymentMax = affordablePayment(request, programme);
  const { amountFinanced, payment, aprPct } = sizedLoan({
    most: loan.amountFinanced,
    termMonths,
    value: loanValue(loan),
    products: loan.products,
    advance: percentOf(lendingBase(request, loan), maxAdvancePct),
    paymentMax,
    rateAt: (ltvPct) => rateAt(request, termMonths, reserve, ltvPct).customerRatePct,
  });
  const ltvPct = ltvWithoutProducts(loan, amountFinanced);
  const rate = { ...rateAt(request, termMonths, reserve, ltvPct), customerRatePct: aprPct };
  const maxPayment = paymentMax ?? payment;
  const downPaymentMin = request.refinance === undefined ? percentOf(loan.price, programme.minDownPct) : cents(0);
  const approved = { amountFinanced, termMonths, payment, maxAdvancePct, maxPayment, downPaymentMin };
  return { approved, payment, rate };
}

/**
 * The base of the advance: the guide value. Without a stated income nothing is underwritten, and a price above the
 * guide value counts as the car's appraisal.
 */
function lendingBase({ monthlyIncome }: CreditRequest, loan: AskedLoan): Cents {
  const value = loanValue(loan);
  return monthlyIncome === undefined && loan.price > value ? loan.price : value;
}

function ltvWithoutProducts(loan: AskedLoan, amountFinanced: Cents): number | undefined {
  return ltvOf(minus(amountFinanced, loan.products ?? cents(0)), loanValue(loan));
}

function askedRatios(request: CreditRequest, termMonths: number, aprPct: number): Ratios {
  const { loan } = request;
  if (loan === undefined) return ratiosOf(request);
  const payment = levelPayment({ principal: atLeastZero(loan.amountFinanced), aprPct, termMonths });
  return ratiosOf({ ...request, amountFinanced: loan.amountFinanced, value: loanValue(loan), payment });
}

function approvedRatios(request: CreditRequest, { approved, payment }: Limits): Ratios {
  const { amountFinanced } = approved;
  return ratiosOf({
    ...request,
    ...(request.loan === undefined ? {} : { value: loanValue(request.loan) }),
    ...withoutUndefined({ amountFinanced, payment }),
  });
}

/** The differences from the request: the caller's own counter-offer, or else the program's limits. */
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
  return { ...differing, reason: `These are the limits of this tier’s program` };
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
  const { car, monthlyIncome, loan, joint } = request;
  const frontEnd = loan === undefined ? cents(0) : minus(loan.amountFinanced, loan.products ?? cents(0));
  const advanceMax = loan === undefined ? cents(0) : percentOf(loanValue(loan), programme.maxAdvancePct);
  const rows: readonly (readonly [boolean, string])[] = [
    [
      car.ageYears > programme.maxAgeYears,
      `The car is older than the ${programme.maxAgeYears} years that this tier allows`,
    ],
    [car.miles > programme.maxMiles, `The car has more than the ${programme.maxMiles} miles that this tier allows`],
    [frontEnd > advanceMax, `The amount without products exceeds ${programme.maxAdvancePct} % of the guide value`],
    [(ratios.pti ?? 0) > programme.ptiMaxPct, `The payment exceeds ${programme.ptiMaxPct} % of income`],
    [(ratios.dti ?? 0) > programme.dtiMaxPct, `Total debt payments exceed ${programme.dtiMaxPct} % of income`],
    [
      monthlyIncome !== undefined && monthlyIncome < programme.minMonthlyIncomeCents,
      `Income is below the ${programme.minMonthlyIncomeCents / 100} a month that this tier requires`,
    ],
  ];
  const jointly = joint === undefined ? [] : [`Joint application, scores ${joint.scores.join(' and ')}. ${joint.rule}`];
  return [...jointly, ...rows.filter(([holds]) => holds).map(([, text]) => text)];
}

function endOfLife(decidedAt: IsoInstant, days: number): IsoInstant {
  return `${addDays(dateOf(decidedAt), days)}${decidedAt.slice(10)}`;
}
