/** Owns the cars whose identity is chosen instead of drawn: the demo car, the adverse-history cars, and every listed car. */
import { CURATED_ROWS, type CuratedRow } from './curated.data.ts';

export interface CuratedIdentity {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Where curated rows come from; a corpus adds its table here. The model year always follows the VIN. */
const TABLES: readonly (readonly CuratedRow[])[] = [CURATED_ROWS];

export const CURATED: ReadonlyMap<string, CuratedIdentity> = new Map(
  TABLES.flat().map(([vin, make, model, trim]) => [vin, { make, model, trim }]),
);
