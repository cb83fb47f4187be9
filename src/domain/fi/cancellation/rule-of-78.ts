/** Refund by the Rule of 78 (sum of the digits), and the laws that bar it. */
import type { Authority } from '../../desk/in-force.ts';
import { cancellationRule } from './rule.ts';

/** On a precomputed consumer loan of more than 61 months, a refund is at least the actuarial one. */
export const RULE_OF_78_BAN: Authority = {
  authority: '15 USC 1615(b)',
  effectiveFrom: '1993-10-01',
  verifiedOn: '2026-11-28',
  confidence: 'high',
  note: 'The Rule of 78 is barred for terms of more than 61 months: a refund is then at least the actuarial one.',
};

const RULE_OF_78_MONTHS_MAX = 61;

/**
 * The part of a price for the months not yet begun: left × (left + 1) of term × (term + 1). Months outside the term are
 * clamped.
 */
export function ruleOf78Unearned(price: number, termMonths: number, monthsUsed: number): number {
  const left = Math.min(termMonths, Math.max(0, termMonths - monthsUsed));
  return (price * left * (left + 1)) / (termMonths * (termMonths + 1));
}

/** The law that bars the method for a term, and in the given state; undefined when it is allowed. */
export function ruleOf78Bar(termMonths: number, state?: string): Authority | undefined {
  if (termMonths > RULE_OF_78_MONTHS_MAX) return RULE_OF_78_BAN;
  if (state === undefined) return undefined;
  const { basis, law: authority, effectiveFrom, verifiedOn, confidence } = cancellationRule('VSC', state);
  if (basis !== 'statute') return undefined;
  const note = 'The statute requires a pro-rata refund of a service contract.';
  return { authority, effectiveFrom, verifiedOn, confidence, note };
}
