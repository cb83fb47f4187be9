/**
 * Where a state limits the price or the sale of a product.
 * Statutes and practitioners' summaries of 2023–26; `verifiedOn` says which text was read.
 */
import type { Authority } from '../../desk/in-force.ts';
import type { ProductType } from '../families.ts';

export interface PriceRegulation extends Authority {
  readonly state: string;
  readonly productType: ProductType;
  readonly rule: 'price-locked' | 'listed-price-ceiling' | 'share-of-amount-financed' | 'loan-to-value-floor' | 'used-value-floor' | 'charge-approval' | 'scope';
  /** Percent of the amount financed, or of the vehicle's value for the floor. */
  readonly pct?: number;
  /** Whole dollars: the cap is the greater of the share and this, or the value floor. */
  readonly dollars?: number;
  readonly note: string;
}

export const PRICE_REGULATIONS: readonly PriceRegulation[] = [
  { state: 'FL', productType: 'VSC', rule: 'price-locked', note: 'The administrator’s filed retail price is charged, neither more nor less.', authority: 'Fla. Stat. ch. 634', effectiveFrom: '2025-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'NY', productType: 'VSC', rule: 'listed-price-ceiling', note: 'The administrator’s listed price is a ceiling.', authority: 'administrator interface reference', effectiveFrom: '2020-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'CA', productType: 'GAP', rule: 'share-of-amount-financed', pct: 4, note: 'The charge is at most 4% of the amount financed.', authority: 'Cal. Civ. Code 2982.12', effectiveFrom: '2023-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'CA', productType: 'GAP', rule: 'loan-to-value-floor', pct: 70, note: 'Not sold where the amount financed is under 70% of the value.', authority: 'Cal. Civ. Code 2982.12', effectiveFrom: '2023-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'TX', productType: 'GAP', rule: 'share-of-amount-financed', pct: 5, note: 'The charge is at most 5% of the amount financed.', authority: 'Tex. Fin. Code 354.002', effectiveFrom: '2023-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'CO', productType: 'GAP', rule: 'share-of-amount-financed', pct: 4, dollars: 600, note: 'The charge is at most the greater of $600 or 4% of the amount financed.', authority: 'Colorado UCCC rule', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'MN', productType: 'GAP', rule: 'used-value-floor', dollars: 5_000, note: 'Not sold on a used vehicle valued at $5,000 or less.', authority: 'Minn. Stat. 59D', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'medium' },
  { state: 'IN', productType: 'GAP', rule: 'charge-approval', note: 'The charge is approved by the department; the amount is not confirmed here.', authority: 'Indiana UCCC', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'low' },
  { state: 'IA', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', authority: 'Iowa UCCC', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'low' },
  { state: 'WI', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', authority: 'Wisconsin Consumer Act', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'low' },
  { state: 'LA', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', authority: 'La. R.S. 6:969', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'low' },
  { state: 'NC', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', authority: 'state code', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'low' },
  { state: 'SC', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', authority: 'S.C. Code 37', effectiveFrom: '2024-01-01', verifiedOn: null, confidence: 'low' },
  { state: 'AK', productType: 'VSC', rule: 'scope', note: 'A service contract may not cover interior surfaces or exterior paint; appearance protection is a contract of its own.', authority: 'Alaska Stat. 21.59.110', effectiveFrom: '2015-01-01', verifiedOn: '2026-11-29', confidence: 'high' },
  { state: 'CA', productType: 'PPM', rule: 'scope', note: 'No charge for a service the buyer cannot benefit from; an electric car is sold inspections, never oil changes.', authority: 'California CARS Act, SB 766', effectiveFrom: '2026-10-01', verifiedOn: null, confidence: 'medium' },
];

/** States whose service contracts are written on a form of their own, so that the form number names the state. Confidence medium. */
export const STATE_FORMS: ReadonlySet<string> = new Set(['AK', 'AZ', 'CA', 'FL', 'LA', 'NY', 'OK', 'TX', 'WA', 'WI']);
