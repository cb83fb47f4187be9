/** Wire form of a dated schedule: the same members in `/payments` and on a deal, dollars as numbers. */
import { z } from 'zod';
import { daysBetween, type IsoDate } from '#kernel/dates.ts';
import { type Cents, toDollars } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import type { DatedSchedule } from './dated-schedule.ts';

const dollars = z.number();

export const paymentSchedule = z
  .strictObject({
    contractDate: z.string(),
    firstPaymentDate: z.string(),
    oddDays: z.number().describe('Days of the first period beyond a month; negative when it is shorter'),
    truthInLending: z
      .strictObject({
        annualPercentageRate: z.number().nullable().describe('Regulation Z, Appendix J; null when nothing is financed'),
        financeCharge: dollars,
        amountFinanced: dollars,
        totalOfPayments: dollars,
        totalSalePrice: dollars,
        prepaidFinanceCharge: dollars,
      })
      .meta({ id: 'TruthInLending' }),
    payments: z.array(
      z.strictObject({
        number: z.number(),
        date: z.string(),
        payment: dollars,
        interest: dollars,
        principal: dollars,
        balance: dollars,
      }),
    ),
  })
  .meta({ id: 'PaymentSchedule' });

export function toWireSchedule({ rows, truthInLending, ...dates }: DatedSchedule): z.input<typeof paymentSchedule> {
  const { annualPercentageRate, ...amounts } = truthInLending;
  return {
    ...dates,
    truthInLending: { annualPercentageRate, ...inDollars(amounts) },
    payments: rows.map(({ number, date, ...money }) => ({ number, date, ...inDollars(money) })),
  };
}

/** The longest supported first period: lenders defer the first payment by at most three months. */
const FIRST_PAYMENT_DAYS_MAX = 90;

/** Why a first payment date does not fit a contract date; empty when it does. */
export function firstPaymentProblems(date: IsoDate | undefined, contractDate: IsoDate): Problem[] {
  if (date === undefined) return [];
  const days = daysBetween(contractDate, date);
  if (days >= 1 && days <= FIRST_PAYMENT_DAYS_MAX) return [];
  const expected = `a day 1 to ${FIRST_PAYMENT_DAYS_MAX} days after ${contractDate}`;
  return [problem('query', 'firstPaymentDate', expected, date)];
}

function inDollars<Name extends string>(amounts: Readonly<Record<Name, Cents>>): Record<Name, number> {
  return Object.fromEntries(
    Object.entries<Cents>(amounts).map(([name, amount]) => [name, toDollars(amount)]),
  ) as Record<Name, number>;
}
