/** Owns look-ups in the fleet: whose story a VIN tells. */
import { ADVERSE_CARS, type AdverseCar, FIXTURE_ROWS } from './fixtures.data.ts';

export interface Fixture {
  /** 1 … 90, the row of the fleet and the serial of the VIN. */
  readonly number: number;
  readonly vin: string;
  readonly machine: string;
  readonly state: string;
  readonly story: string;
}

export const FIXTURES: readonly Fixture[] = FIXTURE_ROWS.map(([vin, machine, state, story], i) => ({ number: i + 1, vin, machine, state, story }));

const BY_VIN: ReadonlyMap<string, Fixture> = new Map(FIXTURES.map((fixture) => [fixture.vin, fixture]));
const ADVERSE: ReadonlyMap<string, AdverseCar> = new Map(ADVERSE_CARS.map((car) => [car.vin, car]));

export function fixtureOf(vin: string): Fixture | undefined {
  return BY_VIN.get(vin);
}

export function adverseCarOf(vin: string): AdverseCar | undefined {
  return ADVERSE.get(vin);
}

/** `live`: on sale; `pending`: a buyer is in the papers; undefined: not listed. */
export function listingStatusOf(fixture: Fixture): 'live' | 'pending' | undefined {
  const { machine, state } = fixture;
  if (machine === 'recon') return state === 'FRONTLINE_READY' ? 'live' : undefined;
  if (!machine.startsWith('deal.')) return 'live';
  if (['DELIVERED', 'SETTLED'].includes(state)) return undefined;
  return ['CHECKOUT_OPEN', 'SIGNED', 'CLEARED'].includes(state) ? 'pending' : 'live';
}
