/** Context and refusals shared by all decisions on a deal. */
import { type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';
import type { CreditGap } from '../../deal-facts/credit-events.ts';
import { financingOf } from '../financing.ts';
import type { DealVerb } from '../machine.ts';
import { type Deal, standingEnvelope } from '../state.ts';
import { blockersOf, CREDIT_OWED, type GuardContext, statusOf } from '../status.ts';

export interface DecisionContext extends GuardContext {
  readonly dealId: string;
  /** A new random id `<prefix>_…`; no outcome depends on it. */
  readonly newId: (prefix: string) => string;
}

/** The refusal codes of verbs other than `illegal-move` alone. */
interface VerbCodes {
  checkout: 'rail-unconfigured';
  deliver: 'not-deliverable';
  settle: 'not-deliverable';
  unwind: 'return-window-closed';
  'esign-ceremony': 'no-envelope' | 'ceremony-expired';
}
export type CodeOf<Verb extends DealVerb> = 'illegal-move' | (Verb extends keyof VerbCodes ? VerbCodes[Verb] : never);

/** The refusal when the verb is not legal now; undefined when it is. `missing` names the steps that come first. */
export function refusalOf<Verb extends DealVerb>(
  deal: Deal,
  verb: Verb,
  guardContext: GuardContext,
): Refusal<CodeOf<Verb>> | undefined {
  const missing = blockersOf(deal, verb, guardContext);
  if (missing.length === 0) return undefined;
  const reason = missing.includes(CREDIT_OWED) ? creditReason(deal, guardContext.now) : undefined;
  const extra = { state: statusOf(deal), missing };
  return refuse(CODES[verb](missing, deal), { extra, ...withoutUndefined({ reason }) });
}

const GAPS: Readonly<Record<CreditGap, string>> = {
  undecided: 'no lender has approved it',
  declined: 'the lender declined',
  'conditions-open': 'the conditions of the approval are not met',
  expired: 'the approval has expired',
  'amount-above-approval': 'the approval does not cover it',
};

/** The refusal of an amount that the lender has not approved, with both remedies. */
function creditReason(deal: Deal, now: IsoInstant): string | undefined {
  const financing = financingOf(deal, now);
  if (financing?.gap === undefined) return undefined;
  const { amountFinanced, approvedAmount, gap } = financing;
  const approved = approvedAmount === undefined ? '' : ` (approved: ${toDecimal(approvedAmount)})`;
  return `The deal finances ${toDecimal(amountFinanced)} and ${GAPS[gap]}${approved}. Get an approval at POST /credit/decisions/simulate, or desk the deal again with financeType Cash.`;
}

const illegal = () => 'illegal-move' as const;

/** True for a closed deal or a completed step, whatever the verb. */
const isClosedOrDone = (missing: readonly string[]) =>
  missing.some((one) => one.startsWith('deal-') || one.startsWith('already-'));

const undeliverable = (missing: readonly string[]) =>
  isClosedOrDone(missing) ? ('illegal-move' as const) : ('not-deliverable' as const);

const CODES: { readonly [Verb in DealVerb]: (missing: readonly string[], deal: Deal) => CodeOf<Verb> } = {
  desk: illegal,
  checkout: (missing) => (missing.includes('checkout-rail') ? 'rail-unconfigured' : 'illegal-move'),
  esign: illegal,
  'esign-ceremony': (missing, deal) => {
    if (isClosedOrDone(missing)) return 'illegal-move';
    return standingEnvelope(deal)?.state === 'SENT' ? 'ceremony-expired' : 'no-envelope';
  },
  notarize: illegal,
  stips: illegal,
  insurance: illegal,
  deliver: undeliverable,
  settle: undeliverable,
  cancel: illegal,
  unwind: (missing) => (missing.includes('return-window-closed') ? 'return-window-closed' : 'illegal-move'),
};
