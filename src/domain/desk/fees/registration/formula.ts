/** Evaluates registration fee formulas: flat, banded, by weight, by value and age, each for certain fuels and ages. */
import { atLeastZero, type Cents, cents, dollars, percentOf } from '#kernel/money.ts';
import type { CarFuel } from '../../car.ts';
import type { Authority } from '../../in-force.ts';

/** A constant, or one entry per model year of age; the last entry applies to every greater age. */
export type ByAge = number | readonly number[];

/**
 * What selects a band: MSRP or price in dollars, weight in pounds, fuel economy in mpg, horsepower of the old tax
 * formula.
 */
export type Measure = 'msrp' | 'price' | 'curbWeightLb' | 'ageYears' | 'milesPerGallon' | 'taxableHorsepower';

export type Band = readonly [upTo: number, amount: ByAge];

/** How a part of a registration is computed. Amounts are dollars. */
export type Pays =
  | { readonly kind: 'flat'; readonly amount: ByAge }
  | {
      readonly kind: 'bands';
      readonly by: Measure;
      /** The first band whose limit is at or above the measure applies. */
      readonly bands: readonly Band[];
      readonly above: ByAge;
      /** Above the last band, `amount` more per started `each`. */
      readonly further?: { readonly each: number; readonly amount: number };
      /** The percentage of the amount due at each age. */
      readonly keepsPct?: ByAge;
    }
  | {
      readonly kind: 'weight';
      /** Dollars for each started 100 lb above `over`. */
      readonly perHundredLb: number;
      readonly over?: number;
      readonly base?: number;
    }
  | {
      readonly kind: 'value';
      readonly of: 'msrp' | 'price';
      /** The taxable percent of the value. */
      readonly sharePct?: number;
      /** The remaining percentage of the taxable value: of MSRP by model years, of a price by years since purchase. */
      readonly keepsPct?: ByAge;
      /** The percentage lost each year, of the previous year's value. */
      readonly losesPct?: number;
      readonly ratePct: ByAge;
      /** The value counts as the midpoint of its class of this many dollars. */
      readonly classOf?: number;
      /** The value is rounded up to this many dollars. */
      readonly roundedUpTo?: number;
      readonly minimum?: number;
    };

/** One line of a registration bill, with its legal source. */
export interface Part extends Authority {
  readonly label: string;
  readonly pays: Pays;
  readonly fuels?: readonly CarFuel[];
  /** Model years of age, inclusive. */
  readonly age?: readonly [from: number, to: number];
  readonly condition?: 'new' | 'used';
  /** Only on a car with an MSRP above this many dollars. */
  readonly msrpOver?: number;
  /** Only with an owner's first registration, or only with later ones; with every one when absent. */
  readonly when?: 'first' | 'renewal';
  /** Billed separately by a county or city each year. The amount is for one year. */
  readonly billedApart?: true;
  /** An average of what counties and cities charge, for a county that no part of the same label names. */
  readonly localAverage?: true;
  /** Due in these counties alone: names separated by commas, as the place table spells them. */
  readonly counties?: string;
}

/** A car as registration formulas see it. */
export interface Measured {
  readonly price: Cents;
  readonly msrp: Cents;
  readonly ageYears: number;
  /** Years since this owner bought it. */
  readonly ownedYears: number;
  readonly condition: 'new' | 'used';
  readonly fuel: CarFuel;
  readonly curbWeightLb: number;
  readonly milesPerGallon: number;
  readonly taxableHorsepower: number;
}

/** True when a part is due on a car; `renewal` tells first and later registrations apart. */
export function isDue(part: Part, car: Measured, renewal: boolean): boolean {
  const { fuels, age, condition, msrpOver, when } = part;
  if (fuels !== undefined && !fuels.includes(car.fuel)) return false;
  if (age !== undefined && (car.ageYears < age[0] || car.ageYears > age[1])) return false;
  if (condition !== undefined && condition !== (renewal ? 'used' : car.condition)) return false;
  if (msrpOver !== undefined && car.msrp <= dollars(msrpOver)) return false;
  return when === undefined || (when === 'renewal') === renewal;
}

/** The amount of a part for a car, half-up at the cent. */
export function amountOf(pays: Pays, car: Measured): Cents {
  switch (pays.kind) {
    case 'flat':
      return dollars(ofAge(pays.amount, car.ageYears));
    case 'bands':
      return bandedAmount(pays, car);
    case 'weight': {
      const hundreds = Math.ceil(Math.max(0, car.curbWeightLb - (pays.over ?? 0)) / 100);
      return dollars((pays.base ?? 0) + hundreds * pays.perHundredLb);
    }
    case 'value': {
      const due = percentOf(taxableValue(pays, car), ofAge(pays.ratePct, valueYears(pays, car)));
      return Math.max(due, dollars(pays.minimum ?? 0)) as Cents;
    }
  }
}

/** The entry for an age. */
export function ofAge(byAge: ByAge, ageYears: number): number {
  return typeof byAge === 'number' ? byAge : (byAge[Math.min(ageYears, byAge.length - 1)] ?? 0);
}

/** The measure of a car that selects a band. */
export function measureOf(car: Measured, by: Measure): number {
  return by === 'msrp' || by === 'price' ? car[by] / 100 : car[by];
}

/** The years of depreciation. */
export function valueYears({ of }: Pick<Extract<Pays, { kind: 'value' }>, 'of'>, car: Measured): number {
  return of === 'msrp' ? car.ageYears : car.ownedYears;
}

function bandedAmount(pays: Extract<Pays, { kind: 'bands' }>, car: Measured): Cents {
  const measure = measureOf(car, pays.by);
  const band = pays.bands.find(([upTo]) => measure <= upTo);
  const last = pays.bands.at(-1)?.[0] ?? 0;
  const steps = band === undefined && pays.further !== undefined ? Math.ceil((measure - last) / pays.further.each) : 0;
  const amount = ofAge(band?.[1] ?? pays.above, car.ageYears) + steps * (pays.further?.amount ?? 0);
  return dollars((amount * ofAge(pays.keepsPct ?? 100, car.ageYears)) / 100);
}

function taxableValue(pays: Extract<Pays, { kind: 'value' }>, car: Measured): Cents {
  const { sharePct = 100, keepsPct = 100, losesPct = 0, classOf, roundedUpTo } = pays;
  const full = pays.of === 'msrp' ? car.msrp : car.price;
  const classed = classOf === undefined ? full : classMiddle(full, dollars(classOf));
  const rounded =
    roundedUpTo === undefined ? classed : Math.ceil(classed / dollars(roundedUpTo)) * dollars(roundedUpTo);
  const years = valueYears(pays, car);
  const kept = (ofAge(keepsPct, years) / 100) * (1 - losesPct / 100) ** years;
  return atLeastZero(cents(((rounded * sharePct) / 100) * kept));
}

/** The midpoint of the class of `width` that contains a value; classes start at multiples of the width. */
function classMiddle(value: Cents, width: Cents): Cents {
  return cents(Math.floor(value / width) * width + width / 2);
}
