/** What a search of listings is asked. */
import type { ListingQuery } from './query.ts';

export interface SearchInput {
  readonly query: ListingQuery;
  /** The parameters as sent: links keep every one of them. */
  readonly params: Readonly<Record<string, string>>;
  /** Absolute address of the collection. */
  readonly address: string;
}
