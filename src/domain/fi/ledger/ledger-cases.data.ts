/** A contract and the ledger line of its sale, for the tests of reconciliation; invented. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';

export const SOLD_CONTRACT: ContractTerms = {
  contractId: 'contract_1',
  vin: '1HGCM82633A004352' as Vin,
  productType: 'VSC',
  name: 'Vehicle Service Contract',
  coverage: 'Exclusionary',
  termMonths: 60,
  termMiles: 75_000,
  deductible: 10_000 as Cents,
  saleDate: '2025-03-01',
  effectiveDate: '2025-03-01',
  expirationDate: '2030-03-01',
  saleOdometer: 12_000,
  milesFrom: 'sale',
  price: 199_500 as Cents,
  dealerCost: 110_000 as Cents,
  form: 'VSC-1',
  customer: 'Jane Sample',
};

export const SALE_LINE: LedgerLine = { line: 1, account: '8300', postDate: '2025-03-01', amount: -199_500 as Cents };
