/**
 * Where a state limits the price or the sale of a product.
 * Source and confidence stand in each row; statutes and practitioners' summaries read 2023–26.
 */
import type { ProductType } from '../families.ts';

export interface PriceRegulation {
  readonly state: string;
  readonly productType: ProductType;
  readonly rule: 'price-locked' | 'listed-price-ceiling' | 'share-of-amount-financed' | 'loan-to-value-floor' | 'used-value-floor' | 'charge-approval' | 'scope';
  /** Percent of the amount financed, or of the vehicle's value for the floor. */
  readonly pct?: number;
  /** Whole dollars: the cap is the greater of the share and this, or the value floor. */
  readonly dollars?: number;
  readonly note: string;
  readonly source: string;
  readonly year: number;
  readonly confidence: 'high' | 'medium' | 'low';
}

export const PRICE_REGULATIONS: readonly PriceRegulation[] = [
  { state: 'FL', productType: 'VSC', rule: 'price-locked', note: 'The administrator’s filed retail price is charged, neither more nor less.', source: 'Fla. Stat. ch. 634', year: 2025, confidence: 'medium' },
  { state: 'NY', productType: 'VSC', rule: 'listed-price-ceiling', note: 'The administrator’s listed price is a ceiling.', source: 'administrator interface reference', year: 2020, confidence: 'medium' },
  { state: 'CA', productType: 'GAP', rule: 'share-of-amount-financed', pct: 4, note: 'The charge is at most 4% of the amount financed.', source: 'Cal. Civ. Code 2982.12', year: 2023, confidence: 'high' },
  { state: 'CA', productType: 'GAP', rule: 'loan-to-value-floor', pct: 70, note: 'Not sold where the amount financed is under 70% of the value.', source: 'Cal. Civ. Code 2982.12', year: 2023, confidence: 'high' },
  { state: 'TX', productType: 'GAP', rule: 'share-of-amount-financed', pct: 5, note: 'The charge is at most 5% of the amount financed.', source: 'Tex. Fin. Code 354.002', year: 2023, confidence: 'high' },
  { state: 'CO', productType: 'GAP', rule: 'share-of-amount-financed', pct: 4, dollars: 600, note: 'The charge is at most the greater of $600 or 4% of the amount financed.', source: 'Colorado UCCC rule', year: 2024, confidence: 'high' },
  { state: 'MN', productType: 'GAP', rule: 'used-value-floor', dollars: 5_000, note: 'Not sold on a used vehicle valued at $5,000 or less.', source: 'Minn. Stat. 59D', year: 2024, confidence: 'high' },
  { state: 'IN', productType: 'GAP', rule: 'charge-approval', note: 'The charge is approved by the department; the amount is not confirmed here.', source: 'Indiana UCCC', year: 2024, confidence: 'low' },
  { state: 'IA', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', source: 'Iowa UCCC', year: 2024, confidence: 'low' },
  { state: 'WI', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', source: 'Wisconsin Consumer Act', year: 2024, confidence: 'low' },
  { state: 'LA', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', source: 'La. R.S. 6:969', year: 2024, confidence: 'low' },
  { state: 'NC', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', source: 'state code', year: 2024, confidence: 'low' },
  { state: 'SC', productType: 'GAP', rule: 'charge-approval', note: 'Consumer-credit law limits the charge; the amount is not confirmed here.', source: 'S.C. Code 37', year: 2024, confidence: 'low' },
  { state: 'AK', productType: 'VSC', rule: 'scope', note: 'A service contract may not cover interior surfaces or exterior paint; appearance protection is a contract of its own.', source: 'Alaska Stat. 21.59', year: 2024, confidence: 'high' },
  { state: 'CA', productType: 'PPM', rule: 'scope', note: 'No charge for a service the buyer cannot benefit from; an electric car is sold inspections, never oil changes.', source: 'California CARS Act, SB 766', year: 2026, confidence: 'high' },
];

/** States whose service contracts are written on a form of their own, so that the form number names the state. Confidence medium. */
export const STATE_FORMS: ReadonlySet<string> = new Set(['AK', 'AZ', 'CA', 'FL', 'LA', 'NY', 'OK', 'TX', 'WA', 'WI']);
