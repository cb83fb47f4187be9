/** Port of the fixture cars: the state and the story that a VIN stands for in the sandbox. */

export interface FixtureCar {
  readonly machine: string;
  readonly state: string;
  readonly story: string;
  /** The fixture deal of the car; undefined where its story is about no deal. */
  readonly dealId: string | undefined;
}

/** A car whose story shows no state of a machine: the demo car, or a car with an adverse past. */
export interface StoryCar {
  readonly kind: string;
  readonly story: string;
}

export interface FixtureCars {
  /** The car that shows a state; undefined for any other VIN. */
  at(vin: string): FixtureCar | undefined;
  /** Undefined for a car that shows a state, and for any other VIN. */
  otherStoryAt(vin: string): StoryCar | undefined;
}
