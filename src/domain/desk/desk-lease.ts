/** Desks a lease: capitalized cost, taxed payment, rent charge and amount due at signing. */
import { type Cents, cents, minus, sum, toDecimal } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { type Derivation, moneyStep, plainNumber } from './derivation/derivation.ts';
import type { CompleteDeskInput } from './desk-input.ts';
import type { Financing } from './desk-loan.ts';
import type { Fees } from './fees/vehicle-fees.ts';
import { aprOfMoneyFactor, type LeasePayment, leasePayment, moneyFactorOf } from './payment/lease.ts';
import { netTradeValue } from './payment/loan.ts';
import { DEFAULT_ANNUAL_MILES, rateOf, residualOf, residualProblems } from './pricing.ts';
import type { LeaseTaxed } from './taxes/lease-tax.ts';

/** A lease before its tax is known. */
export interface LeaseWorked extends LeasePayment {
  readonly adjustedCapCost: Cents;
  readonly residual: Cents;
  readonly moneyFactor: number;
  readonly interestRate: number;
  readonly derivation: readonly Derivation[];
}

export type LeaseResult =
  | { readonly ok: true; readonly lease: LeaseWorked }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The lease on price, acquisition fee and products, minus down payment, rebate and trade equity. */
export function leaseDesk(input: CompleteDeskInput, acquisitionFee: Cents): LeaseResult {
  const gross = sum(input.salesPrice, acquisitionFee, input.products);
  const netTrade = netTradeValue(input.tradeIn, input.tradeInPayoff);
  const adjustedCapCost = minus(gross, input.downPayment, input.rebate, netTrade);
  if (adjustedCapCost < 0) {
    const words = `money that with rebate and net trade is at most the gross capitalised cost ${toDecimal(gross)}`;
    return { ok: false, problems: [problem('body', 'downPayment', words, toDecimal(input.downPayment))] };
  }
  const { residual, step } = residualOf(input, adjustedCapCost);
  const problems = residualProblems(residual, adjustedCapCost);
  if (problems.length > 0) return { ok: false, problems };
  const { moneyFactor, interestRate, steps } = moneyFactorFor(input);
  const worked = leasePayment({ adjustedCapCost, residual, moneyFactor, termMonths: input.term });
  const cap = moneyStep(
    'amountFinanced',
    adjustedCapCost,
    'adjusted capitalized cost: gross cost less every reduction',
    {
      grossCapCost: toDecimal(gross),
      downPayment: toDecimal(input.downPayment),
      rebate: toDecimal(input.rebate),
      netTrade: toDecimal(netTrade),
    },
  );
  const inputs = {
    adjustedCapCost: toDecimal(adjustedCapCost),
    residual: toDecimal(residual),
    moneyFactor,
    term: input.term,
  };
  const payment = [
    moneyStep('basePayment', worked.base, '(cap − residual) / term + (cap + residual) × money factor', inputs),
    moneyStep('financeCharge', worked.rentCharge, 'rent charge: (cap + residual) × money factor × term', inputs),
  ];
  const derivation = [cap, step, ...steps, ...payment];
  return { ok: true, lease: { ...worked, adjustedCapCost, residual, moneyFactor, interestRate, derivation } };
}

function moneyFactorFor(input: CompleteDeskInput): { moneyFactor: number; interestRate: number; steps: Derivation[] } {
  const factorText = (factor: number): string => String(plainNumber(factor));
  if (input.moneyFactor !== undefined) {
    const interestRate = aprOfMoneyFactor(input.moneyFactor);
    const step = {
      figure: 'moneyFactor',
      value: factorText(input.moneyFactor),
      rule: 'as asked',
      inputs: { interestRate },
    };
    return { moneyFactor: input.moneyFactor, interestRate, steps: [step] };
  }
  const { aprPct, step } = rateOf(input);
  const moneyFactor = moneyFactorOf(aprPct);
  const derived = {
    figure: 'moneyFactor',
    value: factorText(moneyFactor),
    rule: 'annual rate / 2400',
    inputs: { interestRate: aprPct },
  };
  return { moneyFactor, interestRate: aprPct, steps: [step, derived] };
}

export interface LeaseFinancing extends Financing {
  readonly moneyFactor: number;
  readonly annualMiles: number;
  readonly dueAtSigning: Cents;
}

/** The taxed lease: the monthly payment, the total, and the amount due at signing. */
export function payByLease(
  input: CompleteDeskInput,
  lease: LeaseWorked,
  { monthlyTax, upfrontTax }: LeaseTaxed,
  fees: Fees,
): LeaseFinancing {
  const monthlyPayment = sum(lease.base, monthlyTax);
  const totalOfPayments = (monthlyPayment * input.term) as Cents;
  // The capitalized cost includes the acquisition fee, so it is not paid again at signing.
  const feesAtSigning = minus(fees.combinedFees, fees.acquisitionFee ?? cents(0));
  const dueAtSigning = sum(monthlyPayment, input.downPayment, feesAtSigning, upfrontTax);
  const steps = [
    moneyStep('monthlyPayment', monthlyPayment, 'base payment and the tax on it', {
      basePayment: toDecimal(lease.base),
      monthlyTax: toDecimal(monthlyTax),
    }),
    moneyStep('totalOfPayments', totalOfPayments, 'monthly payment × term', {
      monthlyPayment: toDecimal(monthlyPayment),
      term: input.term,
    }),
    moneyStep(
      'dueAtSigning',
      dueAtSigning,
      'first payment, down payment, fees but the acquisition fee, tax due at signing',
      {
        monthlyPayment: toDecimal(monthlyPayment),
        downPayment: toDecimal(input.downPayment),
        fees: toDecimal(feesAtSigning),
        upfrontTax: toDecimal(upfrontTax),
      },
    ),
  ];
  return {
    amountFinanced: lease.adjustedCapCost,
    interestRate: lease.interestRate,
    monthlyPayment,
    financeCharge: lease.rentCharge,
    totalOfPayments,
    residual: lease.residual,
    moneyFactor: lease.moneyFactor,
    annualMiles: input.annualMiles ?? DEFAULT_ANNUAL_MILES,
    dueAtSigning,
    derivation: [...lease.derivation, ...steps],
  };
}
