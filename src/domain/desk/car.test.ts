import { describe, expect, it } from 'vitest';
import { CENTS_MAX, type Cents, cents, dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import type { Identity } from '../vehicle/identity.ts';
import { sampleIdentity } from '../vehicle/identity.ts';
import { carOf, type DeskCar } from './car.ts';
import { desk } from './desk.ts';
import type { DeskInput } from './desk-input.ts';
import { deskVehicleOf } from './desk-vehicle.ts';
import { inForce } from './in-force.ts';

describe('a car without a stated odometer or condition', () => {
  it.each([
    [{ modelYear: 2026 }, 'new', 0, 0],
    [{ modelYear: 2027 }, 'new', 0, 0],
    [{ modelYear: null }, 'new', 0, 0],
    [{ modelYear: 2025 }, 'new', 0, 1],
    [{ modelYear: 2024 }, 'used', 24_000, 2],
    [{ modelYear: 2016 }, 'used', 120_000, 10],
    [{ modelYear: 2025, condition: 'used' }, 'used', 12_000, 1],
    [{ modelYear: 2026, condition: 'used' }, 'used', 0, 0],
    [{ modelYear: 2025, condition: 'new' }, 'new', 0, 1],
    [{ modelYear: 2024, condition: 'new' }, 'new', 24_000, 2],
    [{ modelYear: 2026, odometer: 999 }, 'new', 999, 0],
    [{ modelYear: 2026, odometer: 1_000 }, 'used', 1_000, 0],
    [{ modelYear: 2025, odometer: 999 }, 'new', 999, 1],
    [{ modelYear: 2024, odometer: 5 }, 'used', 5, 2],
    [{ modelYear: 2026, odometer: 1_000, condition: 'new' }, 'new', 1_000, 0],
  ] as const)('of 2026 with %j is %s with %d miles and %d years', (facts, condition, odometer, ageYears) => {
    expect(carOf({ currentYear: 2026, ...facts })).toEqual({ condition, odometer, ageYears });
  });
});

describe('the vehicle behind the figures', () => {
  const bare = sampleIdentity(parseVin('1HGCM82633A004352') as Vin, 2026);
  const whole = {
    ...bare,
    assumedYear: 2023,
    msrpCents: dollars(32_000),
    mpg: { city: 28, highway: 36, combined: 31 },
    dimensions: { curbWeight: 3_400 },
    engine: { fuel: 'Plug-In Hybrid', cylinders: 4 },
  } as unknown as Identity;

  it('states what the record states', () => {
    const { msrpEstimate: _, ...known } = whole as Identity & { msrpEstimate?: unknown };
    expect(deskVehicleOf(known as Identity)).toEqual({
      modelYear: 2023,
      msrp: dollars(32_000),
      fuel: 'plug-in hybrid',
      curbWeightLb: 3_400,
      milesPerGallon: 31,
      cylinders: 4,
    });
  });

  it.each([
    [{ msrpEstimate: {} }, ['msrp']],
    [{ engine: { cylinders: 4 } }, ['fuel']],
    [{ dimensions: undefined }, ['curbWeightLb']],
    [{ mpg: undefined }, ['milesPerGallon']],
    [{ dimensions: undefined, mpg: undefined }, ['curbWeightLb', 'milesPerGallon']],
  ])('lists what is estimated without %j', (over, estimated) => {
    const { msrpEstimate: _, ...known } = whole as Identity & { msrpEstimate?: unknown };
    expect(deskVehicleOf({ ...known, ...over } as unknown as Identity).estimated).toEqual(estimated);
  });

  it('burns gasoline unless a fuel is known', () => {
    const fuelOf = (fuel?: string) => deskVehicleOf({ ...whole, engine: { fuel } } as unknown as Identity).fuel;
    expect([fuelOf(), fuelOf('Electric'), fuelOf('Diesel')]).toEqual(['gasoline', 'electric', 'diesel']);
  });
});

describe('the row of a table that applies', () => {
  it('is the newest in force, and of two from one day the first', () => {
    const rows = [
      { effectiveFrom: '2024-01-01', pct: 1 },
      { effectiveFrom: '2026-01-01', pct: 2 },
      { effectiveFrom: '2026-01-01', pct: 3 },
      { effectiveFrom: '2027-01-01', pct: 4 },
    ];
    expect(inForce(rows, '2023-12-31')).toBeUndefined();
    expect(inForce(rows, '2024-01-01')?.pct).toBe(1);
    expect(inForce(rows, '2025-12-31')?.pct).toBe(1);
    expect(inForce(rows, '2026-11-28')?.pct).toBe(2);
  });
});

describe('the bounds of a deal', () => {
  const USED: DeskCar = { condition: 'used', odometer: 30_000, ageYears: 3, msrp: dollars(28_000) };
  /** Oregon levies no tax; its fees are the same for all of these. */
  const deal = (over: Partial<DeskInput>): DeskInput => ({
    ...{ salesPrice: dollars(20_000), downPayment: cents(0), term: 60, zip: '97201', asOf: '2026-11-28', car: USED },
    ...over,
  });
  const problemsOf = (over: Partial<DeskInput>) => {
    const result = desk(deal(over));
    return result.ok ? [] : result.problems.map(({ path }) => path);
  };
  const figuresOf = (over: Partial<DeskInput>) => {
    const result = desk(deal(over));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.desked;
  };
  const step = (over: Partial<DeskInput>, figure: string) =>
    figuresOf(over).derivation.find((one) => one.figure === figure);

  it.each<[string, Partial<DeskInput>, readonly string[]]>([
    ['a price of a cent', { salesPrice: cents(1) }, []],
    ['a price of nothing', { salesPrice: cents(0) }, ['salesPrice']],
    ['a down payment of the price', { downPayment: dollars(20_000) }, []],
    ['a down payment above it', { downPayment: dollars(20_000.01) }, ['downPayment']],
    ['a negative down payment', { downPayment: cents(-1) }, ['downPayment']],
    ['a rebate of the price', { rebate: dollars(20_000) }, []],
    ['a rebate above it', { rebate: dollars(20_000.01) }, ['rebate']],
    ['a negative rebate', { rebate: cents(-1) }, ['rebate']],
    ['a negative document fee', { docFee: cents(-1) }, ['docFee']],
    ['negative products', { products: cents(-1) }, ['products']],
    ['a payoff without a trade-in', { tradeInPayoff: cents(1) }, ['tradeIn']],
    ['a payoff on a trade-in of a cent', { tradeIn: cents(1), tradeInPayoff: cents(1) }, []],
    ['a negative payoff', { tradeInPayoff: cents(-1) }, ['tradeInPayoff']],
    ['a term of one month', { term: 1 }, []],
    ['a term of none', { term: 0 }, ['term']],
    ['a term of 600 months', { term: 600 }, []],
    ['a term of 601 months', { term: 601 }, ['term']],
    ['half a month', { term: 60.5 }, ['term']],
    ['a plate transfer without a fee on file', { plateTransfer: true, zip: '78701' }, ['plateTransfer']],
    ['no plate transfer there', { plateTransfer: false, zip: '78701' }, []],
    ['a plate transfer with a fee on file', { plateTransfer: true, zip: '98101' }, []],
    ['a ZIP that does not exist', { zip: '00000' }, ['zip']],
  ])('%s', (_title, over, paths) => {
    expect(problemsOf(over)).toEqual(paths);
  });

  it('refuses a trade-in above what is due, and a down payment above it, by the cent', () => {
    const { total } = figuresOf({});
    const more = (amount: number) => (total + amount) as Cents;
    expect(problemsOf({ tradeIn: more(0), financeType: 'Cash' })).toEqual([]);
    expect(problemsOf({ tradeIn: more(1), financeType: 'Cash' })).toEqual(['tradeIn']);
    expect(problemsOf({ tradeIn: dollars(10_000), downPayment: (total - dollars(10_000)) as Cents })).toEqual([]);
    expect(problemsOf({ tradeIn: dollars(10_000), downPayment: (total - dollars(10_000) + 1) as Cents })).toEqual([
      'downPayment',
    ]);
  });

  it('refuses a total above the limit of money by the cent, of a lease too', () => {
    const most = CENTS_MAX - 10_000_000;
    const { totalTaxesAndFees } = figuresOf({ financeType: 'Cash' });
    const price = (most - totalTaxesAndFees) as Cents;
    expect(problemsOf({ financeType: 'Cash', salesPrice: price })).toEqual([]);
    expect(problemsOf({ financeType: 'Cash', salesPrice: (price + 1) as Cents })).toEqual(['salesPrice']);
    expect(problemsOf({ financeType: 'Lease', term: 36, salesPrice: (most + 1) as Cents })).toEqual(['salesPrice']);
  });

  it('notes negative equity from the first cent', () => {
    const traded = (payoff: number) =>
      step({ tradeIn: dollars(5_000), tradeInPayoff: dollars(payoff) }, 'netTrade')?.note;
    expect([traded(5_000), traded(5_000.01)]).toEqual([
      undefined,
      'Negative equity: added to the deal, not to the tax base.',
    ]);
  });

  it('takes the guide value of a used car from its estimate and of a new one from its stated list price', () => {
    const guideValue = dollars(19_000);
    const vehicleMSRP = dollars(30_000);
    const car = { ...USED, guideValue };
    expect(figuresOf({ car, vehicleMSRP }).guideValue).toBe(guideValue);
    expect(figuresOf({ car: { ...car, condition: 'new' }, vehicleMSRP }).guideValue).toBe(vehicleMSRP);
    expect(figuresOf({ car: { ...car, condition: 'new' } }).guideValue).toBe(guideValue);
    const rated = step({ car }, 'interestRate')?.inputs;
    const { amountFinanced } = figuresOf({ car });
    expect(rated).toMatchObject({
      guideValue: '19000.00',
      ltvPct: Math.round((amountFinanced / guideValue) * 10_000) / 100,
    });
    expect(step({}, 'interestRate')?.inputs).not.toHaveProperty('ltvPct');
    expect(step({}, 'interestRate')?.inputs).not.toHaveProperty('guideValue');
  });

  it('limits a posted residual to the initial balance, and says so', () => {
    const lease = { financeType: 'Balloon', term: 36 } as const;
    const free = step(lease, 'residual');
    expect([free?.value, free?.note]).toEqual(['11600.00', undefined]);
    const limited = step({ ...lease, downPayment: dollars(15_000) }, 'residual');
    expect(limited?.note).toBe('Limited to the initial balance.');
    const { amountFinanced } = figuresOf({ ...lease, downPayment: dollars(15_000) });
    expect(limited?.value).toBe((amountFinanced / 100).toFixed(2));
    const exact = { ...lease, downPayment: (figuresOf(lease).total - dollars(11_600)) as Cents };
    expect(step(exact, 'residual')).toMatchObject({ value: '11600.00' });
    expect(step(exact, 'residual')).not.toHaveProperty('note');
  });

  it('explains a level payment and one with a balloon by their own formulas', () => {
    const level = step({ interestRate: 6 }, 'monthlyPayment');
    expect(level?.rule).toContain('P × i / (1');
    expect(level?.inputs).not.toHaveProperty('residual');
    const balloon = step({ interestRate: 6, financeType: 'Balloon', residual: dollars(5_000) }, 'monthlyPayment');
    expect(balloon?.rule).toContain('(P − B ×');
    expect(balloon?.inputs).toMatchObject({ residual: '5000.00' });
  });

  it('stamps the note of a loan in Florida, and no cash sale', () => {
    const florida = { zip: '33701', downPayment: dollars(1_000) };
    expect(figuresOf(florida).taxes.documentaryStampTax).toBeGreaterThan(0);
    expect(figuresOf({ ...florida, financeType: 'Cash' }).taxes.documentaryStampTax).toBe(0);
  });

  it('leases a car at a capitalized cost of zero, but not below', () => {
    const lease = { financeType: 'Lease', term: 36, residual: cents(0), moneyFactor: 0.002 } as const;
    const { amountFinanced } = figuresOf(lease);
    const rebate = dollars(15_000);
    const rest = (amountFinanced - rebate) as Cents;
    expect(problemsOf({ ...lease, rebate, downPayment: rest })).toEqual([]);
    expect(problemsOf({ ...lease, rebate, downPayment: (rest + 1) as Cents })).toEqual(['downPayment']);
  });
});
