/**
 * What an intake inspection can find and what putting it right costs.
 * Source: planning prices of this service for a mid-size car, US dollars, 2026. Confidence low.
 */

export type WorkRow = readonly [code: string, words: string, priceCents: number];

export const WORK: readonly WorkRow[] = [
  ['tires', 'Four tyres', 62_000],
  ['brakes', 'Front pads and rotors', 38_500],
  ['bumper-respray', 'Rear bumper respray', 45_000],
  ['oil-service', 'Oil and filters', 8_900],
  ['windshield', 'Windshield', 34_000],
  ['battery', 'Battery', 18_500],
  ['alignment', 'Four-wheel alignment', 12_900],
  ['second-key', 'Second key', 21_000],
  ['detail', 'Detail inside and out', 17_500],
];
