/** Applies the reason of a cancellation: whether a request is required, by when, and whether a fee may be kept. */
import type { CancellationReason } from './reasons.ts';
import type { CancellationRule } from './rule.ts';

export interface Trigger {
  readonly reason: CancellationReason;
  /** False when the refund is owed without a request. */
  readonly requestRequired: boolean;
  /** Days after the event within which the request is due; null if the law names none. */
  readonly requestWithinDays: number | null;
}

/** Reasons that end the loan, and with it a waiver. */
const ENDS_LOAN: ReadonlySet<CancellationReason> = new Set(['payoff', 'total-loss', 'repossession']);

export function triggerOf(reason: CancellationReason, rule: CancellationRule): Trigger {
  const endsWaiver = rule.productType === 'GAP' && ENDS_LOAN.has(reason);
  const requestRequired = reason !== 'provider' && !(endsWaiver && rule.automaticOn.includes(reason));
  return { reason, requestRequired, requestWithinDays: endsWaiver && requestRequired ? rule.requestWithinDays : null };
}

/** The rule for a reason: a cancelling provider keeps no fee, unless the row allows it. */
export function ruleFor(reason: CancellationReason, rule: CancellationRule): CancellationRule {
  if (reason !== 'provider' || rule.providerKeepsFee) return rule;
  const { lessFee: _, ...freeLook } = rule.freeLook;
  return { ...rule, freeLook, feeCap: { flatCents: 0 } };
}
