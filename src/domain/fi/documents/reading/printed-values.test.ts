/** Tests the parsing of printed dates and amounts. */
import { describe, expect, test } from 'vitest';
import { findPrintedDate, parsePrintedDate } from '#kernel/text/printed-dates.ts';
import { findPrintedMoney, parsePrintedAmount } from './printed-money.ts';

describe('a date in a cell of its own', () => {
  test.each([
    ['2025-03-01', '2025-03-01'],
    ['2025-03-01T00:00:00Z', '2025-03-01'],
    ['2025/3/1', '2025-03-01'],
    ['20250301', '2025-03-01'],
    ['03/01/2025', '2025-03-01'],
    ['3/1/25', '2025-03-01'],
    ['3/1/2025 12:00:00 AM', '2025-03-01'],
    ['03-01-2025', '2025-03-01'],
    ['01-MAR-2025', '2025-03-01'],
    ['March 1, 2025', '2025-03-01'],
    ['Sept. 30 2025', '2025-09-30'],
    ['1st day of March, 2025', '2025-03-01'],
    ['2/29/2024', '2024-02-29'],
    ['2/29/2025', undefined],
    ['13/01/2025', undefined],
    ['45000', undefined],
    ['', undefined],
  ])('%j is read as %s', (cell, iso) => {
    expect(parsePrintedDate(cell)).toBe(iso);
  });
});

describe('a date within a text', () => {
  test.each([
    ['good through March 1, 2026.', '2026-03-01', 'March 1, 2026'],
    ['Eff. 07/01/26 to 01/01/27', '2026-07-01', '07/01/26'],
    ['page 3/4 of 02/30/2025, dated 2025-02-28', '2025-02-28', '2025-02-28'],
    ['DOB 01 / 31 / 1985', '1985-01-31', '01 / 31 / 1985'],
  ])('in %j is found as %s', (text, iso, printed) => {
    const found = findPrintedDate(text);
    expect(found?.value).toBe(iso);
    expect(text.slice(found?.start, found?.end)).toBe(printed);
  });

  test('is absent in a text without one', () => {
    expect(findPrintedDate('12/100,000 and 84/75000')).toBeUndefined();
  });
});

describe('an amount in a cell of its own', () => {
  test.each([
    ['1234.56', 123456],
    ['$1,234.56', 123456],
    ['(123.45)', -12345],
    ['$(123.45)', -12345],
    ['($123.45)', -12345],
    ['123.45-', -12345],
    ['-$123.45', -12345],
    ['\u2212123.45', -12345],
    ['123.45 CR', -12345],
    ['123.45DR', 12345],
    ['1,500', 150000],
    ['.50', 50],
    ['123.4500', 12345],
    ['0.00-', 0],
    ['0.01-', -1],
    ['0.01 cr', -1],
    ['99,999,999.99', 9_999_999_999],
    ['1.234,56', undefined],
    ['12,34.00', undefined],
    ['123.456', undefined],
    ['', undefined],
    ['-', undefined],
    ['abc', undefined],
    ['100000000.00', undefined],
  ])('%j is read as %s cents', (cell, value) => {
    expect(parsePrintedAmount(cell)).toBe(value);
  });
});

describe('an amount within a text', () => {
  test.each([
    ['is $ 12,345.67 as of', 1234567, '$ 12,345.67'],
    ['of (123.45) credited', -12345, '(123.45)'],
    ['total USD 2,400 due', 240000, 'USD 2,400'],
    ['price $2,4OO.OO net', 240000, '$2,4OO.OO'],
    ['84/100,000 for 995.00', 99500, '995.00'],
    ['of (0.00) credited', 0, '(0.00)'],
    ['of -0.01 credited', -1, '-0.01'],
  ])('in %j is found as %d cents', (text, value, printed) => {
    const found = findPrintedMoney(text, true);
    expect(found?.value).toBe(value);
    expect(text.slice(found?.start, found?.end)).toBe(printed);
  });

  test.each(['60 months', '12/31/2025', '100,000 miles', '4.9%'])('is not found in %s', (text) => {
    expect(findPrintedMoney(text, true)).toBeUndefined();
  });
});
