/** Maps a license plate to a sandbox VIN, deterministically. */

import type { Identity } from '#domain/vehicle/identity.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { draw } from '#kernel/hash.ts';
import { parseVin, type Vin, withCheckDigit, yearCode } from '#kernel/vin.ts';
import type { StateCode } from '../../places/states.ts';

/** Plates without a car, to test a miss. */
export const PLATES_NOT_ON_FILE = ['NOPLATE', '0000'] as const;

const PLATE = /^[A-Z0-9]{2,8}$/;
/** An unassigned manufacturer code, so that the car of a plate is a labeled sample. */
const WMI = 'F1P';
const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Model years of the cars behind plates. */
const YEARS = { first: 2012, count: 14 } as const;

/** The plate in upper case without spaces and hyphens; undefined unless 2 to 8 letters and digits remain. */
export function parsePlate(text: string): string | undefined {
  const plate = text.toUpperCase().replace(/[-\s]/g, '');
  return PLATE.test(plate) ? plate : undefined;
}

/** The VIN of a plate, with a valid check digit; undefined for plates without a car. */
export function vinOfPlate(state: StateCode, plate: string): Vin | undefined {
  if (PLATES_NOT_ON_FILE.some((free) => free === plate)) return undefined;
  const one = (alphabet: string, position: number): string =>
    alphabet.charAt(draw(alphabet.length, `plate-vin-${position}`, state, plate));
  // Position 7 is a letter on cars since 2010, which selects the model-year cycle.
  const build =
    [4, 5, 6].map((position) => one(VIN_CHARACTERS, position)).join('') + one(VIN_LETTERS, 7) + one(VIN_CHARACTERS, 8);
  const year = yearCode(YEARS.first + draw(YEARS.count, 'plate-year', state, plate));
  const serial = String(draw(1_000_000, 'plate-serial', state, plate)).padStart(6, '0');
  const vin = parseVin(`${WMI}${build}0${year}${one(VIN_LETTERS, 11)}${serial}`);
  return vin === undefined ? undefined : withCheckDigit(vin);
}

/** The canonical answer of `/plate/{state}/{number}`: the flat car of the plate. */
export function plateAnswer({ vin, assumedYear, make, model, trim, drive, engine, gearbox }: Identity) {
  return {
    vin,
    year: assumedYear,
    ...withoutUndefined({ make, model, trim, drivetrain: drive, engine: engine.text, transmission: gearbox?.kind }),
    // A sample is a single build; no default is assumed.
    isDefault: false,
  };
}
