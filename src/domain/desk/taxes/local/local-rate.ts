/** The form of a local vehicle tax rate in the tables. */
import type { Authority } from '../../in-force.ts';

export type LocalLevel = 'county' | 'city' | 'district';

export interface LocalRate extends Authority {
  readonly level: LocalLevel;
  readonly pct: number;
  /** The levying authority, if not the county or city itself. */
  readonly levy?: string;
  /** Counties where it applies, separated by commas and spelled as in the place table. */
  readonly counties?: string;
  /** Cities where it applies, by postal name; with `counties`, only within those counties. */
  readonly cities?: string;
  /** ZIPs where it applies, if a city's postal name reaches beyond the city. */
  readonly zips?: string;
  /** True when the published rate includes the county's and districts', which are then not added. */
  readonly whole?: true;
  /** Dollars of one vehicle above which the levy stops. */
  readonly onFirst?: number;
}

/** One place in a state that publishes a single local rate per place. */
export type PublishedRate = readonly [counties: string, pct: number, cities?: string];

/** Rows of a table with one local rate per city, and one for the rest of each county. */
export function publishedRates(law: Authority, table: readonly PublishedRate[]): LocalRate[] {
  return table.map(([counties, pct, cities]) =>
    cities === undefined
      ? { level: 'county', pct, counties, ...law }
      : { level: 'city', pct, counties, cities, whole: true, ...law },
  );
}
