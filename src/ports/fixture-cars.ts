/** Port of the fixture cars: the state and the story that a VIN stands for in the sandbox. */

export interface FixtureCar {
  readonly machine: string;
  readonly state: string;
  readonly story: string;
  /** The fixture deal of the car; undefined where its story is about no deal. */
  readonly dealId: string | undefined;
}

/** A car with a story that is about no state: the demo car, or one with an adverse past. */
export interface OddCar {
  readonly kind: string;
  readonly story: string;
}

export interface FixtureCars {
  /** The car that shows a state; undefined for any other VIN. */
  at(vin: string): FixtureCar | undefined;
  /** Undefined for a car that shows a state, and for any other VIN. */
  oddAt(vin: string): OddCar | undefined;
}
