/**
 * Document-fee law, title fee and registration of the fifty states and the District of Columbia.
 * Source: state statutes, dealer association notices and motor vehicle agencies, 2026. `docConfidence` speaks of the
 * document fee; title and registration are planning figures of low confidence, many of which rise every year.
 * Amounts are dollars. Registration is one year of a three-year-old car of 3,800 lb with an MSRP of 35,000.
 */
import type { StateCode } from '../../places/states.ts';

export interface FeeRow {
  /** The most a dealer may charge for documents; absent where no law limits it. */
  readonly docCap?: number;
  /** The cap is the lesser of `docCap` and this percent of the price. */
  readonly docCapPct?: number;
  /** What dealers usually charge where no law limits it. */
  readonly docUsual?: number;
  readonly docConfidence: 'high' | 'medium' | 'low';
  readonly docNote?: string;
  readonly title: number;
  readonly titleUsed?: number;
  /** With a lien on the title. */
  readonly titleWithLien?: number;
  readonly registration: number;
  readonly registrationBasis: string;
}

export const FEE_TABLE = { table: 'vehicle-fees', year: 2026, source: 'state statutes and motor vehicle agencies' } as const;

export const FEE_ROWS: Readonly<Record<StateCode, FeeRow>> = {
  AL: { docUsual: 485, docConfidence: 'medium', title: 18, registration: 60, registrationBasis: 'flat and ad valorem' },
  AK: { docUsual: 200, docConfidence: 'medium', title: 15, registration: 50, registrationBasis: 'flat, two years' },
  AZ: { docUsual: 450, docConfidence: 'medium', title: 4, registration: 450, registrationBasis: 'value: 60 % of MSRP, 16.25 % less each year, 2.80 per 100' },
  AR: { docCap: 129, docConfidence: 'medium', title: 10, registration: 30, registrationBasis: 'weight' },
  CA: { docCap: 85, docConfidence: 'high', docNote: '70.00 without electronic registration.', title: 27, registration: 420, registrationBasis: 'value 0.65 % and flat' },
  CO: { docUsual: 550, docConfidence: 'medium', title: 7.2, registration: 350, registrationBasis: 'weight and value' },
  CT: { docUsual: 600, docConfidence: 'medium', docNote: 'Must be disclosed.', title: 40, registration: 70, registrationBasis: 'flat, three years' },
  DE: { docUsual: 450, docConfidence: 'medium', title: 40, registration: 40, registrationBasis: 'flat' },
  DC: { docUsual: 300, docConfidence: 'low', title: 26, registration: 115, registrationBasis: 'weight' },
  FL: { docUsual: 950, docConfidence: 'high', title: 75.25, titleUsed: 85.25, registration: 46, registrationBasis: 'weight' },
  GA: { docUsual: 650, docConfidence: 'medium', title: 18, registration: 20, registrationBasis: 'flat' },
  HI: { docUsual: 300, docConfidence: 'low', title: 10, registration: 250, registrationBasis: 'weight' },
  ID: { docUsual: 350, docConfidence: 'medium', title: 14, registration: 57, registrationBasis: 'age' },
  IL: { docCap: 377, docConfidence: 'medium', docNote: 'Follows consumer prices.', title: 165, registration: 151, registrationBasis: 'flat' },
  IN: { docCap: 259, docConfidence: 'low', docNote: 'Follows consumer prices.', title: 15, registration: 200, registrationBasis: 'flat and value' },
  IA: { docCap: 180, docConfidence: 'medium', title: 35, registration: 360, registrationBasis: 'value 1 % and weight' },
  KS: { docUsual: 400, docConfidence: 'medium', title: 10, registration: 45, registrationBasis: 'weight and property' },
  KY: { docUsual: 450, docConfidence: 'medium', title: 9, registration: 21, registrationBasis: 'flat and property' },
  LA: { docCap: 425, docConfidence: 'medium', docNote: 'Follows consumer prices.', title: 68.5, registration: 35, registrationBasis: 'value 0.1 %' },
  ME: { docUsual: 450, docConfidence: 'medium', title: 40, registration: 35, registrationBasis: 'flat and excise' },
  MD: { docCap: 800, docConfidence: 'medium', title: 100, registration: 115, registrationBasis: 'weight' },
  MA: { docUsual: 450, docConfidence: 'medium', title: 75, registration: 30, registrationBasis: 'flat, two years' },
  MI: { docCap: 280, docCapPct: 5, docConfidence: 'medium', title: 15, registration: 180, registrationBasis: 'MSRP' },
  MN: { docCap: 350, docCapPct: 10, docConfidence: 'high', title: 12, registration: 330, registrationBasis: 'value and flat' },
  MS: { docCap: 425, docConfidence: 'low', docNote: 'Rule of the motor vehicle commission.', title: 9, registration: 14, registrationBasis: 'flat and ad valorem' },
  MO: { docCap: 620, docConfidence: 'medium', docNote: 'Follows consumer prices.', title: 11, registration: 33, registrationBasis: 'horsepower' },
  MT: { docUsual: 300, docConfidence: 'medium', title: 12, registration: 217, registrationBasis: 'age' },
  NE: { docUsual: 350, docConfidence: 'medium', title: 10, registration: 250, registrationBasis: 'flat and value' },
  NV: { docUsual: 499, docConfidence: 'medium', title: 28.25, registration: 350, registrationBasis: 'flat and value' },
  NH: { docUsual: 400, docConfidence: 'medium', title: 25, registration: 400, registrationBasis: 'weight and value' },
  NJ: { docUsual: 500, docConfidence: 'medium', title: 60, titleWithLien: 85, registration: 71, registrationBasis: 'age and weight' },
  NM: { docUsual: 400, docConfidence: 'medium', title: 18, registration: 56, registrationBasis: 'weight and age' },
  NY: { docCap: 175, docConfidence: 'high', title: 50, registration: 45, registrationBasis: 'weight, two years' },
  NC: { docUsual: 700, docConfidence: 'medium', title: 66.75, registration: 46, registrationBasis: 'flat' },
  ND: { docUsual: 300, docConfidence: 'medium', title: 5, registration: 120, registrationBasis: 'weight and age' },
  OH: { docCap: 398, docCapPct: 10, docConfidence: 'medium', docNote: 'Follows consumer prices.', title: 18, registration: 46, registrationBasis: 'flat and local' },
  OK: { docUsual: 400, docConfidence: 'medium', title: 11, registration: 96, registrationBasis: 'age' },
  OR: { docCap: 250, docConfidence: 'medium', docNote: '200.00 without an electronic integrator.', title: 116, registration: 130, registrationBasis: 'fuel economy, two years' },
  PA: { docCap: 477, docConfidence: 'medium', docNote: '398.00 when filed on paper; follows consumer prices.', title: 72, registration: 45, registrationBasis: 'flat' },
  RI: { docUsual: 599, docConfidence: 'low', title: 52.5, registration: 35, registrationBasis: 'weight' },
  SC: { docUsual: 225, docConfidence: 'medium', docNote: 'No cap, but a fee above 225.00 must be filed.', title: 15, registration: 20, registrationBasis: 'flat, two years' },
  SD: { docUsual: 250, docConfidence: 'medium', title: 10, registration: 90, registrationBasis: 'weight and age' },
  TN: { docUsual: 600, docConfidence: 'medium', title: 14, registration: 29, registrationBasis: 'flat and county' },
  TX: { docCap: 225, docConfidence: 'high', docNote: 'Presumed reasonable up to 225.00; more needs a cost filing, and none is on record here.', title: 33, registration: 62, registrationBasis: 'flat and local' },
  UT: { docUsual: 400, docConfidence: 'medium', title: 6, registration: 150, registrationBasis: 'age' },
  VT: { docUsual: 250, docConfidence: 'medium', title: 42, registration: 91, registrationBasis: 'flat by fuel' },
  VA: { docUsual: 800, docConfidence: 'medium', title: 15, registration: 36, registrationBasis: 'weight' },
  WA: { docCap: 200, docConfidence: 'medium', title: 40.5, registration: 90, registrationBasis: 'flat, weight and transit' },
  WV: { docCap: 499, docConfidence: 'low', title: 20, registration: 52, registrationBasis: 'flat' },
  WI: { docUsual: 399, docConfidence: 'medium', title: 214.5, registration: 85, registrationBasis: 'flat' },
  WY: { docUsual: 300, docConfidence: 'medium', title: 30, registration: 250, registrationBasis: 'flat and county value' },
};

