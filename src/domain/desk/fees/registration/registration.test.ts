import { describe, expect, it } from 'vitest';
import { isIsoDate } from '#kernel/dates.ts';
import { dollars, toDollars } from '#kernel/money.ts';
import { STATE_CODES, type StateCode } from '../../../places/states.ts';
import { AGENCY_FEES } from '../agency-fees.data.ts';
import { DOC_FEES } from '../doc-fees.data.ts';
import { REGISTRATION_ROWS, type RegistrationFacts, registrationByYear, registrationOf } from './registration.ts';

type Car = Partial<Omit<RegistrationFacts, 'state'>>;

/** A three-year-old gasoline car of 3,800 lb and 28 mpg, listed at 35,000 and sold for 30,000. */
const SEDAN = {
  asOf: '2026-11-28',
  price: dollars(30_000),
  msrp: dollars(35_000),
  condition: 'used',
  ageYears: 3,
  fuel: 'gasoline',
  curbWeightLb: 3_800,
  milesPerGallon: 28,
  cylinders: 4,
} as const;
const NEW = { condition: 'new', ageYears: 0 } as const;
const EV = { fuel: 'electric', cylinders: 0, milesPerGallon: 110 } as const;

function lineOf(state: StateCode, label: string, car: Car, year = 0): number {
  const { lines, billedApart } = registrationOf({ state, ...SEDAN, ...car }, year);
  return [...lines, ...billedApart]
    .filter(({ part }) => part.label === label)
    .reduce((all, { amount }) => all + toDollars(amount), 0);
}

