import { describe, expect, it } from 'vitest';
import { cents, dollars, toDollars } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import { STATE_CODES } from '../../places/states.ts';
import { PUBLISHED_CASES, type PublishedCase } from './published-cases.data.ts';
import { vehicleTax } from './vehicle-tax.ts';

function taxOf({ zip, price, condition, tradeIn, car }: PublishedCase): number {
  const state = stateOfZip(zip);
  if (state === undefined) throw new Error(`${zip} is in no state`);
  const nothing = cents(0);
  const sale = { rebate: nothing, docFee: nothing, products: nothing, tradeIn: dollars(tradeIn) };
  const facts = { state, zip, asOf: '2026-11-28', salesPrice: dollars(price), condition, ...sale, ...car };
  return toDollars(vehicleTax(facts).taxes.combinedSalesTax);
}

/** Names of statutes, and of the agencies and places that publish rates. */
const OFFICIAL =
  /[A-Z]\.\s?[A-Z]\.|\bCode\b|Del\. C\.|Stat\.|Const\.|\b(?:AS|DR|F\.S\.|HRS|ILCS|KRS|KS-|MCL|NRS|NMSA|ORC|ORS|RCW|RSA|RSMo|SDCL)|DOR|CDTFA|DFA|DMV|DR-15DSS|LATA|[Dd]epartment|[Cc]ommission|Treasurer|[Pp]ublication|[Bb]ulletin|Borough|City|County|Village|Municipality|Form ST|Proposition|Streamlined/;
const isOfficial = ({ source }: PublishedCase) => OFFICIAL.test(source) && !/average|compilation/.test(source);

describe('tax on a vehicle, by published rate', () => {
  it.each(PUBLISHED_CASES.map((one) => [`${one.zip} ${one.place}`, one] as const))('%s', (_title, one) => {
    expect(taxOf(one), one.source).toBe(one.tax);
  });

  it('covers at least two ZIPs of every jurisdiction from official sources, and has at least 120 cases', () => {
    const counts = Map.groupBy(PUBLISHED_CASES, ({ zip }) => stateOfZip(zip));
    const zipsOf = (code: string) =>
      new Set((counts.get(code as (typeof STATE_CODES)[number]) ?? []).filter(isOfficial).map(({ zip }) => zip));
    expect(STATE_CODES.filter((code) => zipsOf(code).size < 2)).toEqual([]);
    expect(PUBLISHED_CASES.length).toBeGreaterThanOrEqual(120);
  });
});
