/** Local sales tax in Wyoming, percent without the state's: counties levy it, and Casper alone of the cities. */
import type { Authority } from '../../in-force.ts';
import { publishedRates } from './local-rate.ts';

const law = { effectiveFrom: '2026-01-01', verifiedOn: null } as const;

/** The department's chart of 2026-04 as open-sales-tax, Apache-2.0, compares it with its own answers of 2026-06. */
const COMPARED: Authority = { ...law, authority: 'W.S. 39-15-204; Wyoming DOR rate chart of 2026-04', confidence: 'medium' };

/** Two lists of others agree; its ZIPs were not among those read in the files. */
const COMPILED: Authority = { ...law, authority: 'W.S. 39-15-204; compilations of 2025', confidence: 'low' };

const FILES_OF_2026: Authority = {
  authority: 'W.S. 39-15-204; Wyoming DOR rates in the Streamlined Sales Tax files of 2026-07',
  effectiveFrom: '2026-07-01',
  verifiedOn: null,
  confidence: 'medium',
  note: 'Read by ZIP in a compilation of the files, daigou-calc-data.',
};

export const WYOMING_RATES = [
  ...publishedRates(COMPARED, [
    ['Campbell, Laramie, Natrona', 1],
    ['Albany, Sheridan, Sweetwater', 2],
    ['Natrona', 2, 'Casper'],
    ['Teton', 3],
  ]),
  ...publishedRates(COMPILED, [
    ['Lincoln', 1],
  ]),
  ...publishedRates(FILES_OF_2026, [
    ['Park, Sublette', 0],
    ['Albany, Big Horn, Converse, Crook, Fremont, Johnson, Uinta, Washakie, Weston', 1],
    ['Goshen', 1.25],
    ['Carbon, Hot Springs, Niobrara, Platte', 2],
  ]),
];
