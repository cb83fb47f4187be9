/**
 * The vehicle tax of the fifty states and the District of Columbia, one row each.
 * Source: state statutes and revenue departments, planning figures of 2026. `confidence` speaks of rate and
 * trade credit; the rebate, document-fee and product columns are low throughout, sources disagree on them.
 */
import type { StateCode } from '../../places/states.ts';

export interface TaxRow {
  /** Percent of the taxable base that goes to the state. */
  readonly statePct: number;
  /** Average local percent, for when only the state is known. */
  readonly localPct: number;
  /** Local tax stops at this many dollars of the base. */
  readonly localOnFirst?: number;
  /** How the local part divides between county, city and special district. */
  readonly localShares: readonly [county: number, city: number, district: number];
  /** What a trade-in does to the base: all of it comes off, none, at most `tradeCap` dollars, or only on a new car. */
  readonly trade: 'full' | 'none' | 'capped' | 'new-only';
  readonly tradeCap?: number;
  /** Whether a manufacturer's rebate reduces the base. */
  readonly rebateReduces: boolean;
  readonly docFeeTaxed: boolean;
  /** Percent of the price of protection products that enters the base. */
  readonly productsTaxedPct: 0 | 50 | 100;
  /** When a lease is taxed: each payment, all payments at signing, the whole price at signing, never. */
  readonly lease: 'payments' | 'payments-at-signing' | 'price-at-signing' | 'none';
  /** The state's percent on lease payments where it differs from `statePct`. */
  readonly leaseStatePct?: number;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly note?: string;
}

export const TAX_TABLE = { table: 'vehicle-tax', year: 2026, source: 'state statutes and revenue departments' } as const;

