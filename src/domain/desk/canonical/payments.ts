/** Computes `/payments/{vin}`: the monthly payment before and with taxes and fees. */

import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { draw } from '#kernel/hash.ts';
import { atLeastZero, type Cents, lesser, minus, sum, toDecimal, toDollars } from '#kernel/money.ts';
import { squishVinOf } from '#kernel/vin.ts';
import { type Derivation, moneyStep, plainNumber } from '../derivation/derivation.ts';
import { datedSchedule } from '../payment/dated-schedule.ts';
import { levelPayment } from '../payment/loan.ts';
import { toWireSchedule } from '../payment/schedule-wire.ts';
import { aprStep, ltvOf, postedAprs } from '../rates/posted-apr.ts';
import { jurisdictionAnswer } from '../taxes/jurisdiction.ts';
import { paymentGrid, rateOfLoan } from './payment-grid.ts';
import type { PaymentsInput } from './payments-input.ts';
import type { Subject } from './subject.ts';
import { feesInDollars, inDollars, taxesAndFees } from './taxes-and-fees.ts';

/** Default months of a loan. */
export const DEFAULT_TERM = 60;

/** Numbers of dollars throughout; `criteria.price` and `criteria.tradeIn` are text, `vehicle.year` too, as on the gateway. */
export function paymentsAnswer(subject: Subject, input: PaymentsInput) {
  const { vin, year, make, model, car } = subject;
  const { price, tradeIn, downPayment, zip, sent, creditScore } = input;
  const sale = taxesAndFees(subject, input);
  const rated = { creditScore, condition: car.condition, miles: car.odometer, ageYears: car.ageYears };
  const financed = minus(price, downPayment, tradeIn);
  const loanAmount = sum(financed, sale.totalTaxesAndFees);
  const loan = { termMonths: input.term, ltvPct: ltvOf(loanAmount, subject.guideValue) };
  const financeRate = rateOfLoan(subject, input, loanAmount);
  const before = monthlyOf(financed, financeRate, input.term);
  const withTaxes = monthlyOf(loanAmount, financeRate, input.term);
  const block = {
    totalTaxesAndFees: toDollars(sale.totalTaxesAndFees),
    taxes: leviedOnly(inDollars({ ...sale.taxes })),
    fees: feesInDollars(sale.fees),
  };
  return {
    vehicle: { vin, year: String(year ?? ''), ...withoutUndefined({ make, model }) },
    criteria: {
      price: sent.price ?? String(toDollars(price)),
      zip,
      docFee: toDollars(input.docFee ?? sale.fees.docFee),
      tradeIn: sent.tradeIn ?? String(toDollars(tradeIn)),
    },
    paymentsData: {
      loanAmount: toDollars(loanAmount),
      loanMonthlyPayment: toDollars(before),
      loanMonthlyPaymentWithTaxes: toDollars(withTaxes),
      ...block,
      calculationCriteria: calculationCriteria(subject, input, financeRate, sale.fees.docFee),
    },
    apr: postedAprs(rated),
    ...block,
    ...(input.schedule === undefined
      ? {}
      : {
          schedule: scheduleAnswer(input, input.schedule, {
            principal: atLeastZero(loanAmount),
            aprPct: financeRate,
            on: subject.asOf,
          }),
        }),
    ...(input.grid === true ? { grid: paymentGrid(subject, input) } : {}),
    asOf: subject.asOf,
    jurisdiction: jurisdictionAnswer(sale.jurisdiction),
    derivation: [
      ...sale.derivation,
      input.interestRate === undefined ? aprStep(rated, loan, subject.guideValue) : statedRate(input.interestRate),
      moneyStep('loanAmount', loanAmount, 'price less down payment and trade-in, with taxes and fees', {
        price: toDecimal(price),
        downPayment: toDecimal(downPayment),
        tradeIn: toDecimal(tradeIn),
        totalTaxesAndFees: toDecimal(sale.totalTaxesAndFees),
      }),
      paymentStep('loanMonthlyPayment', before, financed, financeRate, input.term),
      paymentStep('loanMonthlyPaymentWithTaxes', withTaxes, loanAmount, financeRate, input.term),
    ],
  };
}

function scheduleAnswer(
  { term, downPayment, tradeIn }: PaymentsInput,
  { firstPaymentDate, prepaidFinanceCharge }: NonNullable<PaymentsInput['schedule']>,
  { principal, aprPct, on }: { readonly principal: Cents; readonly aprPct: number; readonly on: IsoDate },
) {
  const schedule = datedSchedule({
    principal,
    aprPct,
    termMonths: term,
    contractDate: on,
    firstPaymentDate,
    prepaidFinanceCharge: lesser(prepaidFinanceCharge, principal),
    downPayment: sum(downPayment, tradeIn),
  });
  return toWireSchedule(schedule);
}

/** A trade-in and down payment above the amount due leave zero to pay, not a negative payment. */
function monthlyOf(principal: Cents, aprPct: number, termMonths: number): Cents {
  return levelPayment({ principal: atLeastZero(principal), aprPct, termMonths });
}

function calculationCriteria(subject: Subject, input: PaymentsInput, financeRate: number, docFee: Cents) {
  return {
    numberOfMonths: input.term,
    financeRate,
    downPayment: toDollars(input.downPayment),
    tradeIn: toDollars(input.tradeIn),
    tradeInOwedAmount: 0,
    salesPrice: toDollars(input.price),
    conditionalIncentiveAmount: 0,
    primaryIncentiveAmount: 0,
    docFee: toDollars(docFee),
    zipCode: input.zip,
    styleId: styleIdOf(subject),
    marketValue: toDollars(subject.worth[0] ?? input.price),
    withConcreteTaxesAndFees: true,
    applyLimits: true,
    msrp: toDollars(subject.msrp),
    lowerLimit: false,
  };
}

function statedRate(interestRate: number): Derivation {
  return { figure: 'interestRate', value: String(plainNumber(interestRate)), rule: 'as asked', inputs: {} };
}

function paymentStep(figure: string, payment: Cents, principal: Cents, financeRate: number, term: number): Derivation {
  const rule = 'P × i / (1 − (1 + i)^−n) with i = rate / 1200, half-up at the cent';
  return moneyStep(figure, payment, rule, { principal: toDecimal(principal), financeRate, term });
}

type TaxLines = Record<
  | 'stateSalesTax'
  | 'countySalesTax'
  | 'citySalesTax'
  | 'districtSalesTax'
  | 'combinedSalesTax'
  | 'gasGuzzlerTax'
  | 'documentaryStampTax',
  number
>;

/** State, combined and gas-guzzler tax always; county, city and district only when they levy something. */
function leviedOnly({ combinedSalesTax, stateSalesTax, gasGuzzlerTax, ...local }: TaxLines) {
  return {
    combinedSalesTax,
    stateSalesTax,
    gasGuzzlerTax,
    ...Object.fromEntries(Object.entries(local).filter(([, tax]) => tax > 0)),
  };
}

/** A stable number for the build of a VIN, shared by all cars of that build. */
function styleIdOf({ vin }: Subject): number {
  return 400_000_000 + draw(100_000_000, 'style-id', squishVinOf(vin));
}
