import { describe, expect, it } from 'vitest';
import { militaryApr } from './military-apr.ts';

const loan = { financeCharge: 16_000, creditProducts: 3_000, amountFinanced: 15_000, months: 60 };

describe('the military annual percentage rate', () => {
  it('is actuarial over the schedule, with products among the charges', () => {
    expect(militaryApr(loan)).toBeCloseTo(38.53, 2);
  });

  it('equals the Regulation Z rate where no product is sold', () => {
    // Appendix J, example (c)(1)(i): 5,000 in 24 payments of 230 is 9.69 %.
    const regular = { financeCharge: 520, creditProducts: 0, amountFinanced: 5_000, months: 24 };
    expect(militaryApr(regular)).toBeCloseTo(9.6857, 4);
  });

  it('is zero without charges, and undefined without a loan', () => {
    expect(militaryApr({ ...loan, financeCharge: 0, creditProducts: 0 })).toBe(0);
    expect(militaryApr({ ...loan, amountFinanced: 0 })).toBeUndefined();
    expect(militaryApr({ ...loan, months: 0 })).toBeUndefined();
    expect(militaryApr({ ...loan, financeCharge: -5_000 })).toBeUndefined();
  });
});

// No vector is published for 32 CFR 232.4. These are our own derivations from its text, read on 2026-11-29: (c)(1) lists the
// charges, (c)(2)(i) takes the Regulation Z method for closed-end credit, (c)(2)(ii)(A) that of 12 CFR 1026.14(c) for open-end.
// Each rate was solved apart from this code, by bisection on the present value of the payments.
describe('the military APR worked from the text of 32 CFR 232.4', () => {
  const closed = { financeCharge: 3_000, creditProducts: 0, amountFinanced: 20_000, months: 48 };

  it.each([
    ['interest alone', 0, 0, 7.0261],
    ['an application or participation fee of 100, a finance charge: (c)(1)(iii)', 100, 0, 7.2502],
    ['debt cancellation of 800 too: (c)(1)(i)', 100, 800, 9.0227],
    ['an ancillary product of 2,000 too: (c)(1)(ii)', 100, 2_800, 13.3051],
  ])('counts for closed-end credit %s', (_, fee, creditProducts, pct) => {
    const financeCharge = closed.financeCharge + fee;
    expect(militaryApr({ ...closed, financeCharge, creditProducts })).toBeCloseTo(pct, 4);
  });

  it('discounts the payments of any loan to its amount', () => {
    for (const months of [1, 6, 24, 60, 84])
      for (const creditProducts of [0, 450, 3_900]) {
        const loan = { ...closed, months, creditProducts };
        const monthly = (militaryApr(loan) ?? 0) / 1200;
        const payment = (closed.amountFinanced + closed.financeCharge + creditProducts) / months;
        const values = Array.from({ length: months }, (_, i) => payment / (1 + monthly) ** (i + 1));
        expect(values.reduce((total, value) => total + value, 0)).toBeCloseTo(closed.amountFinanced, 4);
      }
  });

  it('crosses 36 % between 2,502.82 and 2,502.83 of charges on 6,000 over two years', () => {
    const at = (financeCharge: number) =>
      militaryApr({ financeCharge, creditProducts: 0, amountFinanced: 6_000, months: 24 });
    expect(at(2_502.82)).toBeLessThan(36);
    expect(at(2_502.83)).toBeGreaterThan(36);
  });

  it.each([
    ['a month’s interest', 100, 0, 24],
    ['a month’s interest and a fee', 150, 0, 36],
    ['a month’s interest, a fee and credit insurance', 150, 25, 42],
  ])(
    'is the charges over the balance times twelve for open-end credit held a month: %s',
    (_, charges, products, pct) => {
      const cycle = { financeCharge: charges, creditProducts: products, amountFinanced: 5_000, months: 1 };
      expect(militaryApr(cycle)).toBeCloseTo(pct, 6);
    },
  );
});
