/** Estimates buying power: the loan that income, debts, the tier's program and the car support. Never an offer. */
import { type Cents, dollars, lesser, percentOf } from '#kernel/money.ts';
import { postedApr, type RatedCar, type TierRow } from '../../credit-tiers/tiers.ts';
import { carTermMax, PROGRAMME } from './programme.data.ts';
import { affordablePayment, type Income, sizedLoan } from './sizing.ts';

export interface BuyingPower {
  /** Percent a year, two decimals. */
  readonly estimatedAprPct: number;
  readonly termMonths: number;
  readonly maxAmountFinanced: Cents;
  readonly maxMonthlyPayment: Cents;
  /** The binding limit. */
  readonly limitedBy: 'tier-average' | 'program-maximum' | 'income' | 'vehicle-value';
}

export interface PowerFacts extends Income {
  /** The intended car; a new one with zero miles by default. */
  readonly car?: (RatedCar & { readonly guideValue?: Cents | undefined }) | undefined;
}

const NEW_CAR: RatedCar = { used: false, ageYears: 0, miles: 0 };

/**
 * With income: the loan whose payment satisfies both ratios of the tier's program, up to its maximum. Without: the
 * tier's average loan. In both cases limited by the advance on the guide value, if a car is given.
 */
export function buyingPowerOf(row: TierRow, { car = NEW_CAR, ...income }: PowerFacts = {}): BuyingPower {
  const programme = PROGRAMME[row.letter];
  const termMost = Math.min(car.used ? programme.maxTermUsed : programme.maxTermNew, carTermMax(car));
  const termMonths = Math.min(row.averageTermMonths, termMost);
  const value = 'guideValue' in car ? car.guideValue : undefined;
  const paymentMax = affordablePayment(income, programme);
  const average = dollars(row.averageAmountDollars);
  const maximum = dollars(programme.maxAmountDollars);
  const { amountFinanced, aprPct, payment, limitedBy } = sizedLoan({
    most: paymentMax === undefined ? lesser(average, maximum) : maximum,
    termMonths,
    value,
    advance: value === undefined ? undefined : percentOf(value, programme.maxAdvancePct),
    paymentMax,
    rateAt: (ltvPct) => postedApr(row, car, { termMonths, ltvPct }),
  });
  const most = paymentMax === undefined ? ('tier-average' as const) : ('program-maximum' as const);
  return {
    estimatedAprPct: aprPct,
    termMonths,
    maxAmountFinanced: amountFinanced,
    maxMonthlyPayment: payment,
    limitedBy: limitedBy === 'request' ? most : limitedBy,
  };
}
