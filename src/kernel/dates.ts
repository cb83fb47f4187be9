/** Calendar arithmetic on ISO text with Temporal: days, months and instants. Reads no clock. */
import { Temporal } from 'temporal-polyfill';

export { Temporal };

/** A calendar date `YYYY-MM-DD`. */
export type IsoDate = string;
/** A UTC instant `YYYY-MM-DDTHH:MM:SS.sssZ`. */
export type IsoInstant = string;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing day of the proleptic Gregorian calendar written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** The instant an ISO 8601 text with a zone or offset names, or undefined. */
export function parseInstant(text: string): IsoInstant | undefined {
  try {
    return instant(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return undefined;
  }
}

/** The earliest and the latest instant that a sandbox clock can be set to. */
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

/** Many calls ask within the same millisecond, so the last text is kept. */
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

/** `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** `months` later; the day is clipped to the month's last (Jan 31 + 1 month is Feb 28 or 29). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days;
}

/** Whole calendar months completed from `from` to `to`; negative when `to` is earlier. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'month' }).months;
}

/** An ISO 8601 duration later on the UTC time line; days are 24 hours. Undefined when the text is no such duration. */
export function addDuration(at: IsoInstant, duration: string): IsoInstant | undefined {
  try {
    const zoned = Temporal.Instant.from(at).toZonedDateTimeISO('UTC').add(Temporal.Duration.from(duration));
    return instant(zoned.epochMilliseconds);
  } catch {
    return undefined;
  }
}

/** `seconds` later. */
export function addSeconds(at: IsoInstant, seconds: number): IsoInstant {
  return instant(epochMs(at) + seconds * 1000);
}