export const TAX_ROWS: Readonly<Record<StateCode, TaxRow>> = {
  AL: { statePct: 2, localPct: 1.8, localShares: [1, 1, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', leaseStatePct: 1.5, confidence: 'medium', note: 'Automotive rate; some localities deny the trade credit.' },
  AK: { statePct: 0, localPct: 1.8, localShares: [1, 1, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium', note: 'Borough and city tax only; Anchorage and Fairbanks levy none.' },
  AZ: { statePct: 5.6, localPct: 2.8, localShares: [1, 3, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium', note: 'Transaction privilege tax; the vehicle licence tax is part of registration.' },
  AR: { statePct: 6.5, localPct: 2.9, localOnFirst: 2500, localShares: [1, 1, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', leaseStatePct: 8, confidence: 'medium', note: 'Leases bear 1.5 % rental tax on top.' },
  CA: { statePct: 7.25, localPct: 1.6, localShares: [0, 0, 1], trade: 'none', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'high', note: 'District taxes come on top of the statewide rate.' },
  CO: { statePct: 2.9, localPct: 4.9, localShares: [1, 3, 1], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium', note: 'Taxed where the buyer lives; the ownership tax is part of registration.' },
  CT: { statePct: 6.35, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'high' },
  DE: { statePct: 5.25, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'payments', confidence: 'medium', note: 'Motor vehicle document fee since 2025-10-01; a book value above the price is not consulted.' },
  DC: { statePct: 7, localPct: 0, localShares: [0, 0, 0], trade: 'none', rebateReduces: false, docFeeTaxed: false, productsTaxedPct: 0, lease: 'price-at-signing', confidence: 'low', note: 'The full matrix of weight and fuel economy runs from about 1 % to 10 %.' },
  FL: { statePct: 6, localPct: 1, localOnFirst: 5000, localShares: [1, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'high' },
  GA: { statePct: 7, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'payments-at-signing', confidence: 'high', note: 'Title ad valorem tax, in place of sales and yearly property tax.' },
  HI: { statePct: 4, localPct: 0.5, localShares: [1, 0, 0], trade: 'none', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium', note: 'General excise tax on the seller, passed on.' },
  ID: { statePct: 6, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
  IL: { statePct: 6.25, localPct: 1, localShares: [1, 0, 1], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium', note: 'Home-rule city tax does not reach titled goods; county and transit tax do.' },
  IN: { statePct: 7, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium' },
  IA: { statePct: 5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'payments-at-signing', confidence: 'medium', note: 'Fee for new registration.' },
  KS: { statePct: 6.5, localPct: 2, localShares: [1, 1, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium' },
  KY: { statePct: 6, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments-at-signing', confidence: 'medium', note: 'Usage tax; the credit assumes that the trade-in was registered in Kentucky.' },
  LA: { statePct: 5, localPct: 5.1, localShares: [1, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium', note: 'Taxed at the domicile of the buyer; local tax is the parish.' },
  ME: { statePct: 5.5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium' },
  MD: { statePct: 6.5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'price-at-signing', confidence: 'medium', note: 'Excise tax since 2025-07-01.' },
  MA: { statePct: 6.25, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'high' },
  MI: { statePct: 6, localPct: 0, localShares: [0, 0, 0], trade: 'capped', tradeCap: 12000, rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'high', note: 'The trade credit is capped at 12,000 in 2026 and rises by 1,000 a year.' },
  MN: { statePct: 6.875, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'payments-at-signing', confidence: 'medium' },
  MS: { statePct: 5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
  MO: { statePct: 4.225, localPct: 4.2, localShares: [1, 1, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
  MT: { statePct: 0, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'none', confidence: 'medium', note: 'No tax on sales.' },
  NE: { statePct: 5.5, localPct: 1.4, localShares: [0, 1, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium' },
  NV: { statePct: 6.85, localPct: 1.3, localShares: [1, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
  NH: { statePct: 0, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'none', confidence: 'medium', note: 'No tax on sales.' },
  NJ: { statePct: 6.625, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments-at-signing', confidence: 'high', note: 'The surcharge goes by price alone; the one on cars under 19 miles a gallon is not levied here.' },
  NM: { statePct: 4, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 100, lease: 'payments', confidence: 'high', note: 'Motor vehicle excise; products, which bear gross receipts tax, are taken at the excise rate.' },
  NY: { statePct: 4, localPct: 4.5, localShares: [1, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments-at-signing', confidence: 'high', note: 'Rate of the residence; the metropolitan district is inside the local figure.' },
  NC: { statePct: 3, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'high', note: 'Highway use tax.' },
  ND: { statePct: 5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments-at-signing', confidence: 'medium' },
  OH: { statePct: 5.75, localPct: 1.5, localShares: [1, 0, 0], trade: 'new-only', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments-at-signing', confidence: 'high', note: 'Rate of the county of the buyer.' },
  OK: { statePct: 4.5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
  OR: { statePct: 0, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'none', confidence: 'medium', note: 'No tax on sales; the privilege tax of 0.5 % on new cars is the dealer’s.' },
  PA: { statePct: 6, localPct: 0.3, localShares: [1, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 100, lease: 'payments', leaseStatePct: 9, confidence: 'high', note: 'Local tax is 1 % in Allegheny County and 2 % in Philadelphia; leases bear 3 % on top.' },
  RI: { statePct: 7, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
  SC: { statePct: 5, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments-at-signing', confidence: 'high', note: 'Infrastructure maintenance fee.' },
  SD: { statePct: 4, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 100, lease: 'payments-at-signing', confidence: 'medium' },
  TN: { statePct: 7, localPct: 2.5, localOnFirst: 1600, localShares: [1, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'high' },
  TX: { statePct: 6.25, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: false, productsTaxedPct: 0, lease: 'price-at-signing', confidence: 'high', note: 'On a lease the lessor pays on the price of the car.' },
  UT: { statePct: 4.85, localPct: 2.4, localShares: [1, 1, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium' },
  VT: { statePct: 6, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments-at-signing', confidence: 'high', note: 'A guide value above the price is not consulted.' },
  VA: { statePct: 4.15, localPct: 0, localShares: [0, 0, 0], trade: 'none', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 50, lease: 'price-at-signing', confidence: 'high' },
  WA: { statePct: 7, localPct: 2.9, localShares: [0, 1, 1], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium', note: 'The state rate holds 0.5 % motor vehicle tax.' },
  WV: { statePct: 6, localPct: 0, localShares: [0, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'medium' },
  WI: { statePct: 5, localPct: 0.5, localShares: [1, 0, 0], trade: 'full', rebateReduces: false, docFeeTaxed: true, productsTaxedPct: 100, lease: 'payments', confidence: 'high', note: 'Milwaukee adds 0.9 %.' },
  WY: { statePct: 4, localPct: 1.4, localShares: [1, 0, 0], trade: 'full', rebateReduces: true, docFeeTaxed: true, productsTaxedPct: 0, lease: 'payments', confidence: 'medium' },
};
