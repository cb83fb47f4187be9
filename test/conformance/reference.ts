/**
 * Reference implementation for recordings: formulas translated to JavaScript and run by the host engine. It shares no
 * code with src/conformance, so that each checks the other. For tests and recording only.
 */
import { hasCycle, type Vin } from '#kernel/vin.ts';

export type Wire = string | number | boolean | readonly (string | number | boolean)[];
type Value = string | number | boolean | number[];

const utc = (text: string): Date => new Date(text.length === 10 ? `${text}T00:00:00Z` : text);
const dayText = (date: Date): string => date.toISOString().slice(0, 10);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const LETTERS: Readonly<Record<string, number>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((row, i) =>
    [...row].map((letter) => [letter, i + 1]),
  ),
);

function checkDigit(vin: string): string {
  const rest =
    [...vin.toUpperCase()].reduce(
      (sum, letter, i) => sum + (LETTERS[letter] ?? Number(letter)) * (WEIGHTS[i] ?? 0),
      0,
    ) % 11;
  return rest === 10 ? 'X' : `${rest}`;
}

function yearOf(vin: string, today: string): number {
  const place = 'ABCDEFGHJKLMNPRSTVWXY123456789'.indexOf(vin.charAt(9).toUpperCase());
  const next = Number(today.slice(0, 4)) + 1;
  if (place < 0) return Number.NaN;
  const isLight = hasCycle(vin.toUpperCase() as Vin);
  let year = (isLight ? (/[0-9]/.test(vin.charAt(6)) ? 1980 : 2010) : 2040) + place;
  while (year > next) year -= 30;
  return year;
}

const toCent = (x: number): number => (Math.sign(x) * Math.floor(Math.abs(x) * 100 * (1 + 1e-12) + 0.5)) / 100;

/** The sum of the discount factors of `months` monthly payments, without cancellation at tiny rates. */
function factors(apr: number, months: number): number {
  return apr === 0 ? months : -Math.expm1(-months * Math.log1p(apr / 1200)) / (apr / 1200);
}

function level(principal: number, apr: number, months: number): number {
  return months > 0 ? toCent(toCent(principal) / factors(apr, months)) : Number.NaN;
}

/** Every month of a loan as [paid, remaining], in whole cents; undefined when there is no such schedule. */
function walk(principal: number, apr: number, months: number, extra = 0): [number, number][] | undefined {
  if (principal < 0 || apr < 0 || extra < 0 || months < 1 || months > 600 || months % 1 !== 0) return undefined;
  const due = Math.round(level(principal, apr, months) * 100) + Math.round(toCent(extra) * 100);
  const rows: [number, number][] = [];
  let left = Math.round(toCent(principal) * 100);
  for (let month = 1; month <= months; month += 1) {
    const owed = left + Math.round(toCent((left * apr) / 120_000) * 100);
    const paid = month === months || owed < due ? owed : due;
    left = owed - paid;
    rows.push([paid, left]);
  }
  return rows;
}

function interestOf(principal: number, apr: number, months: number, extra = 0): number {
  const rows = walk(principal, apr, months, extra);
  if (rows === undefined) return Number.NaN;
  return (rows.reduce((sum, [paid]) => sum + paid, 0) - Math.round(toCent(principal) * 100)) / 100;
}

/** A month of a lease before tax. */
function lease(cap: number, residual: number, factor: number, months: number): number {
  return months > 0 && residual <= cap ? toCent((cap - residual) / months + (cap + residual) * factor) : Number.NaN;
}

const ORIGINS: readonly (readonly [RegExp, string])[] = [
  [/^[145]/, 'United States'],
  [/^2/, 'Canada'],
  [/^J/, 'Japan'],
  [/^K[L-R]/, 'South Korea'],
  [/^S[A-M]/, 'United Kingdom'],
  [/^W/, 'Germany'],
  [/^Z[A-U]/, 'Italy'],
  [/^3[A-X]/, 'Mexico'],
  [/^[A-H]/, 'Africa'],
];

/** The country of the first characters, for the candidates' cars. */
function originOf(vin: string): string {
  return ORIGINS.find(([pattern]) => pattern.test(vin))?.[1] ?? '';
}

