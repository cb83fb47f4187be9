/** Inputs of a listings search. */
import type { ListingQuery } from './query.ts';

export interface SearchInput {
  readonly query: ListingQuery;
  /** The parameters as sent, which links keep. */
  readonly params: Readonly<Record<string, string>>;
  /** Absolute address of the collection. */
  readonly address: string;
}
