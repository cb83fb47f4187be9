/** Shape of a local tax rate on vehicles as the tables write it. */
import type { Authority } from '../../in-force.ts';

export type LocalLevel = 'county' | 'city' | 'district';

export interface LocalRate extends Authority {
  readonly level: LocalLevel;
  readonly pct: number;
  /** Who levies it, where that is not the county or city itself. */
  readonly levy?: string;
  /** Names of the counties where it is levied, separated by commas, as the place table spells them. */
  readonly counties?: string;
  /** Names of the cities where it is levied, as the Postal Service calls them; with `counties`, in those counties only. */
  readonly cities?: string;
  /** ZIPs where it is levied, where a city's name reaches beyond the city. */
  readonly zips?: string;
  /** True where the rate is published as one with the county's and districts', which then do not apply beside it. */
  readonly whole?: true;
  /** The levy stops at this many dollars of one vehicle. */
  readonly onFirst?: number;
}

/** One place of a state that publishes a single local rate for each place. */
export type PublishedRate = readonly [counties: string, pct: number, cities?: string];

/** Rows of a table that publishes one local rate for each city, and one for what lies outside the cities of a county. */
export function publishedRates(law: Authority, table: readonly PublishedRate[]): LocalRate[] {
  return table.map(([counties, pct, cities]) =>
    cities === undefined
      ? { level: 'county', pct, counties, ...law }
      : { level: 'city', pct, counties, cities, whole: true, ...law },
  );
}
