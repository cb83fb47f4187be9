import { describe, expect, it } from 'vitest';
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { buildNamed } from '#domain/vehicle/builds.ts';
import { type Identity, identifiedAs } from '#domain/vehicle/identity.ts';
import { publishedIdentity } from '#domain/vehicle/published/published-identity.ts';
import type { VpicDecode } from '#domain/vehicle/vpic/decode-vpic.ts';
import { type Cents, dollars } from '#kernel/money.ts';
import { relayedBy, SOURCES, simulated } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import { type Car, carFrom, listedInCorpus, ownMiles, statedBy } from './car.ts';
import { factsOf, statedFacts } from './car-facts.ts';
import { fedIdentity } from './fed-identity.ts';

const VIN = '1HGCM82633A004352' as Vin;
const TODAY = '2026-01-15';
const SOURCE = relayedBy('NHTSA vPIC');
const publishedOf = (more: Partial<VpicDecode> = {}) =>
  publishedIdentity(
    VIN,
    {
      ...{ wmi: '1HG', year: 2003, make: 'Honda', manufacturer: 'HONDA', vehicleType: 'Passenger Car', country: '' },
      values: { model: 'Accord', trim: 'EX', bodyClass: 'Coupe', doors: '2' },
      ...{ candidates: [], errorCodes: [0], correction: undefined },
      ...more,
    },
    2026,
    SOURCE,
  );
const build = buildNamed('Toyota', 'Camry', 'LE', 2024);
if (build === undefined) throw new Error('no Camry');
const SAMPLE = identifiedAs('4T1ZZ1AK8RU000042' as Vin, build, 2026);
const FED: FeedCar = { vin: VIN, year: 2003, miles: 120_000, price: 4_500, condition: 'used', photoCount: 0 };
const LISTED: NonNullable<Car['listed']> = {
  source: 'a lister',
  miles: 30_000,
  condition: 'used',
  certified: true,
  askingDollars: 21_500.5,
  zip: '94103',
};

describe('the facts of a car', () => {
  const ESTIMATED = { source: 'estimate', estimated: true };
  const BY_AGE = 'By model year: zero for the current and the previous year, else 12,000 miles per year of age.';
  const BY_MILES = 'New means under 1,000 miles and of the current or previous model year.';

  it('are estimates where no source states them', () => {
    const { price, ...facts } = factsOf({ identity: SAMPLE }, TODAY);
    expect(facts).toEqual({
      identity: { value: '2024 Toyota Camry LE', source: SOURCES.sample },
      miles: { value: 24_000, ...ESTIMATED, method: BY_AGE },
      condition: { value: 'used', ...ESTIMATED, method: BY_MILES },
      msrp: { value: '26420.00', source: SOURCES.sample },
    });
    // 75 percent of 26,420 after two years, in steps of 25 dollars.
    expect(price).toMatchObject({ value: '19800.00', ...ESTIMATED });
  });

  it('are those of its listing', () => {
    expect(factsOf({ identity: SAMPLE, listed: LISTED }, TODAY)).toEqual({
      identity: { value: '2024 Toyota Camry LE', source: SOURCES.sample },
      miles: { value: 30_000, source: 'a lister' },
      condition: { value: 'used', source: 'a lister' },
      certified: true,
      price: { value: '21500.50', source: 'a lister' },
      msrp: { value: '26420.00', source: SOURCES.sample },
      zip: { value: '94103', source: 'a lister' },
    });
    const plain = { ...LISTED, certified: false, askingDollars: null };
    expect(factsOf({ identity: SAMPLE, listed: plain }, TODAY)).not.toHaveProperty('certified');
    expect(factsOf({ identity: SAMPLE, listed: plain }, TODAY).price.estimated).toBe(true);
  });

  it('are those of the request before any other', () => {
    const said = { odometer: 5, condition: 'new', msrpCents: dollars(30_000) } as const;
    expect(factsOf({ identity: SAMPLE, listed: LISTED }, TODAY, said)).toMatchObject({
      miles: { value: 5, source: 'request' },
      condition: { value: 'new', source: 'request' },
      msrp: { value: '30000.00', source: 'request' },
    });
  });

  it.each([
    ['by the listing', {}, 'used', 'a lister'],
    ['by the listing, with an odometer', { odometer: 10 }, 'used', 'a lister'],
    ['by the listing, when no odometer is stated', { judged: true }, 'used', 'a lister'],
    ['by the stated odometer', { judged: true, odometer: 10 }, 'new', 'estimate'],
    ['by the request', { judged: true, odometer: 10, condition: 'used' as const }, 'used', 'request'],
  ])('tell new from used %s', (_, said, value, source) => {
    const car: Car = { identity: { ...SAMPLE, assumedYear: 2025 }, listed: LISTED };
    expect(factsOf(car, TODAY, said).condition).toMatchObject({ value, source });
  });

  it('that are stated leave out estimates', () => {
    expect(statedFacts(factsOf({ identity: SAMPLE }, TODAY))).toEqual({});
    expect(statedFacts(factsOf({ identity: SAMPLE, listed: LISTED }, TODAY))).toEqual({
      dealerZip: '94103',
      odometer: 30_000,
      condition: 'used',
    });
    expect(statedFacts(factsOf({ identity: SAMPLE, listed: { ...LISTED, condition: 'new' } }, TODAY)).condition).toBe(
      'new',
    );
  });

  it.each<[Identity, object]>([
    [SAMPLE, { value: '26420.00', source: SOURCES.sample }],
    [
      { ...publishedOf(), origin: 'fed', msrpEstimate: undefined, msrpCents: 100 as Cents } as unknown as Identity,
      { value: '1.00', source: SOURCES.rooftop },
    ],
    [
      {
        ...publishedOf(),
        msrpCents: 100 as Cents,
        msrpEstimate: { estimated: true, msrpCents: 100 as Cents, method: 'x', confidence: 'low' },
      },
      { value: '1.00', ...ESTIMATED, method: 'x' },
    ],
  ])('name the source of the list price', (identity, fact) => {
    expect(factsOf({ identity }, TODAY).msrp).toEqual(fact);
  });

  it.each([
    [{}, '2024 Toyota Camry LE'],
    [{ trim: '' }, '2024 Toyota Camry'],
    [{ model: undefined, trim: undefined }, '2024 Toyota'],
    [{ year: null }, 'Toyota Camry LE'],
    [{ make: undefined, model: undefined, trim: '' }, SAMPLE.vin],
  ])('name the car by what is known: %j', (more, name) => {
    const identity = { ...SAMPLE, ...more } as unknown as Identity;
    expect(factsOf({ identity }, TODAY).identity.value).toBe(name);
  });
});

