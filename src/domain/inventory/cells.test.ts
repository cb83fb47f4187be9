import { describe, expect, it } from 'vitest';
import { readComments, readDay, readMiles, readOptions, readPhotos, readPrice, readText, readYear } from './cells.ts';

const PRICE = { ok: false, expected: 'a price in US dollars such as 24995.00' };
const MILES = { ok: false, expected: 'miles as a whole number such as 32100' };

describe('a cell', () => {
  it.each([
    ['1', { ok: true, value: 1 }],
    ['US$ 1,234,567.8', { ok: true, value: 1_234_567.8 }],
    ['99999999.99', { ok: true, value: 99_999_999.99 }],
    ['100000000', PRICE],
    ['', PRICE],
    ['0.00', { ok: true, value: null, corrected: 'no price is posted' }],
    ['Contact us', { ok: true, value: null, corrected: 'no price is posted' }],
  ])('with the price %j is read as %j', (text, reading) => {
    expect(readPrice(text)).toEqual(reading);
  });

  // A mile is 1.609344 km, so a kilometer is 0.621371 miles.
  it.each([
    ['0', '', { ok: true, value: 0 }],
    ['2,000,000 miles', '', { ok: true, value: 2_000_000 }],
    ['2000001', '', { ok: false, expected: 'miles of at most 2000000' }],
    ['1000000', 'km', { ok: true, value: 621_371, corrected: 'converted from kilometres' }],
    ['100', 'mi', { ok: true, value: 100 }],
    ['100 mi', 'km', { ok: true, value: 100 }],
    ['45k', '', { ok: true, value: 45_000, corrected: 'read as thousands of miles' }],
    ['45.6', '', { ok: true, value: 46 }],
    ['', '', MILES],
    [',', '', { ok: true, value: 0 }],
    ['low', '', MILES],
  ])('with the mileage %j in %j is read as %j', (text, unit, reading) => {
    expect(readMiles(text, unit)).toEqual(reading);
  });

  it.each([
    ['1900', { ok: true, value: 1900 }],
    ['1899', { ok: false, expected: 'a model year 1900 to 2039' }],
    ['2039', { ok: true, value: 2039 }],
    ['2040', { ok: false, expected: 'a model year 1900 to 2039' }],
    ['2024.0', { ok: true, value: 2024 }],
    ["'03", { ok: true, value: 2003, corrected: 'read as four digits' }],
    ['39', { ok: true, value: 2039, corrected: 'read as four digits' }],
    ['40', { ok: true, value: 1940, corrected: 'read as four digits' }],
    ['99', { ok: true, value: 1999, corrected: 'read as four digits' }],
    ['203', { ok: false, expected: 'a model year such as 2024' }],
  ])('with the year %j is read as %j', (text, reading) => {
    expect(readYear(text)).toEqual(reading);
  });

  it.each([
    ['11/02/2026', { ok: true, value: '2026-11-02' }],
    ['soon', { ok: false, expected: 'a date YYYY-MM-DD or MM/DD/YYYY' }],
  ])('with the day %j is read as %j', (text, reading) => {
    expect(readDay(text)).toEqual(reading);
  });

  it('is clipped: texts at 120 characters, comments at 2,000, options at 120, photos at 60', () => {
    const photo = (n: number) => `https://a.example/${n}.jpg`;
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(readText('x'.repeat(130))).toBe('x'.repeat(120));
    expect(readComments('x'.repeat(2_010))).toBe('x'.repeat(2_000));
    expect(readOptions(numbers(130).join('|'))).toEqual(numbers(120).map(String));
    expect(readPhotos(numbers(70).map(photo).join(' '))).toEqual(numbers(60).map(photo));
  });

  it('loses control characters, repeated blanks and repeated entries', () => {
    expect(readText(' a\u0000b \t\n c ')).toBe('a b c');
    expect(readOptions('Sunroof; Tow package ;Sunroof,$1,500 credit,Roof rack')).toEqual([
      'Sunroof',
      'Tow package',
      '$1,500 credit',
      'Roof rack',
    ]);
    expect(readPhotos('https://a.example/1.jpg,https://a.example/2.jpg|x https://a.example/1.jpg')).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
    ]);
  });
});
