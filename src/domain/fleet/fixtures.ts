/** Looks up the fixture of a VIN. */
import { ADVERSE_CARS, type AdverseCar, FIXTURE_ROWS } from './fixtures.data.ts';

export interface Fixture {
  /** 1 … 90: the row in the fleet, and the serial number in the VIN. */
  readonly number: number;
  readonly vin: string;
  readonly machine: string;
  readonly state: string;
  readonly story: string;
}

export const FIXTURES: readonly Fixture[] = FIXTURE_ROWS.map(([vin, machine, state, story], i) => ({
  number: i + 1,
  vin,
  machine,
  state,
  story,
}));

const BY_VIN: ReadonlyMap<string, Fixture> = new Map(FIXTURES.map((fixture) => [fixture.vin, fixture]));
const ADVERSE: ReadonlyMap<string, AdverseCar> = new Map(ADVERSE_CARS.map((car) => [car.vin, car]));

export function fixtureOf(vin: string): Fixture | undefined {
  return BY_VIN.get(vin);
}

export function adverseCarOf(vin: string): AdverseCar | undefined {
  return ADVERSE.get(vin);
}

/** The deal state of stories about other machines, if the deal is past the desk: a sold car is not for sale. */
const DEALS_AT: Readonly<Record<string, string>> = {
  'checkout-link OPEN': 'CHECKOUT_OPEN',
  'checkout-link SETTLED': 'SETTLED',
  'esign-envelope COMPLETED': 'SIGNED',
  'handoff ANSWERED': 'SIGNED',
  'title APPLIED': 'SETTLED',
  'title LIEN_RECORDED': 'SETTLED',
  'title ISSUED': 'SETTLED',
};

/** `live`: for sale; `pending`: under contract; undefined: not listed. */
export function listingStatusOf(fixture: Fixture): 'live' | 'pending' | undefined {
  const { machine, state } = fixture;
  if (machine === 'recon') return state === 'FRONTLINE_READY' ? 'live' : undefined;
  const dealState = machine.startsWith('deal.') ? state : DEALS_AT[`${machine} ${state}`];
  if (dealState === undefined) return 'live';
  if (['DELIVERED', 'SETTLED'].includes(dealState)) return undefined;
  return ['CHECKOUT_OPEN', 'SIGNED', 'CLEARED'].includes(dealState) ? 'pending' : 'live';
}

/** The owner of every fixture deal: readable by all, writable by none. */
export const FLEET_ACCOUNT = 'acct_fleet';

const FIXTURE_DEAL = /^deal_fx(\d{4})$/;
/** Ids in a fixture's story start with its row: `contract_fx0038…`. */
const FIXTURE_ID = /_fx(\d{4})/;

/** `deal_fx0007` */
export function fixtureDealId({ number }: Pick<Fixture, 'number'>): string {
  return `deal_fx${String(number).padStart(4, '0')}`;
}

/** The row whose deal has that id; undefined for other ids. */
export function rowOfDeal(dealId: string): number | undefined {
  return rowIn(FIXTURE_DEAL.exec(dealId));
}

/** The row encoded in an id of any kind; undefined when there is none. */
export function rowOfId(id: string): number | undefined {
  return rowIn(FIXTURE_ID.exec(id));
}

function rowIn(found: RegExpExecArray | null): number | undefined {
  const row = Number(found?.[1] ?? 0);
  return row >= 1 && row <= FIXTURES.length ? row : undefined;
}
