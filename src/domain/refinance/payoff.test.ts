import { expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { payoffFigures, payoffOf } from './payoff.ts';

it('computes a payoff as the balance and ten per diems as displayed', () => {
  const { perDiem, amount, goodThrough } = payoffFigures(dollars(24_000), 11.49, '2026-12-25');
  // 24,000 × 11.49 / 36,500 = 7.5550…, shown as 7.56.
  expect([perDiem, amount, goodThrough]).toEqual([756, 2_407_560, '2027-01-04']);
});

it('computes the same payoff for the same lien and day, and another id for another day', () => {
  const lien = { vin: 'F1XDEMCR4SDEM0001', balance: dollars(24_000), aprPct: 11.49, on: '2026-12-25' };
  expect(payoffOf(lien)).toEqual(payoffOf({ ...lien }));
  expect(payoffOf({ ...lien, on: '2026-12-26' }).payoffId).not.toBe(payoffOf(lien).payoffId);
});
