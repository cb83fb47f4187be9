/** Calendar arithmetic on ISO text with Temporal: days, months and instants. Never reads the clock. */
import { Temporal } from 'temporal-polyfill';

export { Temporal };

/** A calendar date `YYYY-MM-DD`. */
export type IsoDate = string;
/** A UTC instant `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export type IsoInstant = string;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The range of dates that are accepted and that arithmetic is clamped to. Years keep four digits, as RFC 3339 requires.
 */
export const DATE_MIN: IsoDate = '1900-01-01';
export const DATE_MAX: IsoDate = '9998-12-31';
const DAY_MS = 86_400_000;
const MIN_MS = Date.parse(DATE_MIN);
const MAX_MS = Date.parse(`${DATE_MAX}T23:59:59.999Z`);

/** True for an existing day of the proleptic Gregorian calendar written `YYYY-MM-DD`, from 1900 to 9998. */
export function isIsoDate(text: string): boolean {
  if (!DATE.test(text) || text < DATE_MIN || text > DATE_MAX) return false;
  // Date.parse reads February 30 as March 1 or 2, so a date that prints differently does not exist.
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The instant that an ISO 8601 text with a zone or offset denotes, from 1900 to 9998; undefined for other text. */
export function parseInstant(text: string): IsoInstant | undefined {
  try {
    const { epochMilliseconds } = Temporal.Instant.from(text);
    return epochMilliseconds === withinMs(epochMilliseconds) ? instant(epochMilliseconds) : undefined;
  } catch {
    return undefined;
  }
}

/** The range of instants that a sandbox clock can be set to. */
export const CLOCK_MIN: IsoInstant = '2000-01-01T00:00:00.000Z';
export const CLOCK_MAX: IsoInstant = '2099-12-31T23:59:59.999Z';

/** True for an instant that a sandbox clock can be set to. */
export function isClockInstant(at: IsoInstant): boolean {
  return at >= CLOCK_MIN && at <= CLOCK_MAX;
}

/** The later of two instants. */
export function later(a: IsoInstant, b: IsoInstant): IsoInstant {
  return epochMs(a) >= epochMs(b) ? a : b;
}

/** Many calls fall within the same millisecond, so the last text is cached. */
let last: { readonly epochMs: number; readonly text: IsoInstant } = { epochMs: Number.NaN, text: '' };

/** ISO text of epoch milliseconds, always with three decimals. */
export function instant(epochMs: number): IsoInstant {
  if (epochMs !== last.epochMs) last = { epochMs, text: new Date(epochMs).toISOString() };
  return last.text;
}

/** Epoch milliseconds of an ISO instant. */
export function epochMs(at: IsoInstant): number {
  return Date.parse(at);
}

/** The UTC day of an instant. */
export function dateOf(at: IsoInstant): IsoDate {
  return at.slice(0, 10);
}

/** The calendar year of a date or instant. */
export function yearOf(at: IsoDate | IsoInstant): number {
  return Number(at.slice(0, 4));
}

/** The date `days` later (earlier when negative), clamped to 1900–9998. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const ms = Date.parse(date) + days * DAY_MS;
  if (Number.isInteger(days) && ms >= MIN_MS && ms <= MAX_MS) return new Date(ms).toISOString().slice(0, 10);
  return days > 0 ? DATE_MAX : DATE_MIN;
}

/**
 * The date `months` later, clamped to 1900–9998. The day is clipped to the last of the month (Jan 31 + 1 month is Feb
 * 28 or 29).
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  try {
    const day = Temporal.PlainDate.from(date).add({ months });
    if (day.year >= yearOf(DATE_MIN) && day.year <= yearOf(DATE_MAX)) return day.toString();
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
  }
  return months > 0 ? DATE_MAX : DATE_MIN;
}

/** Clamps an instant to 1900–9998. */
function withinMs(ms: number): number {
  return Math.min(MAX_MS, Math.max(MIN_MS, ms));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Whole calendar months completed from `from` to `to`; negative when `to` is earlier. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'month' }).months;
}

/** Calendar months from the month of `from` to the month of `to`, ignoring days. */
function calendarMonths(from: IsoDate, to: IsoDate): number {
  return (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

/** The largest number of months that `to` can be moved back without passing the earlier date `from`. */
export function wholeMonthsBefore(to: IsoDate, from: IsoDate): number {
  const months = calendarMonths(from, to);
  return addMonths(to, -months) >= from ? months : months - 1;
}

/** Months from `from` to the later date `to`; a partial month counts as one. */
export function monthsBegun(from: IsoDate, to: IsoDate): number {
  const months = calendarMonths(from, to);
  return addMonths(from, months) >= to ? months : months + 1;
}

/** The date that many weekdays (Monday to Friday) later, at most in 9998. Holidays count as weekdays. */
export function addWeekdays(from: IsoDate, days: number): IsoDate {
  let day = Temporal.PlainDate.from(from);
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day.year > yearOf(DATE_MAX) ? DATE_MAX : day.toString();
}

/**
 * Adds an ISO 8601 duration in UTC, clamped to 1900–9998; days are 24 hours. Undefined when the text is not such a
 * duration.
 */
export function addDuration(at: IsoInstant, duration: string): IsoInstant | undefined {
  const span = durationOf(duration);
  if (span === undefined) return undefined;
  try {
    const zoned = Temporal.Instant.from(at).toZonedDateTimeISO('UTC').add(span);
    return instant(withinMs(zoned.epochMilliseconds));
  } catch {
    return instant(span.sign < 0 ? MIN_MS : MAX_MS);
  }
}

function durationOf(text: string): Temporal.Duration | undefined {
  try {
    return Temporal.Duration.from(text);
  } catch {
    return undefined;
  }
}

/** The instant `seconds` later, clamped to 1900–9998. */
export function addSeconds(at: IsoInstant, seconds: number): IsoInstant {
  return instant(withinMs(epochMs(at) + seconds * 1000));
}
