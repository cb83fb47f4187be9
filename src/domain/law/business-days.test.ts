import { describe, expect, it } from 'vitest';
import { nextBusinessDay } from './business-days.ts';

describe('the due date of a deadline', () => {
  it.each([
    ['a weekday', '2026-03-18', '2026-03-18'],
    ['a Saturday', '2026-03-21', '2026-03-23'],
    ['Independence Day observed on a Friday', '2026-07-03', '2026-07-06'],
    ['Thanksgiving', '2026-11-26', '2026-11-27'],
    ['New Year observed on the last day of the year before', '2021-12-31', '2022-01-03'],
    ['Christmas on a Sunday, observed on Monday', '2022-12-25', '2022-12-27'],
    ['the last Monday of May', '2026-05-25', '2026-05-26'],
    ['the fourth Monday of May when a fifth follows', '2027-05-24', '2027-05-24'],
    ['Juneteenth', '2026-06-19', '2026-06-22'],
    ['New Year’s Day', '2027-01-01', '2027-01-04'],
    ['Washington’s Birthday', '2026-02-16', '2026-02-17'],
    ['Columbus Day', '2026-10-12', '2026-10-13'],
    ['Veterans Day', '2026-11-11', '2026-11-12'],
    ['the day after Independence Day', '2023-07-05', '2023-07-05'],
    ['the day before Christmas', '2026-12-24', '2026-12-24'],
    ['the third Monday of January when it is the 15th', '2024-01-15', '2024-01-16'],
    ['the second Monday of January', '2024-01-08', '2024-01-08'],
    ['the first Monday of September when it is the 1st', '2025-09-01', '2025-09-02'],
    ['the last Monday of May when it is the 31st', '2027-05-31', '2027-06-01'],
  ])('on %s, %s, is %s', (_, date, due) => {
    expect(nextBusinessDay(date)).toBe(due);
  });
});
