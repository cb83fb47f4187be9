import { describe, expect, it } from 'vitest';
import { corpusIndex, listingAt, standingOf } from './corpus.ts';

const at = (vin: string) => {
  const listing = listingAt(vin);
  if (listing === undefined) throw new Error(`${vin} is not listed`);
  return listing;
};

describe('a listing of the corpus', () => {
  it('is its row with the build and the rooftop', () => {
    // A used Escalade at rooftop 7, one owner, no accidents, 79,600 dollars at auction.
    const { vehicle, ...listing } = at('F1XAPPRV0SCRD0050');
    const { dealerId, dealer, city, state, zip } = listing.retailListing;
    expect(listing).toEqual({
      vin: 'F1XAPPRV0SCRD0050',
      location: expect.any(Array),
      createdAt: '2026-10-04 14:40:00',
      updatedAt: '2026-10-23 08:05:00',
      online: true,
      retailListing: {
        price: 91_995,
        miles: 15_406,
        used: true,
        cpo: false,
        dealer,
        dealerId,
        city,
        state,
        zip,
        photoCount: 0,
      },
      wholesaleListing: { auction: 'Sandbox Lane Auctions', miles: 15_406, buyNowPrice: 79_600, state },
      history: { accidents: false, accidentCount: 0, ownerCount: 1, oneOwner: true, usageType: 'Personal' },
    });
    expect(dealerId).toBe('rt-2002');
    expect(vehicle).toMatchObject({
      make: 'Cadillac',
      model: 'Escalade',
      trim: 'Sport Platinum',
      series: 'Sport Platinum',
      exteriorColor: 'White',
      interiorColor: 'Gray',
      confidence: 0.99,
      year: 2025,
    });
  });

  it.each([
    ['1C4ZZ8RR7VT000399', false, false],
    ['F1XC0MPL4SESN0058', true, true],
    ['F1XAPPRV0SCRD0050', true, false],
  ])('of %s is used: %s, certified: %s', (vin, used, cpo) => {
    expect(at(vin).retailListing).toMatchObject({ used, cpo });
  });

  it.each([
    ['1C4ZZ8RR7VT000399', null],
    [
      'F1XC0MPL4SESN0058',
      { accidents: false, accidentCount: 0, ownerCount: 2, oneOwner: false, usageType: 'Personal or Lease' },
    ],
  ])('of %s has the history %j', (vin, history) => {
    expect(at(vin).history).toEqual(history);
    expect(at(vin).wholesaleListing).toBeNull();
  });

  it('tells accidents apart from owners', () => {
    const { rows } = corpusIndex();
    const histories = Array.from({ length: rows.length }, (_, i) => rows.at(i).history).filter((one) => one !== null);
    const kinds = new Set(
      histories.map(({ ownerCount, accidentCount, accidents, oneOwner, usageType }) =>
        JSON.stringify([Math.min(ownerCount, 2), Math.min(accidentCount, 1), accidents, oneOwner, usageType]),
      ),
    );
    expect([...kinds].sort()).toEqual([
      '[1,0,false,true,"Personal"]',
      '[1,1,true,true,"Personal or Lease"]',
      '[2,0,false,false,"Personal or Lease"]',
      '[2,1,true,false,"Personal or Lease"]',
    ]);
  });

  it('has list and invoice price in whole dollars', () => {
    const { baseMsrp = 0, baseInvoice = 0 } = at('1C4ZZ8RR7VT000399').vehicle;
    // The Grand Cherokee's invoice is 92.0 to 95.9 percent of its list price.
    expect([baseMsrp % 5, Number.isInteger(baseInvoice)]).toEqual([0, true]);
    expect(baseMsrp).toBeGreaterThan(50_000);
    expect(baseMsrp).toBeLessThan(90_000);
    expect(baseInvoice / baseMsrp).toBeGreaterThan(0.919);
    expect(baseInvoice / baseMsrp).toBeLessThan(0.96);
  });

  it('stands as pending under contract, else as live', () => {
    expect(standingOf('1C4ZZ8RR7VT000399')).toBe('live');
    expect(standingOf('F1XCHECK9SCBY0003')).toBe('pending');
  });
});
