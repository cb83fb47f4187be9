/** Cars with a fixed identity: the demo car, the adverse-history cars and every listed car. */
import { DRAWN_NEWER } from '../../corpus/newer.data.ts';
import { DRAWN_OLDER } from '../../corpus/older.data.ts';
import { CURATED_ROWS } from './curated.data.ts';

export interface CuratedIdentity {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Sources of curated rows. The model year always follows the VIN. */
const TABLES = [CURATED_ROWS, DRAWN_NEWER, DRAWN_OLDER];

export const CURATED: ReadonlyMap<string, CuratedIdentity> = new Map(
  TABLES.flat().map(([vin, make, model, trim]) => [vin, { make, model, trim }]),
);
