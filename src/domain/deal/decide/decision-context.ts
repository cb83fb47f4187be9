/** Context and refusals shared by all decisions on a deal. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { CreditGap } from '../../deal-facts/credit-events.ts';
import { financingOf } from '../financing.ts';
import type { DealVerb } from '../machine.ts';
import { type Deal, standingEnvelope } from '../state.ts';
import { blockersOf, CREDIT_OWED, type GuardContext, statusOf } from '../status.ts';

export interface DecisionContext extends GuardContext {
  readonly dealId: string;
  /** A fresh random id `<prefix>_…`; outcomes never depend on it. */
  readonly newId: (prefix: string) => string;
}

/** The refusal when the verb is not legal now; undefined when it is. `missing` names what must come first. */
export function refusalOf(deal: Deal, verb: DealVerb, guardContext: GuardContext): Refusal | undefined {
  const missing = blockersOf(deal, verb, guardContext);
  if (missing.length === 0) return undefined;
  const reason = missing.includes(CREDIT_OWED) ? creditReason(deal, guardContext.now) : undefined;
  const extra = { state: statusOf(deal), missing };
  return refuse(codeFor(deal, verb, missing), { extra, ...(reason === undefined ? {} : { reason }) });
}

const GAPS: Readonly<Record<CreditGap, string>> = {
  undecided: 'no lender has approved it',
  declined: 'the lender declined',
  'conditions-open': 'the conditions of the approval are not met',
  expired: 'the approval has expired',
  'amount-above-approval': 'the approval does not cover it',
};

/** What is financed, what is wrong with it, and both ways on. */
function creditReason(deal: Deal, now: IsoInstant): string | undefined {
  const financing = financingOf(deal, now);
  if (financing?.gap === undefined) return undefined;
  const { amountFinanced, approvedAmount, gap } = financing;
  const approved = approvedAmount === undefined ? '' : ` (approved: ${toDecimal(approvedAmount)})`;
  return `The deal finances ${toDecimal(amountFinanced)} and ${GAPS[gap]}${approved}. Get an approval at POST /credit/decisions/simulate, or desk the deal again with financeType Cash.`;
}

function codeFor(deal: Deal, verb: DealVerb, missing: readonly string[]): RefusalCode {
  if (missing.includes('checkout-rail')) return 'rail-unconfigured';
  if (missing.includes('return-window-closed')) return 'return-window-closed';
  if (missing.some((one) => one.startsWith('deal-') || one.startsWith('already-'))) return 'illegal-move';
  if (verb === 'deliver' || verb === 'settle') return 'not-deliverable';
  if (verb === 'esign-ceremony') return standingEnvelope(deal)?.state === 'SENT' ? 'ceremony-expired' : 'no-envelope';
  return 'illegal-move';
}
