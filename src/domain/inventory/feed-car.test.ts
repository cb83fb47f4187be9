import { describe, expect, it } from 'vitest';
import type { Vin } from '#kernel/vin.ts';
import { cellsOf, columnOf } from './columns.ts';
import { readCar } from './feed-car.ts';

/** A 2003 Accord, a car of 2025, and one whose position 10 is no year code. */
const ACCORD = '1HGCM82633A004352';
const NEW = 'F1XDEMCR4SDEM0001';
const YEARLESS = 'WVWZZZ1JZUW000001';

/** The outcome of one row of a feed, without its line. */
function outcomeOf(row: Record<string, string>) {
  const cells = cellsOf(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
  const { line, ...outcome } = readCar({ line: 7, cells }, 2026);
  expect(line).toBe(7);
  return outcome;
}
const correctionsOf = (row: Record<string, string>) => {
  const outcome = outcomeOf(row);
  if (outcome.outcome === 'refused') throw new Error(JSON.stringify(outcome.problems));
  return outcome.outcome === 'corrected' ? outcome.corrections : [];
};
const carOf = (row: Record<string, string>) => {
  const outcome = outcomeOf(row);
  if (outcome.outcome === 'refused') throw new Error(JSON.stringify(outcome.problems));
  return outcome.car;
};
const problemsOf = (row: Record<string, string>) => {
  const outcome = outcomeOf(row);
  return outcome.outcome === 'refused' ? outcome.problems.map(({ path, expected }) => [path, expected]) : [];
};
const SOUND = { vin: ACCORD, condition: 'used', year: '2003', miles: '120000', price: '4500' };

describe('a row of a feed', () => {
  it('is one car with all that it states', () => {
    const row = {
      ...SOUND,
      stock: 'A1',
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      body: 'Coupe',
      exteriorColor: 'Silver',
      interiorColor: 'Black',
      transmission: 'Automatic',
      drivetrain: 'FWD',
      engine: '3.0L V6',
      fuel: 'Gasoline',
      doors: '2',
      msrp: '26000',
      invoice: '3900',
      dealerCost: '3800',
      dateInStock: '2026-11-02',
      options: 'Sunroof',
      comments: 'One owner.',
      photos: 'https://a.example/1.jpg',
    };
    expect(outcomeOf(row)).toEqual({
      outcome: 'accepted',
      car: {
        vin: ACCORD,
        stock: 'A1',
        year: 2003,
        make: 'Honda',
        model: 'Accord',
        trim: 'EX-V6',
        bodyStyle: 'Coupe',
        exteriorColor: 'Silver',
        interiorColor: 'Black',
        transmission: 'Automatic',
        drivetrain: 'FWD',
        engine: '3.0L V6',
        fuel: 'Gasoline',
        doors: 2,
        miles: 120_000,
        price: 4_500,
        msrp: 26_000,
        invoice: 3_900,
        dealerCost: 3_800,
        options: ['Sunroof'],
        comments: 'One owner.',
        condition: 'used',
        listedOn: '2026-11-02',
        photos: ['https://a.example/1.jpg'],
        photoCount: 1,
      },
    });
  });

  it('is one car with little', () => {
    expect(outcomeOf(SOUND)).toEqual({
      outcome: 'accepted',
      car: { vin: ACCORD, year: 2003, miles: 120_000, price: 4_500, condition: 'used', photoCount: 0 },
    });
  });

  it.each([
    ['1', 1],
    ['9', 9],
    ['0', undefined],
    ['10', undefined],
    ['2.5', undefined],
    ['two', undefined],
  ])('with %s doors has %s', (doors, kept) => {
    expect(carOf({ ...SOUND, doors }).doors).toBe(kept);
  });

  it.each([
    [
      'a wrong check digit',
      { vin: '1HGCM82643A004352' },
      ['vin', '1HGCM82643A004352', '1HGCM82643A004352', 'the check digit is 4 and should be 3'],
    ],
    [
      'a VIN with dashes',
      { vin: '1hgcm-82633a-004352' },
      ['vin', '1hgcm-82633a-004352', ACCORD, 'upper case without blanks'],
    ],
    ['a year that the VIN contradicts', { year: '2010' }, ['year', '2010', '2003', 'position 10 of the VIN says so']],
    ['a missing year', { year: '' }, ['year', '', '2003', 'read from the VIN']],
    [
      'no posted price but an MSRP',
      { price: '', msrp: '31000' },
      ['price', '', '31000', 'the MSRP, since no other price is posted'],
    ],
    ['a cost in words', { invoice: 'low' }, ['invoice', 'low', '', 'not read: a price in US dollars such as 24995.00']],
    ['a day in words', { dateInStock: 'soon' }, ['listedOn', 'soon', '', 'not read: a date YYYY-MM-DD or MM/DD/YYYY']],
    ['a price in words', { price: 'Call' }, ['price', 'Call', '', 'no price is posted']],
    ['an abbreviated condition', { condition: 'U' }, ['condition', 'U', 'used', 'the usual word']],
    ['no condition', { condition: '' }, ['condition', '', 'used', 'determined by year and miles']],
  ])('is corrected for %s', (_, more, [field, from, to, why]) => {
    expect(correctionsOf({ ...SOUND, ...more })).toEqual([{ field, from, to, why }]);
  });

  it('of a car made outside North America may have any check digit', () => {
    expect(correctionsOf({ ...SOUND, vin: 'JHMCM82643A004352' })).toEqual([]);
    expect(correctionsOf({ ...SOUND, vin: '7HGCM82643A004352' })).toHaveLength(1);
    expect(correctionsOf({ ...SOUND, vin: '6HGCM82643A004352' })).toEqual([]);
  });

  it('may state a year of another cycle of the same code', () => {
    expect(carOf({ ...SOUND, year: '2033' }).year).toBe(2033);
    expect(correctionsOf({ ...SOUND, year: '2033' })).toEqual([]);
    expect(carOf({ ...SOUND, year: '2034' }).year).toBe(2003);
  });

  it.each([
    ['the current year and 999 miles', { year: '', miles: '999' }, NEW, 'new'],
    ['the current year and 1,000 miles', { year: '', miles: '1000' }, NEW, 'used'],
    ['the current year and no miles', { year: '', miles: '' }, NEW, 'new'],
    ['2024, with few miles', { year: '', miles: '10' }, 'F1XDEMCR4RDEM0001', 'used'],
    ['2026, with few miles', { year: '', miles: '10' }, 'F1XDEMCR4TDEM0001', 'new'],
  ])('without a condition, of %s, is %s', (_, more, vin, condition) => {
    expect(carOf({ ...SOUND, ...more, vin, condition: '' }).condition).toBe(condition);
  });

  it('of a new car without miles has none', () => {
    expect(correctionsOf({ vin: NEW, condition: 'new', year: '2025', price: '1' })).toEqual([
      { field: 'miles', from: '', to: '0', why: 'a new car' },
    ]);
    expect(carOf({ vin: NEW, condition: 'new', year: '2025', price: '1' }).miles).toBe(0);
  });

  it.each([
    ['used, certified by a flag', { certified: 'yes' }, 'certified'],
    ['used, not certified', { certified: 'no' }, 'used'],
    ['new, with a flag', { condition: 'new', certified: 'yes' }, 'new'],
  ])('of a car that is %s', (_, more, condition) => {
    expect(carOf({ ...SOUND, ...more }).condition).toBe(condition);
  });

  const sold = ['status', 'a car that is for sale'];
  const miles = 'miles as a whole number such as 32100';
  it.each([
    [
      'an unreadable price, despite an MSRP',
      { price: 'about 5', msrp: '31000' },
      [['price', 'a price in US dollars such as 24995.00']],
    ],
    ['a sold car', { status: 'Sold' }, [sold]],
    ['a sold car without miles', { status: 'Sold', miles: '' }, [sold, ['miles', 'the miles of a used car']]],
    ['unreadable miles', { miles: 'low' }, [['miles', miles]]],
    ['unreadable kilometers', { miles: '', kilometers: 'low' }, [['kilometers', miles]]],
    ['no year', { vin: YEARLESS, year: '' }, [['year', 'a model year; position 10 of this VIN names none']]],
    ['an unreadable year', { vin: YEARLESS, year: 'new' }, [['year', 'a model year such as 2024']]],
    [
      'an unreadable year and price',
      { vin: YEARLESS, year: 'new', price: 'x' },
      [
        ['year', 'a model year such as 2024'],
        ['price', 'a price in US dollars such as 24995.00'],
      ],
    ],
  ])('is refused with every problem: %s', (_, more, problems) => {
    expect(problemsOf({ ...SOUND, ...more })).toEqual(problems);
  });

  it('is refused without a VIN, whatever else is wrong', () => {
    const expected = [['vin', 'a VIN of 17 characters A–Z, 0–9 without I, O, Q']];
    expect(problemsOf({ ...SOUND, vin: '', miles: 'low' })).toEqual(expected);
    expect(outcomeOf({ ...SOUND, vin: 'x' })).not.toHaveProperty('vin');
    expect(outcomeOf({ ...SOUND, miles: 'low' })).toMatchObject({ vin: ACCORD as Vin });
  });
});
