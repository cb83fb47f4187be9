/** Translates NHTSA's words for body, fuel, drive and transmission into those of listings. */
import type { Fuel } from '../lines/engine.ts';
import type { Body, Drive } from '../lines/line.ts';
import type { Values } from '../vpic/elements.data.ts';

const BODIES: readonly (readonly [RegExp, Body])[] = [
  [/^Sedan|^Limousine/, 'Sedan'],
  [/^Coupe/, 'Coupe'],
  [/^Convertible|^Roadster/, 'Convertible'],
  [/^Hatchback/, 'Hatchback'],
  [/^Wagon/, 'Wagon'],
  [/^Sport Utility Vehicle|^Crossover/, 'SUV'],
  [/^Pickup|^Sport Utility Truck/, 'Truck'],
  [/^Minivan/, 'Minivan'],
  [/^Van|^Cargo Van|^Step Van/, 'Van'],
];

export function bodyOf(bodyClass: string | undefined): Body | undefined {
  return bodyClass === undefined ? undefined : BODIES.find(([words]) => words.test(bodyClass))?.[1];
}

/** Natural gas, propane and hydrogen are not classed by the rate book; NHTSA's own words are returned too. */
export function fuelOf({ fuelPrimary, fuelSecondary, electrification = '' }: Values): Fuel | undefined {
  if (/^Electric/.test(fuelPrimary ?? '') && (fuelSecondary === undefined || fuelSecondary === 'Electric'))
    return 'Electric';
  if (/^BEV/.test(electrification)) return 'Electric';
  if (/^PHEV/.test(electrification)) return 'Plug-In Hybrid';
  if (/HEV/.test(electrification) || fuelSecondary === 'Electric' || fuelPrimary === 'Electric') return 'Hybrid';
  if (fuelPrimary === 'Gasoline' || /^Flexible/.test(fuelPrimary ?? '')) return 'Gasoline';
  return fuelPrimary === 'Diesel' ? 'Diesel' : undefined;
}

const DRIVES: readonly (readonly [RegExp, Drive])[] = [
  [/^FWD/, 'FWD'],
  [/^RWD|^4x2/, 'RWD'],
  [/^AWD/, 'AWD'],
  [/^4WD/, '4WD'],
];

export function driveOf(driveType: string | undefined): Drive | undefined {
  return driveType === undefined ? undefined : DRIVES.find(([words]) => words.test(driveType))?.[1];
}

/** `V6`, `I4`, `H4`, `W12`, including the number of cylinders. */
export function layoutOf(configuration: string | undefined, cylinders: number | undefined): string | undefined {
  if (configuration === undefined || cylinders === undefined) return undefined;
  if (configuration.startsWith('V')) return `V${cylinders}`;
  if (configuration.startsWith('In-Line')) return `I${cylinders}`;
  if (configuration.startsWith('Horizontally')) return `H${cylinders}`;
  return configuration.startsWith('W') ? `W${cylinders}` : undefined;
}

export function transmissionOf(
  style: string | undefined,
  speeds: string | undefined,
): { readonly text: string; readonly kind: string } | undefined {
  if (style === undefined) return undefined;
  const kind = /Continuously|CVT/.test(style) ? 'CVT' : /^Manual/.test(style) ? 'Manual' : 'Automatic';
  const words = kind === 'CVT' ? 'CVT' : /^Dual-Clutch/.test(style) ? 'Dual-Clutch Automatic' : kind;
  return { text: speeds === undefined || kind === 'CVT' ? words : `${speeds}-Speed ${words}`, kind };
}

const SPELLED: Readonly<Record<string, string>> = {
  'UNITED STATES (USA)': 'United States',
  'UNITED KINGDOM (UK)': 'United Kingdom',
};
const SMALL_WORDS = new Set(['and', 'of', 'the']);

/** `SOUTH KOREA` as `South Korea`. */
export function plainCountry(country: string): string {
  const spelled = SPELLED[country];
  if (spelled !== undefined) return spelled;
  return country
    .toLowerCase()
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
