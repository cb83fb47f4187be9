import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { cents, dollars } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import { combinedPct, jurisdictionAnswer, jurisdictionAt, jurisdictionStep } from './jurisdiction.ts';
import { leasePaymentPct } from './lease-tax.ts';
import { TAX_ROWS } from './tax-rows.data.ts';
import { type TaxFacts, taxableBase, vehicleTax } from './vehicle-tax.ts';

function at(
  zip: string,
  { dealer, online, on = '2026-11-28' }: { dealer?: string; online?: boolean; on?: string } = {},
) {
  const state = stateOfZip(zip);
  if (state === undefined) throw new Error(`${zip} is in no state`);
  return jurisdictionAt(zip, state, on, dealer, online);
}

const several = (zip: string, spans: string, low: number, high: number) =>
  `ZIP ${zip} contains several jurisdictions (${spans}): the local rate ranges from ${low} to ${high} %; that of the main one applies here.`;

describe('the step that names a jurisdiction', () => {
  it.each([
    {
      title: 'the buyer’s, with the range of its ZIP',
      zip: '53202',
      value: 'Milwaukee, Milwaukee County, WI',
      rule: 'Sales tax at the address of the buyer',
      inputs: { combinedPct: 7.9, localLowPct: 0.9, localHighPct: 2.9 },
      note: several('53202', 'Milwaukee', 0.9, 2.9),
    },
    {
      title: 'the dealer’s in the same state',
      zip: '60601',
      asked: { dealer: '62701' },
      value: 'Springfield, IL',
      rule: 'Retailers’ occupation tax at the address of the dealer',
      inputs: { combinedPct: 6.25 },
    },
    {
      title: 'the buyer’s instead of a dealer’s in another state',
      zip: '60601',
      asked: { dealer: '53202' },
      value: 'Chicago, Regional Transportation Authority, IL',
      rule: 'Retailers’ occupation tax at the address of the dealer, replaced here by the buyer’s',
      inputs: { combinedPct: 8.5, localLowPct: 1, localHighPct: 2.25 },
      note: several('60601', 'Cook', 1, 2.25),
    },
    {
      title: 'the dealer’s of a sale in person in Utah',
      zip: '84601',
      asked: { dealer: '84111' },
      value: 'Salt Lake City, UT',
      rule: 'Sales tax at the address of the dealer',
      inputs: { combinedPct: 8.45, localLowPct: 2.6, localHighPct: 3.6 },
      note: several('84111', 'Salt Lake', 2.6, 3.6),
    },
    {
      title: 'the buyer’s of an online sale in Utah',
      zip: '84601',
      asked: { dealer: '84111', online: true },
      value: 'Provo, UT',
      rule: 'Sales tax at the address of the buyer',
      inputs: { combinedPct: 7.45, localLowPct: 2.5, localHighPct: 2.6 },
      note: several('84601', 'Utah', 2.5, 2.6),
    },
    {
      title: 'the state average',
      zip: '35203',
      value: 'Birmingham, State average, AL',
      rule: 'Automotive sales tax at the address of the buyer',
      inputs: { combinedPct: 3.8 },
      confidence: 'low',
      note: 'The local rate is the state average: the rates of this ZIP are not listed.',
    },
  ])('is $title', ({ zip: buyer, asked, value, rule, inputs, note, confidence }) => {
    const place = at(buyer, asked);
    const { zip, city, county, countyFips, state, asOf, basis } = place;
    const { authority, effectiveFrom, verifiedOn } = TAX_ROWS[state];
    expect(jurisdictionStep(place)).toEqual({
      figure: 'jurisdiction',
      value,
      rule,
      inputs: { zip, city, county, countyFips, state, asOf, basis, ...inputs },
      row: {
        ...{ table: 'vehicle-tax', year: 2026, source: 'state statutes and revenue departments', key: state },
        ...{ confidence: confidence ?? place.row.confidence, authority, effectiveFrom, verifiedOn },
      },
      ...withoutUndefined({ note }),
    });
  });

  it('lists the rates of the state and of every levy in an answer, a cap included', () => {
    const { rates, ...answer } = jurisdictionAnswer(at('72201'));
    expect(answer).toEqual({
      ...{ zip: '72201', city: 'Little Rock', county: 'Pulaski', countyFips: '05119', state: 'AR', asOf: '2026-11-28' },
      ...{ combinedPct: 8.625, basis: 'listed', localRange: { lowPct: 1, highPct: 2.125, spans: 'Pulaski' } },
    });
    expect(rates.map(({ level, name, pct, onFirst }) => [level, name, pct, onFirst])).toEqual([
      ['state', 'Sales tax', 6.5, undefined],
      ['county', 'Pulaski County', 1, 2_500],
      ['city', 'Little Rock', 1.125, 2_500],
    ]);
  });
});

