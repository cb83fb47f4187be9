import { describe, expect, it } from 'vitest';
import { dollars, toDecimal } from '#kernel/money.ts';
import { caseDeal, caseVehicle, planNamed } from '#test/samples/rating-cases.ts';
import type { FamilyRater } from '../plan.ts';
import { rateGap } from './gap.ts';
import { rateMaintenance } from './maintenance.ts';
import {
  rateAppearance,
  rateDent,
  rateEtch,
  rateKey,
  rateLeaseWear,
  rateLifetime,
  rateRust,
  rateTire,
} from './time-products.ts';

const lease = caseDeal({ financeType: 'Lease', termMonths: 39 });
const shortLease = caseDeal({ financeType: 'Lease', termMonths: 24 });

describe('the price of a plan', () => {
  it.each<[string, FamilyRater, string, Parameters<FamilyRater>, string, string]>([
    ['the published waiver vector', rateGap, 'GAP-72', [caseVehicle(), caseDeal()], '236.88', '831.88'],
    [
      'the published maintenance vector',
      rateMaintenance,
      'PPM-SYN-36-36K',
      [caseVehicle(), caseDeal()],
      '425.00',
      '658.75',
    ],
    [
      'conventional oil',
      rateMaintenance,
      'PPM-CON-36-36K',
      [caseVehicle({ year: 2017, make: 'Honda' }, 50_000), caseDeal()],
      '300.00',
      '465.00',
    ],
    [
      'diesel visits',
      rateMaintenance,
      'PPM-DSL-36-36K',
      [caseVehicle({ fuel: 'diesel' }), caseDeal()],
      '625.00',
      '968.75',
    ],
    [
      'inspections of an electric car',
      rateMaintenance,
      'PPM-INS-36-36K',
      [caseVehicle({ fuel: 'electric' }), caseDeal()],
      '180.00',
      '279.00',
    ],
    ['tires of unknown size', rateTire, 'TIRE-RH-60', [caseVehicle(), caseDeal()], '215.00', '665.00'],
    [
      '20-inch tires of a luxury car',
      rateTire,
      'TIRE-RH-60',
      [caseVehicle({ make: 'BMW', wheelInches: 20 }), caseDeal()],
      '356.25',
      '806.25',
    ],
    ['cosmetic wheels', rateTire, 'TIRE-RHC-36', [caseVehicle({ wheelInches: 17 }), caseDeal()], '235.25', '685.25'],
    [
      'tires in commercial use',
      rateTire,
      'TIRE-RH-60',
      [caseVehicle({ commercialUse: true }), caseDeal()],
      '315.00',
      '765.00',
    ],
    ['keys', rateKey, 'KEY-60', [caseVehicle(), caseDeal()], '75.00', '349.00'],
    ['keys of class 4', rateKey, 'KEY-60', [caseVehicle({ make: 'Volvo' }), caseDeal()], '120.00', '394.00'],
    ['dents', rateDent, 'PDR-60', [caseVehicle(), caseDeal()], '130.00', '499.00'],
    ['appearance of a car', rateAppearance, 'AP-60', [caseVehicle(), caseDeal()], '210.00', '995.00'],
    ['appearance of an SUV', rateAppearance, 'AP-72', [caseVehicle({ body: 'SUV' }), caseDeal()], '275.00', '1060.00'],
    ['rust', rateRust, 'RUST-84', [caseVehicle(), caseDeal()], '109.25', '545.00'],
    ['etch', rateEtch, 'ETCH-5000-60', [caseVehicle(), caseDeal()], '59.00', '299.00'],
    ['lease wear', rateLeaseWear, 'EWT-5000-36', [caseVehicle(), lease], '315.00', '895.00'],
    ['lease wear, the shortest', rateLeaseWear, 'EWT-5000-24', [caseVehicle(), shortLease], '267.75', '847.75'],
    ['lease wear to 7,500', rateLeaseWear, 'EWT-7500-39', [caseVehicle(), lease], '414.75', '1114.75'],
    [
      'a lifetime warranty that the dealer pays',
      rateLifetime,
      'LTW-DEALER',
      [caseVehicle(), caseDeal()],
      '145.00',
      '0.00',
    ],
    [
      'a lifetime warranty of class 4',
      rateLifetime,
      'LTW-CUSTOMER',
      [caseVehicle({ make: 'Lincoln' }), caseDeal()],
      '215.00',
      '695.00',
    ],
  ])('follows the rate book for %s', (_, rater, rateId, [vehicle, deal], cost, retail) => {
    const plan = planNamed(rater(vehicle, deal).plans, rateId);
    expect([toDecimal(plan.dealerCost), toDecimal(plan.retailPrice)]).toEqual([cost, retail]);
  });
});

