/** Functions that expressions may call: parameters, result and implementation. */
import { tierOf } from '#domain/credit-tiers/tiers.ts';
import { fuelCost } from '#domain/desk/ownership/running-costs.ts';
import { aprOfMoneyFactor, moneyFactorOf } from '#domain/desk/payment/lease.ts';
import { timeUsed } from '#domain/fi/cancellation/refund.ts';
import { ruleOf78Unearned } from '#domain/fi/cancellation/rule-of-78.ts';
import { expirationOf } from '#domain/fi/contract-terms.ts';
import { renewalByDays } from '#domain/fi/renewals/assess-renewal.ts';
import { nextBusinessDay } from '#domain/law/business-days.ts';
import type { Identify } from '#domain/vehicle/identity.ts';
import { addDays, addMonths, daysBetween, isIsoDate } from '#kernel/dates.ts';
import { checkDigitOf, hasValidCheckDigit, modelYear, origin, parseVin } from '#kernel/vin.ts';
import * as figures from './figures.ts';
import * as lending from './lending.ts';

export type Value = number | string | boolean | readonly number[];
export type ValueType = 'number' | 'text' | 'boolean' | 'list';

/** Context of an expression besides its arguments: the date, and the vehicle of a VIN. */
export interface Env {
  readonly values: Readonly<Record<string, Value>>;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Absent where conditions of records are read. */
  readonly identify?: Identify;
}

/** `any` and `key` are generic: within one call, every `any` has the same type, and so has every `key`. */
export type Slot = ValueType | 'any' | 'key' | 'number-or-list';

export interface FunctionRow {
  readonly takes: readonly Slot[];
  /** A group that occurs at least once. */
  readonly group?: readonly Slot[];
  /** A final argument after the groups. */
  readonly last?: Slot;
  /** How many arguments of `takes` are optional, from the end. */
  readonly optional?: number;
  readonly gives: ValueType | 'any';
  readonly run: (args: readonly Value[], env: Env) => Value;
}

const num = (value: Value | undefined): number => (typeof value === 'number' ? value : Number.NaN);
const str = (value: Value | undefined): string => (typeof value === 'string' ? value : String(value));
const nums = (value: Value | undefined): readonly number[] => (Array.isArray(value) ? value : [num(value)]);
const every = (args: readonly Value[]): number[] => args.flatMap((one) => nums(one));
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Marks a date beyond the calendar; no output accepts it. */
const NO_DATE = 'no date';
const YEARS_MAX_DAYS = 3_000_000;

function numeric(run: (...args: number[]) => number, count: number): FunctionRow {
  return { takes: Array<Slot>(count).fill('number'), gives: 'number', run: (args) => run(...args.map(num)) };
}

/** The value of the first pair whose key accepts `x`, else the last value. */
function choose(args: readonly Value[], accepts: (key: Value) => boolean): Value {
  for (let i = 1; i + 1 < args.length; i += 2) if (accepts(args[i] ?? Number.NaN)) return args[i + 1] ?? Number.NaN;
  return args[args.length - 1] ?? Number.NaN;
}

const day = (value: Value | undefined): string => str(value).slice(0, 10);

function onDays(run: (from: string, to: string) => number): FunctionRow {
  return {
    takes: ['text', 'text'],
    gives: 'number',
    run: ([from, to]) => (isIsoDate(day(from)) && isIsoDate(day(to)) ? run(day(from), day(to)) : Number.NaN),
  };
}

function dateShift(run: (date: string, by: number) => string, perUnitDays: number): FunctionRow {
  return {
    takes: ['text', 'number'],
    gives: 'text',
    run: ([date, by]) => {
      const inRange = isIsoDate(day(date)) && Math.abs(num(by)) * perUnitDays < YEARS_MAX_DAYS;
      if (!inRange) return NO_DATE;
      const moved = run(day(date), Math.floor(num(by)));
      return isIsoDate(moved) ? moved : NO_DATE;
    },
  };
}

/** Whole months between two dates: the calendar months, minus one if the day is not reached yet. */
function monthsFrom(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** The used share of a coverage's calendar days, 0 … 1; NaN beyond the calendar. */
function termUsed(from: string, termMonths: number, on: string): number {
  const held = isIsoDate(from) && isIsoDate(on) && termMonths >= 1 && termMonths * 31 < YEARS_MAX_DAYS;
  return held ? timeUsed(from, expirationOf(from, Math.floor(termMonths)), on).share : Number.NaN;
}

const EARTH_DIAMETER_METERS = 12_742_000;

/** Great-circle distance by the haversine formula. */
function geoMeters(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const radian = Math.PI / 180;
  const half = (a: number, b: number): number => Math.sin(((b - a) * radian) / 2) ** 2;
  const h = half(lat1, lat2) + Math.cos(lat1 * radian) * Math.cos(lat2 * radian) * half(lon1, lon2);
  return EARTH_DIAMETER_METERS * Math.asin(Math.sqrt(h));
}

function onVin(
  gives: ValueType,
  run: (vin: NonNullable<ReturnType<typeof parseVin>>, env: Env) => Value,
  none: Value,
): FunctionRow {
  return {
    takes: ['text'],
    gives,
    run: ([text], env) => {
      const vin = parseVin(str(text));
      return vin === undefined ? none : run(vin, env);
    },
  };
}

/** The model year of the identified car if known, else that of position 10. */
function yearOf(vin: NonNullable<ReturnType<typeof parseVin>>, { identify, today }: Env): number {
  const currentYear = Number(today.slice(0, 4));
  return identify?.(vin, currentYear).year ?? modelYear(vin, currentYear) ?? Number.NaN;
}

/** A minute on the UTC time line; NaN when the text is not an instant. */
const minuteOf = (value: Value | undefined): number => Date.parse(str(value)) / 60_000;

const patterns = new Map<string, RegExp>();

/** Compiled once per pattern; called for literal patterns only. */
export function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, known);
  return known;
}

