import { describe, expect, it } from 'vitest';
import type { Cents } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { sandboxRefinancePanel } from './refinance-panel.port.ts';

const lien = {
  vin: parseVin('F1XDEMCR4SDEM0001') as Vin,
  currentBalance: 2_400_000 as Cents,
  currentAprPct: 11.49,
  remainingTermMonths: 52,
};

describe('the sandbox refinance panel', () => {
  it('returns the published spreads for the demo car', async () => {
    const rates = await sandboxRefinancePanel.rates(lien);
    expect(Object.fromEntries(rates.map((rate) => [rate.lenderId, rate.spreadPct]))).toEqual({
      'summit-mock-auto': 0.15,
      'harborline-bank': 0.28,
      'northgate-cu': 0.36,
      'prairie-sample-fcu': 1.41,
      'cedar-fixture': 1.66,
      'bluewater-demo': 1.7,
    });
  });

  it('varies a spread by car and lender only, between 0.00 and 1.99', async () => {
    const other = await sandboxRefinancePanel.rates({
      ...lien,
      currentBalance: 900_000 as Cents,
      remainingTermMonths: 12,
    });
    expect(other).toEqual(await sandboxRefinancePanel.rates(lien));
    for (const { spreadPct } of other) {
      expect(spreadPct).toBeGreaterThanOrEqual(0);
      expect(spreadPct).toBeLessThanOrEqual(1.99);
    }
  });
});
