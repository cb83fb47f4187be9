/** Tests each family at both sides of its bounds, by the sheets of the rate book. */
import { describe, expect, it } from 'vitest';
import { type Cents, dollars } from '#kernel/money.ts';
import { CASE_YEAR, caseDeal, caseVehicle, caseVin, planNamed } from '#test/samples/rating-cases.ts';
import type { DealFigures, FamilyRater } from '../plan.ts';
import { ratedVehicle, vinBump } from '../vehicle.ts';
import { rateGap } from './gap.ts';
import { rateMaintenance } from './maintenance.ts';
import { rateServiceContract } from './service-contract.ts';
import { rateLifetime, rateTire } from './time-products.ts';

const cents = (amount: number) => amount as Cents;
const codes = (rated: ReturnType<FamilyRater>) => rated.ineligible.map(({ code }) => code);

describe('a waiver', () => {
  const gap = (figures: Partial<DealFigures>, vehicle = caseVehicle()) => rateGap(vehicle, caseDeal(figures));
  // 235 × 1 for 60 months × 0.9 up to 100 % × 1 up to 50,000 is 211.50.
  const small = { termMonths: 60, vehicleMSRP: dollars(30_001), salesPrice: dollars(30_000) };

  it('is one plan for the term of the loan, with every member', () => {
    expect(gap({ ...small, amountFinanced: dollars(20_000) })).toEqual({
      plans: [
        {
          rateId: 'GAP-60',
          coverage: 'Waiver',
          termMonths: 60,
          termMiles: null,
          deductible: 0,
          benefit: 100_000,
          dealerCost: 21_150,
          retailPrice: 80_650,
          surcharges: [],
          form: 'GAPW-0126',
        },
      ],
      ineligible: [],
      notes: [],
    });
  });

  it.each([
    [11, ['finance-term']],
    [12, []],
    [84, []],
    [85, ['finance-term']],
  ])('of %d months has the objections %j', (termMonths, expected) => {
    expect(codes(gap({ termMonths }))).toEqual(expected);
  });

  it.each([
    [0, ['vehicle-value']],
    [1, ['loan-to-value']],
    [10_000_000, []],
    [10_000_001, ['vehicle-value']],
  ])('on an MSRP of %d cents has the objections %j', (msrp, expected) => {
    expect(codes(gap({ vehicleMSRP: cents(msrp) }))).toEqual(expected);
  });

  it('says what share of the MSRP is financed beyond 150 percent', () => {
    expect(codes(gap({ vehicleMSRP: dollars(20_000), amountFinanced: dollars(30_000) }))).toEqual([]);
    expect(gap({ vehicleMSRP: dollars(20_000), amountFinanced: dollars(30_250) }).ineligible).toEqual([
      {
        code: 'loan-to-value',
        reason: 'At most 150% of MSRP may be financed; this deal finances 151.3%.',
      },
    ]);
  });

  it('is sold in Texas at its cost when five percent of the loan are exactly that, and not a cent below', () => {
    const atCost = gap({ ...small, state: 'TX', amountFinanced: dollars(4_230) });
    expect(atCost.plans[0]).toMatchObject({ dealerCost: 21_150, retailPrice: 21_150 });
    expect([atCost.capCents, atCost.regulation?.rule]).toEqual([21_150, 'share-of-amount-financed']);
    expect(gap({ ...small, state: 'TX', amountFinanced: cents(422_999) }).ineligible).toEqual([
      {
        code: 'state-rule',
        reason: 'TX: The charge is at most 5% of the amount financed. That is 211.49, 0.01 below cost.',
      },
    ]);
  });

  it.each([
    [15_000, 600],
    [15_001, 600.04],
    [1_000, 600],
  ])('on a loan of %d is capped in Colorado at %d', (amount, cap) => {
    const rated = gap({ state: 'CO', amountFinanced: dollars(amount), vehicleMSRP: dollars(30_001) });
    expect(rated.capCents).toBe(dollars(cap));
    expect(rated.plans[0]?.retailPrice).toBe(dollars(cap));
  });

  it('needs 70 percent of the value financed in California, and is capped at four percent', () => {
    const sold = gap({ ...small, state: 'CA', vehicleMSRP: dollars(30_000), amountFinanced: dollars(21_000) });
    expect([sold.capCents, sold.regulation?.rule]).toEqual([84_000, 'share-of-amount-financed']);
    expect(
      codes(gap({ ...small, state: 'CA', vehicleMSRP: dollars(30_000), amountFinanced: cents(2_099_999) })),
    ).toEqual(['state-rule']);
  });

  it.each([
    ['used', 5_000, ['state-rule']],
    ['used', 5_000.01, []],
    ['new', 4_000, []],
  ] as const)('on a %s car of %d is sold in Minnesota unless %j', (condition, price, expected) => {
    const vehicle = { ...caseVehicle(), condition };
    const rated = gap({ state: 'MN', salesPrice: dollars(price) }, vehicle);
    expect(codes(rated)).toEqual(expected);
    if (expected.length === 0) expect(rated.regulation?.rule).toBe('used-value-floor');
  });

  it('has the rule of a state without figures, and no cap', () => {
    const { regulation, capCents } = gap({ state: 'IN' });
    expect([regulation?.rule, capCents]).toEqual(['charge-approval', undefined]);
  });
});

