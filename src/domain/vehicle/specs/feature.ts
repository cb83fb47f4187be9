/** Feature notation: names mapped to text with units, by trim level. */
import { linesSoldIn } from '../builds.ts';
import type { SampleIdentity } from '../identity.ts';

/** Text with its unit, or `true`; features that a car lacks are omitted. */
export type Features = Readonly<Record<string, string | true>>;

/** A car with the inputs of its features. */
export interface Subject {
  readonly car: SampleIdentity;
  /** The model year of its equipment. */
  readonly year: number;
  readonly level: Level;
}

/** The trim's position in its line: 0 the base, 2 the top, 1 in between or single. */
export type Level = 0 | 1 | 2;

export function levelOf({ make, model, trim, assumedYear }: SampleIdentity): Level {
  const line = linesSoldIn(assumedYear).find((one) => one.make === make && one.model === model);
  const trims = line?.builds ?? [];
  const place = trims.findIndex((build) => build.trim === trim);
  if (trims.length < 2) return 1;
  return place === trims.length - 1 ? 2 : place === 0 ? 0 : 1;
}

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Whole units with thousands marked: `3,340 lbs.` */
export function whole(value: number, unit: string): string {
  return `${GROUPED.format(value)} ${unit}`;
}

/** One decimal: `72.4 in.` */
export function tenths(value: number, unit: string): string {
  return `${value.toFixed(1)} ${unit}`;
}

/** Rounds to the nearest ten, hundred … */
export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

export function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The features whose condition is true. */
export function presentFeatures(features: Readonly<Record<string, boolean>>): Features {
  return Object.fromEntries(Object.entries(features).flatMap(([name, has]) => (has ? [[name, true as const]] : [])));
}