describe('a registration fee computed from the state’s schedule', () => {
  // State, line, car, amount, and the arithmetic of the cited schedule.
  it.each<[StateCode, string, Car, number, string]>([
    ['AL', 'License Tax and Registration Fee', {}, 23, 'Ala. Code 40-12-242: a private car'],
    ['AL', 'Electric Vehicle Road Fee', { ...EV, asOf: '2021-05-01' }, 200, 'HB 2 of 2019: 200'],
    ['AK', 'Registration Fee', {}, 100, 'AS 28.10.421: two years'],
    [
      'AZ',
      'Vehicle License Tax',
      { ...NEW, price: dollars(40_000), msrp: dollars(40_000) },
      672,
      'A.R.S. 28-5801: 24,000 at 2.80 per 100',
    ],
    ['AZ', 'Vehicle License Tax', { ageYears: 1, msrp: dollars(40_000) }, 580.89, '24,000 × 0.8375 = 20,100 at 2.89'],
    [
      'AZ',
      'Vehicle License Tax',
      { ageYears: 3, msrp: dollars(25_000) },
      254.65,
      '15,000 × 0.8375³ = 8,811.45 at 2.89',
    ],
    ['AZ', 'Vehicle License Tax', { ageYears: 40, msrp: dollars(9_000) }, 10, 'the minimum of 10'],
    ['AR', 'Registration Fee', { curbWeightLb: 3_000 }, 17, 'Ark. Code 27-14-601: up to 3,000 lb'],
    ['AR', 'Registration Fee', { curbWeightLb: 4_501 }, 30, 'above 4,500 lb'],
    [
      'CA',
      'Vehicle License Fee',
      { price: dollars(30_050) },
      195.65,
      'R&T 10753.2: class 30,000 to 30,199, middle 30,100 at 0.65 %',
    ],
    ['CA', 'Vehicle License Fee', { price: dollars(25_199) }, 163.15, 'middle 25,100 at 0.65 %'],
    ['CA', 'Vehicle License Fee', { price: dollars(50_000) }, 325.65, 'middle 50,100 at 0.65 %'],
    ['CA', 'Highway Patrol Fee', {}, 32, 'California DMV: CHP 32'],
    ['CO', 'Specific Ownership Tax', { ...NEW, msrp: dollars(40_000) }, 714, 'C.R.S. 42-3-107: 34,000 at 2.10 %'],
    ['CO', 'Specific Ownership Tax', { ageYears: 1, msrp: dollars(40_000) }, 510, '34,000 at 1.50 %'],
    ['CO', 'Specific Ownership Tax', { ageYears: 5, msrp: dollars(40_000) }, 153, '34,000 at 0.45 %'],
    ['CO', 'Specific Ownership Tax', { ageYears: 9, msrp: dollars(40_000) }, 3, 'the tenth year'],
    ['CO', 'Road Safety Surcharge', { curbWeightLb: 5_001 }, 28, 'C.R.S. 43-4-804: 5,001 to 10,000 lb'],
    ['CT', 'Registration Fee', {}, 120, 'Conn. Gen. Stat. 14-49: three years'],
    ['DE', 'Registration Fee', {}, 40, '21 Del. C. 2151'],
    ['DC', 'Registration Fee', { curbWeightLb: 3_500 }, 175, 'DC DMV, fees from 2023-10-01: 3,500 to 4,999 lb'],
    ['FL', 'License Tax', { curbWeightLb: 2_499 }, 14.5, 'Fla. Stat. 320.08(2)(b)'],
    ['FL', 'License Tax', { curbWeightLb: 2_500 }, 22.5, '320.08(2)(c)'],
    ['FL', 'License Tax', { curbWeightLb: 3_500 }, 32.5, '320.08(2)(d)'],
    ['GA', 'Registration Fee', {}, 20, 'O.C.G.A. 40-2-151'],
    ['HI', 'State Weight Tax', { curbWeightLb: 3_800 }, 66.5, 'HRS 249-33: 1.75 cents a pound'],
    ['ID', 'Registration Fee', { ageYears: 1 }, 69, 'Idaho Code 49-402: one and two years old'],
    ['ID', 'Registration Fee', { ageYears: 9 }, 45, 'over six years old'],
    ['IL', 'Registration Fee', {}, 151, '625 ILCS 5/3-806'],
    ['IN', 'Vehicle Excise Tax', { ...NEW, msrp: dollars(45_000) }, 532, 'Ind. Code 6-6-5: class XVII, half of 1,063'],
    ['IN', 'Vehicle Excise Tax', { ageYears: 3, msrp: dollars(24_000) }, 184, 'class XIII, half of 367'],
    ['IN', 'Vehicle Excise Tax', { ageYears: 9, msrp: dollars(16_000) }, 12, 'class XI, at least 12'],
    ['IA', 'Registration Fee, Value', { msrp: dollars(35_000) }, 350, 'Iowa Code 321.109: 1 % of value'],
    [
      'IA',
      'Registration Fee, Value',
      { ageYears: 8, msrp: dollars(35_000) },
      262.5,
      '321.113: 75 % past seven model years',
    ],
    ['IA', 'Registration Fee, Value', { ageYears: 10, msrp: dollars(35_000) }, 175, '50 % past nine'],
    ['IA', 'Registration Fee', { ageYears: 12 }, 50, 'twelve model years or older'],
    ['IA', 'Registration Fee, Weight', { curbWeightLb: 3_801 }, 15.6, '39 started hundreds at 40 cents'],
    ['KS', 'Registration Fee', { curbWeightLb: 4_500 }, 30, 'K.S.A. 8-143'],
    ['KS', 'Registration Fee', { curbWeightLb: 4_501 }, 40, 'K.S.A. 8-143'],
    ['KY', 'Registration Fee', {}, 21, 'KRS 186.050'],
    ['LA', 'License Plate Fee', { price: dollars(30_000) }, 60, 'R.S. 47:463: 0.1 % a year, two years'],
    ['LA', 'License Plate Fee', { price: dollars(5_000) }, 20, 'at least 10 a year'],
    ['ME', 'Excise Tax', { ...NEW, msrp: dollars(35_000) }, 840, '36 M.R.S. 1482: 24 mills'],
    ['ME', 'Excise Tax', { ageYears: 2, msrp: dollars(35_000) }, 472.5, '13.5 mills'],
    ['ME', 'Excise Tax', { ageYears: 9, msrp: dollars(35_000) }, 140, '4 mills'],
    ['MD', 'Registration Fee', { curbWeightLb: 3_500 }, 161, 'two years at 80.50'],
    ['MA', 'Registration Fee', {}, 60, '801 CMR 4.02: two years'],
    ['MA', 'Motor Vehicle Excise', { ...NEW, msrp: dollars(40_000) }, 900, 'M.G.L. c. 60A: 25 per 1,000 of 90 %'],
    ['MI', 'Registration Tax', { ...NEW, msrp: dollars(6_000) }, 36, 'MCL 257.801(1)(p): 30 and a fifth'],
    ['MI', 'Registration Tax', { ...NEW, msrp: dollars(30_000) }, 178, '58 and 20 steps of 6'],
    ['MI', 'Registration Tax', { ageYears: 1, msrp: dollars(30_000) }, 160.2, '90 % at the first renewal'],
    ['MN', 'Registration Tax, Value', { ...NEW, msrp: dollars(40_000) }, 630, 'Minn. Stat. 168.013: 1.575 %'],
    ['MN', 'Registration Tax, Value', { ageYears: 3, msrp: dollars(40_000) }, 504, '80 % in the fourth year'],
    [
      'MN',
      'Electric Vehicle Road Fee',
      { ...EV, ageYears: 5, msrp: dollars(40_000) },
      150,
      '60 % of 40,000 at 0.5 % is 120; at least 150',
    ],
    ['MS', 'Privilege Tax and Tag Fee', {}, 14, 'Miss. Code 27-19-5'],
    ['MO', 'Registration Fee', { cylinders: 4 }, 21, 'RSMo 301.055: 12 to 23 horsepower'],
    ['MO', 'Registration Fee', { cylinders: 6 }, 24, '24 to 35 horsepower'],
    ['MO', 'Registration Fee', { ...EV }, 18, 'the agency puts battery cars under 12'],
    ['MT', 'Registration Fee', { ageYears: 4 }, 217, 'MCA 61-3-321: up to four years'],
    ['MT', 'Registration Fee', { ageYears: 5 }, 87, 'five through ten years'],
    ['MT', 'Registration Fee', { ageYears: 11 }, 28, 'eleven or more'],
    ['MT', 'Electric Vehicle Road Fee', { ...EV }, 130, 'MCA 61-3-572: class 1'],
    ['NE', 'Motor Vehicle Tax', { ...NEW, msrp: dollars(35_000) }, 580, 'Neb. Rev. Stat. 60-3,187: 34,000 to 35,999'],
    ['NE', 'Motor Vehicle Tax', { ageYears: 5, msrp: dollars(50_000) }, 459, '900 × 0.51 in the sixth year'],
    ['NE', 'Motor Vehicle Tax', { ageYears: 2, msrp: dollars(120_000) }, 1_520, '1,900 × 0.80'],
    ['NV', 'Governmental Services Tax', { ...NEW, msrp: dollars(30_000) }, 420, 'NRS 371: 10,500 at 4 cents'],
    ['NV', 'Governmental Services Tax', { ageYears: 3, msrp: dollars(30_000) }, 315, '75 % of it'],
    ['NV', 'Governmental Services Tax', { ageYears: 12, msrp: dollars(5_000) }, 16, '15 % of 70 is 10.50; at least 16'],
    ['NH', 'Municipal Permit Fee', { ...NEW, msrp: dollars(35_000) }, 630, 'RSA 261:153: 18 mills'],
    ['NH', 'Municipal Permit Fee', { ageYears: 3, msrp: dollars(35_000) }, 315, '9 mills'],
    ['NH', 'State Registration Fee', { asOf: '2025-06-01', curbWeightLb: 3_800 }, 43.2, 'RSA 261:141 before 2026'],
    ['NJ', 'Registration Fee', { curbWeightLb: 3_500 }, 46.5, 'past two model years, up to 3,500 lb'],
    ['NJ', 'Registration Fee', { ageYears: 1, curbWeightLb: 3_600 }, 84, 'within two model years'],
    ['NJ', 'Electric Vehicle Road Fee', { ...EV, asOf: '2024-07-01' }, 250, 'the first year'],
    ['NJ', 'Electric Vehicle Road Fee', { ...EV, ...NEW, asOf: '2024-07-01' }, 1_060, '250 + 260 + 270 + 280'],
    ['NM', 'Registration Fee', { curbWeightLb: 2_900, ageYears: 4 }, 39, 'NMSA 66-6-2(B)'],
    ['NM', 'Registration Fee', { curbWeightLb: 3_100, ageYears: 5 }, 45, '66-6-2(C) after five years'],
    ['NY', 'Registration Fee', { curbWeightLb: 3_800 }, 64, 'DMV chart: 3,751 to 3,850 lb'],
    ['NY', 'Registration Fee', { curbWeightLb: 1_650 }, 26, 'DMV chart: up to 1,650 lb'],
    ['NY', 'Registration Fee', { curbWeightLb: 4_900 }, 90.5, 'DMV chart: 4,851 to 4,950 lb'],
    ['NC', 'Registration Fee', {}, 46.25, 'N.C.G.S. 20-87(5)'],
    ['ND', 'Registration Fee', { curbWeightLb: 3_800, ageYears: 5 }, 93, 'N.D.C.C. 39-04-19: the sixth year'],
    ['ND', 'Registration Fee', { curbWeightLb: 3_800, ageYears: 6 }, 81, 'the seventh year'],
    ['ND', 'Registration Fee', { curbWeightLb: 3_100, ageYears: 12 }, 49, 'the thirteenth year'],
    ['OH', 'Electric Vehicle Road Fee', { fuel: 'hybrid' }, 100, 'R.C. 4503.10'],
    ['OK', 'Registration Fee', { ageYears: 3 }, 85, '47 O.S. 1132: first through fourth year'],
    ['OK', 'Registration Fee', { ageYears: 4 }, 75, 'fifth through eighth'],
    ['OK', 'Registration Fee', { ageYears: 16 }, 15, 'seventeenth and later'],
    ['OR', 'Fuel Economy Fee', { milesPerGallon: 19 }, 40, 'ORS 803.422: 20 a year'],
    ['OR', 'Fuel Economy Fee', { milesPerGallon: 40 }, 70, '35 a year'],
    ['PA', 'Electric Vehicle Road Fee', { ...EV, asOf: '2025-12-31' }, 200, 'Act 85 of 2024'],
    ['PA', 'Electric Vehicle Road Fee', { ...EV, asOf: '2026-01-01' }, 250, 'Act 85 of 2024'],
    ['RI', 'Technology Surcharge', {}, 2.5, 'R.I. Gen. Laws 39-18.1-20'],
    ['SC', 'Registration Fee', {}, 40, 'S.C. Code 56-3-620: two years'],
    ['SD', 'License Fee', { curbWeightLb: 4_000 }, 72, 'SDCL 32-5-6(2)'],
    ['SD', 'License Fee', { curbWeightLb: 4_001, ageYears: 11 }, 75.6, '108 less 30 %'],
    ['TN', 'Electric Vehicle Road Fee', { ...EV, asOf: '2027-01-01' }, 274, 'Tenn. Code 55-4-116'],
    ['TX', 'Registration Fee', {}, 50.75, 'Transp. Code 502.252'],
    ['TX', 'Electric Vehicle Road Fee', { ...EV, ...NEW }, 400, '502.360: two years'],
    ['UT', 'Uniform Age-Based Fee', { ageYears: 2 }, 150, '59-2-405.1: under three years'],
    ['UT', 'Uniform Age-Based Fee', { ageYears: 12 }, 10, 'twelve years and more'],
    ['VT', 'Electric Vehicle Road Fee', { ...EV }, 89, '23 V.S.A. 361'],
    ['VA', 'Registration Fee', { curbWeightLb: 4_000 }, 23, 'Va. Code 46.2-694'],
    ['VA', 'Registration Fee', { curbWeightLb: 4_001 }, 28, 'Va. Code 46.2-694'],
    ['WA', 'Weight Fee', { curbWeightLb: 4_000 }, 25, 'RCW 46.17.365'],
    ['WA', 'Weight Fee', { curbWeightLb: 4_001 }, 45, 'increased to the next weight'],
    ['WV', 'Registration Fee', {}, 51.5, 'W. Va. Code 17A-10-3'],
    ['WI', 'Registration Fee', {}, 85, 'Wis. Stat. 341.25'],
    ['WY', 'County Registration Fee', { ...NEW, msrp: dollars(40_000) }, 720, 'Wyo. Stat. 31-3-101: 3 % of 60 %'],
    ['WY', 'County Registration Fee', { ageYears: 3, msrp: dollars(40_000) }, 360, '3 % of 30 %'],
  ])('%s: %s', (state, label, car, amount) => {
    expect(lineOf(state, label, car)).toBe(amount);
  });

  it('covers every jurisdiction', () => {
    expect([...REGISTRATION_ROWS.keys()].sort()).toEqual([...STATE_CODES].sort());
  });

  it('ages the California license fee from the sale to this owner', () => {
    expect(lineOf('CA', 'Vehicle License Fee', { ageYears: 8 }, 0)).toBe(195.65);
    expect(lineOf('CA', 'Vehicle License Fee', { ageYears: 8 }, 1)).toBe(176.09);
    expect(lineOf('CA', 'Vehicle License Fee', { ageYears: 8 }, 10)).toBe(29.35);
  });
});