describe('a car as one caller sees it', () => {
  const listing = (more: object) =>
    ({ retailListing: { miles: 7, used: true, cpo: false, price: 5, zip: '94103', ...more } }) as unknown as Listing;
  const listedOf = (more: object) => carFrom(publishedOf(), { fed: FED, listing: listing(more) }).listed;

  it('has the facts of the account’s own listing', () => {
    const { identity, listed } = carFrom(publishedOf(), { fed: FED, listing: listing({}) });
    expect(identity.origin).toBe('fed');
    expect(listed).toEqual({
      source: SOURCES.rooftop,
      miles: 7,
      condition: 'used',
      certified: false,
      askingDollars: 5,
      zip: '94103',
    });
    expect(listedOf({ used: false, zip: '' })).toEqual({
      source: SOURCES.rooftop,
      miles: 7,
      condition: 'new',
      certified: false,
      askingDollars: 5,
    });
    expect([ownMiles({ ...(listed && { listed }) }), ownMiles({ listed: LISTED }), ownMiles({})]).toEqual([
      7,
      undefined,
      undefined,
    ]);
  });

  it('has the facts of the corpus, or none', () => {
    expect(carFrom({ ...SAMPLE, vin: '1C4ZZ8RR7VT000399' as Vin }).listed).toMatchObject({
      source: SOURCES.corpus,
      miles: 10,
      condition: 'new',
      askingDollars: 66_595,
    });
    expect(listedInCorpus(VIN)).toEqual({});
    expect(carFrom(SAMPLE)).toEqual({ identity: SAMPLE });
  });

  it('states miles, condition and ZIP to the desk', () => {
    expect(statedBy({ listed: LISTED })).toEqual({ odometer: 30_000, condition: 'used', dealerZip: '94103' });
    expect(statedBy({})).toEqual({});
  });
});

