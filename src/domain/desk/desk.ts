/** Computes every figure of a deal and its derivation from the agreed terms. Pure. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, minus } from '#kernel/money.ts';
import type { Problem } from '#kernel/problems.ts';
import type { StateCode } from '../places/states.ts';
import { taxedCar } from './car.ts';
import { type DeskInput, type DeskQuestion, type FinanceType, readInput } from './desk-input.ts';
import { leaseDesk, payByLease } from './desk-lease.ts';
import { type Financing, payByLoan, payCash } from './desk-loan.ts';
import { type Fees, type FeesCharged, vehicleFees } from './fees/vehicle-fees.ts';
import { guideValueOf } from './pricing.ts';
import { documentaryStamp } from './taxes/documentary-stamp.ts';
import type { Jurisdiction } from './taxes/jurisdiction.ts';
import { leaseTax } from './taxes/lease-tax.ts';
import { type Taxed, type Taxes, type TaxFacts, vehicleTax } from './taxes/vehicle-tax.ts';
import { type Totals, totalProblems, totalsOf } from './totals.ts';

export interface Desked extends Financing {
  readonly financeType: FinanceType;
  readonly salesPrice: Cents;
  readonly rebate: Cents;
  readonly downPayment: Cents;
  readonly tradeIn: Cents;
  readonly tradeInPayoff: Cents;
  readonly docFee: Cents;
  readonly taxes: Taxes;
  /** Where the deal is taxed, and at which rates. */
  readonly jurisdiction: Jurisdiction;
  readonly fees: Fees;
  readonly totalTaxesAndFees: Cents;
  readonly products: Cents;
  readonly term: number;
  /** The priced amount: price, taxes, fees and products minus rebate and net trade-in, financed or not. */
  readonly total: Cents;
  readonly zip: string;
  readonly state: StateCode;
  readonly vehicleMSRP?: Cents;
  readonly guideValue?: Cents;
  readonly odometer: number;
  readonly condition: 'new' | 'used';
  readonly moneyFactor?: number;
  readonly annualMiles?: number;
  readonly dueAtSigning?: Cents;
}

export type DeskResult =
  | { readonly ok: true; readonly desked: Desked }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Computes a deal. Returns all problems of the input at once, and those of its totals if there are none. */
export function desk(input: DeskInput): DeskResult {
  const read = readInput(input);
  if (!read.ok) return read;
  return read.asked.financeType === 'Lease' ? deskLease(read.asked) : deskSale(read.asked);
}

function deskSale(asked: DeskQuestion): DeskResult {
  const charged = feesOf(asked);
  const taxed = withStampTax(asked, vehicleTax(taxFacts(asked, charged.fees.docFee)), charged.fees);
  const totals = totalsOf(asked, taxed.taxes, charged.fees);
  const problems = totalProblems(asked, totals);
  if (problems.length > 0) return { ok: false, problems };
  if (asked.financeType === 'Cash') return deskFigures(asked, charged, taxed, totals, payCash());
  const loan = payByLoan(asked, totals.total);
  return loan.ok ? deskFigures(asked, charged, taxed, totals, loan.financing) : loan;
}

/** Adds the tax on a loan's note, in states that have one. */
function withStampTax(asked: DeskQuestion, taxed: Taxed, fees: Fees): Taxed {
  if (asked.financeType === 'Cash') return taxed;
  const before = minus(totalsOf(asked, taxed.taxes, fees).total, asked.downPayment);
  const stamp = documentaryStamp(asked.state, before);
  return {
    ...taxed,
    taxes: { ...taxed.taxes, documentaryStampTax: stamp.tax },
    derivation: [...taxed.derivation, ...stamp.derivation],
  };
}

function deskLease(asked: DeskQuestion): DeskResult {
  const charged = feesOf(asked);
  const worked = leaseDesk(asked, charged.fees.acquisitionFee ?? cents(0));
  if (!worked.ok) return worked;
  const stream = { basePayment: worked.lease.base, termMonths: asked.term, downPayment: asked.downPayment };
  const taxed = leaseTax(taxFacts(asked, charged.fees.docFee), stream);
  const totals = totalsOf(asked, taxed.taxes, charged.fees);
  const problems = totalProblems(asked, totals);
  if (problems.length > 0) return { ok: false, problems };
  return deskFigures(asked, charged, taxed, totals, payByLease(asked, worked.lease, taxed, charged.fees));
}

function deskFigures(
  asked: DeskQuestion,
  charged: FeesCharged,
  taxed: Taxed,
  totals: Totals,
  financing: Financing,
): DeskResult {
  const { fees } = charged;
  const { financeType, salesPrice, rebate, downPayment, tradeIn, tradeInPayoff, products, term, zip, state, car } =
    asked;
  const vehicleMSRP = asked.vehicleMSRP ?? car.msrp;
  const guideValue = guideValueOf(asked);
  return {
    ok: true,
    desked: {
      ...financing,
      financeType,
      salesPrice,
      rebate,
      downPayment,
      tradeIn,
      tradeInPayoff,
      products,
      term,
      zip,
      state,
      docFee: fees.docFee,
      taxes: taxed.taxes,
      jurisdiction: taxed.jurisdiction,
      fees,
      totalTaxesAndFees: totals.totalTaxesAndFees,
      total: totals.total,
      odometer: car.odometer,
      condition: car.condition,
      ...withoutUndefined({ guideValue, vehicleMSRP }),
      derivation: [...charged.derivation, ...taxed.derivation, ...totals.derivation, ...financing.derivation],
    },
  };
}

function feesOf({
  state,
  zip,
  asOf,
  salesPrice,
  financeType,
  docFee,
  vehicleMSRP,
  car,
  plateTransfer,
}: DeskQuestion): FeesCharged {
  return vehicleFees({
    state,
    zip,
    asOf,
    salesPrice,
    docFee,
    msrp: vehicleMSRP,
    car,
    plateTransfer,
    financed: financeType !== 'Cash',
    leased: financeType === 'Lease',
  });
}

function taxFacts(asked: DeskQuestion, docFee: Cents): TaxFacts {
  const { state, zip, asOf, salesPrice, tradeIn, rebate, products, car, soldOnline } = asked;
  return { state, zip, asOf, salesPrice, tradeIn, rebate, docFee, products, soldOnline, ...taxedCar(car) };
}
