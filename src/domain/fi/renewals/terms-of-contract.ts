/** Reads renewal terms from an F&I contract. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import type { RenewalTerms } from './assess-renewal.ts';

/** Coverage starts on its effective date; miles count from the odometer at sale only if the plan says so. */
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