function actuarial(charges: number, financed: number, months: number): number {
  if (financed <= 0 || charges < 0 || months < 1 || months > 600 || months % 1 !== 0) return Number.NaN;
  const monthly = (financed + charges) / months;
  let [low, high] = [0, 1_200_000_000_000];
  for (let turn = 0; turn < 400; turn += 1) {
    const middle = (low + high) / 2;
    if (monthly * factors(middle, months) > financed) low = middle;
    else high = middle;
  }
  return charges === 0 ? 0 : low;
}

/** The observed federal holidays of a year. */
function closedDays(year: number): string[] {
  const nth = (month: number, weekday: number, place: number): Date => {
    const first = new Date(Date.UTC(year, month - 1, 1));
    return new Date(Date.UTC(year, month - 1, 1 + ((weekday - first.getUTCDay() + 7) % 7) + (place - 1) * 7));
  };
  const lastMonday = new Date(Date.UTC(year, 4, 31 - ((new Date(Date.UTC(year, 4, 31)).getUTCDay() + 6) % 7)));
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => {
    const date = utc(`${year}-${day}`);
    const shift = date.getUTCDay() === 6 ? -1 : date.getUTCDay() === 0 ? 1 : 0;
    return new Date(date.getTime() + shift * 86_400_000);
  });
  return [nth(1, 1, 3), nth(2, 1, 3), lastMonday, nth(9, 1, 1), nth(10, 1, 2), nth(11, 4, 4), ...fixed].map(dayText);
}

function openDay(text: string): string {
  let date = utc(text.slice(0, 10));
  const closed = [-1, 0, 1].flatMap((by) => closedDays(date.getUTCFullYear() + by));
  while (date.getUTCDay() % 6 === 0 || closed.includes(dayText(date))) date = new Date(date.getTime() + 86_400_000);
  return dayText(date);
}

function monthShift(text: string, by: number): string {
  const date = utc(text);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by + 1, 0));
  return dayText(
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date.getUTCDate(), last.getUTCDate()))),
  );
}

function pairs(rest: Value[], fits: (key: Value) => boolean): Value {
  for (let i = 0; i < rest.length - 1; i += 2) if (fits(rest[i] as Value)) return rest[i + 1] as Value;
  return rest[rest.length - 1] as Value;
}

