/** Moves a deadline on a weekend or federal holiday to the next business day (26 USC 7503, 5 USC 6103). */
import { type IsoDate, Temporal } from '#kernel/dates.ts';

const SATURDAY = 6;
const FRIDAY = 5;

/** Month and day. */
const FIXED: readonly (readonly [number, number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];

/** Month, ISO weekday and occurrence in the month. */
const FLOATING: readonly (readonly [number, number, number | 'last'])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, 'last'],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

function isHolidayItself(day: Temporal.PlainDate): boolean {
  if (FIXED.some(([month, date]) => day.month === month && day.day === date)) return true;
  return FLOATING.some(([month, weekday, place]) => {
    if (day.month !== month || day.dayOfWeek !== weekday) return false;
    return place === 'last' ? day.day + 7 > day.daysInMonth : Math.ceil(day.day / 7) === place;
  });
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function isObserved(day: Temporal.PlainDate): boolean {
  if (isHolidayItself(day)) return true;
  if (day.dayOfWeek === FRIDAY) return isHolidayItself(day.add({ days: 1 }));
  return day.dayOfWeek === 1 && isHolidayItself(day.subtract({ days: 1 }));
}

/**
 * The date itself if it is a business day, else the next one. Holidays are those of 5 USC 6103(a), unchanged since
 * 2021.
 */
export function nextBusinessDay(date: IsoDate): IsoDate {
  let day = Temporal.PlainDate.from(date);
  while (day.dayOfWeek >= SATURDAY || isObserved(day)) day = day.add({ days: 1 });
  return day.toString();
}
