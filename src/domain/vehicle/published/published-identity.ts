/** Converts a vPIC decode to a vehicle in the trade's words. Facts missing from the patterns stay absent. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { Cents } from '#kernel/money.ts';
import type { Provenance } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import { estimateMsrp, type MsrpEstimate } from '../estimates/msrp.ts';
import type { Fuel } from '../lines/engine.ts';
import type { Body, Drive } from '../lines/line.ts';
import type { VpicDecode } from '../vpic/decode-vpic.ts';
import { bodyOf, driveOf, fuelOf, layoutOf, plainCountry, transmissionOf } from './published-words.ts';

interface PublishedEngine {
  /** `3.0L V6`, as far as known. */
  readonly text?: string;
  readonly litres?: number;
  readonly cylinders?: number;
  readonly layout?: string;
  readonly horsepower?: number;
  readonly fuel?: Fuel;
  /** NHTSA's words: `Gasoline`, `Compressed Natural Gas (CNG)` … */
  readonly fuelText?: string;
  readonly induction?: 'turbo';
  /** The maker's code: `J30A4`. */
  readonly model?: string;
}

/** Place of assembly, in NHTSA's spelling. */
export interface AssemblyPlant {
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly company?: string;
}

/** One of several vehicles that the patterns of a VIN allow. */
export interface Candidate {
  readonly make?: string;
  readonly model: string;
}

/** A missing member that is expected, and why it is missing. */
export interface Missing {
  readonly member: 'make' | 'model' | 'year';
  readonly reason: string;
}

export interface PublishedIdentity {
  readonly origin: 'published';
  readonly vin: Vin;
  readonly year: number | null;
  readonly assumedYear: number;
  readonly provenance: Provenance;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly series?: string;
  readonly manufacturer: string;
  /** NHTSA's words: `Passenger Car`, `Truck`, `Motorcycle` … */
  readonly vehicleType: string;
  readonly body?: Body;
  /** NHTSA's words: `Sedan/Saloon`, `Motorcycle - Sport` … */
  readonly bodyClass?: string;
  readonly style?: string;
  readonly bodyStyle?: string;
  readonly drive?: Drive;
  readonly engine: PublishedEngine;
  readonly gearbox?: { readonly text: string; readonly kind: string };
  readonly doors?: number;
  readonly seats?: number;
  readonly mpg?: { readonly city: number; readonly highway: number; readonly combined: number };
  /** Source of `mpg`, if present. */
  readonly mpgSource?: string;
  readonly dimensions?: { readonly curbWeight: number };
  /** `Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)`. */
  readonly gvwr?: string;
  readonly plant: AssemblyPlant;
  readonly builtIn?: string;
  /** Estimated, because no source available to Carport states it. */
  readonly msrpCents: Cents;
  readonly msrpEstimate: MsrpEstimate;
  readonly invoiceCents?: undefined;
  readonly candidates: Candidate[];
  readonly missing: Missing[];
  readonly decode: VpicDecode;
}

/**
 * The car of an account's inventory row: the feed's values over the decode. The MSRP is known if the feed states it.
 */
export interface FedIdentity extends Omit<PublishedIdentity, 'origin' | 'msrpEstimate'> {
  readonly origin: 'fed';
  readonly msrpEstimate?: MsrpEstimate;
}

export function publishedIdentity(
  vin: Vin,
  decode: VpicDecode,
  currentYear: number,
  provenance: Provenance,
): PublishedIdentity {
  const { values, year, make, manufacturer, vehicleType } = decode;
  const assumedYear = year ?? currentYear;
  const body = bodyOf(values.bodyClass);
  const doors = wholeOf(values.doors);
  const engine = engineOf(decode);
  const named = {
    make,
    model: values.model,
    trim: values.trim ?? values.trim2,
    series: values.series ?? values.series2,
  };
  const msrpEstimate = estimateMsrp({ ...named, vehicleType, body, gvwr: values.gvwrFrom, assumedYear });
  const plant = withoutUndefined({
    city: values.plantCity,
    state: values.plantState,
    country: values.plantCountry,
    company: values.plantCompany,
  });
  return {
    origin: 'published',
    vin,
    year,
    assumedYear,
    provenance,
    manufacturer,
    vehicleType,
    engine,
    plant,
    msrpCents: msrpEstimate.msrpCents,
    msrpEstimate,
    candidates: decode.candidates.map(({ make: of, name }) => ({ ...withoutUndefined({ make: of }), model: name })),
    missing: missingOf(decode),
    decode,
    ...withoutUndefined({
      ...named,
      body,
      bodyClass: values.bodyClass,
      style: styleOf(doors, body ?? values.bodyClass),
      bodyStyle: body ?? values.bodyClass,
      drive: driveOf(values.driveType),
      gearbox: transmissionOf(values.transmissionStyle, values.transmissionSpeeds),
      doors,
      seats: wholeOf(values.seats),
      gvwr: values.gvwrFrom,
      builtIn: values.plantCountry === undefined ? undefined : plainCountry(values.plantCountry),
    }),
  };
}

function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  const value = Number.parseFloat(text ?? '');
  return Number.isNaN(value) || value <= 0 ? undefined : value;
}

/** Liters to a tenth, converted from cubic centimeters if only those are stated (`Conversion` of vPIC). */
function litresOf({ displacementL, displacementCc }: VpicDecode['values']): number | undefined {
  const cc = numberOf(displacementCc);
  const litres = numberOf(displacementL) ?? (cc === undefined ? undefined : cc / 1000);
  return litres === undefined ? undefined : Math.round(litres * 10) / 10;
}

function engineOf({ values }: VpicDecode): PublishedEngine {
  const litres = litresOf(values);
  const cylinders = wholeOf(values.cylinders);
  const fuel = fuelOf(values);
  const layout = layoutOf(values.engineConfiguration, cylinders);
  const isTurbo = values.turbo === 'Yes';
  const words = [
    litres === undefined ? '' : `${litres.toFixed(1)}L`,
    layout ?? (cylinders === undefined ? '' : `${cylinders}-cylinder`),
    isTurbo ? 'Turbo' : '',
    fuel === undefined || fuel === 'Gasoline' ? '' : fuel,
  ].filter((word) => word !== '');
  return withoutUndefined({
    text: words.length === 0 ? undefined : words.join(' '),
    litres,
    cylinders,
    layout,
    horsepower: numberOf(values.engineHorsepower),
    fuel,
    fuelText: values.fuelPrimary,
    induction: isTurbo ? ('turbo' as const) : undefined,
    model: values.engineModel,
  });
}

function styleOf(doors: number | undefined, body: string | undefined): string | undefined {
  if (body === undefined) return undefined;
  const words = body === 'Truck' ? 'Pickup' : body;
  return doors === undefined ? words : `${doors}dr ${words}`;
}

function missingOf({ make, year, values, wmi }: VpicDecode): Missing[] {
  const missing: Missing[] = [];
  if (make === undefined)
    missing.push({
      member: 'make',
      reason: `NHTSA lists several makes under the manufacturer code ${wmi}, and no published pattern of this VIN determines which.`,
    });
  if (values.model === undefined)
    missing.push({
      member: 'model',
      reason: `NHTSA publishes no pattern of the manufacturer code ${wmi} that determines the model of this VIN.`,
    });
  if (year === null) missing.push({ member: 'year', reason: 'Position 10 of the VIN is not a year code.' });
  return missing;
}