/** Each function by its catalog definition. */
const REFERENCE = (today: string): Record<string, (...args: never[]) => Value> => ({
  min: (...all: (number | number[])[]) => Math.min(...all.flat()),
  max: (...all: (number | number[])[]) => Math.max(...all.flat()),
  sum: (list: number[]) => list.reduce((a, b) => a + b, 0),
  avg: (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length,
  count: (list: number[]) => list.length,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
  pow: Math.pow,
  round: (x: number, places = 0) => Math.round(x * 10 ** places) / 10 ** places,
  if: (test: boolean, yes: Value, no: Value) => (test ? yes : no),
  band: (x: number, ...rest: Value[]) => pairs(rest, (limit) => x <= (limit as number)),
  switch: (x: Value, ...rest: Value[]) => pairs(rest, (key) => key === x),
  days: (a: string, b: string) =>
    Math.floor((utc(b.slice(0, 10)).getTime() - utc(a.slice(0, 10)).getTime()) / 86_400_000),
  minutes: (a: string, b: string) => Math.floor((utc(b).getTime() - utc(a).getTime()) / 60_000),
  months: (a: string, b: string) => {
    const [x, y] = [utc(a), utc(b)];
    const whole = (y.getUTCFullYear() - x.getUTCFullYear()) * 12 + y.getUTCMonth() - x.getUTCMonth();
    return y.getUTCDate() < x.getUTCDate() ? whole - 1 : whole;
  },
  addDays: (d: string, n: number) => dayText(new Date(utc(d).getTime() + n * 86_400_000)),
  addMonths: monthShift,
  len: (s: string) => s.length,
  substr: (s: string, from: number, n: number) => s.slice(from - 1, from - 1 + n),
  concat: (...all: Value[]) => all.join(''),
  matches: (s: string, pattern: string) => new RegExp(pattern).test(s),
  payment: level,
  principal: (m: number, apr: number, n: number) => toCent(toCent(m) * factors(apr, n)),
  share: (part: number, whole: number) =>
    whole > 0 ? (Math.round(part * 100) / Math.round(whole * 100)) * 100 : Number.NaN,
  percent: (amount: number, rate: number) => toCent((amount * rate) / 100),
  netTrade: (allowance: number, owed: number) => toCent(allowance - owed),
  dealTotal: (price: number, more: number, products: number, rebate: number, traded: number) =>
    toCent(price + more + products - rebate - traded),
  financed: (due: number, down: number) => (toCent(due) >= toCent(down) ? toCent(due - down) : Number.NaN),
  perDiem: (balance: number, rate: number, year: number) => toCent((balance * (rate / 100)) / year),
  daysInterest: (balance: number, rate: number, count: number) => toCent((balance * count * rate) / 36_500),
  payoff: (balance: number, each: number, count: number) => toCent(balance + each * Math.max(0, count)),
  leaseDepreciation: (cap: number, residual: number, _: number, n: number) => lease(cap, residual, 0, n),
  leaseRent: (cap: number, residual: number, factor: number, n: number) =>
    lease(cap, residual, factor, n) - lease(cap, residual, 0, n),
  leaseBase: (cap: number, residual: number, factor: number, n: number) => lease(cap, residual, factor, n),
  moneyFactor: (apr: number) => Number((apr / 2400).toFixed(8)),
  factorApr: (factor: number) => factor * 2400,
  ruleOf78: (price: number, n: number, used: number) => {
    const digits = (months: number) => (months * (months + 1)) / 2;
    return price * (digits(Math.max(0, Math.min(n, n - used))) / digits(n));
  },
  fuelCost: (miles: number, mpg: number, price: number) => (miles * price) / mpg,
  remaining: (p: number, apr: number, n: number, k: number) => {
    const rows = walk(p, apr, n);
    if (rows === undefined) return Number.NaN;
    return k <= 0 ? toCent(p) : (rows[k - 1]?.[1] ?? 0) / 100;
  },
  interest: interestOf,
  interestWithExtra: interestOf,
  monthsWithExtra: (p: number, apr: number, n: number, more: number) =>
    walk(p, apr, n, more)?.filter(([paid]) => paid > 0).length ?? Number.NaN,
  militaryApr: (charge: number, products: number, financed: number, n: number) =>
    actuarial(charge + products, financed, n),
  businessDay: openDay,
  tierOf: (score: number) => {
    if (score > 780) return 'super-prime';
    if (score > 660) return 'prime';
    if (score > 600) return 'near-prime';
    return score > 500 ? 'subprime' : 'deep-subprime';
  },
  renewal: (left: number) => (left <= 60 ? 'renew-now' : left <= 180 ? 'renew-soon' : 'no-action'),
  termUsed: (from: string, n: number, on: string) => {
    if (n < 1) return Number.NaN;
    const [start, end, then] = [utc(from), utc(monthShift(from, n)), utc(on)].map((date) => date.getTime()) as [
      number,
      number,
      number,
    ];
    return Math.max(0, Math.min(1, (then - start) / (end - start)));
  },
  geoMeters: (a: number, b: number, c: number, d: number) => {
    const radians = (degrees: number) => degrees * (Math.PI / 180);
    const [north, east] = [Math.sin(radians(c - a) / 2), Math.sin(radians(d - b) / 2)];
    return 2 * 6_371_000 * Math.asin(Math.sqrt(north ** 2 + Math.cos(radians(a)) * Math.cos(radians(c)) * east ** 2));
  },
  vinCheck: checkDigit,
  vinValid: (v: string) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(v) && checkDigit(v) === v.charAt(8).toUpperCase(),
  vinOrigin: (v: string) => originOf(v.toUpperCase()),
  vinYear: (v: string) => yearOf(v, today),
});

const TOKENS = /'[^']*'|\d+(?:\.\d+)?|[A-Za-z]\w*|[=!<>]=|&&|\|\||[-+*/%<>!(),]/g;

/** The tokens of an expression. */
export function tokensOf(expression: string): string[] {
  return expression.match(TOKENS) ?? [];
}

export type Runner = (scope: Readonly<Record<string, Value>>, today: string) => Value;

