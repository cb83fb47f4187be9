/** Wire form of rates: money as decimal strings, and only the members a plan has. */
import { yearOf } from '#kernel/dates.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import type { ProductType } from './families.ts';
import type { Plan } from './rating/plan.ts';
import type { IneligibleFamily, RatedFamily } from './rating/rate-book.ts';

interface QuotedPlan {
  readonly rateId: string;
  readonly coverage: string;
  readonly termMonths: number;
  readonly termMiles: number | null;
  readonly deductible: string;
  readonly deductibleType?: 'disappearing';
  readonly benefit?: string;
  readonly dealerCost: string;
  readonly retailPrice: string;
  readonly dealerPaid?: true;
  readonly lifetime?: true;
  readonly surcharges: { code: string; cost: string }[];
  readonly form: string;
}

export interface QuotedFamily {
  readonly productType: ProductType;
  readonly name: string;
  readonly plans: QuotedPlan[];
  /** Levels that this car no longer qualifies for. */
  readonly withheld?: { coverage: string; reason: string }[];
  readonly notes?: string[];
  readonly regulated?: {
    state: string;
    rule: string;
    note: string;
    cap?: string;
    source: string;
    year: number;
    confidence: 'high' | 'medium' | 'low';
  };
}

type Writable<T> = { -readonly [Member in keyof T]: T[Member] };

/** A rated family as returned. */
export function toWireFamily({
  productType,
  name,
  plans,
  withheld,
  notes,
  regulation,
  capCents,
}: RatedFamily): QuotedFamily {
  return {
    productType,
    name,
    plans: toWirePlans(plans),
    ...(withheld === undefined || withheld.length === 0 ? {} : { withheld: [...withheld] }),
    ...(notes === undefined || notes.length === 0 ? {} : { notes: [...notes] }),
    ...(regulation === undefined ? {} : { regulated: toWireRegulation(regulation, capCents) }),
  };
}

/**
 * Plans of a family share their surcharges, which are converted once. A quote has hundreds of plans, so spreads are
 * avoided.
 */
function toWirePlans(plans: readonly Plan[]): QuotedPlan[] {
  const read = new Map<Plan['surcharges'], QuotedPlan['surcharges']>();
  return plans.map((plan) => {
    const known = read.get(plan.surcharges);
    const surcharges = known ?? plan.surcharges.map(({ code, cost }) => ({ code, cost: toDecimal(cost) }));
    if (known === undefined) read.set(plan.surcharges, surcharges);
    return toWirePlan(plan, surcharges);
  });
}

function toWirePlan(plan: Plan, surcharges: QuotedPlan['surcharges']): QuotedPlan {
  const wire: Writable<QuotedPlan> = {
    rateId: plan.rateId,
    coverage: plan.coverage,
    termMonths: plan.termMonths,
    termMiles: plan.termMiles,
    deductible: toDecimal(plan.deductible),
    dealerCost: toDecimal(plan.dealerCost),
    retailPrice: toDecimal(plan.retailPrice),
    surcharges,
    form: plan.form,
  };
  if (plan.disappearing) wire.deductibleType = 'disappearing';
  if (plan.benefit !== undefined) wire.benefit = toDecimal(plan.benefit);
  if (plan.dealerPaid) wire.dealerPaid = true;
  if (plan.lifetime) wire.lifetime = true;
  return wire;
}

function toWireRegulation(regulation: NonNullable<RatedFamily['regulation']>, cap: Cents | undefined) {
  const { state, rule, note, authority: source, effectiveFrom, confidence } = regulation;
  const year = yearOf(effectiveFrom);
  return { state, rule, note, ...(cap === undefined ? {} : { cap: toDecimal(cap) }), source, year, confidence };
}

export interface QuotedRefusal {
  readonly productType: ProductType;
  readonly name: string;
  readonly reason: string;
  readonly codes: string[];
}

/** A family that is not sold, with the reason. */
export function toWireIneligible({ productType, name, objections }: IneligibleFamily): QuotedRefusal {
  return {
    productType,
    name,
    reason: objections.map(({ reason }) => reason).join(' '),
    codes: objections.map(({ code }) => code),
  };
}
