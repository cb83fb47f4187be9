/** The dated schedule of a desked deal, as in `/payments`. */
import type { IsoDate } from '#kernel/dates.ts';
import { atLeastZero, type Cents, cents, lesser, minus, sum } from '#kernel/money.ts';
import type { DeskedFigures } from '../../deal-facts/money-events.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import { datedSchedule } from '../../desk/payment/dated-schedule.ts';
import { toWireSchedule } from '../../desk/payment/schedule-wire.ts';

export interface ScheduleInput {
  readonly contractDate: IsoDate;
  readonly firstPaymentDate?: IsoDate | undefined;
  /** Finance charges paid at signing. */
  readonly prepaidFinanceCharge?: Cents | undefined;
}

/** Undefined for cash and for leases, which Regulation M covers. */
export function scheduleOfDeal(desked: DeskedFigures, input: ScheduleInput) {
  const { financeType, interestRate, term, residual } = desked;
  if (financeType !== 'Loan' && financeType !== 'Balloon') return undefined;
  const principal = atLeastZero(centsOf(desked.amountFinanced));
  const { contractDate, firstPaymentDate, prepaidFinanceCharge = cents(0) } = input;
  const tradeEquity = atLeastZero(minus(centsOf(desked.tradeIn), centsOf(desked.tradeInPayoff)));
  const schedule = datedSchedule({
    principal,
    aprPct: interestRate,
    termMonths: term,
    contractDate,
    firstPaymentDate,
    prepaidFinanceCharge: lesser(prepaidFinanceCharge, principal),
    downPayment: sum(centsOf(desked.downPayment), centsOf(desked.rebate), tradeEquity),
    ...(residual === undefined ? {} : { balloon: centsOf(residual) }),
  });
  return toWireSchedule(schedule);
}