/** An expression as a JavaScript function. */
export function javascript(expression: string): Runner {
  const tokens = tokensOf(expression);
  const source = tokens.map((token, i) => {
    if (token === '==' || token === '!=') return `${token}=`;
    if (token.startsWith("'")) return JSON.stringify(token.slice(1, -1));
    if (!/^[A-Za-z]/.test(token) || token === 'true' || token === 'false') return token;
    return tokens[i + 1] === '(' ? `R[${JSON.stringify(token)}]` : `S[${JSON.stringify(token)}]`;
  });
  const made = new Function('S', 'R', `return (${source.join(' ')});`) as (s: object, r: object) => Value;
  return (scope, today) => made(scope, REFERENCE(today));
}

export interface ReferenceInput {
  readonly name: string;
  readonly type: string;
  readonly list: boolean;
  readonly fallback: string | undefined;
}

export interface ReferenceFormula {
  readonly inputs: readonly ReferenceInput[];
  readonly outputs: readonly { readonly name: string; readonly type: string; readonly source: string }[];
}

/** Splits a formula at its marks, outside quoted text. */
export function splitFormula(source: string): ReferenceFormula {
  const [left = '', right = ''] = source.split(/ => (.*)/s);
  const inputs = left.split(/, (?=\w+: )/).map((part) => {
    const [, name = '', type = '', list, fallback] = /^(\w+): (\w+)(\[\])?(?: = (.*))?$/.exec(part) ?? [];
    return { name, type, list: list !== undefined, fallback };
  });
  const outputs = right.split(/; (?=\w+: \w+ = )/).map((part) => {
    const [, name = '', type = '', expression = ''] = /^(\w+): (\w+) = (.*)$/s.exec(part) ?? [];
    return { name, type, source: expression };
  });
  return { inputs, outputs };
}

const isNumeric = (type: string): boolean => ['money', 'integer', 'number'].includes(type);

function reckon(wire: Wire, type: string): Value {
  if (Array.isArray(wire)) return wire.map(Number);
  return isNumeric(type) ? Number(wire) : (wire as Value);
}

function fallbackOf({ fallback, type }: ReferenceInput, asOf: string): Value {
  if (fallback === 'today') return asOf.slice(0, 10);
  if (fallback === 'now') return asOf.length === 10 ? `${asOf}T00:00:00.000Z` : asOf;
  if (type === 'boolean') return fallback === 'true';
  return isNumeric(type) ? Number(fallback) : (fallback ?? '');
}

/** Rounds the decimal form of a number half away from zero at `places`. */
export function roundedText(x: number, places: number): string {
  const [digits = '0', exponent = '0'] = Math.abs(x).toExponential(14).replace('.', '').split('e');
  const shift = Number(exponent) - 14 + places;
  const scaled =
    shift >= 0
      ? BigInt(digits) * 10n ** BigInt(shift)
      : (BigInt(digits) + 5n * 10n ** BigInt(-shift - 1)) / 10n ** BigInt(-shift);
  const text = scaled.toString().padStart(places + 1, '0');
  const sign = x < 0 && scaled !== 0n ? '-' : '';
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

function wireOf(value: Value, type: string): Wire | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    if (type === 'money') return roundedText(value, 2);
    return Number(roundedText(value, type === 'integer' ? 0 : 6));
  }
  if (type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return undefined;
  return value as Wire;
}

/** A formula's result for given inputs; null when it is not finite. */
export function evaluate(
  formula: ReferenceFormula,
  runners: readonly Runner[],
  inputs: Readonly<Record<string, Wire>>,
  asOf: string,
): Record<string, Wire> | null {
  const scope: Record<string, Value> = {};
  for (const input of formula.inputs) {
    const sent = inputs[input.name];
    scope[input.name] = sent === undefined ? fallbackOf(input, asOf) : reckon(sent, input.type);
  }
  const answer: Record<string, Wire> = {};
  let answerable = true;
  formula.outputs.forEach(({ name, type }, i) => {
    try {
      scope[name] = (runners[i] as Runner)(scope, asOf.slice(0, 10));
    } catch {
      scope[name] = Number.NaN;
    }
    const wire = wireOf(scope[name] as Value, type);
    if (wire === undefined) answerable = false;
    else answer[name] = wire;
  });
  return answerable ? answer : null;
}
