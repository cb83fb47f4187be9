/** Context and refusals shared by all decisions on a deal. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { DealVerb } from '../machine.ts';
import { type Deal, standingEnvelope } from '../state.ts';
import { blockersOf, type Standpoint, statusOf } from '../status.ts';

export interface Ground extends Standpoint {
  readonly dealId: string;
  /** A fresh random id `<prefix>_…`; outcomes never depend on it. */
  readonly newId: (prefix: string) => string;
}

/** The refusal when the verb is not legal now; undefined when it is. `missing` names what must come first. */
export function refusalOf(deal: Deal, verb: DealVerb, standpoint: Standpoint): Refusal | undefined {
  const missing = blockersOf(deal, verb, standpoint);
  if (missing.length === 0) return undefined;
  return refuse(codeFor(deal, verb, missing), { extra: { state: statusOf(deal), missing } });
}

function codeFor(deal: Deal, verb: DealVerb, missing: readonly string[]): RefusalCode {
  if (missing.includes('checkout-rail')) return 'rail-unconfigured';
  if (missing.includes('return-window-closed')) return 'return-window-closed';
  if (missing.some((one) => one.startsWith('deal-') || one.startsWith('already-'))) return 'illegal-move';
  if (verb === 'deliver' || verb === 'settle') return 'not-deliverable';
  if (verb === 'esign-ceremony') return standingEnvelope(deal)?.state === 'SENT' ? 'ceremony-expired' : 'no-envelope';
  return 'illegal-move';
}
