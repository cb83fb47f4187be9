/** State codes: the fifty states and the District of Columbia. */
import { STATE_NAMES } from './states.data.ts';

/** A state or the District of Columbia, as its two-letter postal code. */
export type StateCode = keyof typeof STATE_NAMES;

/** All 51 codes, alphabetical by name. */
export const STATE_CODES = Object.keys(STATE_NAMES) as readonly StateCode[];

/** True for the code of one of the 51, in upper case. */
export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(STATE_NAMES, code);
}
