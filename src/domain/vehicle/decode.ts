/** Converts an identity to the flat decode, in the canonical order. */

import { withoutUndefined } from '#kernel/answer.ts';
import type { Provenance } from '#kernel/provenance.ts';
import { hasValidCheckDigit, origin, squishVinOf, type Vin, wmi } from '#kernel/vin.ts';
import type { Identity } from './identity.ts';
import type { AssemblyPlant, Candidate, Missing, PublishedIdentity } from './published/published-identity.ts';
import { ERROR_CODES, type ErrorCode } from './vpic/error-codes.data.ts';

export interface Decode {
  readonly vin: Vin;
  /** The form of a VIN: seventeen characters of its alphabet. */
  readonly vinValid: boolean;
  readonly wmi: string;
  /** Country or region of the first characters. */
  readonly origin: string;
  readonly squishVin: string;
  /** Position 9 as written. */
  readonly checkDigit: string;
  /** True when position 9 equals the check digit computed from the other sixteen (ISO 3779). */
  readonly checksum: boolean;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly style?: string;
  readonly body?: string;
  readonly engine?: string;
  readonly drive?: string;
  readonly transmission?: string;
  readonly vehicle: {
    readonly vin: Vin;
    /** Null when position 10 is not a year code. */
    readonly year: number | null;
    readonly make?: string;
    readonly model?: string;
    readonly manufacturer: string;
  };
  /** True when the published patterns allow several models. */
  readonly ambiguous: boolean;
  readonly candidates?: Candidate[];
  /** Facts from the published patterns beyond the canonical members. */
  readonly published?: PublishedPart;
  readonly missing?: Missing[];
  readonly provenance: Provenance;
}

interface PublishedPart {
  readonly vehicleType: string;
  readonly series?: string;
  readonly bodyClass?: string;
  readonly doors?: number;
  readonly cylinders?: number;
  readonly displacementL?: number;
  readonly engineModel?: string;
  readonly horsepower?: number;
  readonly fuel?: string;
  readonly gvwr?: string;
  readonly plant?: AssemblyPlant;
  /** NHTSA's codes with their meaning. */
  readonly errorCodes: { readonly code: ErrorCode; readonly meaning: string }[];
  /** The characters that fit at positions where no pattern matches; `!` in the VIN where several fit. */
  readonly correction?: {
    readonly suggestedVin: string;
    readonly positions: { readonly position: number; readonly characters: string }[];
  };
}

export function decodeOf(identity: Identity): Decode {
  const { vin, year, make, model, trim, style, body, engine, drive, gearbox, manufacturer, provenance } = identity;
  const published = identity.origin === 'published' ? identity : undefined;
  return {
    vin,
    vinValid: true,
    wmi: wmi(vin),
    origin: origin(vin),
    squishVin: squishVinOf(vin),
    checkDigit: vin.charAt(8),
    checksum: hasValidCheckDigit(vin),
    ...withoutUndefined({
      make,
      model,
      trim,
      style,
      body: body ?? published?.bodyClass,
      engine: engine.text,
      drive,
      transmission: gearbox?.kind,
    }),
    vehicle: { vin, year, ...withoutUndefined({ make, model }), manufacturer },
    ambiguous: (published?.candidates.length ?? 0) > 0,
    ...(published === undefined ? {} : publishedMembers(published)),
    provenance,
  };
}

function publishedMembers(identity: PublishedIdentity): Pick<Decode, 'candidates' | 'published' | 'missing'> {
  const { candidates, missing, plant, engine, decode, vehicleType, series, bodyClass, doors, gvwr } = identity;
  return {
    ...(candidates.length === 0 ? {} : { candidates }),
    published: {
      vehicleType,
      ...withoutUndefined({
        series,
        bodyClass,
        doors,
        cylinders: engine.cylinders,
        displacementL: engine.litres,
        engineModel: engine.model,
        horsepower: engine.horsepower,
        fuel: engine.fuelText,
        gvwr,
      }),
      ...(Object.keys(plant).length === 0 ? {} : { plant }),
      errorCodes: decode.errorCodes.map((code) => ({ code, meaning: ERROR_CODES[code].meaning })),
      ...correctionIn(decode),
    },
    ...(missing.length === 0 ? {} : { missing }),
  };
}

function correctionIn({ correction }: PublishedIdentity['decode']): Pick<PublishedPart, 'correction'> {
  if (correction === undefined) return {};
  const { suggestedVin, positions } = correction;
  return { correction: { suggestedVin, positions: [...positions] } };
}
