/** Port of public data about models that an operator imports: recall campaigns and fuel economy. */

import type { MaybePromise } from '#kernel/maybe-promise.ts';

/** A recall campaign of a make, model and year; it does not tell whether one vehicle is part of it. */
export interface Campaign {
  /** NHTSA's number: `23V123000`. */
  readonly campaign: string;
  readonly manufacturer: string;
  readonly component: string;
  readonly summary: string;
  readonly consequence: string;
  readonly remedy: string;
  /** The day that NHTSA received the report, as an ISO date; empty where none is stated. */
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

/** Miles per gallon, of gasoline equivalent for battery cars. */
export interface Economy {
  readonly city: number;
  readonly highway: number;
  readonly combined: number;
}

/** A source and its day. */
export interface Imported {
  /** As an answer names it, with its date. */
  readonly source: string;
  /** The newest date in it. */
  readonly date: string;
}

/** Campaigns, with their source and its date. */
export interface RecallsTold extends Imported {
  readonly campaigns: readonly Campaign[];
}

export interface Recalls {
  /** Undefined where the source does not answer now. */
  find(request: ModelYear): MaybePromise<RecallsTold | undefined>;
}

export interface ReferenceData {
  /** Undefined where no recall file was imported and no service is asked. */
  readonly recalls: Recalls | undefined;
  /** Undefined where no file of fueleconomy.gov was imported. */
  readonly economy: (Imported & { find(request: EconomyKey): Economy | undefined }) | undefined;
}
