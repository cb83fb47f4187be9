/** Owns the list of makes whose lines identities are drawn from; a new make adds its rows here. */
import type { MakeLines } from './lines/line.ts';
import { TOYOTA } from './lines/toyota.data.ts';

export const LINE_UP: readonly MakeLines[] = [...TOYOTA];