describe('prepaid maintenance', () => {
  it('is priced by visits, with every member', () => {
    const { plans } = rateMaintenance(caseVehicle(), caseDeal({ state: 'TX' }));
    expect(planNamed(plans, 'PPM-SYN-12-15K')).toEqual({
      rateId: 'PPM-SYN-12-15K',
      coverage: 'Synthetic oil',
      termMonths: 12,
      termMiles: 15_000,
      deductible: 0,
      dealerCost: 17_000,
      retailPrice: 26_350,
      surcharges: [],
      form: 'PPM-TX-0126',
    });
  });

  it.each([
    [2018, 'Synthetic oil'],
    [2017, 'Conventional oil'],
  ])('of a %d car is %s', (year, coverage) => {
    expect(rateMaintenance(caseVehicle({ year }, 50_000), caseDeal()).plans[0]?.coverage).toBe(coverage);
  });

  it.each([
    ['CA', 'scope'],
    ['TX', undefined],
    ['FL', undefined],
  ])('in %s has the rule %s', (state, rule) => {
    expect(rateMaintenance(caseVehicle(), caseDeal({ state })).regulation?.rule).toBe(rule);
  });
});

describe('a service contract', () => {
  const rated = (vehicle = caseVehicle(), figures: Partial<DealFigures> = {}) =>
    rateServiceContract(vehicle, caseDeal(figures));
  const costOf = (rateId: string, vehicle = caseVehicle()) => planNamed(rated(vehicle).plans, rateId).dealerCost;

  // Class 1 counts 0.75: 1,250 × 0.75 is 937.50.
  it.each([
    ['VSC-EXC-84-100K-100', 93_750],
    ['VSC-STD-84-100K-100', 73_125],
    ['VSC-PWR-84-100K-100', 51_563],
    ['VSC-EXC-60-75K-100', 70_969],
    ['VSC-EXC-60-75K-200', 63_872],
  ])('%s costs %d cents', (rateId, cost) => {
    expect(costOf(rateId)).toBe(cost);
  });

  it('of a car sold as new counts its age, not its miles', () => {
    const stated = { odometer: 500, condition: 'new' as const };
    const vehicle = { ...ratedVehicle({ ...caseVehicle(), year: CASE_YEAR - 3 }, CASE_YEAR, stated), bump: 1 };
    expect(costOf('VSC-EXC-84-100K-100', vehicle)).toBe(101_250);
  });

  it('has the deductible that disappears on its own plan only', () => {
    const { plans } = rated();
    const kinds = ['100', '100D', '0'].map((code) => planNamed(plans, `VSC-EXC-84-100K-${code}`));
    expect(kinds.map(({ deductible, disappearing }) => [deductible, disappearing])).toEqual([
      [10_000, undefined],
      [10_000, true],
      [0, undefined],
    ]);
  });

  it.each([
    ['Tesla', 150],
    ['Volvo', 100],
  ])('of a turbocharged %s adds %d dollars', (make, cost) => {
    expect(rated(caseVehicle({ make, forcedInduction: true })).plans[0]?.surcharges).toEqual([
      { code: 'TURBO', cost: dollars(cost) },
    ]);
  });

  it.each([
    ['Volvo', 1],
    ['Ford', 0],
  ])('of a %s with luxury electronics has %d surcharge', (make, count) => {
    expect(rated(caseVehicle({ make, model: 'XC60', luxuryElectronics: true })).plans[0]?.surcharges).toHaveLength(
      count,
    );
  });

  it('has no surcharge for miles at 100,000', () => {
    expect(rated(caseVehicle({ year: 2018 }, 100_000)).plans[0]?.surcharges).toEqual([]);
  });

  it.each([
    [2016, 75_000, 4],
    [2016, 75_001, 2],
    [2015, 75_000, 2],
  ])('of a %d car with %d miles withholds tiers', (year, miles, _count) => {
    const coverages = new Set(rated(caseVehicle({ year }, miles)).plans.map(({ coverage }) => coverage));
    expect(coverages.has('Exclusionary')).toBe(year === 2016 && miles === 75_000);
    expect(coverages.has('Powertrain')).toBe(true);
  });

  it.each([
    [2011, 150_000, []],
    [2010, 150_000, ['vehicle-age']],
    [2011, 150_001, ['odometer']],
  ])('of a %d car with %d miles has the objections %j', (year, miles, expected) => {
    expect(codes(rated(caseVehicle({ year }, miles)))).toEqual(expected);
  });

  // Three years of factory cover: twelve months are left at two years of age, none at four.
  it.each([
    [2024, 12, 'The lease of 12 months ends within the factory cover of 12.'],
    [2024, 13, undefined],
    [2026, 36, 'The lease of 36 months ends within the factory cover of 36.'],
    [2022, 1, undefined],
  ])('of a %d car on a lease of %d months is refused with %j', (year, termMonths, reason) => {
    expect(rated(caseVehicle({ year }, 500), { financeType: 'Lease', termMonths }).ineligible[0]?.reason).toBe(reason);
  });
});