describe('the registration fees over several years of ownership', () => {
  const byYear = (state: StateCode, car: Car = {}): number[] =>
    registrationByYear({ state, ...SEDAN, ...car }, 5).map(toDollars);

  it('are due when the term ends, and first-time fees only once', () => {
    expect(byYear('OR')).toEqual([136, 0, 136, 0, 136]);
    expect(byYear('OR', NEW)).toEqual([272, 0, 0, 0, 136]);
    expect(byYear('FL')).toEqual([298.6, 45.6, 45.6, 45.6, 45.6]);
  });

  it('include recurring municipal charges every year', () => {
    const [first, second] = byYear('MA', NEW);
    expect(first).toBe(60 + 35_000 * 0.025 * 0.9);
    expect(second).toBe(35_000 * 0.025 * 0.6);
  });
});

describe('every row of a fee table', () => {
  const parts = [...REGISTRATION_ROWS.values()].flatMap((row) => row.parts);
  const rows = [...parts, ...AGENCY_FEES, ...Object.values(DOC_FEES)];

  it('names its authority, effective date, whether its text was read, and its confidence', () => {
    for (const row of rows) {
      expect(row.authority.length, JSON.stringify(row)).toBeGreaterThan(3);
      expect(isIsoDate(row.effectiveFrom), JSON.stringify(row)).toBe(true);
      expect(row.verifiedOn === null || isIsoDate(row.verifiedOn), JSON.stringify(row)).toBe(true);
      expect(['high', 'medium', 'low']).toContain(row.confidence);
      // The text that was read names the place; amounts set by counties never have high confidence.
      if (row.verifiedOn !== null) expect(row.note?.length ?? 0, JSON.stringify(row)).toBeGreaterThan(5);
    }
    for (const part of parts.filter(({ localAverage }) => localAverage)) expect(part.confidence).not.toBe('high');
  });
});
