/** Sample identity of any well-formed VIN: deterministic, synthetic, never an attestation. */
import { draw, pick } from '#kernel/hash.ts';
import type { Cents } from '#kernel/money.ts';
import { modelYear, squish, type Vin } from '#kernel/vin.ts';
import { type Build, buildNamed, linesSoldIn } from './builds.ts';
import { CURATED } from './curated.ts';

export interface Identity extends Build {
  readonly vin: Vin;
  /** The model year that position 10 names; null for the codes that name none (U, Z, 0). */
  readonly year: number | null;
  /** The year whose line-up and prices the sample is of: `year`, or the current year where the VIN names none. */
  readonly sampleYear: number;
  readonly msrpCents: Cents;
  readonly invoiceCents: Cents;
}

/** List prices are taken to have risen by this much a year. */
const PRICE_RISE_A_YEAR = 0.02;
/** What a dealer pays as a share of MSRP, drawn per line: 92.0 … 95.9 percent. */
const INVOICE_FLOOR_TENTHS = 920;
const INVOICE_STEPS = 40;
const PRICE_STEP_DOLLARS = 5;

/**
 * The car of a VIN. Curated cars have a chosen build; for others a line sold in the model year is drawn by hash
 * of the squish VIN, then one of its trims, so that cars of one build decode alike. The year follows position 10.
 */
export function identityOf(vin: Vin, currentYear: number): Identity {
  const sampleYear = modelYear(vin, currentYear) ?? currentYear;
  return identifiedAs(vin, curatedBuild(vin, sampleYear) ?? drawnBuild(vin, sampleYear), currentYear);
}

/** A VIN as a given build, priced in its model year. */
export function identifiedAs(vin: Vin, build: Build, currentYear: number): Identity {
  const year = modelYear(vin, currentYear);
  const sampleYear = year ?? currentYear;
  const msrpDollars = priceIn(sampleYear, build);
  const share = (INVOICE_FLOOR_TENTHS + draw(INVOICE_STEPS, 'vehicle-invoice', build.make, build.model)) / 1000;
  return {
    ...build,
    vin,
    year,
    sampleYear,
    msrpCents: (msrpDollars * 100) as Cents,
    invoiceCents: (Math.round(msrpDollars * share) * 100) as Cents,
  };
}

function curatedBuild(vin: Vin, year: number): Build | undefined {
  const chosen = CURATED.get(vin);
  return chosen === undefined ? undefined : buildNamed(chosen.make, chosen.model, chosen.trim, year);
}

function drawnBuild(vin: Vin, year: number): Build {
  const build = squish(vin);
  return pick(pick(linesSoldIn(year), 'vehicle-line', build).builds, 'vehicle-trim', build);
}

/** MSRP in whole dollars of a model year: the written price moved by the usual rise, rounded to five dollars. */
function priceIn(year: number, { msrpDollars, pricedYear }: Build): number {
  const moved = msrpDollars * (1 + PRICE_RISE_A_YEAR) ** (year - pricedYear);
  return Math.round(moved / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS;
}
