import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import { patternsIn, tablesOf, vinOf } from '#test/samples/vehicle/dump/small.ts';
import { LINES } from './builds.ts';
import { msrpIn } from './estimates/msrp-by-year.ts';
import { identifiedAs } from './identity.ts';
import { specsOf } from './specs/specs-of.ts';
import { type EconomyFacts, type PublishedFacts, Vehicles } from './vehicles.ts';
import { decodeVpic } from './vpic/decode-vpic.ts';

const YEAR = 2026;
const ANT = vinOf('ABCDE');
const DEMO = 'F1XDEMCR4SDEM0001' as Vin;
/** A car of the corpus, whose maker has published patterns here. */
const LISTED = '1C4ZZ8RR7VT000399' as Vin;
const tables = tablesOf({
  wmis: [
    ['F7T', 2, [1]],
    ['1C4', 2, [1]],
    ['F1X', 2, [1]],
    ['F7U', 2, [1, 2]],
  ],
  links: [
    [1, 1, 2010],
    [2, 1, 2010],
    [3, 1, 2010],
  ],
  patterns: patternsIn('1 A model 10; 1 **C displacementL 2.4; 1 ***D cylinders 4'),
});
const facts: PublishedFacts = { source: 'NHTSA vPIC', find: (vin, year) => decodeVpic(tables, vin, year) };
const MPG = { city: 20, highway: 30, combined: 24 };
const economyOf = (mpg: typeof MPG | undefined) => {
  const requests: unknown[] = [];
  const economy: EconomyFacts = {
    source: 'EPA',
    find: (request) => {
      requests.push(request);
      return mpg;
    },
  };
  return { economy, requests };
};

describe('the vehicle of a VIN', () => {
  it.each([
    ['a sample without published facts', undefined, ANT, 'sample'],
    ['published', facts, ANT, 'published'],
    ['a sample of an unknown manufacturer', facts, vinOf('ABCDE', 'R', 'X', '000001', 'F7S'), 'sample'],
    ['a sample for a car of the corpus', facts, LISTED, 'sample'],
    ['a sample for the demo car', facts, DEMO, 'sample'],
  ])('is %s', (_, known, vin, origin) => {
    const vehicles = new Vehicles(known);
    expect(vehicles.identify(vin, YEAR).origin).toBe(origin);
    expect(vehicles.decode(vin, YEAR).published !== undefined).toBe(origin === 'published');
    expect('price' in specsOf(vehicles.identify(vin, YEAR)).specs).toBe(origin === 'sample');
  });

  it('names its source, of the answer before the facts', () => {
    const answered: PublishedFacts = {
      ...facts,
      find: (vin, year) => ({ ...(decodeVpic(tables, vin, year) ?? never()), source: 'an answer' }),
    };
    expect(new Vehicles(facts).identify(ANT, YEAR).provenance.source).toBe('NHTSA vPIC');
    expect(new Vehicles(answered).identify(ANT, YEAR).provenance.source).toBe('an answer');
  });

  it('is computed once per VIN and year', () => {
    const vehicles = new Vehicles(facts);
    expect(vehicles.identify(ANT, YEAR)).toBe(vehicles.identify(ANT, YEAR));
    expect(vehicles.decode(ANT, YEAR)).toBe(vehicles.decode(ANT, YEAR));
    expect(vehicles.identify(ANT, YEAR)).not.toBe(vehicles.identify(ANT, YEAR + 1));
    expect(Object.isFrozen(vehicles.identify(ANT, YEAR))).toBe(true);
  });

  it('has EPA’s figures with their source', () => {
    const { economy, requests } = economyOf(MPG);
    expect(new Vehicles(facts, economy).identify(ANT, YEAR)).toMatchObject({ mpg: MPG, mpgSource: 'EPA' });
    expect(requests).toEqual([{ make: 'Alfa', model: 'Ant', year: 2024, litres: 2.4, cylinders: 4 }]);
  });

  it.each([
    ['EPA has none', undefined, ANT, 1],
    ['the model is unknown', MPG, vinOf('BBCDE'), 0],
    ['the make is unknown', MPG, vinOf('ABCDE', 'R', 'X', '000001', 'F7U'), 0],
    ['the year is unknown', MPG, vinOf('ABCDE', '0'), 0],
  ])('has no economy figures when %s', (_, mpg, vin, asked) => {
    const { economy, requests } = economyOf(mpg);
    const identity = new Vehicles(facts, economy).identify(vin, YEAR);
    expect([identity.origin, identity.mpg, requests.length]).toEqual(['published', undefined, asked]);
    expect(identity).not.toHaveProperty('mpgSource');
  });
});

describe('a remote source', () => {
  it('is asked before a VIN is identified, but not for the sandbox’s cars', async () => {
    const asked: string[] = [];
    let answered = false;
    const vehicles = new Vehicles({
      source: 'remote',
      find: (vin, year) => (answered ? decodeVpic(tables, vin, year) : undefined),
      prepare: async (vin) => {
        asked.push(vin);
        answered = true;
      },
    });
    expect([vehicles.identify(ANT, YEAR).origin, vehicles.decode(ANT, YEAR).published]).toEqual(['sample', undefined]);
    expect([DEMO, LISTED, 'F1XZZZZZ4SZZZ0001' as Vin].map((vin) => vehicles.ready(vin, YEAR))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await vehicles.ready(ANT, YEAR);
    expect(asked).toEqual([ANT]);
    expect(vehicles.identify(ANT, YEAR).origin).toBe('published');
    expect(vehicles.decode(ANT, YEAR).published).toBeDefined();
  });

  it('need not be asked when the facts are at hand', () => {
    expect([new Vehicles(facts).ready(ANT, YEAR), new Vehicles().ready(ANT, YEAR)]).toEqual([undefined, undefined]);
  });
});

it('the invoice of a sample is 92.0 to 95.9 percent of its list price, in whole dollars', () => {
  const shares = LINES.map(({ builds: [build] }) => {
    if (build === undefined) throw new Error('a line without trims');
    const { msrpCents, invoiceCents } = identifiedAs(ANT, build, YEAR);
    expect(msrpCents).toBe(dollars(msrpIn(2024, build)));
    const tenths = Array.from({ length: 1_000 }, (_, i) => i + 1);
    return tenths.find((share) => Math.round((msrpCents / 100) * (share / 1000)) * 100 === invoiceCents);
  });
  const known = shares.map((share) => share ?? 0);
  expect([Math.min(...known), Math.max(...known)]).toEqual([920, 959]);
});

function never(): never {
  throw new Error('no decode');
}
