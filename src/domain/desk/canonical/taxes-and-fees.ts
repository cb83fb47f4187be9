/** Owns the tax and fee block that `/payments` and `/taxes` share: the same figures, as numbers of dollars. */
import { type Cents, cents, sum, toDollars } from '#kernel/money.ts';
import type { Derivation } from '../derivation.ts';
import { type Fees, vehicleFees } from '../fees/vehicle-fees.ts';
import type { StateCode } from '../place/zip.ts';
import { type Taxes, vehicleTax } from '../taxes/vehicle-tax.ts';
import type { Subject } from './subject.ts';

export interface SaleAsked {
  readonly state: StateCode;
  readonly price: Cents;
  readonly tradeIn: Cents;
  /** The service's default when absent. */
  readonly docFee?: Cents;
}

export interface TaxesAndFees {
  readonly taxes: Taxes;
  readonly fees: Fees;
  readonly totalTaxesAndFees: Cents;
  readonly derivation: readonly Derivation[];
}

/** Taxes and fees of a financed sale without rebate or products, which is what the gateway's doors price. */
export function taxesAndFees({ car, msrp }: Subject, { state, price, tradeIn, docFee }: SaleAsked): TaxesAndFees {
  const { condition, ageYears, electric, curbWeightLb } = car;
  const charged = vehicleFees({
    state,
    salesPrice: price,
    condition,
    financed: true,
    msrp,
    ...(docFee === undefined ? {} : { docFee }),
    ...(electric === undefined ? {} : { electric }),
  });
  const nothing = cents(0);
  const taxed = vehicleTax({
    state,
    salesPrice: price,
    tradeIn,
    rebate: nothing,
    docFee: charged.fees.docFee,
    products: nothing,
    condition,
    ageYears,
    ...(curbWeightLb === undefined ? {} : { curbWeightLb }),
  });
  const { taxes } = taxed;
  return {
    taxes,
    fees: charged.fees,
    totalTaxesAndFees: sum(taxes.combinedSalesTax, taxes.gasGuzzlerTax, charged.fees.combinedFees),
    derivation: [...charged.derivation, ...taxed.derivation],
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
