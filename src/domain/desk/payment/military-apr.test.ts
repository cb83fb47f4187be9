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

  it('is zero where nothing is charged, and absent where there is no loan', () => {
    expect(militaryApr({ ...loan, financeCharge: 0, creditProducts: 0 })).toBe(0);
    expect(militaryApr({ ...loan, amountFinanced: 0 })).toBeUndefined();
    expect(militaryApr({ ...loan, months: 0 })).toBeUndefined();
    expect(militaryApr({ ...loan, financeCharge: -5_000 })).toBeUndefined();
  });
});
