/** Wire form of a contract's terms. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { toDecimal } from '#kernel/money.ts';

/** The terms of a contract as returned. The plan's level is `coverageLevel`; `coverage` says whether it is in force. */
export function toWireTerms(terms: ContractTerms) {
  return {
    contractId: terms.contractId,
    vin: terms.vin as string,
    productType: terms.productType,
    name: terms.name,
    coverageLevel: terms.coverage,
    termMonths: terms.termMonths,
    termMiles: terms.termMiles,
    deductible: toDecimal(terms.deductible),
    price: toDecimal(terms.price),
    dealerCost: toDecimal(terms.dealerCost),
    saleDate: terms.saleDate,
    effectiveDate: terms.effectiveDate,
    expirationDate: terms.expirationDate,
    saleOdometer: terms.saleOdometer,
    form: terms.form,
    ...withoutUndefined({ buyerState: terms.state }),
  };
}
