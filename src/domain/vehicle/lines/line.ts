/** A model line: one make and model over the years it was sold essentially unchanged. */

export type Body = 'Sedan' | 'Coupe' | 'Convertible' | 'Hatchback' | 'Wagon' | 'SUV' | 'Truck' | 'Minivan' | 'Van';
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD';

/** Wheelbase, length, width and height in inches; curb weight in pounds. */
type Dimensions = readonly [wheelbase: number, length: number, width: number, height: number, curbLb: number];

/**
 * A trim as written: its MSRP in whole dollars, without destination, in the last year of the line, then its powertrain.
 * Omitted members are inherited from the previous trim.
 *
 * Engine: displacement in liters with `T` for turbo, `S` supercharged, `D` diesel, `H` hybrid or `P` plug-in hybrid;
 * the layout with `o` for overhead valves or `s` for a single overhead camshaft; horsepower; `p` if premium fuel is
 * required. An electric car is `EV` and horsepower. Gearbox: the speeds with `A` for automatic, `M` manual or `D` dual
 * clutch, or `CVT`. City and highway miles per gallon (of gasoline equivalent) follow, then the electric range in miles.
 */
export type TrimRow = readonly [
  name: string,
  msrpDollars: number,
  engine?: string,
  gearbox?: string,
  drive?: Drive,
  cityMpg?: number,
  highwayMpg?: number,
  rangeMiles?: number,
];

/** A line as written; `to` 0 means still sold. */
export type LineRow = readonly [
  model: string,
  from: number,
  to: number,
  body: Body,
  doors: number,
  seats: number,
  size: Dimensions,
  built: string,
  trims: readonly TrimRow[],
];

/** The lines of one make, oldest first. */
export interface MakeLines {
  readonly make: string;
  readonly lines: readonly LineRow[];
}
