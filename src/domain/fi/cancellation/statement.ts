/** Renders a cancellation rule as text and figures. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, toDecimal } from '#kernel/money.ts';
import type { ProductType } from '../families.ts';
import { feeOf } from './refund.ts';
import type { Confidence, FeeCap } from './row.ts';
import type { CancellationRule, RuleBasis } from './rule.ts';

/** The rule in readable form; `feeCap` is a decimal string for this price. */
export interface RuleStatement {
  readonly state: string | null;
  readonly productType: ProductType;
  readonly law: string;
  readonly basis: RuleBasis;
  readonly freeLookDays: number;
  readonly freeLookDaysWhenMailed?: number;
  readonly freeLookUnit: 'calendar-days' | 'business-days';
  readonly freeLookRefund: string;
  readonly method: CancellationRule['method'];
  readonly feeCap: string;
  readonly feeRule: string;
  readonly claimsDeducted: boolean;
  readonly refundWithinDays: number;
  readonly latePenalty: string | null;
  readonly disclosures: readonly string[];
  readonly confidence: Confidence;
  readonly effectiveFrom: string;
  readonly verifiedOn: string | null;
  readonly assignment: string;
}

/** The statement of a rule for a contract's price; a fee based on the unearned part is given at its maximum. */
export function stateRule(rule: CancellationRule, price: Cents): RuleStatement {
  const mailed = rule.freeLook.daysWhenMailed;
  return {
    state: rule.state,
    productType: rule.productType,
    law: rule.law,
    basis: rule.basis,
    freeLookDays: rule.freeLook.days,
    ...withoutUndefined({ freeLookDaysWhenMailed: mailed }),
    freeLookUnit: rule.freeLook.unit === 'business' ? 'business-days' : 'calendar-days',
    freeLookRefund: freeLookWords(rule),
    method: rule.method,
    feeCap: toDecimal(cents(feeOf(rule.feeCap, price, price))),
    feeRule: feeWords(rule.feeCap),
    claimsDeducted: rule.claimsDeducted,
    refundWithinDays: rule.payWithinDays,
    latePenalty: rule.latePenalty,
    disclosures: rule.disclosures,
    confidence: rule.confidence,
    effectiveFrom: rule.effectiveFrom,
    verifiedOn: rule.verifiedOn,
    assignment: rule.assignment,
  };
}

function freeLookWords({ freeLook }: CancellationRule): string {
  const claims = freeLook.claims === 'bars' ? 'if no claim was paid' : 'less claims paid';
  const { lessFee, feeFromDay } = freeLook;
  if (lessFee === undefined) return `the whole price, ${claims}`;
  const from = feeFromDay === undefined ? '' : ` from day ${feeFromDay}`;
  return `the price less ${feeWords(lessFee)}${from}, ${claims}`;
}

function feeWords({ flatCents, pct }: FeeCap): string {
  const share = pct === undefined ? undefined : `${pct.rate}% of the ${pct.of === 'price' ? 'price' : 'unearned part'}`;
  if (flatCents === 0) return 'no fee';
  if (flatCents === undefined) return share ?? 'no fee';
  const flat = `$${toDecimal(flatCents as Cents)}`;
  return share === undefined ? flat : `the lesser of ${flat} or ${share}`;
}
