/** Local sales tax in Wyoming, percent without the state's: counties levy it, and Casper alone of the cities. */
import type { Authority } from '../../in-force.ts';
import { publishedRates } from './local-rate.ts';

const law = { effectiveFrom: '2026-01-01', verifiedOn: null } as const;

/** The department's chart of 2026-04 as open-sales-tax, Apache-2.0, compares it with its own answers of 2026-06. */
const COMPARED: Authority = { ...law, authority: 'W.S. 39-15-204; Wyoming DOR rate chart of 2026-04', confidence: 'medium' };

/** Two lists of others agree. */
const COMPILED: Authority = { ...law, authority: 'W.S. 39-15-204; compilations of 2025', confidence: 'low' };

export const WYOMING_RATES = [
  ...publishedRates(COMPARED, [
    ['Campbell, Laramie, Natrona', 1],
    ['Albany, Sheridan, Sweetwater', 2],
    ['Natrona', 2, 'Casper'],
    ['Teton', 3],
  ]),
  ...publishedRates(COMPILED, [
    ['Sublette', 0],
    ['Big Horn, Johnson, Lincoln, Uinta', 1],
    ['Goshen', 1.25],
    ['Hot Springs, Niobrara, Platte, Washakie, Weston', 2],
  ]),
];
