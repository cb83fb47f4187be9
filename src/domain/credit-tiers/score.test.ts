import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashedScore, isLowBand, SCORE_MAX, SCORE_MIN } from './score.ts';

describe('credit scoring', () => {
  it.each([
    ['Jane', 'Doe', '90210', 579],
    ['John', 'Smith', '10001', 585],
    ['Maria', 'Garcia', '60601', 601],
    ['Ada', 'Lovelace', '94105', 679],
    ['  ADA ', 'lovelace', '94105-1234', 679],
    ['Grace', 'Hopper', '22201', 716],
  ])('scores %s %s of %s as %i', (firstName, lastName, zip, score) => {
    expect(hashedScore({ firstName, lastName, zip })).toBe(score);
  });

  it('never leaves the range 550 to 899', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (firstName, lastName, zip) => {
        const score = hashedScore({ firstName, lastName, zip });
        return Number.isInteger(score) && score >= SCORE_MIN && score <= SCORE_MAX;
      }),
    );
  });

  it('puts 619 in the low band and 620 above it', () => {
    expect([isLowBand(619), isLowBand(620)]).toEqual([true, false]);
  });
});
