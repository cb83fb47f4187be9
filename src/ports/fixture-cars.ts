/** Port of the fixture cars: the state and story that each fixture VIN demonstrates in the sandbox. */

interface FixtureCar {
  readonly machine: string;
  readonly state: string;
  readonly story: string;
  /** The car's fixture deal; undefined when its story has no deal. */
  readonly dealId: string | undefined;
}

/** A car whose story demonstrates no machine state: the demo car, or a car with an adverse history. */
interface StoryCar {
  readonly kind: string;
  readonly story: string;
}

export interface FixtureCars {
  /** The car that demonstrates a state; undefined for any other VIN. */
  at(vin: string): FixtureCar | undefined;
  /** Undefined for a car that demonstrates a state, and for any other VIN. */
  otherStoryAt(vin: string): StoryCar | undefined;
}
