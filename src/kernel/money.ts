/** Exact money in US dollars: three input forms, integer cents inside, a decimal string out. */

declare const centsBrand: unique symbol;

/** A whole number of US cents, possibly negative; safe up to 99,999,999.99 dollars and sums of thousands of them. */
export type Cents = number & { readonly [centsBrand]: true };

/** The largest magnitude that a caller may write: 99,999,999.99 dollars. */
export const CENTS_MAX = 9_999_999_999 as Cents;

const DECIMAL = /^-?\d+(\.\d{1,2})?$/;

export type MoneyParse = { ok: true; cents: Cents } | { ok: false; at?: 'amount' | 'currency'; why: string };

/** Whole cents from a number of cents that arithmetic produced; rounds half away from zero. */
export function cents(value: number): Cents {
  return (value < 0 ? -roundHalfUp(-value) : roundHalfUp(value)) as Cents;
}

/**
 * Rounds a non-negative number half up. The nudge of one part in 10^12 rounds products such as 1.005 × 100, which
 * binary floats store just below the half, like their decimal value.
 */
function roundHalfUp(value: number): number {
  return Math.floor(value * (1 + 1e-12) + 0.5);
}

/** Cents of a number of dollars that arithmetic produced; rounds half away from zero at the cent. */
export function dollars(value: number): Cents {
  return cents(value * 100);
}

/** The dollars of an amount as a JSON number with at most two decimals, for the canonical gateway shapes. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

/** The only output form: `-?\d+\.\d{2}`. Negative zero prints as 0.00. */
export function toDecimal(amount: Cents): string {
  const magnitude = Math.abs(amount);
  const whole = Math.floor(magnitude / 100);
  const part = magnitude % 100;
  return `${amount < 0 ? '-' : ''}${whole}${part < 10 ? '.0' : '.'}${part}`;
}

/** The sum of amounts. */
export function sum(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0) as Cents;
}

/** `minuend` less every other amount. */
export function minus(minuend: Cents, ...amounts: readonly Cents[]): Cents {
  return (minuend - sum(...amounts)) as Cents;
}

/** The amount, or zero when it is negative. */
export function atLeastZero(amount: Cents): Cents {
  return Math.max(0, amount) as Cents;
}

/** The smaller of two amounts. */
export function lesser(one: Cents, other: Cents): Cents {
  return Math.min(one, other) as Cents;
}

/** `amount` × `ratePct` / 100, rounded half away from zero at the cent. */
export function percentOf(amount: Cents, ratePct: number): Cents {
  return cents((amount * ratePct) / 100);
}

/**
 * `part` as a percentage of `whole`, unrounded and exact where decimals are exact; undefined when the whole is not
 * positive.
 */
export function shareOf(part: Cents, whole: Cents): number | undefined {
  return whole > 0 ? (part * 100) / whole : undefined;
}

/** A share or rate in percent as displayed: two decimals, half-up. */
export function twoDecimals(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/** The longest written amount, in characters. */
export const MONEY_CHARACTERS_MAX = 18;

/** Parses a decimal string `^-?\d+(\.\d{1,2})?$`; other signs, blanks, exponents and separators are rejected. */
export function parseDecimal(text: string): MoneyParse {
  if (text.length > MONEY_CHARACTERS_MAX || !DECIMAL.test(text)) {
    return { ok: false, why: 'a decimal string with at most two decimals, such as "1234.50"' };
  }
  const negative = text.startsWith('-');
  const [whole = '0', part = ''] = (negative ? text.slice(1) : text).split('.');
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (value > CENTS_MAX) return { ok: false, why: 'at most 99999999.99' };
  return { ok: true, cents: (negative && value > 0 ? -value : value) as Cents };
}

/** Parses any of the three input forms: decimal string, `{amount, currency: "USD"}`, or a number of dollars. */
export function parseMoney(value: unknown): MoneyParse {
  if (typeof value === 'string') return parseDecimal(value);
  if (typeof value === 'number') return parseNumber(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return parseObject(value);
  return { ok: false, why: 'money: a decimal string, a number of dollars, or {amount, currency: "USD"}' };
}

function parseNumber(value: number): MoneyParse {
  // The shortest decimal form of the number decides; 1e21 and 0.001 have none with two decimals.
  const parsed = Number.isFinite(value) ? parseDecimal(String(value)) : undefined;
  return parsed ?? { ok: false, why: 'a finite number of dollars with at most two decimals' };
}

function parseObject(value: object): MoneyParse {
  const { amount, currency, ...unknown } = value as { amount?: unknown; currency?: unknown };
  if (currency !== 'USD') return { ok: false, at: 'currency', why: 'the text USD' };
  if (Object.keys(unknown).length > 0) return { ok: false, why: 'only the members amount and currency' };
  const parsed =
    typeof amount === 'string' ? parseDecimal(amount) : typeof amount === 'number' ? parseNumber(amount) : undefined;
  if (parsed?.ok) return parsed;
  return { ok: false, at: 'amount', why: parsed?.why ?? 'a decimal string or a number of dollars' };
}

/**
 * Splits `total` in proportion to `weights`; the parts add up exactly, and the largest remainders get the odd cents.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const weightSum = weights.reduce((a, b) => a + b, 0);
  if (weightSum <= 0)
    throw new Error(`The weights [${weights.join(', ')}] cannot share an amount: their sum must be positive.`);
  const exact = weights.map((weight) => (total * weight) / weightSum);
  const parts = exact.map(Math.floor);
  let odd = total - parts.reduce((a, b) => a + b, 0);
  const order = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) {
    if (odd <= 0) break;
    parts[i] = (parts[i] ?? 0) + 1;
    odd -= 1;
  }
  return parts as Cents[];
}
