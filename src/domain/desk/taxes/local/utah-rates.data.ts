/**
 * Local sales tax in Utah, percent without the 4.85 of the state: one rate for each place, which counts the county's and
 * the transit levies. Postal Salt Lake City reaches far beyond the city, so its ZIPs are told apart.
 */
import type { Authority } from '../../in-force.ts';
import { type LocalRate, publishedRates } from './local-rate.ts';

const law = { effectiveFrom: '2026-01-01', verifiedOn: null } as const;

/** The commission's rate of Salt Lake City in 2026, county and city apart, as open-sales-tax, Apache-2.0, states it. */
const AGREED: Authority = {
  ...law,
  authority: 'Utah Code 59-12-204, 59-12-2213 to 2220; Utah State Tax Commission rates of 2026',
  confidence: 'medium',
};
const COMPILED: Authority = {
  ...law,
  authority: 'Utah Code 59-12-204, 59-12-2213 to 2220; rates in compilations of 2024 to 2026',
  confidence: 'low',
};

/** The Streamlined Sales Tax files of 2026-07, by ZIP. */
const FILES_OF_2026: Authority = {
  authority: 'Utah Code 59-12-204, 59-12-2213 to 2220; Utah State Tax Commission rates in the Streamlined Sales Tax files of 2026-07',
  effectiveFrom: '2026-07-01',
  verifiedOn: null,
  confidence: 'medium',
  note: 'Read by ZIP in a compilation of the files, daigou-calc-data. A ZIP has the least rate inside it, so a city has the highest of its ZIPs, and a county that of most ZIPs outside of cities.',
};

const SALT_LAKE: readonly LocalRate[] = [
  {
    level: 'city',
    pct: 3.6,
    levy: 'Salt Lake City',
    zips: '84101, 84102, 84103, 84104, 84105, 84106, 84108, 84110, 84111, 84112, 84113, 84114, 84116, 84122, 84132, 84138, 84145, 84147, 84148, 84150, 84151, 84152, 84158, 84180, 84184, 84189, 84190, 84199',
    whole: true,
    ...AGREED,
  },
  { level: 'city', pct: 2.8, levy: 'Murray', zips: '84107, 84157', whole: true, ...COMPILED },
];

export const UTAH_RATES: readonly LocalRate[] = [
  ...SALT_LAKE,
  ...publishedRates(AGREED, [['Salt Lake', 2.6]]),
  ...publishedRates(FILES_OF_2026, [
    ['Beaver, Carbon, Duchesne, Emery, Millard, Piute, San Juan, Sanpete', 1.5],
    ['Uintah, Washington', 1.6],
    ['Tooele', 1.75],
    ['Box Elder, Iron, Juab, Rich, Sevier', 1.8],
    ['Morgan', 1.85],
    ['Cache', 2.15],
    ['Wasatch, Weber', 2.4],
    ['Garfield, Grand, Kane, Utah', 2.5],
    ['Daggett, Wayne', 2.8],
    ['Summit', 3.9],
    ['Washington', 2.23, 'La Verkin'],
    ['Cache', 2.45, 'Logan'],
  ]),
  ...publishedRates(COMPILED, [
    ['Utah', 2.6, 'Orem, Provo'],
    ['Weber', 2.4, 'Ogden'],
    ['Washington', 1.9, 'Saint George'],
    ['Utah', 2.6, 'Alpine, American Fork, Lehi, Lindon, Mapleton, Payson, Pleasant Grove, Santaquin, Saratoga Springs, Spanish Fork, Springville'],
    ['Davis', 2.4, 'Bountiful, Centerville, Clearfield, Farmington, Kaysville, Layton, North Salt Lake, Syracuse, Woods Cross'],
    ['Weber', 2.6, 'Roy'],
    ['Cache', 2.15, 'Hyrum, Providence, Smithfield'],
    ['Washington', 1.9, 'Hurricane, Ivins, Santa Clara, Washington'],
    ['Tooele', 2.15, 'Grantsville, Tooele'],
    ['Summit', 4.2, 'Park City'],
    ['Uintah', 2.1, 'Vernal'],
    ['Carbon', 1.9, 'Price'],
    ['Grand', 4, 'Moab'],
    ['Sevier', 1.9, 'Richfield'],
    ['Duchesne', 1.9, 'Roosevelt'],
    ['Wasatch', 2.7, 'Heber City'],
    ['Morgan', 2.1, 'Morgan'],
  ]),
];
