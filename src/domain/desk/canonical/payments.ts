/** Owns the canonical answer of `/payments/{vin}`: what a car costs a month, before and with taxes and fees. */
import { draw } from '#kernel/hash.ts';
import { type Cents, minus, sum, toDollars } from '#kernel/money.ts';
import { squish } from '#kernel/vin.ts';
import { levelPayment } from '../payment/loan.ts';
import { aprStep, postedApr, postedAprs } from '../rates/posted-apr.ts';
import { atLeastZero } from '../taxes/state-rules.ts';
import type { Subject } from './subject.ts';
import { feesInDollars, inDollars, type SaleAsked, taxesAndFees } from './taxes-and-fees.ts';

/** Months of a loan whose length nobody names. */
export const DEFAULT_TERM = 60;

export interface PaymentsAsked extends SaleAsked {
  readonly zip: string;
  readonly downPayment: Cents;
  /** Months, 1 to 600. */
  readonly term: number;
  readonly creditScore: number;
  /** Percent a year; the posted rate when absent. */
  readonly interestRate?: number;
  /** Text as the caller sent it, to be echoed letter by letter. */
  readonly sent: { readonly price?: string | undefined; readonly tradeIn?: string | undefined };
}

/** Numbers of dollars throughout; `criteria.price` and `criteria.tradeIn` are text, `vehicle.year` too, as on the gateway. */
export function paymentsAnswer(subject: Subject, asked: PaymentsAsked) {
  const { vin, year, make, model, msrp, worth, car } = subject;
  const { price, tradeIn, downPayment, term, zip, sent, creditScore } = asked;
  const sale = taxesAndFees(subject, asked);
  const rated = { creditScore, condition: car.condition, miles: car.odometer, ageYears: car.ageYears };
  const financeRate = asked.interestRate ?? postedApr(rated);
  const financed = minus(price, downPayment, tradeIn);
  const loanAmount = sum(financed, sale.totalTaxesAndFees);
  const monthly = (principal: Cents): number =>
    toDollars(levelPayment({ principal: atLeastZero(principal), aprPct: financeRate, termMonths: term }));
  const block = {
    totalTaxesAndFees: toDollars(sale.totalTaxesAndFees),
    taxes: leviedOnly(inDollars({ ...sale.taxes })),
    fees: feesInDollars(sale.fees),
  };
  return {
    vehicle: { vin, year: String(year ?? ''), make, model },
    criteria: {
      price: sent.price ?? String(toDollars(price)),
      zip,
      docFee: toDollars(asked.docFee ?? sale.fees.docFee),
      tradeIn: sent.tradeIn ?? String(toDollars(tradeIn)),
    },
    paymentsData: {
      loanAmount: toDollars(loanAmount),
      loanMonthlyPayment: monthly(financed),
      loanMonthlyPaymentWithTaxes: monthly(loanAmount),
      ...block,
      calculationCriteria: {
        numberOfMonths: term,
        financeRate,
        downPayment: toDollars(downPayment),
        tradeIn: toDollars(tradeIn),
        tradeInOwedAmount: 0,
        salesPrice: toDollars(price),
        conditionalIncentiveAmount: 0,
        primaryIncentiveAmount: 0,
        docFee: toDollars(sale.fees.docFee),
        zipCode: zip,
        styleId: styleIdOf(subject),
        marketValue: toDollars(worth[0] ?? price),
        withConcreteTaxesAndFees: true,
        applyLimits: true,
        msrp: toDollars(msrp),
        lowerLimit: false,
      },
    },
    apr: postedAprs(rated),
    ...block,
    derivation: [...sale.derivation, ...(asked.interestRate === undefined ? [aprStep(rated)] : [])],
  };
}

type TaxLines = Record<
  'stateSalesTax' | 'countySalesTax' | 'citySalesTax' | 'districtSalesTax' | 'combinedSalesTax' | 'gasGuzzlerTax',
  number
>;

/** State, combined and gas-guzzler tax always; county, city and district only where they levy something. */
function leviedOnly({ combinedSalesTax, stateSalesTax, gasGuzzlerTax, ...local }: TaxLines) {
  return {
    combinedSalesTax,
    stateSalesTax,
    gasGuzzlerTax,
    ...Object.fromEntries(Object.entries(local).filter(([, tax]) => tax > 0)),
  };
}

/** A stable number for the build that a VIN names: cars of one build share it. */
function styleIdOf({ vin }: Subject): number {
  return 400_000_000 + draw(100_000_000, 'style-id', squish(vin));
}
