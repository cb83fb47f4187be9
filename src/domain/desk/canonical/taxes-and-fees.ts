/** Tax and fee block shared by `/payments` and `/taxes`, as numbers of dollars. */
import { type Cents, cents, minus, sum, toDecimal, toDollars } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { taxedCar } from '../car.ts';
import { type Derivation, moneyStep } from '../derivation/derivation.ts';
import { type Fees, vehicleFees } from '../fees/vehicle-fees.ts';
import { documentaryStamp } from '../taxes/documentary-stamp.ts';
import type { Jurisdiction } from '../taxes/jurisdiction.ts';
import { type Taxes, vehicleTax } from '../taxes/vehicle-tax.ts';
import { estimateStep } from './estimate-step.ts';
import type { Subject } from './subject.ts';

/** The stated price, the asking price of the current listing, today's retail value, or the list price. */
export type PriceBasis = 'asked' | 'asking-price' | 'retail-value' | 'msrp';

const PRICE_RULES: Readonly<Record<PriceBasis, string>> = {
  asked: 'as asked',
  'asking-price': 'none was sent: the asking price of the listing',
  'retail-value': 'no price was sent or listed: the estimated retail value today',
  msrp: 'no price was sent or listed, and no value is known: the MSRP',
};

export interface SaleInput {
  readonly state: StateCode;
  /** The buyer's ZIP, in that state. */
  readonly zip: string;
  readonly downPayment?: Cents;
  readonly price: Cents;
  /** Where the price comes from. */
  readonly priceBasis: PriceBasis;
  readonly tradeIn: Cents;
  /** The state's usual document fee when absent. */
  readonly docFee?: Cents;
  /** The buyer's plate moves to this car. */
  readonly plateTransfer?: boolean;
  /** Sold over the Internet, for states that tax such a sale elsewhere. */
  readonly soldOnline?: boolean;
}

export interface TaxesAndFees {
  readonly taxes: Taxes;
  readonly jurisdiction: Jurisdiction;
  readonly fees: Fees;
  readonly totalTaxesAndFees: Cents;
  readonly derivation: readonly Derivation[];
}

/** Taxes and fees of a financed sale without rebate or products, as priced by the gateway's endpoints. */
export function taxesAndFees(
  { car, msrp, msrpEstimate, asOf }: Subject,
  { state, zip, price, priceBasis, tradeIn, docFee, plateTransfer, soldOnline, downPayment = cents(0) }: SaleInput,
): TaxesAndFees {
  const charged = vehicleFees({
    state,
    zip,
    asOf,
    salesPrice: price,
    docFee,
    car: { msrp, ...car },
    plateTransfer,
    financed: true,
  });
  const nothing = cents(0);
  const taxed = vehicleTax({
    state,
    zip,
    asOf,
    salesPrice: price,
    tradeIn,
    rebate: nothing,
    docFee: charged.fees.docFee,
    products: nothing,
    soldOnline,
    ...taxedCar(car),
  });
  const { fees } = charged;
  const before = sum(taxed.taxes.combinedSalesTax, taxed.taxes.gasGuzzlerTax, fees.combinedFees);
  const stamp = documentaryStamp(state, sum(minus(price, downPayment, tradeIn), before));
  const taxes = { ...taxed.taxes, documentaryStampTax: stamp.tax };
  const totalTaxesAndFees = sum(before, stamp.tax);
  const total = moneyStep('totalTaxesAndFees', totalTaxesAndFees, 'taxes and every fee', {
    combinedSalesTax: toDecimal(taxes.combinedSalesTax),
    gasGuzzlerTax: toDecimal(taxes.gasGuzzlerTax),
    documentaryStampTax: toDecimal(taxes.documentaryStampTax),
    combinedFees: toDecimal(fees.combinedFees),
  });
  const priced = moneyStep('price', price, PRICE_RULES[priceBasis], {});
  const estimate = msrpEstimate === undefined ? [] : [estimateStep(msrpEstimate)];
  return {
    taxes,
    jurisdiction: taxed.jurisdiction,
    fees,
    totalTaxesAndFees,
    derivation: [...estimate, priced, ...charged.derivation, ...taxed.derivation, ...stamp.derivation, total],
  };
}

/** The `fees` member: `combinedFees` is title, registration, agency and document fee; `dmvFee` the sum of `dmvFees`. */
export function feesInDollars({ titleFee, registrationFee, dmvFee, docFee, combinedFees, dmvFees }: Fees) {
  return { ...inDollars({ titleFee, registrationFee, dmvFee, combinedFees, docFee }), dmvFees: inDollars(dmvFees) };
}

/** Each amount as a number of dollars. */
export function inDollars<Name extends string>(amounts: Readonly<Record<Name, Cents>>): Record<Name, number> {
  const entries = Object.entries<Cents>(amounts).map(([name, amount]) => [name, toDollars(amount)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