const rows = {
  min: { takes: [], group: ['number-or-list'], gives: 'number', run: (args) => Math.min(...every(args)) },
  max: { takes: [], group: ['number-or-list'], gives: 'number', run: (args) => Math.max(...every(args)) },
  sum: { takes: ['list'], gives: 'number', run: ([list]) => total(nums(list)) },
  avg: { takes: ['list'], gives: 'number', run: ([list]) => total(nums(list)) / nums(list).length },
  count: { takes: ['list'], gives: 'number', run: ([list]) => nums(list).length },
  abs: numeric(Math.abs, 1),
  floor: numeric(Math.floor, 1),
  ceil: numeric(Math.ceil, 1),
  sqrt: numeric(Math.sqrt, 1),
  pow: numeric(Math.pow, 2),
  round: {
    takes: ['number', 'number'],
    optional: 1,
    gives: 'number',
    run: ([x, places = 0]) => Math.round(num(x) * 10 ** num(places)) / 10 ** num(places),
  },
  if: {
    takes: ['boolean', 'any', 'any'],
    gives: 'any',
    run: ([test, yes = false, no = false]) => (test === true ? yes : no),
  },
  band: {
    takes: ['number'],
    group: ['number', 'any'],
    last: 'any',
    gives: 'any',
    run: (args) => choose(args, (limit) => num(args[0]) <= num(limit)),
  },
  switch: {
    takes: ['key'],
    group: ['key', 'any'],
    last: 'any',
    gives: 'any',
    run: (args) => choose(args, (key) => args[0] === key),
  },
  days: onDays(daysBetween),
  months: onDays(monthsFrom),
  minutes: {
    takes: ['text', 'text'],
    gives: 'number',
    run: ([from, to]) => Math.floor(minuteOf(to) - minuteOf(from)),
  },
  addDays: dateShift(addDays, 1),
  addMonths: dateShift(addMonths, 31),
  len: { takes: ['text'], gives: 'number', run: ([text]) => str(text).length },
  substr: {
    takes: ['text', 'number', 'number'],
    gives: 'text',
    run: ([text, from, length]) => str(text).slice(num(from) - 1, num(from) - 1 + num(length)),
  },
  concat: { takes: [], group: ['text'], gives: 'text', run: (args) => args.map(str).join('') },
  matches: {
    takes: ['text', 'text'],
    gives: 'boolean',
    run: ([text, pattern]) => patternOf(str(pattern)).test(str(text)),
  },
  businessDay: {
    takes: ['text'],
    gives: 'text',
    run: ([date]) => (isIsoDate(day(date)) ? nextBusinessDay(day(date)) : NO_DATE),
  },
  tierOf: { takes: ['number'], gives: 'text', run: ([score]) => tierOf(num(score)).tier },
  termUsed: {
    takes: ['text', 'number', 'text'],
    gives: 'number',
    run: ([from, months, on]) => termUsed(day(from), num(months), day(on)),
  },
  renewal: { takes: ['number'], gives: 'text', run: ([daysLeft]) => renewalByDays(num(daysLeft)) },
  payment: numeric(lending.payment, 3),
  principal: numeric(lending.principal, 3),
  remaining: numeric(lending.remainingBalance, 4),
  interest: numeric(lending.interest, 3),
  monthsWithExtra: numeric(lending.monthsWithExtra, 4),
  interestWithExtra: numeric(lending.interestWithExtra, 4),
  militaryApr: numeric(lending.militaryRate, 4),
  share: numeric(figures.share, 2),
  percent: numeric(figures.percent, 2),
  netTrade: numeric(figures.netTrade, 2),
  dealTotal: numeric(figures.total, 5),
  financed: numeric(figures.amountFinanced, 2),
  perDiem: numeric(figures.dayOfInterest, 3),
  daysInterest: numeric(figures.daysOfInterest, 3),
  payoff: numeric(figures.payoff, 3),
  leaseDepreciation: numeric(figures.leasePart('depreciation'), 4),
  leaseRent: numeric(figures.leasePart('rent'), 4),
  leaseBase: numeric(figures.leasePart('base'), 4),
  moneyFactor: numeric(moneyFactorOf, 1),
  factorApr: numeric(aprOfMoneyFactor, 1),
  ruleOf78: numeric(ruleOf78Unearned, 3),
  fuelCost: numeric(fuelCost, 3),
  geoMeters: numeric(geoMeters, 4),
  vinCheck: onVin('text', checkDigitOf, ''),
  vinValid: onVin('boolean', hasValidCheckDigit, false),
  vinOrigin: onVin('text', origin, ''),
  vinYear: onVin('number', yearOf, Number.NaN),
} as const satisfies Record<string, FunctionRow>;

/** Every function of the language, by name. */
export const FUNCTIONS: ReadonlyMap<string, FunctionRow> = new Map<string, FunctionRow>(Object.entries(rows));
