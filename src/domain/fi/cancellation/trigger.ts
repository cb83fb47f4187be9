/** Applies the reason of a cancellation: who has to ask, within which days, and whether a fee may be kept. */
import type { CancellationReason } from './reasons.ts';
import type { CancellationRule } from './rule.ts';

export interface Trigger {
  readonly reason: CancellationReason;
  /** False where the refund is owed without a request of the holder. */
  readonly requestRequired: boolean;
  /** Days after the event within which the request is due; null where the law names none. */
  readonly requestWithinDays: number | null;
}

/** Reasons that end the loan, and with it a waiver. */
const ENDS_LOAN: ReadonlySet<CancellationReason> = new Set(['payoff', 'total-loss', 'repossession']);

export function triggerOf(reason: CancellationReason, rule: CancellationRule): Trigger {
  const endsWaiver = rule.productType === 'GAP' && ENDS_LOAN.has(reason);
  const requestRequired = reason !== 'provider' && !(endsWaiver && rule.automaticOn.includes(reason));
  return { reason, requestRequired, requestWithinDays: endsWaiver && requestRequired ? rule.requestWithinDays : null };
}

/** The rule for a reason: a provider that cancels keeps no fee, except where the row says so. */
export function ruleFor(reason: CancellationReason, rule: CancellationRule): CancellationRule {
  if (reason !== 'provider' || rule.providerKeepsFee) return rule;
  const { lessFee: _, ...freeLook } = rule.freeLook;
  return { ...rule, freeLook, feeCap: { flatCents: 0 } };
}
