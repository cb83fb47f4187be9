/** Owns the read form of rates: money as decimal strings, and only the members a plan has. Cannot fail. */
import { type Cents, toDecimal } from '#kernel/money.ts';
import type { ProductType } from './families.ts';
import type { Plan } from './rating/plan.ts';
import type { IneligibleFamily, RatedFamily } from './rating/rate-book.ts';

export interface QuotedPlan {
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
  /** Covers that this car has outgrown. */
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

/** A rated family as it is read. */
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
    plans: plans.map(toWirePlan),
    ...(withheld === undefined || withheld.length === 0 ? {} : { withheld: [...withheld] }),
    ...(notes === undefined || notes.length === 0 ? {} : { notes: [...notes] }),
    ...(regulation === undefined ? {} : { regulated: toWireRegulation(regulation, capCents) }),
  };
}

function toWirePlan(plan: Plan): QuotedPlan {
  return {
    rateId: plan.rateId,
    coverage: plan.coverage,
    termMonths: plan.termMonths,
    termMiles: plan.termMiles,
    deductible: toDecimal(plan.deductible),
    ...(plan.disappearing ? { deductibleType: 'disappearing' as const } : {}),
    ...(plan.benefit === undefined ? {} : { benefit: toDecimal(plan.benefit) }),
    dealerCost: toDecimal(plan.dealerCost),
    retailPrice: toDecimal(plan.retailPrice),
    ...(plan.dealerPaid ? { dealerPaid: true as const } : {}),
    ...(plan.lifetime ? { lifetime: true as const } : {}),
    surcharges: plan.surcharges.map(({ code, cost }) => ({ code, cost: toDecimal(cost) })),
    form: plan.form,
  };
}

function toWireRegulation(regulation: NonNullable<RatedFamily['regulation']>, cap: Cents | undefined) {
  const { state, rule, note, source, year, confidence } = regulation;
  return { state, rule, note, ...(cap === undefined ? {} : { cap: toDecimal(cap) }), source, year, confidence };
}

export interface QuotedRefusal {
  readonly productType: ProductType;
  readonly name: string;
  readonly reason: string;
  readonly codes: string[];
}

/** A family that is not sold, and why. */
export function toWireIneligible({ productType, name, objections }: IneligibleFamily): QuotedRefusal {
  return {
    productType,
    name,
    reason: objections.map(({ reason }) => reason).join(' '),
    codes: objections.map(({ code }) => code),
  };
}
