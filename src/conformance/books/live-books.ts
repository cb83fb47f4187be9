/** Interface of live records: real keys, meters and prices presented as records of their families. */

import type { IsoInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { Fields } from '../records/record.ts';

/** An entry of a real book, in its family's terms. */
export interface BookEntry {
  readonly id: string;
  /** A state of the family. */
  readonly state: string;
  /** Money as a decimal string, instants in UTC. */
  readonly fields: Fields;
  readonly createdAt: IsoInstant;
  readonly updatedAt: IsoInstant;
}

/** The families whose live look-ups read a real book. */
const BOOK_FAMILIES = ['api-keys', 'usage-meters', 'price-books'] as const;
export type BookFamily = (typeof BOOK_FAMILIES)[number];

/** Each returns only the caller's own or public entries. */
export type LiveBooks = Readonly<
  Record<BookFamily, (caller: Caller, now: IsoInstant) => Promise<readonly BookEntry[]>>
>;

export function isBooked(noun: string): noun is BookFamily {
  return BOOK_FAMILIES.some((one) => one === noun);
}
