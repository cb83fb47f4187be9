/** Computes `/taxes/{vin}`: every tax and fee of a sale at a ZIP, as numbers of dollars. */

import { withoutUndefined } from '#kernel/answer.ts';
import { toDollars } from '#kernel/money.ts';
import { jurisdictionAnswer } from '../taxes/jurisdiction.ts';
import type { Subject } from './subject.ts';
import { feesInDollars, inDollars, type SaleInput, taxesAndFees } from './taxes-and-fees.ts';

export interface TaxesInput extends SaleInput {
  /** Text as the caller sent it; defaults are echoed as numbers. */
  readonly sent: { readonly price?: string | undefined; readonly tradeIn?: string | undefined };
}

/** `combinedSalesTax` is the sum of the four sales taxes; the total adds gas-guzzler tax and `combinedFees`. */
export function taxesAnswer(subject: Subject, input: TaxesInput) {
  const { vin, year, make, model } = subject;
  const { price, tradeIn, zip, sent } = input;
  const sale = taxesAndFees(subject, input);
  return {
    vehicle: { vin, year, ...withoutUndefined({ make, model }) },
    criteria: {
      price: sent.price ?? toDollars(price),
      zip,
      docFee: toDollars(input.docFee ?? sale.fees.docFee),
      tradeIn: sent.tradeIn ?? toDollars(tradeIn),
    },
    totalTaxesAndFees: toDollars(sale.totalTaxesAndFees),
    taxes: inDollars({ ...sale.taxes }),
    fees: feesInDollars(sale.fees),
    asOf: subject.asOf,
    jurisdiction: jurisdictionAnswer(sale.jurisdiction),
    derivation: [...sale.derivation],
  };
}
