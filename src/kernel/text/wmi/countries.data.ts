/**
 * Assigns the first two characters of a VIN to countries. Source: "Current WMI World Codes chart" that ISO publishes
 * with ISO 3780 (edition 4, 2021-04), read in two independent public transcriptions that agree, 2026-11. Confidence medium.
 */

/** Second characters in the order of the chart, in which 0 comes last. */
export const CHART_ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** By first character: the second characters from … to, and their country. */
export const COUNTRIES_OF: Readonly<Record<string, readonly (readonly [range: string, country: string])[]>> = {
  A: [['AH', 'South Africa'], ['JK', 'Ivory Coast'], ['LM', 'Lesotho'], ['NP', 'Botswana'], ['RS', 'Namibia'], ['TU', 'Madagascar'], ['VW', 'Mauritius'], ['XY', 'Tunisia'], ['Z1', 'Cyprus'], ['23', 'Zimbabwe'], ['45', 'Mozambique']],
  B: [['AB', 'Angola'], ['CC', 'Ethiopia'], ['FG', 'Kenya'], ['HH', 'Rwanda'], ['LL', 'Nigeria'], ['RR', 'Algeria'], ['TT', 'Eswatini'], ['UU', 'Uganda'], ['34', 'Libya']],
  C: [['AB', 'Egypt'], ['FG', 'Morocco'], ['LM', 'Zambia']],
  E: [['A0', 'Russia']],
  H: [['A0', 'China']],
  J: [['A0', 'Japan']],
  K: [['FH', 'Israel'], ['LR', 'South Korea'], ['ST', 'Jordan'], ['13', 'South Korea'], ['55', 'Kyrgyzstan']],
  L: [['A0', 'China']],
  M: [['AE', 'India'], ['FK', 'Indonesia'], ['LR', 'Thailand'], ['SS', 'Myanmar'], ['UU', 'Mongolia'], ['XX', 'Kazakhstan'], ['Y0', 'India']],
  N: [['AE', 'Iran'], ['FG', 'Pakistan'], ['JJ', 'Iraq'], ['LR', 'Turkey'], ['ST', 'Uzbekistan'], ['VV', 'Azerbaijan'], ['XX', 'Tajikistan'], ['YY', 'Armenia'], ['15', 'Iran'], ['78', 'Turkey']],
  P: [['AC', 'Philippines'], ['FG', 'Singapore'], ['LR', 'Malaysia'], ['ST', 'Bangladesh'], ['VV', 'Cambodia'], ['50', 'India']],
  R: [['AB', 'United Arab Emirates'], ['FK', 'Taiwan'], ['LN', 'Vietnam'], ['PP', 'Laos'], ['ST', 'Saudi Arabia'], ['UW', 'Russia'], ['17', 'Hong Kong']],
  S: [['AM', 'United Kingdom'], ['NT', 'Germany'], ['UZ', 'Poland'], ['12', 'Latvia'], ['33', 'Georgia'], ['44', 'Iceland']],
  T: [['AH', 'Switzerland'], ['JP', 'Czech Republic'], ['RV', 'Hungary'], ['W2', 'Portugal'], ['35', 'Serbia'], ['66', 'Andorra'], ['78', 'Netherlands']],
  U: [['AC', 'Spain'], ['HM', 'Denmark'], ['NR', 'Ireland'], ['UX', 'Romania'], ['12', 'North Macedonia'], ['57', 'Slovakia'], ['80', 'Bosnia and Herzegovina']],
  V: [['AE', 'Austria'], ['FR', 'France'], ['SW', 'Spain'], ['X2', 'France'], ['35', 'Croatia'], ['68', 'Estonia']],
  W: [['A0', 'Germany']],
  X: [['AC', 'Bulgaria'], ['DE', 'Russia'], ['FH', 'Greece'], ['JK', 'Russia'], ['LR', 'Netherlands'], ['SW', 'Russia'], ['XY', 'Luxembourg'], ['Z0', 'Russia']],
  Y: [['AE', 'Belgium'], ['FK', 'Finland'], ['NN', 'Malta'], ['SW', 'Sweden'], ['X2', 'Norway'], ['35', 'Belarus'], ['69', 'Ukraine']],
  Z: [['AU', 'Italy'], ['XZ', 'Slovenia'], ['11', 'San Marino'], ['35', 'Lithuania'], ['60', 'Russia']],
  1: [['A0', 'United States']],
  2: [['A0', 'Canada']],
  3: [['AX', 'Mexico'], ['44', 'Nicaragua'], ['55', 'Dominican Republic'], ['66', 'Honduras'], ['77', 'Panama'], ['89', 'Puerto Rico']],
  4: [['A0', 'United States']],
  5: [['A0', 'United States']],
  6: [['AX', 'Australia'], ['Y1', 'New Zealand']],
  7: [['A0', 'United States']],
  8: [['AE', 'Argentina'], ['FG', 'Chile'], ['LN', 'Ecuador'], ['SW', 'Peru'], ['XZ', 'Venezuela'], ['22', 'Bolivia'], ['44', 'Costa Rica']],
  9: [['AE', 'Brazil'], ['FG', 'Colombia'], ['SV', 'Uruguay'], ['10', 'Brazil']],
};

/** The region of the first character, for second characters that no country holds. */
export const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/^[A-H]/, 'Africa'],
  [/^[J-R]/, 'Asia'],
  [/^[S-Z]/, 'Europe'],
  [/^[1-57]/, 'North America'],
  [/^6/, 'Oceania'],
  [/^[89]/, 'South America'],
];
