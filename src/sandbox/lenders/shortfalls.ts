/** Compares an application with the limits of a program and lists those it misses. */
import type { Shortfall } from '#domain/credit/adverse-action/reasons.ts';
import { type CreditRequest, loanValue, type Ratios } from '#domain/credit/decision.ts';
import type { ProgrammeRow } from '#domain/credit/sizing/programme.data.ts';
import { percentOf } from '#kernel/money.ts';

/** A measure with its limit, in the same unit. */
type Measure = readonly [code: Shortfall['code'], value: number | undefined, limit: number, name: string, unit: string];

/** The missed limits; `ratios` are those of the requested loan. */
export function shortfallsOf(request: CreditRequest, programme: ProgrammeRow, ratios: Ratios): Shortfall[] {
  const { car, loan, monthlyIncome } = request;
  const above: readonly Measure[] = [
    ['C1-08', ratios.pti, programme.ptiMaxPct, 'Payment to income', ' %'],
    ['C1-09', ratios.dti, programme.dtiMaxPct, 'Debt to income', ' %'],
    ['C1-23', ratios.ltv, advanceLimit(request, programme), 'Loan to value', ' %'],
    ['C1-23', car.ageYears, programme.maxAgeYears, 'Age of the car', ' years'],
    ['C1-23', car.miles, programme.maxMiles, 'Odometer', ' miles'],
  ];
  const minDown =
    loan === undefined || request.refinance !== undefined ? 0 : percentOf(loan.price, programme.minDownPct) / 100;
  const below: readonly Measure[] = [
    ['C1-08', inDollars(monthlyIncome), programme.minMonthlyIncomeCents / 100, 'Monthly income', ''],
    ['C1-24', inDollars(loan?.downPayment), minDown, 'Down payment', ''],
  ];
  return [
    ...above.flatMap((row) => shortfallOf(row, (value, limit) => (value - limit) / limit, 'at most')),
    ...below.flatMap((row) => shortfallOf(row, (value, limit) => (limit - value) / limit, 'at least')),
  ];
}

/** Products may be financed above the advance on the guide value, so they raise the limit by their share of it. */
function advanceLimit({ loan }: CreditRequest, { maxAdvancePct }: ProgrammeRow): number {
  const products = loan?.products ?? 0;
  const worth = loan === undefined ? 0 : loanValue(loan);
  return worth > 0 ? Math.round(maxAdvancePct * 100 + (products / worth) * 10_000) / 100 : maxAdvancePct;
}

function inDollars(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : amount / 100;
}

function shortfallOf(
  [code, value, limit, name, unit]: Measure,
  beyond: (value: number, limit: number) => number,
  bound: string,
): Shortfall[] {
  if (value === undefined || limit <= 0) return [];
  const share = beyond(value, limit);
  if (share <= 0) return [];
  const figure = (number: number) => (unit === '' || unit === ' %' ? number.toFixed(2) : String(number));
  return [
    { code, share, detail: `${name} ${figure(value)}${unit}; the program allows ${bound} ${figure(limit)}${unit}` },
  ];
}
