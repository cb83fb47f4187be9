/**
 * Local sales tax in Louisiana, percent without the state's, as the parish collectors publish it: one combined rate for
 * each column of a parish, of school board, police jury, law enforcement and city together.
 */
import type { Authority } from '../../in-force.ts';
import { publishedRates } from './local-rate.ts';

/** A parish page of the Louisiana Association of Tax Administrators whose table was read. */
const published = (effectiveFrom: string): Authority => ({
  authority: 'La. R.S. 47:338.1; Louisiana Association of Tax Administrators, parish rates',
  effectiveFrom,
  verifiedOn: '2026-11-29',
  confidence: 'medium',
  note: `The association’s rate table of the parish in force from ${effectiveFrom}; a later change was not seen.`,
});

const COMPILED: Authority = {
  authority: 'La. R.S. 47:338.1; parish sales tax collectors, rates in compilations',
  effectiveFrom: '2025-01-01',
  verifiedOn: null,
  confidence: 'low',
};

export const LOUISIANA_RATES = [
  ...publishedRates(published('2018-07-01'), [
    ['Jefferson Parish', 4.75],
    ['Orleans', 5],
    ['Caddo Parish', 3.35],
    ['Caddo Parish', 4.35, 'Belcher, Gilliam, Greenwood, Hosston'],
    ['Caddo Parish', 4.6, 'Shreveport'],
    ['Caddo Parish', 5.35, 'Blanchard, Mooringsport, Oil City, Rodessa, Vivian'],
    ['Caddo Parish', 6.35, 'Ida'],
    ['Bossier', 4.25],
    ['Bossier', 5, 'Bossier City'],
    ['Bossier', 5.25, 'Benton, Haughton, Plain Dealing, Shreveport'],
    ['Claiborne', 3.625],
    ['Claiborne', 4.625, 'Athens'],
    ['Claiborne', 5.125, 'Haynesville'],
    ['Claiborne', 6, 'Homer'],
    ['Lafourche', 4.95, 'Thibodaux'],
    ['Lafourche', 5.15, 'Lockport'],
    ['Lafourche', 5.4, 'Golden Meadow'],
  ]),
  ...publishedRates(published('2018-10-01'), [
    ['Lafayette', 4],
    ['Lafayette', 4.5, 'Broussard'],
    ['Lafayette', 5, 'Carencro, Duson'],
    ['Lafayette', 5.5, 'Youngsville'],
  ]),
  ...publishedRates(published('2019-07-01'), [
    ['Allen', 4.7],
    ['Allen', 5.7, 'Reeves'],
    ['Allen', 6, 'Elizabeth, Kinder, Oakdale, Oberlin'],
  ]),
  ...publishedRates(published('2023-07-01'), [
    ['La Salle', 3],
    ['La Salle', 4, 'Jena, Olla'],
    ['La Salle', 4.5, 'Tullos'],
  ]),
  ...publishedRates(published('2024-07-01'), [['West Baton Rouge', 5.25]]),
  ...publishedRates(published('2024-10-01'), [
    ['Ouachita Parish', 5.99],
    ['Ouachita Parish', 6.5, 'Sterlington'],
  ]),
  ...publishedRates(COMPILED, [
    ['East Baton Rouge Parish', 5.5],
    ['Calcasieu', 5.75],
    ['Rapides', 5.5, 'Alexandria, Ball, Pineville, Woodworth'],
    ['Terrebonne', 5.5],
    ['Tangipahoa', 5, 'Hammond'],
  ]),
];
