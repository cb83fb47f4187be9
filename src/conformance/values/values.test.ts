import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedText } from '#test/conformance/reference.ts';
import type { Field } from '../family/family.ts';
import { searchTest } from '../records/matching.ts';
import { isAnswerable, storedValue } from './results.ts';
import { type Kind, readValue } from './values.ts';

const kind = (type: Kind['type'], more: Partial<Kind> = {}): Kind => ({ type, ...more });

describe('a value', () => {
  it.each([
    ['vin', '1hgcm82633a004352', '1HGCM82633A004352'],
    ['vin', '1HGCM82633A00435O', undefined],
    ['string', 'a', 'a'],
    ['string', '  ', undefined],
    ['string', 'a\u0000', undefined],
    ['string', 'x'.repeat(1001), undefined],
    ['money', '12.5', '12.50'],
    ['money', 12.5, '12.50'],
    ['money', { amount: '12.50', currency: 'USD' }, '12.50'],
    ['money', { amount: '12.50', currency: 'EUR' }, undefined],
    ['money', '-0.00', '0.00'],
    ['money', '1.234', undefined],
    ['integer', 3, 3],
    ['integer', -0, 0],
    ['integer', 3.5, undefined],
    ['integer', '3', undefined],
    ['number', 3.5, 3.5],
    ['number', null, undefined],
    ['date', '2028-02-29', '2028-02-29'],
    ['date', '2027-02-29', undefined],
    ['datetime', '2026-03-13T18:45:00Z', '2026-03-13T18:45:00Z'],
    ['datetime', '2026-03-13T18:45:00.000Z', '2026-03-13T18:45:00Z'],
    ['datetime', '2026-03-13T20:45:00+02:00', '2026-03-13T18:45:00Z'],
    ['datetime', '2026-03-13T18:45:00', undefined],
    ['boolean', false, false],
    ['boolean', 'false', undefined],
    ['zip', '02134', '02134'],
    ['zip', 94107, undefined],
    ['state', 'TX', 'TX'],
    ['state', 'tx', undefined],
  ] as const)('of type %s in a body: reads %j as %j', (type, raw, kept) =>
    expect(readValue(raw, kind(type), 'body')).toBe(kept),
  );

  it.each([
    ['integer', '-12', -12],
    ['integer', '1e3', undefined],
    ['number', '6.49', 6.49],
    ['number', '1e-3', 0.001],
    ['number', '', undefined],
    ['number', ' 1', undefined],
    ['boolean', 'true', true],
    ['boolean', '1', undefined],
    ['money', '900', '900.00'],
  ] as const)('of type %s in a query: reads %j as %j', (type, raw, kept) =>
    expect(readValue(raw, kind(type), 'query')).toBe(kept),
  );

  it('of an enum must be one of its values', () => {
    expect(readValue('scan', kind('enum', { values: ['scan'] }), 'body')).toBe('scan');
    expect(readValue('SCAN', kind('enum', { values: ['scan'] }), 'body')).toBeUndefined();
  });

  it('of a reference must have the id form of the other family; a dealer may be an account', () => {
    const deal = kind('ref:deals', { example: 'deal_4f21c0' });
    expect(readValue('deal_kT0aXw2', deal, 'body')).toBe('deal_kT0aXw2');
    expect(readValue('lead_4f21c0', deal, 'body')).toBeUndefined();
    expect(readValue('deal_', deal, 'body')).toBeUndefined();
    const dealer = kind('ref:dealers', { example: 'dealer_1' });
    expect(readValue('acct_1a', dealer, 'body')).toBe('acct_1a');
  });
});

describe('a result', () => {
  it.each([
    [0.005, '0.01'],
    [-0.005, '-0.01'],
    [1.005, '1.01'],
    [2.675, '2.68'],
    [-0.001, '0.00'],
    [99_999_999.00494, '99999999.00'],
  ])('of %d dollars is %s', (value, text) => expect(storedValue(value, 'money')).toBe(text));

  it('of type number keeps six places and is never negative zero', () => {
    expect(storedValue(1 / 3, 'number')).toBe(0.333333);
    expect(storedValue(-1e-9, 'number')).toBe(0);
    expect(Object.is(storedValue(-1e-9, 'number'), 0)).toBe(true);
    expect(storedValue(2.5, 'integer')).toBe(3);
    expect(storedValue(-2.5, 'integer')).toBe(-3);
  });

  it('rounds like the decimal parser', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), fc.constantFrom(3, 4, 5), (n, places) => {
        const value = n / 10 ** places;
        expect(storedValue(value, 'money')).toBe(roundedText(value, 2));
      }),
    );
  });

  it('is undefined when it is infinite, NaN, beyond cents or not a date', () => {
    expect(isAnswerable(Number.POSITIVE_INFINITY, 'number')).toBe(false);
    expect(isAnswerable(Number.NaN, 'money')).toBe(false);
    expect(isAnswerable(1e15, 'money')).toBe(false);
    expect(isAnswerable('no date', 'date')).toBe(false);
    expect(isAnswerable('2026-03-20', 'date')).toBe(true);
    expect(isAnswerable(false, 'boolean')).toBe(true);
  });
});

describe('a search term', () => {
  const field = (type: Field['type']): Field => ({ name: 'x', type, required: true, example: 'x', values: [] });

  it.each([
    ['string', 'aMR', 'Camry', true],
    ['string', 'amx', 'Camry', false],
    ['integer', '5-10', 10, true],
    ['integer', '5-10', 11, false],
    ['integer', '5-', 400, true],
    ['integer', '-5', -5, true],
    ['integer', '-5--1', -3, true],
    ['money', '100-200.50', '200.50', true],
    ['money', '100-200.50', '200.51', false],
    ['date', '2026-01-01..2026-02-01', '2026-02-01', true],
    ['date', '2026-01-01..', '2030-02-01', true],
    ['date', '..2026-01-01', '2026-01-02', false],
    ['datetime', '2026-01-01..2026-01-02', '2026-01-02T23:59:59Z', true],
    ['datetime', '2026-01-02', '2026-01-02T23:59:59Z', true],
    ['boolean', 'true', true, true],
    ['zip', '02134', '02135', false],
  ] as const)('%s %s met with %j: %j', (type, term, held, meets) =>
    expect(searchTest(term, field(type))?.(held)).toBe(meets),
  );

  it.each([
    ['integer', '10-5'],
    ['integer', 'many'],
    ['date', '2026-02-01..2026-01-01'],
    ['date', '..'],
    ['date', 'soon'],
    ['string', ''],
    ['boolean', 'maybe'],
  ] as const)('%s %s is invalid', (type, term) => expect(searchTest(term, field(type))).toBeUndefined());
});
