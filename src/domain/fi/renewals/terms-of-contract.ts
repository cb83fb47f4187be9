/** Reads renewal terms from an F&I contract. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import type { RenewalTerms } from './assess-renewal.ts';

/** Cover is dated by its effective day; miles count from the sale's odometer only where the plan says so. */
export function renewalTermsOf(contract: ContractTerms): RenewalTerms {
  return {
    contractId: contract.contractId,
    productType: contract.productType,
    termMonths: contract.termMonths,
    startDate: contract.effectiveDate,
    endDate: contract.expirationDate,
    ...(contract.termMiles === null ? {} : { termMiles: contract.termMiles }),
    ...(contract.milesFrom === 'sale' ? { startOdometer: contract.saleOdometer } : {}),
  };
}
