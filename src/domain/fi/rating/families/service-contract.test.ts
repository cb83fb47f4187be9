import { describe, expect, it } from 'vitest';
import { dollars, toDecimal } from '#kernel/money.ts';
import { caseDeal, caseVehicle, planNamed } from '#test/samples/rating-cases.ts';
import { rateServiceContract, suggestedRetail } from './service-contract.ts';

const BMW = { make: 'BMW', model: '330i', year: 2022, forcedInduction: true, allWheelDrive: true };

function pricesOf(plan: { dealerCost: number; retailPrice: number }) {
  return [toDecimal(dollars(plan.dealerCost / 100)), toDecimal(dollars(plan.retailPrice / 100))];
}

describe('service contracts', () => {
  it('price the published new-car vector: Toyota, all-wheel drive, exclusionary, 84/100k, $100', () => {
    const { plans } = rateServiceContract(caseVehicle({ allWheelDrive: true }), caseDeal());
    expect(pricesOf(planNamed(plans, 'VSC-EXC-84-100K-100'))).toEqual(['1037.50', '2025.00']);
  });

  it('price the published used-car vector: BMW, four years, 38,000 miles, turbo and all-wheel drive', () => {
    const { plans } = rateServiceContract(caseVehicle(BMW, 38_000), caseDeal());
    const plan = planNamed(plans, 'VSC-EXC-36-36K-100');
    expect(pricesOf(plan)).toEqual(['2382.68', '4380.00']);
    expect(plan.surcharges).toEqual([
      { code: 'TURBO', cost: 15_000 },
      { code: 'AWD4', cost: 10_000 },
    ]);
  });

  it('offer every term and mileage with every deductible on each tier', () => {
    expect(rateServiceContract(caseVehicle(), caseDeal()).plans).toHaveLength(4 * 29 * 7);
    expect(rateServiceContract(caseVehicle({ year: 2023 }, 30_000), caseDeal()).plans).toHaveLength(4 * 10 * 7);
  });

  it('withhold tiers whose mileage limit the car exceeds, with the reason', () => {
    const { plans, withheld } = rateServiceContract(caseVehicle({ year: 2020 }, 80_000), caseDeal());
    expect(new Set(plans.map(({ coverage }) => coverage))).toEqual(new Set(['Stated component', 'Powertrain']));
    expect(withheld).toEqual([
      { coverage: 'Exclusionary', reason: 'At most 75000 miles; this car has 80000.' },
      { coverage: 'Wrap', reason: 'At most 60000 miles; this car has 80000.' },
    ]);
  });

  it('cost less with a higher deductible and more when the deductible disappears', () => {
    const { plans } = rateServiceContract(caseVehicle(), caseDeal());
    const cost = (code: string) => planNamed(plans, `VSC-EXC-84-100K-${code}`).dealerCost;
    expect(['0', '50', '100D', '100', '200', '250', '500'].map(cost)).toEqual([
      123_750, 104_063, 103_125, 93_750, 84_375, 80_625, 72_188,
    ]);
  });

  it.each([
    [{ fuel: 'diesel' as const }, ['DIESEL']],
    [{ fuel: 'hybrid' as const }, ['HYB']],
    [{ fuel: 'electric' as const, make: 'Tesla' }, ['EV']],
    [{ oneTon: true, lifted: true, commercialUse: true }, ['ONETON', 'COMM', 'LIFT']],
    [{ luxuryElectronics: true }, []],
    [{ luxuryElectronics: true, make: 'Volvo' }, ['LUXE']],
  ])('for %j have the surcharges %j', (facts, codes) => {
    const [plan] = rateServiceContract(caseVehicle(facts), caseDeal()).plans;
    expect(plan?.surcharges.map(({ code }) => code)).toEqual(codes);
  });

  it('surcharge cars above 100,000 miles', () => {
    const { plans } = rateServiceContract(caseVehicle({ year: 2018 }, 100_001), caseDeal());
    expect(plans[0]?.surcharges).toEqual([{ code: 'HIMI', cost: 15_000 }]);
  });

  it('are not sold on exotics, salvage titles, past 15 years or 150,000 miles, or without a model year', () => {
    const codes = (vehicle: Parameters<typeof rateServiceContract>[0]) =>
      rateServiceContract(vehicle, caseDeal()).ineligible.map(({ code }) => code);
    expect(codes(caseVehicle({ make: 'Ferrari' }))).toEqual(['vehicle-class']);
    expect(codes(caseVehicle({ salvageTitle: true }))).toEqual(['salvage-title']);
    expect(codes(caseVehicle({ year: 2010 }, 150_001))).toEqual(['vehicle-age', 'odometer']);
    expect(codes(caseVehicle({ year: null }))).toEqual(['model-year-unknown']);
  });

  it('are sold on a lease only when it outlasts the factory cover', () => {
    const lease = (termMonths: number) => caseDeal({ financeType: 'Lease', termMonths });
    expect(rateServiceContract(caseVehicle(), lease(36)).ineligible[0]?.code).toBe('factory-coverage');
    expect(rateServiceContract(caseVehicle(), lease(48)).ineligible).toEqual([]);
    expect(rateServiceContract(caseVehicle({ make: 'Kia' }), lease(48)).ineligible[0]?.code).toBe('factory-coverage');
  });

  it('name the state on the form where the state has its own', () => {
    const form = (state?: string) =>
      rateServiceContract(caseVehicle(), caseDeal(state ? { state } : {})).plans[0]?.form;
    expect(form('TX')).toBe('VSC-EXC-TX-0126');
    expect(form('OH')).toBe('VSC-EXC-0126');
    expect(form()).toBe('VSC-EXC-0126');
  });

  it('apply the price rule of Florida and New York', () => {
    expect(rateServiceContract(caseVehicle(), caseDeal({ state: 'FL' })).regulation?.rule).toBe('price-locked');
    expect(rateServiceContract(caseVehicle(), caseDeal({ state: 'NY' })).regulation?.rule).toBe('listed-price-ceiling');
  });

  it.each([
    [100, '595.00'],
    [1000, '1950.00'],
    [1037.5, '2025.00'],
    [3000, '4995.00'],
  ])('at a cost of %d suggest a retail price of %s', (cost, retail) => {
    expect(toDecimal(suggestedRetail(dollars(cost)))).toBe(retail);
  });
});