describe('plans by months alone', () => {
  it('have every member', () => {
    expect(planNamed(rateTire(caseVehicle(), caseDeal()).plans, 'TIRE-RH-12')).toEqual({
      rateId: 'TIRE-RH-12',
      coverage: 'Road hazard',
      termMonths: 12,
      termMiles: null,
      deductible: 0,
      dealerCost: 10_750,
      retailPrice: 55_750,
      surcharges: [],
      form: 'TW-0126',
    });
  });

  it.each([
    ['Tesla', 26_875],
    ['Volvo', 21_500],
  ])('cost a quarter more on tires from class 5 on: %s', (make, cost) => {
    expect(planNamed(rateTire(caseVehicle({ make }), caseDeal()).plans, 'TIRE-RH-60').dealerCost).toBe(cost);
  });

  it('are a lifetime warranty that the dealer or the customer pays', () => {
    const more = {
      termMonths: 999,
      termMiles: null,
      deductible: 0,
      dealerCost: 14_500,
      surcharges: [],
      form: 'LTW-0126',
    };
    expect(rateLifetime(caseVehicle(), caseDeal()).plans).toEqual([
      {
        rateId: 'LTW-DEALER',
        coverage: 'Powertrain, dealer-paid',
        retailPrice: 0,
        dealerPaid: true,
        lifetime: true,
        ...more,
      },
      { rateId: 'LTW-CUSTOMER', coverage: 'Powertrain', retailPrice: 69_500, lifetime: true, ...more },
    ]);
  });

  it.each([
    [{ oneTon: true }, ['one-ton']],
    [{ lifted: true }, ['one-ton']],
    [{}, []],
  ])('are no lifetime warranty for %j', (facts, expected) => {
    expect(codes(rateLifetime(caseVehicle(facts), caseDeal()))).toEqual(expected);
  });
});

describe('a rated car', () => {
  it('without a model year has no age and no miles, and one of no known maker three years of cover', () => {
    expect(ratedVehicle({ ...caseVehicle(), year: null, make: 'Nobody' }, CASE_YEAR)).toMatchObject({
      ageYears: null,
      odometer: 0,
      condition: 'used',
      factoryMonths: 36,
    });
  });

  it('that the book does not cover is in class 8', () => {
    expect(ratedVehicle({ ...caseVehicle(), notRated: 'a Motorcycle' }, CASE_YEAR).class).toBe(8);
  });

  it('has a factor in hundredths of a percent, from none to four percent', () => {
    const bumps = Array.from({ length: 9_000 }, (_, i) => vinBump(caseVin(`1HGCM82633A00${1000 + i}`)));
    expect([Math.min(...bumps), Math.max(...bumps)]).toEqual([1, 1.04]);
    expect(bumps.filter((bump) => Math.abs(bump * 10_000 - Math.round(bump * 10_000)) > 1e-6)).toEqual([]);
  });
});