describe('the identity of a fed car', () => {
  it('has the feed’s words over the published decode', () => {
    const row: FeedCar = {
      ...FED,
      make: 'HONDA',
      model: 'Accord',
      trim: 'LX',
      bodyStyle: 'Sedan',
      drivetrain: 'AWD',
      engine: '2.4L',
      fuel: 'Gas',
      doors: 4,
      msrp: 26_000,
    };
    expect(fedIdentity(row, publishedOf())).toMatchObject({
      ...{ origin: 'fed', year: 2003, make: 'Honda', model: 'Accord', trim: 'LX', body: 'Sedan', bodyStyle: 'Sedan' },
      ...{
        drive: 'AWD',
        doors: 4,
        msrpCents: 2_600_000,
        provenance: simulated(SOURCES.rooftop),
        manufacturer: 'HONDA',
      },
      engine: { text: '2.4L', fuel: 'Gasoline', fuelText: 'Gas' },
    });
    expect(fedIdentity(row, publishedOf())).not.toHaveProperty('msrpEstimate');
  });

  it('has the published decode where the feed is silent', () => {
    const identity = fedIdentity(FED, publishedOf());
    expect(identity).toMatchObject({
      origin: 'fed',
      make: 'Honda',
      model: 'Accord',
      trim: 'EX',
      body: 'Coupe',
      doors: 2,
      provenance: SOURCE,
    });
    expect(identity.msrpEstimate?.method).toContain('Honda Accord');
  });

  it.each([
    ['another model', { model: 'Civic' }, undefined],
    ['the same model in other letters', { model: 'ACCORD' }, 'EX'],
    ['no model', {}, 'EX'],
  ])('keeps the published trim unless the row names another model: %s', (_, more, trim) => {
    expect(fedIdentity({ ...FED, ...more }, publishedOf()).trim).toBe(trim);
  });

  it.each([['no model is published', { model: 'Civic' }, 'EX']])(
    'keeps the published trim when %s',
    (_, more, trim) => {
      expect(fedIdentity({ ...FED, ...more }, publishedOf({ values: { trim: 'EX' } })).trim).toBe(trim);
    },
  );

  it.each([
    ['a make that nothing is published of', 'Toyota', SAMPLE, 'Toyota', 'Toyota Motor Corporation'],
    ['another make than the published one', 'ford', publishedOf(), 'Ford', 'ford'],
    ['a make of its own', 'Homemade', publishedOf(), 'Homemade', 'Homemade'],
    ['a make where none is published', 'honda', publishedOf({ make: undefined }), 'Honda', 'HONDA'],
  ])('has %s', (_, make, decoded, spelled, manufacturer) => {
    expect(fedIdentity({ ...FED, make }, decoded)).toMatchObject({ origin: 'fed', make: spelled, manufacturer });
  });

  it('is the sample when neither feed nor decode names a make', () => {
    expect(fedIdentity(FED, SAMPLE)).toBe(SAMPLE);
  });

  it.each([
    ['Motorcycle', 'Motorcycle'],
    ['Travel Trailer', 'Trailer'],
    ['School Bus', 'Bus'],
    ['ATV', 'Off Road Vehicle'],
    ['Sedan', 'Passenger Car'],
    [undefined, 'Passenger Car'],
  ])('of the body %s alone is a %s', (bodyStyle, vehicleType) => {
    const identity = fedIdentity({ ...FED, make: 'Ford', ...(bodyStyle && { bodyStyle }) }, SAMPLE);
    expect(identity.vehicleType).toBe(vehicleType);
    expect('decode' in identity ? identity.decode.wmi : '').toBe('4T1');
  });

  it('keeps the type that the VIN’s maker is registered for', () => {
    expect(fedIdentity({ ...FED, make: 'Ford' }, publishedOf({ vehicleType: 'Truck' })).vehicleType).toBe('Truck');
  });

  it.each([
    ['Plug-in hybrid', 'Plug-In Hybrid'],
    ['Hybrid', 'Hybrid'],
    ['BEV', 'Electric'],
    ['Diesel', 'Diesel'],
    ['Flex Fuel', 'Gasoline'],
    ['Hydrogen', undefined],
  ])('has the fuel %s as %s', (fuel, expected) => {
    expect(fedIdentity({ ...FED, fuel }, publishedOf()).engine).toMatchObject({
      fuelText: fuel,
      ...(expected && { fuel: expected }),
    });
    expect(fedIdentity({ ...FED, fuel }, publishedOf()).engine.fuel).toBe(expected);
  });
});
