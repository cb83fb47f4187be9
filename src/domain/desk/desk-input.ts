/** Validates desk inputs and reports every problem at once. */
import type { IsoDate } from '#kernel/dates.ts';
import { type Cents, cents, toDecimal } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { stateOfZip } from '../places/places.ts';
import type { StateCode } from '../places/states.ts';
import { zipProblem } from '../places/zip.ts';
import type { DeskCar } from './car.ts';
import { canTransferPlate } from './fees/plate-transfer.ts';
import { TERM_MONTHS_MAX } from './payment/loan.ts';

export const FINANCE_TYPES = ['Loan', 'Balloon', 'Lease', 'Cash'] as const;
export type FinanceType = (typeof FINANCE_TYPES)[number];

export interface DeskInput {
  readonly salesPrice: Cents;
  readonly downPayment: Cents;
  /** Months, 1 to 600. */
  readonly term: number;
  /** The buyer's ZIP, whose state taxes and titles the car. */
  readonly zip: string;
  readonly financeType?: FinanceType;
  readonly rebate?: Cents;
  readonly tradeIn?: Cents;
  /** Payoff of the trade-in's lien. */
  readonly tradeInPayoff?: Cents;
  readonly docFee?: Cents;
  /** Price of the selected protection products. */
  readonly products?: Cents;
  /** Percent a year; the posted rate of `creditScore` when absent. */
  readonly interestRate?: number;
  readonly creditScore?: number;
  /** Residual of a lease, or balloon of a loan. */
  readonly residual?: Cents;
  readonly moneyFactor?: number;
  readonly annualMiles?: number;
  /** The buyer's plate is transferred from another car. */
  readonly plateTransfer?: boolean;
  /** The car is sold online, which affects where a few states tax it. */
  readonly soldOnline?: boolean;
  /** The list price as stated by the caller; by default that of the car's identity. */
  readonly vehicleMSRP?: Cents;
  /** The date whose rates and fees apply. */
  readonly asOf: IsoDate;
  readonly car: DeskCar;
}

/** A desk input with unstated amounts at zero, and a loan by default. */
export type CompleteDeskInput = DeskInput &
  Required<Pick<DeskInput, 'financeType' | 'rebate' | 'tradeIn' | 'tradeInPayoff' | 'products'>> & {
    readonly state: StateCode;
  };

/** Completes an input, or returns every problem in it alone: amounts in conflict, and the taxing place. */
export function readInput(
  input: DeskInput,
): { ok: true; input: CompleteDeskInput } | { ok: false; problems: readonly Problem[] } {
  const nothing = cents(0);
  const state = stateOfZip(input.zip);
  const complete = {
    financeType: 'Loan' as const,
    rebate: nothing,
    tradeIn: nothing,
    tradeInPayoff: nothing,
    products: nothing,
    ...input,
  };
  const problems = [
    ...amountProblems(complete),
    ...(state === undefined ? [zipProblem('body', input.zip)] : plateProblems('body', complete.plateTransfer, state)),
  ];
  return state === undefined || problems.length > 0
    ? { ok: false, problems }
    : { ok: true, input: { ...complete, state } };
}

/** The problem of a plate transfer in a state whose fee is not on file. */
export function plateProblems(at: 'body' | 'query', plateTransfer: boolean | undefined, state: StateCode): Problem[] {
  if (plateTransfer !== true || canTransferPlate(state)) return [];
  return [problem(at, 'plateTransfer', `false: no plate transfer fee is on file for ${state}`, true)];
}

function amountProblems(input: Omit<CompleteDeskInput, 'state'>): Problem[] {
  const { salesPrice, downPayment, rebate, tradeIn, tradeInPayoff, term } = input;
  const upToPrice = `money from 0.00 to the sales price ${toDecimal(salesPrice)}`;
  const problems: Problem[] = [];
  const expect = (holds: boolean, path: string, expected: string, got: unknown): void => {
    if (!holds) problems.push(problem('body', path, expected, got));
  };
  expect(salesPrice > 0, 'salesPrice', 'money above 0.00', toDecimal(salesPrice));
  expect(downPayment >= 0 && downPayment <= salesPrice, 'downPayment', upToPrice, toDecimal(downPayment));
  expect(rebate >= 0 && rebate <= salesPrice, 'rebate', upToPrice, toDecimal(rebate));
  for (const name of ['tradeIn', 'tradeInPayoff', 'docFee', 'products', 'residual'] as const) {
    const amount = input[name] ?? cents(0);
    expect(amount >= 0, name, 'money of 0.00 or more', toDecimal(amount));
  }
  expect(tradeInPayoff <= 0 || tradeIn > 0, 'tradeIn', 'the value of the car that tradeInPayoff is owed on', undefined);
  expect(
    Number.isInteger(term) && term >= 1 && term <= TERM_MONTHS_MAX,
    'term',
    `an integer 1 to ${TERM_MONTHS_MAX}`,
    term,
  );
  return problems;
}
