import { describe, expect, it } from 'vitest';
import { dollars, toDollars } from '#kernel/money.ts';
import { datedSchedule } from './dated-schedule.ts';

const loan = {
  principal: dollars(25_000),
  aprPct: 6.9,
  termMonths: 72,
  contractDate: '2026-01-10',
  prepaidFinanceCharge: dollars(0),
  downPayment: dollars(3_000),
};

describe('a dated schedule', () => {
  it('pays monthly from one month after the contract, and discloses the note rate without prepaid charges', () => {
    const { rows, firstPaymentDate, oddDays, truthInLending } = datedSchedule(loan);
    expect([firstPaymentDate, oddDays, rows.length]).toEqual(['2026-02-10', 0, 72]);
    expect(rows[0]).toEqual({
      number: 1,
      date: '2026-02-10',
      payment: dollars(425.03),
      interest: dollars(143.75),
      principal: dollars(281.28),
      balance: dollars(24_718.72),
    });
    expect(rows.at(-1)).toMatchObject({ date: '2032-01-10', payment: dollars(424.7), balance: 0 });
    expect(truthInLending.annualPercentageRate).toBe(6.9);
    expect(toDollars(truthInLending.financeCharge)).toBe(5_601.83);
    expect(toDollars(truthInLending.totalOfPayments)).toBe(30_601.83);
    expect(toDollars(truthInLending.totalSalePrice)).toBe(33_601.83);
  });

  it('charges the extra days of the first period', () => {
    const { oddDays, rows } = datedSchedule({ ...loan, firstPaymentDate: '2026-02-25' });
    expect(oddDays).toBe(15);
    expect(toDollars(rows[0]?.payment ?? dollars(0))).toBe(426.23);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('raises the rate for prepaid finance charges and lowers the amount financed', () => {
    const { truthInLending } = datedSchedule({ ...loan, prepaidFinanceCharge: dollars(500) });
    expect(truthInLending.annualPercentageRate).toBeGreaterThan(6.9);
    expect(toDollars(truthInLending.amountFinanced)).toBe(24_500);
    expect(toDollars(truthInLending.financeCharge)).toBe(6_101.83);
    // Regulation Z: amount financed plus finance charge is everything the buyer pays.
    expect(truthInLending.amountFinanced + truthInLending.financeCharge).toBe(truthInLending.totalOfPayments);
  });

  it('has no rate when nothing is financed', () => {
    expect(datedSchedule({ ...loan, principal: dollars(0) }).truthInLending.annualPercentageRate).toBeNull();
  });
});
