/** Picks the plan of a rated family that a menu shows. */
import { dollars } from '#kernel/money.ts';
import type { Plan } from '../rating/plan.ts';
import type { RatedFamily } from '../rating/rate-book.ts';
import type { Slot } from './packages.data.ts';

/** The plan for a slot, or undefined when the family has none of its levels. */
export function pickPlan(family: RatedFamily, slot: Slot, financeMonths: number): Plan | undefined {
  const candidates = coverOf(family.plans, slot);
  const months = monthsOf(candidates, slot.months, financeMonths);
  return milesOf(
    candidates.filter((plan) => plan.termMonths === months),
    slot.months === 'longest',
  );
}

/** Plans of the first rated level, with the slot's deductible and benefit. */
function coverOf(plans: readonly Plan[], slot: Slot): readonly Plan[] {
  const benefit = slot.benefitDollars === undefined ? undefined : dollars(slot.benefitDollars);
  const fitting = plans.filter((plan) => !plan.disappearing && (benefit === undefined || plan.benefit === benefit));
  const wanted =
    slot.coverages ?? fitting.slice(0, 1).map(({ coverage }) => ({ coverage, deductibleDollars: undefined }));
  for (const { coverage, deductibleDollars } of wanted) {
    const found = fitting.filter(
      (plan) =>
        plan.coverage === coverage &&
        (deductibleDollars === undefined || plan.deductible === dollars(deductibleDollars)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function monthsOf(plans: readonly Plan[], wanted: Slot['months'], financeMonths: number): number | undefined {
  const all = [...new Set(plans.map(({ termMonths }) => termMonths))].sort((a, b) => a - b);
  if (wanted === 'longest') return all.at(-1);
  const target = wanted === 'finance' ? financeMonths : wanted;
  return all.find((months) => months >= target) ?? all.at(-1);
}

/**
 * The lowest limit of at least a thousand miles a month, else the highest; always the highest when the longest coverage
 * is wanted.
 */
function milesOf(plans: readonly Plan[], most: boolean): Plan | undefined {
  const byMiles = [...plans].sort((a, b) => Number(a.termMiles) - Number(b.termMiles));
  const enough = byMiles.find((plan) => Number(plan.termMiles) >= plan.termMonths * 1_000);
  return most ? byMiles.at(-1) : (enough ?? byMiles.at(-1));
}