describe('the levy of a county', () => {
  it.each([
    ['70112', 'Orleans Parish'],
    ['99611', 'Kenai Peninsula Borough'],
    ['72201', 'Pulaski County'],
  ])('at %s has the name %s', (zip, name) => {
    const { rates } = jurisdictionAnswer(at(zip));
    expect(rates.filter(({ level }) => level === 'county').map((rate) => rate.name)).toContain(name);
  });
});

describe('the rates of a place', () => {
  it.each([
    // A ZIP's own rate replaces that of its postal city; a whole rate replaces the county's.
    ['98146', [['city', 'Burien, SeaTac, Tukwila and Des Moines', 3.9]], { lowPct: 2.4, highPct: 3.9, spans: 'King' }],
    ['71101', [['city', 'Shreveport', 4.6]], { lowPct: 3.35, highPct: 5.25, spans: 'Caddo Parish, Bossier' }],
    ['35756', [['city', 'Madison', 2.5]], { lowPct: 0.75, highPct: 2.5, spans: 'Madison, Limestone' }],
    ['15001', [], { lowPct: 0, highPct: 1, spans: 'Beaver, Allegheny' }],
    // A county rate of the state counts for every ZIP of it, and a county outside the state never.
    ['99350', [['county', 'Benton County', 1.6]], { lowPct: 1.1, highPct: 1.7, spans: 'Benton, Klickitat, Yakima' }],
    ['63101', [['county', 'St. Louis', 5.454]], undefined],
    ['99801', [['county', 'Juneau City and Borough', 5]], undefined],
    ['99501', [], undefined],
    [
      '10001',
      [
        ['city', 'New York City', 4.5],
        ['district', 'Metropolitan Commuter Transportation District', 0.375],
      ],
      undefined,
    ],
    ['68102', [['city', 'Omaha', 1.5]], undefined],
    [
      '66044',
      [
        ['county', 'Douglas County', 1.25],
        ['city', 'Lawrence', 1.6],
      ],
      { lowPct: 1.25, highPct: 2.85, spans: 'Douglas, Jefferson, Leavenworth' },
    ],
    ['62701', [], undefined],
  ])('are listed for %s', (zip, levies, range) => {
    const place = at(zip);
    expect(place.levies.map(({ level, name, pct }) => [level, name, pct])).toEqual(levies);
    expect([place.basis, place.range]).toEqual(['listed', range]);
  });

  it.each([
    ['35203', 1.8, undefined],
    ['63005', 4.2, undefined],
    ['70030', 5.1, undefined],
    ['71602', 2.9, 2_500],
  ])('are the average of the state for %s, with its cap', (zip, pct, onFirst) => {
    const { levies, basis, range } = at(zip);
    expect([basis, range]).toEqual(['state average', undefined]);
    expect(levies).toEqual([
      {
        ...{ level: 'county', name: 'State average', pct, verifiedOn: null, confidence: 'low' },
        ...{ authority: expect.any(String), effectiveFrom: expect.any(String) },
        note: 'The rates of this place are not listed; the state average is used.',
        ...withoutUndefined({ onFirst }),
      },
    ]);
  });

  it('are empty in a state without local tax', () => {
    const { levies, basis } = at('55401');
    expect([levies, basis]).toEqual([[], 'no local tax']);
  });

  it('are the first on file before its date, marked as a guess', () => {
    const before = at('53202', { on: '1970-01-01' });
    expect(before.levies.map(({ pct, confidence, note }) => [pct, confidence, note?.startsWith('No earlier')])).toEqual(
      [
        [0.5, 'low', true],
        [2, 'low', true],
      ],
    );
    expect(at('98101', { on: '2000-01-01' }).row).toMatchObject({ statePct: 6.8, confidence: 'low' });
    expect(at('98101', { on: '2025-12-31' }).row).toMatchObject({ statePct: 6.8, confidence: 'high' });
  });
});

