/** Expands model lines into trims, and lists the lines sold in a model year. */

import { once } from '#kernel/bounds/once.ts';
import { LINE_UP } from './line-up.ts';
import { type Engine, engineOf, type Gearbox, gearboxOf } from './lines/engine.ts';
import type { Body, Drive, LineRow, MakeLines, TrimRow } from './lines/line.ts';
import { MAKERS } from './makers.data.ts';

/** One trim of one line: all facts of a car that are independent of its VIN. */
export interface Build {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  /** The legal name of the manufacturer. */
  readonly manufacturer: string;
  readonly body: Body;
  /** Body in words: `4dr Sedan`. */
  readonly style: string;
  /** The body category in listings: `Sedan`, `SUV`, `Truck` … */
  readonly bodyStyle: string;
  /** The class of vehicle: `Car`, `Crossover`, `SUV`, `Pickup`, `Minivan`, `Van`. */
  readonly vehicleType: string;
  readonly drive: Drive;
  readonly engine: Engine;
  readonly gearbox: Gearbox;
  readonly doors: number;
  readonly seats: number;
  /** Miles per gallon, or per gallon equivalent for an electric car. */
  readonly mpg: { readonly city: number; readonly highway: number; readonly combined: number };
  /** Electric range in miles; 0 when there is none. */
  readonly rangeMiles: number;
  /** Inches and pounds. */
  readonly dimensions: {
    readonly wheelbase: number;
    readonly length: number;
    readonly width: number;
    readonly height: number;
    readonly curbWeight: number;
  };
  /** Country of final assembly. */
  readonly builtIn: string;
  /** Whole dollars in `pricedYear`, without destination. */
  readonly msrpDollars: number;
  readonly pricedYear: number;
}

/** A line with its builds, base trim first. */
export interface Line {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
  readonly builds: readonly Build[];
}

/** The model year of the prices of lines still sold. */
export const TABLE_YEAR = 2026;
/** The first year that position 10 of a VIN can encode. */
const FIRST_YEAR = 1980;
/** Later years use the line-up of this one. */
const LAST_YEAR = 2039;
const STILL_SOLD = 9999;

const COUNTRIES: Readonly<Record<string, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  BR: 'Brazil',
  CA: 'Canada',
  CN: 'China',
  DE: 'Germany',
  ES: 'Spain',
  FR: 'France',
  GB: 'United Kingdom',
  HU: 'Hungary',
  IT: 'Italy',
  JP: 'Japan',
  KR: 'South Korea',
  MX: 'Mexico',
  NL: 'Netherlands',
  PL: 'Poland',
  SE: 'Sweden',
  SK: 'Slovakia',
  TH: 'Thailand',
  US: 'United States',
  YU: 'Yugoslavia',
  ZA: 'South Africa',
};

/** Every line in table order. */
export const LINES: readonly Line[] = LINE_UP.flatMap(linesOf);

const linesByYear = once(
  () =>
    new Map(
      Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i).map((year) => [
        year,
        LINES.filter(({ from, to }) => from <= year && year <= to),
      ]),
    ),
);

/** The lines sold as a model year; years before 1980 use the line-up of 1980. Never empty. */
export function linesSoldIn(year: number): readonly Line[] {
  return linesByYear().get(Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR)) ?? [];
}

/** A build by its names in a year; the base trim when the trim is unknown, undefined when no such line was sold. */
export function buildNamed(make: string, model: string, trim: string, year: number): Build | undefined {
  const line = linesSoldIn(year).find((one) => one.make === make && one.model === model);
  return line?.builds.find((build) => build.trim === trim) ?? line?.builds[0];
}

function linesOf({ make, lines }: MakeLines): Line[] {
  return lines.map((row) => {
    const [model, from, to] = row;
    return { make, model, from, to: to === 0 ? STILL_SOLD : to, builds: buildsOf(make, row) };
  });
}

/** Expands a line's trims; each inherits omitted members from the previous one. */
function buildsOf(make: string, row: LineRow): Build[] {
  const [model, , to, body, doors, seats, [wheelbase, length, width, height, curbWeight], built, trims] = row;
  let standing: TrimRow = ['', 0, '', '', 'FWD', 0, 0];
  return trims.map((written) => {
    const [trim, msrpDollars] = written;
    standing = inheritRow(written, standing);
    const [, , engine = '', gearbox = '', drive = 'FWD', city = 0, highway = 0, rangeMiles = 0] = standing;
    return {
      make,
      model,
      trim,
      manufacturer: MAKERS[make]?.legalName ?? make,
      body,
      style: styleOf(body, doors),
      bodyStyle: body,
      vehicleType: vehicleTypeOf(body, drive),
      drive,
      engine: engineOf(engine),
      gearbox: gearboxOf(gearbox),
      doors,
      seats,
      mpg: { city, highway, combined: combinedMpg(city, highway) },
      rangeMiles,
      dimensions: { wheelbase, length, width, height, curbWeight },
      builtIn: COUNTRIES[built] ?? built,
      msrpDollars,
      pricedYear: to === 0 ? TABLE_YEAR : to,
    };
  });
}

/** A trim with an engine states its own range; one without inherits the previous one entirely. */
function inheritRow(written: TrimRow, before: TrimRow): TrimRow {
  const [name, msrpDollars, engine] = written;
  if (engine !== undefined) return written;
  const [, , ...rest] = before;
  return [name, msrpDollars, ...rest] as const;
}

/** EPA: harmonic mean of 55 % city and 45 % highway. */
function combinedMpg(city: number, highway: number): number {
  return Math.round(1 / (0.55 / city + 0.45 / highway));
}

function styleOf(body: Body, doors: number): string {
  const words = body === 'Truck' ? (doors === 4 ? 'Crew Cab Pickup' : 'Regular Cab Pickup') : body;
  return `${doors}dr ${words}`;
}

function vehicleTypeOf(body: Body, drive: Drive): string {
  if (body === 'Truck') return 'Pickup';
  if (body === 'Minivan' || body === 'Van') return body;
  if (body !== 'SUV') return 'Car';
  return drive === '4WD' ? 'SUV' : 'Crossover';
}
