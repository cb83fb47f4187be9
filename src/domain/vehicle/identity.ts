/** The vehicle of a VIN: decoded from published patterns if they are known, else the sandbox's deterministic sample. */
import { draw, pick } from '#kernel/hash.ts';
import type { Cents } from '#kernel/money.ts';
import { type Provenance, SOURCES, simulated } from '#kernel/provenance.ts';
import { modelYear, squishVinOf, type Vin } from '#kernel/vin.ts';
import { type Build, buildNamed, linesSoldIn } from './builds.ts';
import { CURATED } from './curated/curated.ts';
import { msrpIn } from './estimates/msrp-by-year.ts';
import type { FedIdentity, PublishedIdentity } from './published/published-identity.ts';

interface SampleFacts {
  readonly vin: Vin;
  /** The model year encoded in the VIN; null for codes that are never a year (U, Z, 0). */
  readonly year: number | null;
  /** The year used for prices and ages: `year`, or the current year when the VIN has none. */
  readonly assumedYear: number;
  readonly provenance: Provenance;
}

/** One build of the sandbox's model lines. Complete, but not a real car. */
export interface SampleIdentity extends Build, SampleFacts {
  readonly origin: 'sample';
  readonly msrpCents: Cents;
  readonly invoiceCents: Cents;
  readonly msrpEstimate?: undefined;
}

export type Identity = SampleIdentity | PublishedIdentity | FedIdentity;

/** Identifies the vehicle of a VIN, as of a year. */
export type Identify = (vin: Vin, currentYear: number) => Identity;

/** Dealer invoice as a share of MSRP, drawn per line: 92.0 … 95.9 percent. */
const INVOICE_FLOOR_TENTHS = 920;
const INVOICE_STEPS = 40;

const SAMPLE = Object.freeze(simulated(SOURCES.sample));

/**
 * The sample of a VIN. Curated cars have a fixed build. For others, a line sold in the model year is drawn by hash of
 * the squish VIN, then one of its trims, so that cars of one build decode alike.
 */
export function sampleIdentity(vin: Vin, currentYear: number): SampleIdentity {
  const assumedYear = modelYear(vin, currentYear) ?? currentYear;
  return identifiedAs(vin, curatedBuild(vin, assumedYear) ?? drawnBuild(vin, assumedYear), currentYear);
}

/** A VIN as a given build, priced for its model year. */
export function identifiedAs(vin: Vin, build: Build, currentYear: number): SampleIdentity {
  const year = modelYear(vin, currentYear);
  const assumedYear = year ?? currentYear;
  const msrpDollars = msrpIn(assumedYear, build);
  const share = (INVOICE_FLOOR_TENTHS + draw(INVOICE_STEPS, 'vehicle-invoice', build.make, build.model)) / 1000;
  return {
    ...build,
    origin: 'sample',
    vin,
    year,
    assumedYear,
    provenance: SAMPLE,
    msrpCents: (msrpDollars * 100) as Cents,
    invoiceCents: (Math.round(msrpDollars * share) * 100) as Cents,
  };
}

function curatedBuild(vin: Vin, year: number): Build | undefined {
  const chosen = CURATED.get(vin);
  return chosen === undefined ? undefined : buildNamed(chosen.make, chosen.model, chosen.trim, year);
}

function drawnBuild(vin: Vin, year: number): Build {
  const build = squishVinOf(vin);
  return pick(pick(linesSoldIn(year), 'vehicle-line', build).builds, 'vehicle-trim', build);
}
