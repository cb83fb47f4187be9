/** Owns the car that a desk door speaks of: who it is, what it lists for, and what runs it. */
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import type { DeskCar } from '../car.ts';

export interface Subject {
  readonly vin: Vin;
  /** Null where position 10 of the VIN names no year. */
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly manufacturer?: string;
  readonly msrp: Cents;
  readonly car: DeskCar;
  /** Combined miles a gallon; absent for electric cars and where nobody knows. */
  readonly milesPerGallon?: number;
}
