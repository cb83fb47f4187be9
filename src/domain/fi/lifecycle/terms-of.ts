/** Parses the terms of a staged contract from its event as exact amounts. */
import { withoutUndefined } from '#kernel/answer.ts';
import { parseVin } from '#kernel/vin.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import type { ContractTerms } from '../contract-terms.ts';
import { PRODUCT_NAMES } from '../families.ts';
import type { FiContract, FiDeal } from './fi-deal.ts';

/** The terms of a contract, with the buyer's name if the deal has it. */
export function termsOf({ staged }: FiContract, fi: FiDeal): ContractTerms {
  const vin = parseVin(staged.vin);
  if (vin === undefined) throw new Error(`The contract ${staged.contractId} has no valid VIN.`);
  const customer = fi.buyer?.name;
  return {
    contractId: staged.contractId,
    vin,
    productType: staged.productType,
    name: PRODUCT_NAMES[staged.productType],
    coverage: staged.coverage,
    termMonths: staged.termMonths,
    termMiles: staged.termMiles,
    deductible: centsOf(staged.deductible),
    saleDate: staged.saleDate,
    effectiveDate: staged.effectiveDate,
    expirationDate: staged.expirationDate,
    saleOdometer: staged.saleOdometer,
    milesFrom: staged.milesFrom,
    price: centsOf(staged.price),
    dealerCost: centsOf(staged.dealerCost),
    form: staged.form,
    ...withoutUndefined({ state: staged.state, customer }),
  };
}
