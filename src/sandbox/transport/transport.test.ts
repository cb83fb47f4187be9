import { describe, expect, it } from 'vitest';
import { toDecimal } from '#kernel/money.ts';
import { haulierSuite } from '#ports/suites/deal/transport.suite.ts';
import { haulDays, haulPrice, roadMiles } from './transport.behaviour.ts';
import { sandboxHaulier } from './transport.port.ts';

haulierSuite(sandboxHaulier, { unserved: '99723', declined: 'please DECLINE this one' });

describe('the transport price', () => {
  it.each([
    [0, '149.00'],
    [100, '309.00'],
    [429, '631.42'],
    [500, '701.00'],
    [1500, '1361.00'],
    [2500, '1911.00'],
  ])('for %i miles is %s', (miles, price) => {
    expect(toDecimal(haulPrice(miles))).toBe(price);
  });

  it('is half as much again in an enclosed truck, and 150.00 more for a car that does not run', () => {
    expect(toDecimal(haulPrice(429, { enclosed: true }))).toBe('947.13');
    expect(toDecimal(haulPrice(429, { inoperable: true }))).toBe('781.42');
  });
});

describe('the transport', () => {
  it.each([
    [429, { min: 2, max: 4 }],
    [451, { min: 3, max: 5 }],
  ])('of %i miles takes %o days', (miles, days) => {
    expect(haulDays(miles)).toEqual(days);
  });

  it('has a fixed length where a ZIP prefix has no position', () => {
    const miles = roadMiles('94105', '00501');
    expect(miles).toBeGreaterThanOrEqual(100);
    expect(roadMiles('94105', '00501')).toBe(miles);
  });
});
