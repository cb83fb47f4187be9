/** Computes every figure of a deal and its derivation from the agreed terms. Pure. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, minus } from '#kernel/money.ts';
import type { Problem } from '#kernel/problems.ts';
import type { StateCode } from '../places/states.ts';
import { taxedCar } from './car.ts';
import { type CompleteDeskInput, type DeskInput, type FinanceType, readInput } from './desk-input.ts';
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
  return read.input.financeType === 'Lease' ? deskLease(read.input) : deskSale(read.input);
}

function deskSale(input: CompleteDeskInput): DeskResult {
  const charged = feesOf(input);
  const taxed = withStampTax(input, vehicleTax(taxFacts(input, charged.fees.docFee)), charged.fees);
  const totals = totalsOf(input, taxed.taxes, charged.fees);
  const problems = totalProblems(input, totals);
  if (problems.length > 0) return { ok: false, problems };
  if (input.financeType === 'Cash') return deskFigures(input, charged, taxed, totals, payCash());
  const loan = payByLoan(input, totals.total);
  return loan.ok ? deskFigures(input, charged, taxed, totals, loan.financing) : loan;
}

/** Adds the tax on a loan's note, in states that have one. */
function withStampTax(input: CompleteDeskInput, taxed: Taxed, fees: Fees): Taxed {
  if (input.financeType === 'Cash') return taxed;
  const before = minus(totalsOf(input, taxed.taxes, fees).total, input.downPayment);
  const stamp = documentaryStamp(input.state, before);
  return {
    ...taxed,
    taxes: { ...taxed.taxes, documentaryStampTax: stamp.tax },
    derivation: [...taxed.derivation, ...stamp.derivation],
  };
}

function deskLease(input: CompleteDeskInput): DeskResult {
  const charged = feesOf(input);
  const worked = leaseDesk(input, charged.fees.acquisitionFee ?? cents(0));
  if (!worked.ok) return worked;
  const stream = { basePayment: worked.lease.base, termMonths: input.term, downPayment: input.downPayment };
  const taxed = leaseTax(taxFacts(input, charged.fees.docFee), stream);
  const totals = totalsOf(input, taxed.taxes, charged.fees);
  const problems = totalProblems(input, totals);
  if (problems.length > 0) return { ok: false, problems };
  return deskFigures(input, charged, taxed, totals, payByLease(input, worked.lease, taxed, charged.fees));
}

function deskFigures(
  input: CompleteDeskInput,
  charged: FeesCharged,
  taxed: Taxed,
  totals: Totals,
  financing: Financing,
): DeskResult {
  const { fees } = charged;
  const { financeType, salesPrice, rebate, downPayment, tradeIn, tradeInPayoff, products, term, zip, state, car } =
    input;
  const vehicleMSRP = input.vehicleMSRP ?? car.msrp;
  const guideValue = guideValueOf(input);
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
}: CompleteDeskInput): FeesCharged {
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

function taxFacts(input: CompleteDeskInput, docFee: Cents): TaxFacts {
  const { state, zip, asOf, salesPrice, tradeIn, rebate, products, car, soldOnline } = input;
  return { state, zip, asOf, salesPrice, tradeIn, rebate, docFee, products, soldOnline, ...taxedCar(car) };
}
