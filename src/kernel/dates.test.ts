import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addDuration,
  addMonths,
  addSeconds,
  addWeekdays,
  DATE_MAX,
  DATE_MIN,
  daysBetween,
  isIsoDate,
  monthsBegun,
  parseInstant,
  Temporal,
  wholeMonthsBefore,
} from './dates.ts';

describe('dates', () => {
  it('are accepted from 1900 to 9998', () => {
    expect(['1899-12-31', '1900-01-01', '9998-12-31', '9999-01-01'].map(isIsoDate)).toEqual([false, true, true, false]);
    expect(parseInstant('1899-12-31T23:59:59Z')).toBeUndefined();
    expect(parseInstant('9998-12-31T23:59:59.999Z')).toBe('9998-12-31T23:59:59.999Z');
    expect(parseInstant('9999-01-01T00:00:00Z')).toBeUndefined();
  });

  it('exist where the Gregorian calendar has them, and count days as it does', () => {
    const part = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(part(1900, 9997), part(0, 13), part(0, 32), part(-300, 300), (year, month, day, days) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const exists = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(isIsoDate(text)).toBe(exists);
        if (!exists) return;
        const later = Temporal.PlainDate.from(text).add({ days }).toString();
        expect(addDays(text, days)).toBe(later < DATE_MIN ? DATE_MIN : later);
        if (later >= DATE_MIN) expect(daysBetween(text, later)).toBe(days);
      }),
    );
    expect(['1900-02-29', '2000-02-29', '2023-02-29', '2024-02-29'].map(isIsoDate)).toEqual([false, true, false, true]);
  });

  it('stay within the range after arithmetic', () => {
    expect([addMonths('9998-06-15', 999), addMonths('1900-06-15', -999)]).toEqual([DATE_MAX, DATE_MIN]);
    expect([addDays('9998-12-31', 1), addDays('1900-01-01', -1)]).toEqual([DATE_MAX, DATE_MIN]);
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    const days = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(days, (count) => {
        for (const date of [addDays('2026-06-15', count), addMonths('2026-06-15', count)])
          expect(isIsoDate(date)).toBe(true);
        expect(parseInstant(addSeconds('2026-06-15T00:00:00.000Z', count * 1e6))).toBeDefined();
      }),
    );
  });

  it('count the months between two days consistently with adding months', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1_500 }), (from, days) => {
        const to = addDays(from, days);
        const before = wholeMonthsBefore(to, from);
        expect([addMonths(to, -before) >= from, before >= 0]).toEqual([true, true]);
        if (from > '1900-03') expect(addMonths(to, -before - 1) < from).toBe(true);
        const begun = monthsBegun(from, to);
        expect(addMonths(from, begun) >= to).toBe(true);
        if (begun > 0) expect(addMonths(from, begun - 1) < to).toBe(true);
      }),
    );
    expect(wholeMonthsBefore('1900-02-01', '1900-01-01')).toBe(1);
    expect(monthsBegun('1900-01-31', '9998-12-31')).toBe(97_187);
  });

  it('skip weekends', () => {
    expect(addWeekdays('2026-11-27', 1)).toBe('2026-11-30');
    expect(addWeekdays('2026-11-28', 5)).toBe('2026-12-04');
    expect(addWeekdays('9998-12-31', 3)).toBe(DATE_MAX);
  });

  it('stay at the limit after a duration; an invalid duration gives no end', () => {
    const at = '2026-06-15T00:00:00.000Z';
    expect(addDuration(at, 'P90000000D')).toBe('9998-12-31T23:59:59.999Z');
    expect(addDuration(at, '-P90000000D')).toBe('1900-01-01T00:00:00.000Z');
    expect(addDuration(at, 'P3D')).toBe('2026-06-18T00:00:00.000Z');
    expect(addDuration(at, 'three days')).toBeUndefined();
  });
});
