/** Rating class of a vehicle by make and line. */
import { CLASS_OF_MAKE, CLASS_WHEN_UNKNOWN, PERFORMANCE_LINES } from './vehicle-classes.data.ts';

interface NamedVehicle {
  readonly make: string;
  readonly model: string;
  readonly trim?: string | undefined;
}

/** The rating class 1 … 8: by make, one step up to 7 for the performance lines of classes 5 and 6. */
export function classOf({ make, model, trim = '' }: NamedVehicle): number {
  const name = `${model} ${trim}`;
  if (PERFORMANCE_LINES.some((one) => one.make === make && one.line.test(name))) return 7;
  return CLASS_OF_MAKE[make] ?? CLASS_WHEN_UNKNOWN;
}
