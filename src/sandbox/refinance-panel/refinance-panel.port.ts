/** Sandbox refinance panel: every lender quotes every lien, with a spread derived from car and lender. */

import type { Lien } from '#domain/refinance/lien.ts';
import type { PanelRate } from '#domain/refinance/pricing.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { draw } from '#kernel/hash.ts';
import { dollars } from '#kernel/money.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { RefinancePanel } from '#ports/lenders.ts';
import { PANEL, type PanelLender } from '#sandbox/lenders/panel.data.ts';
import { isAnswered } from './refinance-panel.behaviour.ts';

/** Spreads run 0.00 … 1.99 points in steps of 0.01. */
const SPREAD_STEPS = 200;

export const sandboxRefinancePanel: RefinancePanel = {
  source: SOURCES.refinance,
  rates: async (lien) => (isAnswered(lien) ? PANEL.map((lender) => rateOf(lien, lender)) : []),
};

function rateOf(lien: Lien, lender: PanelLender): PanelRate {
  return {
    lenderId: lender.id,
    lender: lender.name,
    spreadPct: draw(SPREAD_STEPS, 'lender-spread', lien.vin, lender.id) / 100,
    conditions: lender.conditions,
    eligibility: {
      balance: { min: dollars(lender.balanceMin), max: dollars(lender.balanceMax) },
      ltv: lender.ltvPct,
      age: lender.ageYears,
      miles: lender.miles,
      states: lender.states,
    },
    ...withoutUndefined({ footprint: lender.footprint }),
  };
}
