/** Formats figures and times for people. */

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `$28,395.00` */
export const money = (amount: string | number): string => DOLLARS.format(Number(amount));
/** `$28,395` */
export const wholeNumber = (amount: string | number): string => WHOLE_DOLLARS.format(Number(amount));
/** `$28,395`, with cents where there are any. */
export const exactDollars = (amount: number): string => (Number.isInteger(amount) ? wholeNumber : money)(amount);
/** `28,395` */
export const whole = (amount: string | number): string => WHOLE.format(Number(amount));
/** `14:02:33` in the reader's own zone. */
export const clock = (instant: string): string => CLOCK.format(new Date(instant));
/** `28 Nov 2026, 14:02` in the reader's own zone. */
export const dateTime = (instant: string): string => MOMENT.format(new Date(instant));

/** Integer cents of a decimal string. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** `esign-ceremony` → `esign ceremony`. */
export const plainWords = (name: string): string => name.replaceAll('-', ' ').replaceAll('_', ' ').toLowerCase();

const MINUTE_MS = 60_000;
const UNITS = [
  ['d', 24 * 60 * MINUTE_MS],
  ['h', 60 * MINUTE_MS],
  ['min', MINUTE_MS],
] as const;

/** `3 h`, `12 d`: the age of something. */
export function age(instant: string, nowMs: number): string {
  const passed = nowMs - Date.parse(instant);
  const [unit, size] = UNITS.find(([, one]) => passed >= one) ?? ['min', MINUTE_MS];
  return passed < MINUTE_MS ? 'now' : `${Math.floor(passed / size)} ${unit}`;
}