/** Smaller fees of a sale, as the agency's receipt names them: planning figures, 2026, confidence low. */
export interface SmallFee {
  readonly label: string;
  readonly amount: number;
  /** Charged in these states only; in all but these when the list starts with a minus; everywhere when absent. */
  readonly states?: string;
  readonly when: 'always' | 'new' | 'financed' | 'electric' | 'luxury';
}

export const SMALL_FEES: readonly SmallFee[] = [
  { label: 'Electronic Filing Fee', amount: 20, when: 'always' },
  { label: 'Temporary Tag Fee', amount: 10, when: 'always' },
  { label: 'Lien Recording Fee', amount: 15, states: '-NJ', when: 'financed' },
  { label: 'Tire Fee', amount: 5, when: 'new' },
  { label: 'Lemon Law Fee', amount: 1, states: 'CA', when: 'new' },
  { label: 'Lemon Law Fee', amount: 2, states: 'FL', when: 'new' },
  { label: 'Initial Registration Fee', amount: 225, states: 'FL', when: 'always' },
  { label: 'Electric Vehicle Road Fee', amount: 150, states: '-AK AZ CT DE DC FL ME MA NV NM NY RI', when: 'electric' },
  { label: 'Luxury Vehicle Fee', amount: 825, states: 'MT', when: 'luxury' },
];

/** MSRP in dollars above which the luxury fee is due. */
export const LUXURY_MSRP = 150_000;

/** What the sandbox lessor charges to write a lease, in dollars; planning figure, 2026, confidence low. */
export const LEASE_ACQUISITION_FEE = 895;

/** The document fee of a caller who names none, in dollars: the gateway's own default. */
export const DEFAULT_DOC_FEE = 200;
