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
  ...publishedRates(COMPILED, [
    ['Utah', 2.6, 'Orem, Provo'],
    ['Weber', 2.4],
    ['Weber', 2.4, 'Ogden'],
    ['Washington', 1.9, 'Saint George'],
    ['Utah', 2.5],
    ['Utah', 2.6, 'Alpine, American Fork, Lehi, Lindon, Mapleton, Payson, Pleasant Grove, Santaquin, Saratoga Springs, Spanish Fork, Springville'],
    ['Davis', 2.3],
    ['Davis', 2.4, 'Bountiful, Centerville, Clearfield, Farmington, Kaysville, Layton, North Salt Lake, Syracuse, Woods Cross'],
    ['Weber', 2.6, 'Roy'],
    ['Cache', 2.15, 'Hyrum, Logan, Providence, Smithfield'],
    ['Washington', 1.9, 'Hurricane, Ivins, Santa Clara, Washington'],
    ['Iron', 1.6, 'Cedar City'],
    ['Tooele', 2.15, 'Grantsville, Tooele'],
    ['Summit', 4.2, 'Park City'],
    ['Uintah', 2.1, 'Vernal'],
    ['Carbon', 1.9, 'Price'],
    ['Grand', 4, 'Moab'],
    ['Sevier', 1.9, 'Richfield'],
    ['Duchesne', 1.9, 'Roosevelt'],
    ['Box Elder', 1.5, 'Tremonton'],
    ['Wasatch', 2.7, 'Heber City'],
    ['Morgan', 2.1, 'Morgan'],
  ]),
];
