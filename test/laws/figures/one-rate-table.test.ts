// Law: every endpoint with a rate or a tier reads the same table, over generated scores, terms and cars.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FUNCTIONS } from '#conformance/expression/functions.ts';
import { buyingPowerOf } from '#domain/credit/sizing/buying-power.ts';
import { refinanceApr, tierOf } from '#domain/credit-tiers/tiers.ts';
import { ltvOf, postedApr, postedAprs } from '#domain/desk/rates/posted-apr.ts';
import { DEFAULT_TIER, nearestBand } from '#domain/refinance/bands.ts';
import { priceRefinance } from '#domain/refinance/pricing.ts';
import { type Cents, dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';
import { decide } from '#sandbox/lenders/lenders.behaviour.ts';
import { sandboxLenders } from '#sandbox/lenders/lenders.port.ts';

const [lender] = sandboxLenders.cards;
if (lender === undefined) throw new Error('the panel is empty');

const cases = fc.record({
  score: fc.integer({ min: 300, max: 900 }),
  used: fc.boolean(),
  ageYears: fc.integer({ min: 0, max: 12 }),
  miles: fc.integer({ min: 0, max: 150_000 }),
  termMonths: fc.integer({ min: 12, max: 84 }),
  amountFinanced: fc.integer({ min: 100_000, max: 6_000_000 }),
  guideValue: fc.integer({ min: 1_000_000, max: 6_000_000 }),
});

it('returns one rate from /apr, the desk, prequalification and decisions, and one tier from assign-tier', () => {
  fc.assert(
    fc.property(cases, ({ score, amountFinanced, guideValue, ...rated }) => {
      const { used, ageYears, miles } = rated;
      const car = { used, ageYears, miles };
      const facts = { creditScore: score, condition: used ? 'used' : 'new', ageYears, miles } as const;
      const row = tierOf(score);
      expect(FUNCTIONS.get('tierOf')?.run([score], { values: {}, today: '2026-03-20' })).toBe(row.tier);
      const byTerm = postedAprs(facts);
      for (const term of [36, 48, 60, 72, 84] as const) {
        expect(byTerm[term]).toBe(postedApr(facts, { termMonths: term }));
      }

      const decision = decide(
        {
          applicationId: 'app_1',
          revision: 1,
          lenderId: lender.id,
          tier: row.letter,
          score,
          car,
          loan: {
            amountFinanced: amountFinanced as Cents,
            downPayment: 0 as Cents,
            price: guideValue as Cents,
            guideValue: guideValue as Cents,
            termMonths: rated.termMonths,
            aprPct: 0,
          },
          decidedAt: '2026-03-20T00:00:00.000Z',
          simulate: { verdict: 'approved' },
        },
        lender,
      );
      const approved = decision.approved;
      if (approved?.amountFinanced === undefined) throw new Error('an approval names its amount');
      const ltvPct = ltvOf(approved.amountFinanced, guideValue as Cents);
      expect(decision.customerRatePct).toBe(postedApr(facts, { termMonths: approved.termMonths, ltvPct }));

      const power = buyingPowerOf(row, { car: { ...car, guideValue: guideValue as Cents } });
      const powerLtv = ltvOf(power.maxAmountFinanced, guideValue as Cents);
      expect(power.estimatedAprPct).toBe(postedApr(facts, { termMonths: power.termMonths, ltvPct: powerLtv }));
    }),
    { numRuns: 200 },
  );
});

it('prices a refinance with the same tiers and terms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 900 }), fc.integer({ min: 1, max: 120 }), (score, months) => {
      const row = tierOf(score);
      const lien = { vin: parseVin('F1XDEMCR4SDEM0001') as Vin, currentBalance: dollars(20_000), currentAprPct: 24.99 };
      const { band } = priceRefinance({ ...lien, remainingTermMonths: months, creditScore: score }, []);
      expect(band).toEqual(nearestBand(months, row));
      expect(band.baseAprPct).toBe(refinanceApr(row, band.termMonths));
      expect(priceRefinance({ ...lien, remainingTermMonths: months }, []).band).toEqual(
        nearestBand(months, DEFAULT_TIER),
      );
    }),
  );
});
