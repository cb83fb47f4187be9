/** Default cars of capability rows: the demo car, and the three adverse-history cars. */
import type { RowDefaults } from './archetypes/archetype.ts';

export const STANDING: Pick<RowDefaults, 'demoVin' | 'adverseVins'> = {
  demoVin: 'F1XDEMCR4SDEM0001',
  adverseVins: new Set(['F1XBRAND8KADV9001', 'F1XFRAUD4LADV9002', 'F1XSALVG1MADV9003']),
};
