import { describe, expect, it } from 'vitest';
import { isZipInUse, isZipPrefixInUse, placeOfZip } from './places.ts';
import { postalZip, zip, zipPlus4 } from './zip.ts';

describe('the prefix of a ZIP', () => {
  // Prefix 000 is not used by the Postal Service; 005 is used for Holtsville alone, and 999 for Ketchikan.
  it.each([
    ['00000', false],
    ['00099', false],
    ['00500', true],
    ['00599', true],
    ['94199', true],
    ['94199-1234', true],
    ['99999', true],
    ['9419', false],
    ['941999', false],
    ['', false],
  ])('of %j is in use: %s', (text, isUsed) => {
    expect(isZipPrefixInUse(text)).toBe(isUsed);
  });

  it('suffices for a postal address, where only the form is known otherwise', () => {
    const accepted = (text: string) => [zip, zipPlus4, postalZip].map((schema) => schema.safeParse(text).success);
    expect(isZipInUse('94199')).toBe(false);
    expect([accepted('94105'), accepted('94105-1234'), accepted('94199'), accepted('00000')]).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it.each(['9410', '94105-12'])('is not looked at when the form of %s is wrong', (text) => {
    for (const schema of [zip, zipPlus4, postalZip]) expect(schema.safeParse(text).error?.issues).toHaveLength(1);
  });
});

describe('the position of a ZIP', () => {
  // GeoNames (postal code file, 2026-03-11): 00501 at 40.8154, -73.0451; 96910 (Guam) at 13.4745, 144.7504.
  it.each([
    ['00501', 40.815, -73.045],
    ['96910', 13.4745, 144.75],
  ])('of %s is in degrees to a thousandth, east and west', (text, latitude, longitude) => {
    const position = placeOfZip(text)?.position;
    expect(position?.latitude).toBeCloseTo(latitude, 1);
    expect(position?.longitude).toBeCloseTo(longitude, 1);
    for (const degrees of [position?.latitude, position?.longitude])
      expect(String(degrees)).toMatch(/^-?\d+(\.\d{1,3})?$/);
  });

  it('is missing for a military address, which has no county either', () => {
    const place = placeOfZip('09012');
    expect(place).toMatchObject({ zip: '09012', state: 'AE', county: undefined, counties: [], position: undefined });
  });

  it('has the five digits of a nine-digit ZIP', () => {
    expect(placeOfZip('94105-1234')).toEqual(placeOfZip('94105'));
  });
});
