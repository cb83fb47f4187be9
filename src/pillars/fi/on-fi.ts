/** Owns the way F&I doors decide on a deal's stream: the F&I side is folded, the facts are appended, the rest is answered. */

import type { DealState } from '#domain/deal/state.ts';
import { type Decided, isRefusal } from '#domain/fi/lifecycle/decide-menu.ts';
import { type FiDeal, fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import type { Empty, Refusal } from '#kernel/answer.ts';
import { dateOf, type IsoDate } from '#kernel/dates.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import {
  type Asker,
  type DealDecision,
  type DealMoment,
  type DealTools,
  onStream,
  readStream,
} from '#streams/deals.ts';

/** The F&I side of a stream as it stands now. */
export interface FiMoment {
  readonly kind: 'FI';
  readonly dealId: string;
  readonly fi: FiDeal;
  readonly deal: DealState;
  readonly today: IsoDate;
  readonly now: string;
}

type Names = Omit<DealDecision, 'events'>;

/** Decides on the F&I side of a stream; `names` are the claims and index entries that go with the facts. */
export async function onFi<Code extends RefusalCode>(
  tools: DealTools,
  asker: Asker,
  dealId: string,
  decide: (moment: FiMoment) => Decided<Code>,
  names: (decided: Extract<Decided, readonly unknown[]>, moment: FiMoment) => Names = () => ({}),
): Promise<FiMoment | Empty | Refusal<Code | 'illegal-move' | 'concurrent-change'>> {
  const result = await onStream(tools, asker, dealId, (moment) => {
    const before = fiMoment(moment);
    const decided = decide(before);
    if (isRefusal(decided)) return decided;
    return { events: decided, ...(decided.length === 0 ? {} : names(decided, before)) };
  });
  if (result.kind === 'TAKEN') throw new Error(`the name ${result.key} of a fresh contract is taken`);
  // The loop refuses with what was decided above, or because somebody else was faster.
  if (result.kind === 'REFUSAL') return result as Refusal<Code | 'illegal-move' | 'concurrent-change'>;
  return result.kind === 'EMPTY' ? result : fiMoment(result);
}

/** The F&I side of a stream that the caller may reach. */
export async function readFi(tools: DealTools, asker: Asker, dealId: string): Promise<FiMoment | Empty> {
  const moment = await readStream(tools, asker, dealId);
  return 'history' in moment ? fiMoment(moment) : moment;
}

function fiMoment({ dealId, history, state, now }: DealMoment<DealState>): FiMoment {
  return { kind: 'FI', dealId, fi: fiDealOf(history), deal: state, today: dateOf(now), now };
}
