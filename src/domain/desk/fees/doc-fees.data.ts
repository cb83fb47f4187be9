/**
 * Document fees: the most that the law of a state lets a dealer charge, and what dealers there usually charge. Amounts are
 * dollars. The authority and dates of a row speak of the cap, those of `USUAL_DOC_FEE` of every `usual` below a cap.
 */
import type { Authority } from '../in-force.ts';
import type { StateCode } from '../../places/states.ts';
import { cite, readLater } from './registration/row.ts';

export interface DocFeeRow extends Authority {
  /** Absent where no law limits the fee. */
  readonly cap?: number;
  /** The cap is the lesser of `cap` and this percent of the price. */
  readonly capPct?: number;
  /** What dealers usually charge; the cap where they charge all of it. */
  readonly usual: number;
}

const SURVEY = '2026-01-01';

/** The source of the usual fees: market practice, not law. */
export const USUAL_DOC_FEE: Authority = {
  authority: 'estimate: what dealers of the state charge in 2026, as trade surveys report it',
  effectiveFrom: SURVEY, verifiedOn: null, confidence: 'low',
};

const free = (usual: number, note?: string): DocFeeRow => ({ usual, ...cite('no statute limits the fee', SURVEY, 'medium', note) });

export const DOC_FEES: Readonly<Record<StateCode, DocFeeRow>> = {
  AL: free(485), AK: free(200), AZ: free(450),
  AR: { cap: 129, usual: 129, ...cite('Ark. Code 23-112-317, rule of the motor vehicle commission', SURVEY, 'medium') },
  CA: { cap: 85, usual: 85, ...readLater('Cal. Veh. Code 4456.5', '2020-01-01', '4456.5(a)(1): at most 85 for a partner of the department’s electronic program, else 70.') },
  CO: free(550), CT: free(600, 'Must be disclosed, Conn. Gen. Stat. 14-62.'), DE: free(450), DC: free(300), FL: free(950), GA: free(650), HI: free(300), ID: free(350),
  IL: { cap: 377, usual: 377, ...cite('815 ILCS 375/11.1', SURVEY, 'medium', 'Follows consumer prices each January.') },
  IN: { cap: 259, usual: 259, ...cite('Ind. Code 9-32-13-7', SURVEY, 'low', 'Follows consumer prices.') },
  IA: { cap: 180, usual: 180, ...readLater('Iowa Code 322.19A', '2018-07-01', '322.19A(2): at most 180 for each vehicle sold.') },
  KS: free(400), KY: free(450),
  LA: { cap: 425, usual: 425, ...cite('La. R.S. 6:969.18', SURVEY, 'medium', 'Follows consumer prices.') },
  ME: free(450),
  MD: { cap: 800, usual: 800, ...readLater('Md. Code, Transp. 15-311.1', '2024-07-01', '15-311.1(b)(1)(ii): at most 800 since 2024-07-01, 500 before.') },
  MA: free(450),
  MI: { cap: 280, capPct: 5, usual: 280, ...cite('MCL 492.113', '2025-01-01', 'medium') },
  MN: { cap: 350, capPct: 10, usual: 350, ...readLater('Minn. Stat. 168.27', '2025-07-01', '168.27 subd. 31(b): from 2025-07-01 at most 350 or 10 % of the sale; 275 and 200 in the years before.') },
  MS: { cap: 425, usual: 425, ...cite('rule of the Mississippi motor vehicle commission', SURVEY, 'low') },
  MO: { cap: 620, usual: 620, ...cite('RSMo 301.558', SURVEY, 'medium', 'Follows consumer prices.') },
  MT: free(300), NE: free(350), NV: free(499), NH: free(400), NJ: free(500), NM: free(400),
  NY: { cap: 175, usual: 175, ...readLater('15 NYCRR 78.19', '2021-08-18', '78.19(c)(2), as amended in 2021: at most 175.') },
  NC: free(700, 'Must be disclosed, N.C.G.S. 20-101.1.'), ND: free(300),
  OH: { cap: 398, capPct: 10, usual: 398, ...cite('R.C. 1317.07, 4517.261', SURVEY, 'medium', 'Follows consumer prices.') },
  OK: free(400),
  OR: { cap: 250, usual: 250, ...readLater('ORS 822.043', '2026-01-01', '822.043(4)(a): at most 250 with an integrator; the amount without one was not read.') },
  PA: { cap: 477, usual: 477, ...cite('12 Pa.C.S. 6242, bulletin of the department of banking', SURVEY, 'medium', '398 when filed on paper; follows consumer prices.') },
  RI: free(599), SC: free(225, 'S.C. Code 37-2-307: no cap, but a fee above 225 must be filed.'), SD: free(250), TN: free(600),
  TX: { cap: 225, usual: 225, ...readLater('7 TAC 84.205', '2024-06-01', '84.205(b)(1), in 2024: up to 225 is presumed reasonable; more needs a notice and a cost analysis, and none is on record here.') },
  UT: free(400), VT: free(250), VA: free(800, 'Must be disclosed, Va. Code 46.2-1530.'),
  WA: { cap: 200, usual: 200, ...readLater('RCW 46.70.180', '2022-07-01', '46.70.180(2)(a)(iv): a documentary service fee of up to 200, disclosed.') },
  WV: { cap: 499, usual: 499, ...cite('W. Va. Code 17A-6-9, rule of the division', SURVEY, 'low') },
  WI: free(399), WY: free(300),
};

/** What the sandbox lessor charges to write a lease, in dollars: a posted figure of the sandbox. */
export const LEASE_ACQUISITION_FEE = 895;
