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
  /** Names of the cities where it is levied, as the Postal Service calls them. */
  readonly cities?: string;
  /** The levy stops at this many dollars of one vehicle. */
  readonly onFirst?: number;
}