describe('the percentage on each lease payment', () => {
  it.each([
    ['97201', 0],
    ['75201', 0],
    ['10001', 0],
    ['95603', 7.25],
    ['19103', 11],
    // A cap applies to the whole lease, except in Florida, where it is per item.
    ['33701', 7],
    ['72201', 8],
    ['53202', 7.9],
  ])('at %s is %d', (zip, pct) => {
    expect(leasePaymentPct(at(zip))).toBe(pct);
  });

  it('is part of the combined rate', () => {
    expect(combinedPct(at('53202'))).toBe(7.9);
  });
});

describe('the taxable base', () => {
  const sold = (over: Partial<TaxFacts>): TaxFacts => {
    const nothing = cents(0);
    const none = { tradeIn: nothing, rebate: nothing, docFee: nothing, products: nothing };
    const sale = {
      state: 'TX',
      zip: '78701',
      asOf: '2026-11-28',
      salesPrice: dollars(30_000),
      condition: 'used',
    } as const;
    return { ...sale, ...none, ...over };
  };
  const extras = { docFee: cents(10_001), products: cents(20_002), rebate: cents(30_003), tradeIn: cents(40_004) };

  it.each([
    ['TX', '78701', 3_000_000 - 30_003 - 40_004],
    ['IN', '46204', 3_000_000 + 10_001 + 20_002 - 40_004],
    ['VA', '23220', 3_000_000 + 10_001 + 10_001 - 30_003],
    ['CA', '95603', 3_000_000 + 10_001],
  ] as const)('in %s counts fee and products, and deducts rebate and trade, as its row says', (state, zip, base) => {
    expect(taxableBase(sold({ state, zip, ...extras }), TAX_ROWS[state])).toBe(base);
  });

  it('is zero, not negative', () => {
    expect(taxableBase(sold({ tradeIn: dollars(30_000.01) }), TAX_ROWS.TX)).toBe(0);
  });

  const step = (over: Partial<TaxFacts>) =>
    vehicleTax(sold(over)).derivation.find(({ figure }) => figure === 'taxableBase');

  it('is explained by what it adds and deducts', () => {
    const { row: _, ...explained } = step({ ...extras }) ?? {};
    expect(explained).toEqual({
      figure: 'taxableBase',
      value: '29299.93',
      rule: 'price, with document fee and products where the state taxes them, less trade credit and a rebate that counts',
      inputs: {
        ...{ salesPrice: '30000.00', docFeeTaxed: '0.00', productsTaxed: '0.00' },
        ...{ tradeCredit: '400.04', rebateCredit: '300.03' },
      },
    });
    expect(step({ ...extras, state: 'CA', zip: '95603' })?.inputs).toEqual({
      ...{ salesPrice: '30000.00', docFeeTaxed: '100.01', productsTaxed: '0.00' },
      ...{ tradeCredit: '0.00', rebateCredit: '0.00' },
    });
  });

  it.each([
    [{}, 'high'],
    [{ rebate: cents(1) }, 'low'],
    [{ products: cents(1) }, 'low'],
  ])('has low confidence only with a rebate or products: %j', (over, confidence) => {
    expect(step(over)?.row?.confidence).toBe(confidence);
  });

  it('explains a trade-in that is not deducted in full, and no other', () => {
    expect(step({ tradeIn: dollars(5_000) })?.note).toBeUndefined();
    const noted = step({ state: 'CA', zip: '95603', tradeIn: dollars(5_000) });
    expect(noted?.note).toBe('The state gives no credit for a trade-in.');
  });
});
