/**
 * Local sales tax in Washington, percent without the state's: one rate for each location, which counts county, city,
 * transit authority and every other district. A day before a place's first row gets that row as an estimate.
 */
import type { Authority } from '../../in-force.ts';
import { type LocalRate, publishedRates } from './local-rate.ts';

const TABLE_OF_2025: Authority = {
  authority: 'RCW 82.14; Washington DOR, local sales and use tax rate table',
  effectiveFrom: '2025-10-01',
  verifiedOn: '2026-11-28',
  confidence: 'medium',
  note: 'The department’s table of the fourth quarter of 2025.',
};

const LATER: Authority = {
  authority: 'RCW 82.14; Washington DOR local rates of 2026, in others’ lists',
  effectiveFrom: '2026-01-01',
  verifiedOn: null,
  confidence: 'low',
};

/** Postal Spokane reaches into the city of Spokane Valley. */
const SPOKANE_VALLEY = {
  level: 'city',
  levy: 'Spokane Valley',
  zips: '99037, 99206, 99211, 99212, 99213, 99214, 99215, 99216',
  whole: true,
} as const;

const VALLEY: readonly LocalRate[] = [
  {
    ...SPOKANE_VALLEY,
    pct: 2.4,
    authority: 'RCW 82.14; City of Spokane Valley, tax rates',
    effectiveFrom: '2019-04-01',
    verifiedOn: '2026-11-29',
    confidence: 'medium',
    note: 'The city’s page: 8.9 % from 2019-04-01, of which 2.4 is local. That these ZIPs lie in the city is an estimate.',
  },
  {
    ...SPOKANE_VALLEY,
    pct: 2.5,
    authority: 'RCW 82.14.450; City of Spokane Valley, Proposition 1 of 2025-08-05',
    effectiveFrom: '2026-01-01',
    verifiedOn: null,
    confidence: 'low',
    note: 'Newspapers report 9.0 % after the vote; the first day was not read.',
  },
];

export const WASHINGTON_RATES: readonly LocalRate[] = [
  ...VALLEY,
  ...publishedRates(TABLE_OF_2025, [
    ['Clark', 2, 'Yacolt'],
    ['Thurston', 3, 'Yelm'],
    ['Yakima', 1.5, 'Zillah'],
    ['Yakima', 1.8, 'Yakima'],
  ]),
  ...publishedRates({ ...LATER, effectiveFrom: '2026-07-01' }, [['Yakima', 2, 'Yakima']]),
  ...publishedRates(LATER, [
    ['Clark', 2.4, 'Vancouver'],
    ['King', 2.4, 'Carnation'],
    ['King', 2.5, 'Black Diamond, Maple Valley'],
    ['King', 2.7, 'Duvall'],
    ['King', 3.8, 'Bellevue, Bothell, Federal Way'],
    ['King', 3.9, 'Auburn, Kent'],
    ['King', 4, 'Renton'],
    ['King', 4.05, 'Seattle'],
    ['Pierce', 3.6, 'Lakewood'],
    ['Pierce', 3.9, 'Tacoma'],
    ['Snohomish', 3.4, 'Everett'],
    ['Spokane', 2.6, 'Spokane'],
    ['Thurston', 3.3, 'Olympia'],
    ['Whatcom', 2.6, 'Bellingham'],
  ]),
];
