import { describe, expect, it } from 'vitest';
import type { Identity } from '#domain/vehicle/identity.ts';
import type { Vin } from '#kernel/vin.ts';
import { cellsOf, columnOf } from './columns.ts';
import { withDecode } from './decoded.ts';
import type { FeedCar } from './feed-car.ts';
import { listingOf, type RooftopSources, rooftopCard, statedByFeed } from './rooftop.ts';

const STANDING = { dealerId: 'rt-a', name: 'Old', zip: '94103', city: 'San Francisco', state: 'CA' };
const card = (sources: Partial<RooftopSources>) =>
  rooftopCard('a', { sent: {}, standing: undefined, feed: {}, ...sources });

describe('the card of a rooftop', () => {
  it.each<[string, Partial<RooftopSources>, object]>([
    ['nothing', {}, { name: 'Own rooftop', zip: '', city: '', state: '' }],
    [
      'a ZIP alone',
      { sent: { zip: ' 78701-1234 ' } },
      { name: 'Own rooftop', zip: '78701', city: 'Austin', state: 'TX' },
    ],
    [
      'the feed',
      { feed: { name: ' Feed ', zip: '78701', city: 'Bee Cave', state: 'tx' } },
      { name: 'Feed', zip: '78701', city: 'Bee Cave', state: 'tx' },
    ],
    [
      'the request before the feed',
      {
        sent: { name: 'Sent', zip: '10001', city: 'Here', state: 'ny' },
        feed: { name: 'Feed', zip: '78701', city: 'Bee Cave', state: 'TX' },
      },
      { name: 'Sent', zip: '10001', city: 'Here', state: 'NY' },
    ],
    ['the current card before the feed', { standing: STANDING, feed: { name: 'Feed', zip: '78701' } }, STANDING],
    ['the current card with a new name', { standing: STANDING, sent: { name: 'New' } }, { ...STANDING, name: 'New' }],
    [
      'the current card with a new city',
      { standing: STANDING, sent: { city: 'Daly City' } },
      { ...STANDING, city: 'Daly City' },
    ],
    [
      'a new ZIP, which moves city and state',
      { standing: STANDING, sent: { zip: '78701' } },
      { ...STANDING, zip: '78701', city: 'Austin', state: 'TX' },
    ],
    [
      'a new ZIP with a city',
      { standing: STANDING, sent: { zip: '78701', city: 'Here' } },
      { ...STANDING, zip: '78701', city: 'Here', state: 'TX' },
    ],
    [
      'an unknown ZIP',
      { sent: { zip: '00000' }, standing: STANDING },
      { ...STANDING, zip: '00000', city: '', state: '' },
    ],
    ['a malformed ZIP', { sent: { zip: '9410' }, standing: STANDING }, STANDING],
    ['a long name', { sent: { name: 'x'.repeat(130) } }, { name: 'x'.repeat(120), zip: '', city: '', state: '' }],
  ])('follows from %s', (_, sources, expected) => {
    expect(card(sources)).toEqual({ dealerId: 'rt-a', ...expected });
  });

  it('reads the dealer columns of a feed', () => {
    const row = { 'Dealer Name': 'One', 'Dealer Zip': '94103', 'Dealer City': 'Here', 'Dealer State': 'CA' };
    const cells = cellsOf(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
    expect(statedByFeed(cells)).toEqual({ name: 'One', zip: '94103', city: 'Here', state: 'CA' });
    expect(statedByFeed(undefined)).toEqual({ name: undefined, zip: undefined, city: undefined, state: undefined });
  });
});

describe('the listing of a fed car', () => {
  const VIN = '1HGCM82633A004352' as Vin;
  const CAR: FeedCar = { vin: VIN, year: 2003, miles: 120_000, price: 4_500, condition: 'used', photoCount: 0 };
  const at = '2026-11-29T10:20:30.456Z';

  it('has what the feed states over what the VIN tells', () => {
    const car: FeedCar = {
      ...CAR,
      stock: 'A1',
      make: 'Honda',
      trim: 'LX',
      model: 'Accord',
      msrp: 26_000,
      listedOn: '2026-11-02',
      condition: 'certified',
      comments: 'One owner.',
      options: ['Sunroof'],
      decoded: { make: 'HONDA', model: 'ACCORD', trim: 'EX', doors: 2 },
    };
    expect(listingOf(car, STANDING, at)).toEqual({
      vin: VIN,
      location: [expect.closeTo(-122.41, 1), expect.closeTo(37.77, 1)],
      createdAt: '2026-11-02 00:00:00',
      updatedAt: '2026-11-29 10:20:30',
      online: true,
      vehicle: {
        vin: VIN,
        squishVin: '1HGCM8263A',
        year: 2003,
        make: 'Honda',
        model: 'Accord',
        trim: 'LX',
        series: 'LX',
        doors: 2,
        baseMsrp: 26_000,
      },
      retailListing: {
        price: 4_500,
        miles: 120_000,
        used: true,
        cpo: true,
        dealer: 'Old',
        dealerId: 'rt-a',
        city: 'San Francisco',
        state: 'CA',
        zip: '94103',
        photoCount: 0,
        stockNo: 'A1',
        options: ['Sunroof'],
        comments: 'One owner.',
      },
      wholesaleListing: null,
      history: null,
    });
  });

  it.each([
    ['new', { used: false, cpo: false }],
    ['used', { used: true, cpo: false }],
    ['certified', { used: true, cpo: true }],
  ] as const)('of a %s car, at a rooftop without a place, says so', (condition, expected) => {
    const listing = listingOf({ ...CAR, condition }, { ...STANDING, zip: '' }, at);
    expect(listing).toMatchObject({ location: [0, 0], createdAt: '2026-11-29 10:20:30', retailListing: expected });
    expect(listing.vehicle).toEqual({ vin: VIN, squishVin: '1HGCM8263A', year: 2003 });
  });

  const published = (more: object) =>
    ({
      origin: 'published',
      vin: VIN,
      year: 2003,
      assumedYear: 2003,
      vehicleType: 'Passenger Car',
      engine: {},
      ...more,
    }) as unknown as Identity;
  it.each([
    [
      'everything that is published',
      { make: 'Honda', model: 'Accord', doors: 2 },
      CAR,
      { make: 'Honda', model: 'Accord', type: 'Passenger Car', doors: 2 },
    ],
    ['nothing that is not published', {}, CAR, { type: 'Passenger Car' }],
    [
      'the same make in other letters',
      { make: 'Honda' },
      { ...CAR, make: 'HONDA' },
      { make: 'Honda', type: 'Passenger Car' },
    ],
    ['nothing of another make', { make: 'Acura' }, { ...CAR, make: 'Honda' }, undefined],
    [
      'facts without a make',
      { model: 'Accord' },
      { ...CAR, make: 'Honda' },
      { model: 'Accord', type: 'Passenger Car' },
    ],
    ['nothing of a sample', { origin: 'sample', make: 'Honda' }, CAR, undefined],
  ])('is completed by %s', (_, identity, car, decoded) => {
    expect(withDecode(car, published(identity)).decoded).toEqual(decoded);
  });
});
