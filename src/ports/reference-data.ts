/** Port of imported public data on models: recall campaigns and fuel economy. */

import type { MaybePromise } from '#kernel/maybe-promise.ts';

/** A recall campaign of a make, model and year. It does not say whether a given vehicle is affected. */
export interface Campaign {
  /** NHTSA's number: `23V123000`. */
  readonly campaign: string;
  readonly manufacturer: string;
  readonly component: string;
  readonly summary: string;
  readonly consequence: string;
  readonly remedy: string;
  /** The date on which NHTSA received the report, as an ISO date; empty when not stated. */
  readonly reportedOn: string;
}

export interface ModelYear {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

export interface EconomyKey extends ModelYear {
  readonly litres?: number | undefined;
  readonly cylinders?: number | undefined;
}

/** Miles per gallon, or per gallon equivalent for electric cars. */
export interface Economy {
  readonly city: number;
  readonly highway: number;
  readonly combined: number;
}

/** A source and its date. */
interface ImportSummary {
  /** The source as responses name it, with its date. */
  readonly source: string;
  /** The newest date in it. */
  readonly date: string;
}

/** Campaigns, with their source and its date. */
export interface FoundRecalls extends ImportSummary {
  readonly campaigns: readonly Campaign[];
}

export interface Recalls {
  /** Undefined when the source does not respond. */
  find(request: ModelYear): MaybePromise<FoundRecalls | undefined>;
}

export interface ReferenceData {
  /** Undefined when no recall file was imported and no recall service is configured. */
  readonly recalls: Recalls | undefined;
  /** Undefined when no file of fueleconomy.gov was imported. */
  readonly economy: (ImportSummary & { find(request: EconomyKey): Economy | undefined }) | undefined;
}
