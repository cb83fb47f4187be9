import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import { CASE_YEAR, caseDeal, caseVehicle, caseVin, planNamed } from '#test/samples/rating-cases.ts';
import { classOf } from '../../vehicle/rating/rating-class.ts';
import { PRODUCT_TYPES } from '../families.ts';
import { rate } from './rate-book.ts';
import { ratedVehicle, vinBump } from './vehicle.ts';

describe('the rate book', () => {
  it.each([
    ['Toyota', 'Camry', '', 1],
    ['Lexus', 'RX', '350', 2],
    ['Ford', 'F-150', 'XLT', 3],
    ['Volvo', 'XC60', 'Core', 4],
    ['Tesla', 'Model 3', '', 5],
    ['BMW', '330i', 'M Sport', 6],
    ['BMW', 'M3', 'Competition', 7],
    ['Mercedes-Benz', 'C-Class', 'AMG C 63', 7],
    ['Porsche', '911', 'Carrera', 7],
    ['Maserati', 'Ghibli', '', 7],
    ['Ferrari', 'Roma', '', 8],
    ['Nobody', 'Knows', '', 3],
  ])('puts %s %s %s in class %i', (make, model, trim, expected) => {
    expect(classOf({ make, model, trim })).toBe(expected);
  });

  it.each([
    [2026, 12, 'new', 12],
    [2025, 999, 'new', 999],
    [2025, 1_000, 'used', 1_000],
    [2024, 5, 'used', 5],
    [2027, undefined, 'new', 0],
    [2025, undefined, 'new', 0],
    [2022, undefined, 'used', 48_000],
  ] as const)('treats model year %i with %s miles as %s at %i', (year, miles, condition, odometer) => {
    expect(ratedVehicle({ ...caseVehicle(), year }, CASE_YEAR, withoutUndefined({ odometer: miles }))).toMatchObject({
      condition,
      odometer,
    });
  });

  it('derives a surcharge of 0 to 4 percent from the VIN alone', () => {
    const bumps = Array.from({ length: 400 }, (_, i) => vinBump(caseVin(`1HGCM82633A00${4000 + i}`)));
    expect(Math.min(...bumps)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...bumps)).toBeLessThanOrEqual(1.04);
    expect(new Set(bumps).size).toBeGreaterThan(200);
    expect(vinBump(caseVin())).toBe(vinBump(caseVin()));
  });

  it('applies that surcharge to every dealer cost', () => {
    const plain = rate(caseVehicle(), caseDeal());
    const bumped = rate({ ...caseVehicle(), bump: 1.04 }, caseDeal());
    for (const [family, { plans }] of plain.rates.entries()) {
      for (const [i, plan] of plans.entries()) {
        const cost = bumped.rates[family]?.plans[i]?.dealerCost ?? 0;
        expect(Math.abs(cost - plan.dealerCost * 1.04)).toBeLessThanOrEqual(1.1);
      }
    }
  });
});

describe('all product families', () => {
  it('are each rated or refused, never both', () => {
    for (const financeType of ['Loan', 'Balloon', 'Lease', 'Cash'] as const) {
      const { rates, ineligible } = rate(caseVehicle(), caseDeal({ financeType }));
      const seen = [...rates, ...ineligible].map(({ productType }) => productType);
      expect([...seen].sort()).toEqual([...PRODUCT_TYPES].sort());
    }
  });

  it('are rated only when requested', () => {
    const { rates, ineligible } = rate(caseVehicle(), caseDeal(), ['KEY', 'EWT']);
    expect(rates.map(({ productType }) => productType)).toEqual(['KEY']);
    expect(ineligible.map(({ productType }) => productType)).toEqual(['EWT']);
  });

  it('state why each refused family is refused', () => {
    const { ineligible } = rate(caseVehicle({ year: 2006 }, 190_000), caseDeal());
    expect(ineligible.map(({ productType }) => productType).sort()).toEqual([...PRODUCT_TYPES].sort());
    for (const { objections } of ineligible) {
      expect(objections.length).toBeGreaterThan(0);
      for (const { reason } of objections) expect(reason).toMatch(/\.$/);
    }
  });

  it('never name two plans alike and never sell below cost unless the dealer pays', () => {
    const car = fc.record({
      year: fc.integer({ min: 2010, max: 2027 }),
      make: fc.constantFrom('Toyota', 'Ford', 'BMW', 'Tesla', 'Bentley'),
      fuel: fc.constantFrom('gasoline', 'diesel', 'hybrid', 'electric'),
      odometer: fc.integer({ min: 0, max: 160_000 }),
      financeType: fc.constantFrom('Loan', 'Balloon', 'Lease', 'Cash'),
      termMonths: fc.integer({ min: 1, max: 96 }),
      amount: fc.integer({ min: 1_000, max: 90_000 }),
      state: fc.constantFrom(undefined, 'CA', 'TX', 'CO', 'FL'),
    });
    fc.assert(
      fc.property(car, ({ year, make, fuel, odometer, financeType, termMonths, amount, state }) => {
        const deal = caseDeal({
          financeType,
          termMonths,
          amountFinanced: dollars(amount),
          ...(state ? { state } : {}),
        });
        const plans = rate(caseVehicle({ year, make, fuel }, odometer), deal).rates.flatMap((family) => family.plans);
        expect(new Set(plans.map(({ rateId }) => rateId)).size).toBe(plans.length);
        expect(plans.filter((plan) => !plan.dealerPaid && plan.retailPrice < plan.dealerCost)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('have prices to the exact cent', () => {
    const { plans } = rate(caseVehicle(), caseDeal(), ['KEY']).rates[0] ?? { plans: [] };
    expect(toDecimal(planNamed(plans, 'KEY-36').dealerCost)).toBe('63.75');
    expect(toDecimal(planNamed(plans, 'KEY-36').retailPrice)).toBe('337.75');
  });
});