describe('GAP by state', () => {
  const retail = (state: string, amountFinanced: number) => {
    const [plan] = rateGap(
      caseVehicle(),
      caseDeal({ state, amountFinanced: dollars(amountFinanced), vehicleMSRP: dollars(20_000) }),
    ).plans;
    return plan === undefined ? undefined : toDecimal(plan.retailPrice);
  };

  it('is capped at 4% of the amount financed in California and 5% in Texas', () => {
    expect(retail('CA', 15_000)).toBe('600.00');
    expect(retail('TX', 12_000)).toBe('600.00');
    // 4 % of 15,000.40 is 600.016: a cap drops the fraction of a cent.
    expect(retail('CA', 15_000.4)).toBe('600.01');
  });

  it('is capped at the greater of $600 or 4% in Colorado', () => {
    expect(retail('CO', 10_000)).toBe('600.00');
    expect(retail('CO', 17_500)).toBe('700.00');
  });

  it('has no legal cap in Ohio, and costs at most 995', () => {
    expect(retail('OH', 15_000)).toBe('812.93');
    const deal = caseDeal({ termMonths: 84, amountFinanced: dollars(90_000), vehicleMSRP: dollars(62_000) });
    expect(rateGap(caseVehicle(), deal).plans[0]?.retailPrice).toBe(99_500);
  });

  it('is not sold under 70% of the value in California, nor on a cheap used car in Minnesota', () => {
    expect(retail('CA', 13_999)).toBeUndefined();
    const cheap = { salesPrice: dollars(5_000), amountFinanced: dollars(5_000), vehicleMSRP: dollars(6_000) };
    const used = caseVehicle({ year: 2018 }, 60_000);
    expect(rateGap(used, caseDeal({ ...cheap, state: 'MN' })).ineligible[0]?.code).toBe('state-rule');
    expect(rateGap(used, caseDeal({ ...cheap, state: 'OH' })).plans).toHaveLength(1);
  });

  it('is not sold where the cap is below its cost', () => {
    expect(rateGap(caseVehicle(), caseDeal({ state: 'TX', amountFinanced: dollars(3_000) })).ineligible[0]?.code).toBe(
      'state-rule',
    );
  });
});

describe('product eligibility', () => {
  it.each<[string, FamilyRater, Parameters<FamilyRater>, string]>([
    ['GAP on a cash deal', rateGap, [caseVehicle(), caseDeal({ financeType: 'Cash' })], 'finance-type'],
    [
      'GAP above 150% of MSRP',
      rateGap,
      [caseVehicle(), caseDeal({ amountFinanced: dollars(51_001) })],
      'loan-to-value',
    ],
    ['GAP above 100,000 MSRP', rateGap, [caseVehicle(), caseDeal({ vehicleMSRP: dollars(100_001) })], 'vehicle-value'],
    ['GAP without an MSRP', rateGap, [caseVehicle(), { ...caseDeal(), vehicleMSRP: dollars(0) }], 'vehicle-value'],
    ['GAP on a 96-month loan', rateGap, [caseVehicle(), caseDeal({ termMonths: 96 })], 'finance-term'],
    ['lease wear on a loan', rateLeaseWear, [caseVehicle(), caseDeal()], 'finance-type'],
    [
      'lease wear on a short lease',
      rateLeaseWear,
      [caseVehicle(), caseDeal({ financeType: 'Lease', termMonths: 18 })],
      'finance-term',
    ],
    ['lease wear on a used car', rateLeaseWear, [caseVehicle({ year: 2024 }, 20_000), lease], 'used-vehicle'],
    ['rust on a lease', rateRust, [caseVehicle(), lease], 'finance-type'],
    ['rust past two model years', rateRust, [caseVehicle({ year: 2023 }, 20_000), caseDeal()], 'vehicle-age'],
    ['rust past 24,000 miles', rateRust, [caseVehicle({ year: 2025 }, 24_001), caseDeal()], 'odometer'],
    ['lifetime on a lease', rateLifetime, [caseVehicle(), lease], 'finance-type'],
    ['lifetime on an electric car', rateLifetime, [caseVehicle({ fuel: 'electric' }), caseDeal()], 'electric-vehicle'],
    ['lifetime on class 5', rateLifetime, [caseVehicle({ make: 'Audi' }), caseDeal()], 'vehicle-class'],
    ['lifetime in commercial use', rateLifetime, [caseVehicle({ commercialUse: true }), caseDeal()], 'commercial-use'],
    ['appearance past 75,000 miles', rateAppearance, [caseVehicle({ year: 2022 }, 75_001), caseDeal()], 'odometer'],
    ['keys past 12 model years', rateKey, [caseVehicle({ year: 2013 }, 10_000), caseDeal()], 'vehicle-age'],
    [
      'maintenance on a short lease',
      rateMaintenance,
      [caseVehicle(), caseDeal({ financeType: 'Lease', termMonths: 6 })],
      'finance-term',
    ],
  ])('excludes %s', (_, rater, [vehicle, deal], code) => {
    const { plans, ineligible } = rater(vehicle, deal);
    expect(plans).toEqual([]);
    expect(ineligible.map((one) => one.code)).toContain(code);
  });

  it('notes to a lessee that the lease may include GAP already', () => {
    expect(rateGap(caseVehicle(), lease).notes?.[0]).toContain('lessors');
  });

  it('limits maintenance and wear plans to the lease', () => {
    const months = [...rateMaintenance(caseVehicle(), lease).plans, ...rateLeaseWear(caseVehicle(), lease).plans].map(
      (plan) => plan.termMonths,
    );
    expect(Math.max(...months)).toBe(39);
  });
});
