/** The taxing jurisdiction of a ZIP on a date: its places by name, its rates with their authorities, and the range. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { placeOfZip, stateOfZip } from '../../places/places.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, plainNumber, type TableRow } from '../derivation/derivation.ts';
import { inForce } from '../in-force.ts';
import type { LocalLevel } from './local/local-rate.ts';
import { type Levy, type LocalRates, localRatesAt } from './local/local-rates.ts';
import { TAX_ROWS, TAX_TABLE, type TaxRow } from './tax-rows.data.ts';

export interface Jurisdiction extends LocalRates {
  readonly zip: string;
  readonly city: string;
  readonly county: string;
  readonly countyFips: string;
  readonly state: StateCode;
  readonly asOf: IsoDate;
  /** The state's row with the rate in force on the date. */
  readonly row: TaxRow;
  /** True when the state taxes at the dealer's place. */
  readonly isAtDealer: boolean;
}

/**
 * The taxing jurisdiction of a sale to a buyer at a ZIP. In a state that taxes at the dealer's address, it is the
 * dealer's place if the dealer is in that state.
 */
export function jurisdictionAt(
  buyerZip: string,
  state: StateCode,
  asOf: IsoDate,
  dealerZip?: string,
  soldOnline = false,
): Jurisdiction {
  const row = soldAs(rowInForce(state, asOf), soldOnline);
  const isAtDealer = row.situs === 'dealer' && dealerZip !== undefined && stateOfZip(dealerZip) === state;
  const zip = isAtDealer ? dealerZip : buyerZip;
  const place = placeOfZip(zip);
  const local = place === undefined ? { levies: [], basis: 'no local tax' as const } : localRatesAt(place, state, asOf);
  const { fips = '', name = '' } = place?.county ?? {};
  return {
    zip,
    city: place?.city ?? '',
    county: name,
    countyFips: fips,
    state,
    asOf,
    row,
    isAtDealer,
    ...local,
  };
}

/** The row for an online sale, which a state may tax at the buyer's address. */
function soldAs(row: TaxRow, soldOnline: boolean): TaxRow {
  return soldOnline && row.onlineSitus !== undefined ? { ...row, situs: row.onlineSitus } : row;
}

/** A state's row on a date; before its first rate on file, that rate, marked as a guess. */
function rowInForce(state: StateCode, asOf: IsoDate): TaxRow {
  const row = TAX_ROWS[state];
  const rates = [{ statePct: row.statePct, effectiveFrom: row.effectiveFrom }, ...(row.earlier ?? [])];
  const found = inForce(rates, asOf);
  if (found !== undefined) return { ...row, ...found };
  const first = rates.at(-1);
  return { ...row, ...first, confidence: 'low', note: `No earlier rate is on file. ${row.note ?? ''}`.trim() };
}

/** The sum of state, county, city and district percentages. */
export function combinedPct({ row, levies }: Jurisdiction): number {
  return plainNumber(levies.reduce((total, { pct }) => total + pct, row.statePct));
}

/** The row of the tax table behind a figure. */
export function citeState({ state, row }: Jurisdiction, confidence = row.confidence): TableRow {
  const { authority, effectiveFrom, verifiedOn } = row;
  return { ...TAX_TABLE, key: state, confidence, authority, effectiveFrom, verifiedOn };
}

export function citeLevy(state: StateCode, { name, authority, effectiveFrom, verifiedOn, confidence }: Levy): TableRow {
  const key = `${state} ${name}`;
  return { ...TAX_TABLE, table: 'local-vehicle-tax', key, confidence, authority, effectiveFrom, verifiedOn };
}

/** The step that names the places and their combined rate. */
export function jurisdictionStep(at: Jurisdiction): Derivation {
  const { zip, city, county, countyFips, state, asOf, basis, range, row } = at;
  const names = [city, ...at.levies.map(({ name }) => name), state].filter((name, i, all) => all.indexOf(name) === i);
  const inputs = { zip, city, county, countyFips, state, asOf, basis, combinedPct: combinedPct(at) };
  const spans = range === undefined ? {} : { localLowPct: range.lowPct, localHighPct: range.highPct };
  return {
    figure: 'jurisdiction',
    value: names.filter((name) => name !== '').join(', '),
    rule: `${row.name} at the address of the ${situsOf(at)}`,
    inputs: { ...inputs, ...spans },
    row: citeState(at, basis === 'state average' ? 'low' : row.confidence),
    ...noteOf(at),
  };
}

function situsOf({ row, isAtDealer }: Jurisdiction): string {
  if (row.situs === 'buyer') return 'buyer';
  return isAtDealer ? 'dealer' : 'dealer, replaced here by the buyer’s';
}

function noteOf({ basis, range, zip }: Jurisdiction): { note?: string } {
  if (basis === 'state average')
    return { note: 'The local rate is the state average: the rates of this ZIP are not listed.' };
  if (range === undefined) return {};
  return {
    note: `ZIP ${zip} contains several jurisdictions (${range.spans}): the local rate ranges from ${range.lowPct} to ${range.highPct} %; that of the main one applies here.`,
  };
}

/** One rate as listed in answers. */
export interface RateLine {
  readonly level: 'state' | LocalLevel;
  readonly name: string;
  readonly pct: number;
  /** Dollars above which the levy stops. */
  readonly onFirst?: number;
  readonly authority: string;
  readonly effectiveFrom: IsoDate;
  readonly verifiedOn: IsoDate | null;
  readonly confidence: 'high' | 'medium' | 'low';
}

/** The jurisdiction as shown in answers. */
export function jurisdictionAnswer(at: Jurisdiction) {
  const { zip, city, county, countyFips, state, asOf, basis, range, row } = at;
  const stateRate: RateLine = rateLine({ ...row, level: 'state', pct: row.statePct });
  return {
    zip,
    city,
    county,
    countyFips,
    state,
    asOf,
    combinedPct: combinedPct(at),
    basis,
    ...withoutUndefined({ localRange: range }),
    rates: [stateRate, ...at.levies.map(rateLine)],
  };
}

function rateLine({ level, name, pct, onFirst, authority, effectiveFrom, verifiedOn, confidence }: RateLine): RateLine {
  const capped = withoutUndefined({ onFirst });
  return { level, name, pct, ...capped, authority, effectiveFrom, verifiedOn, confidence };
}
