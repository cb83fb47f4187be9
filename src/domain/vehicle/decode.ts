/** Flat decode of a VIN: its characters joined with the vehicle's identity, in canonical order. */
import { hasValidCheckDigit, origin, squish, type Vin, wmi } from '#kernel/vin.ts';
import { identityOf } from './identity.ts';

export interface Decode {
  readonly vin: Vin;
  /** The form of a VIN: seventeen characters of its alphabet. */
  readonly vinValid: boolean;
  readonly wmi: string;
  /** Country or region that the first characters are assigned to. */
  readonly origin: string;
  readonly squishVin: string;
  /** Position 9 as written. */
  readonly checkDigit: string;
  /** Position 9 is what the other sixteen demand (ISO 3779). */
  readonly checksum: boolean;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly style: string;
  readonly body: string;
  readonly engine: string;
  readonly drive: string;
  readonly transmission: string;
  readonly vehicle: {
    readonly vin: Vin;
    /** Null where position 10 names no year. */
    readonly year: number | null;
    readonly make: string;
    readonly model: string;
    readonly manufacturer: string;
  };
  /** Several trims match: never so for a sample, which is one build. */
  readonly ambiguous: boolean;
}

/** One car is decoded again and again while it is looked at: this many decodes are kept, then all are let go. */
const KEPT_MAX = 4096;
const kept = new Map<string, Decode>();

/** The decode of any well-formed VIN; a wrong check digit is said, not refused. */
export function decodeOf(vin: Vin, currentYear: number): Decode {
  const key = `${vin} ${currentYear}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const decode = Object.freeze(decoded(vin, currentYear));
  kept.set(key, decode);
  return decode;
}

function decoded(vin: Vin, currentYear: number): Decode {
  const { year, make, model, trim, style, body, engine, drive, gearbox, manufacturer } = identityOf(vin, currentYear);
  return {
    vin,
    vinValid: true,
    wmi: wmi(vin),
    origin: origin(vin),
    squishVin: squish(vin),
    checkDigit: vin.charAt(8),
    checksum: hasValidCheckDigit(vin),
    make,
    model,
    trim,
    style,
    body,
    engine: engine.text,
    drive,
    transmission: gearbox.kind,
    vehicle: { vin, year, make, model, manufacturer },
    ambiguous: false,
  };
}
