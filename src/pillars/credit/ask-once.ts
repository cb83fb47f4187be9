/** Asks a bureau or a lender about a deal once, outside the optimistic loop, and records the answer. */
import type { Deal } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { NotFound, Refusal } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Tools } from '#ports/tools.ts';
import {
  type CallContext,
  type DealHandled,
  type DealSnapshot,
  type DealTools,
  onDeal,
  readDeal,
} from '#streams/deals.ts';
import { RECORD_ATTEMPTS_MAX } from '#streams/effects/run.ts';
import { closedToLenders } from './closed-deal.ts';

export type AskTools = DealTools & Pick<Tools, 'settings' | 'lenders'>;

interface Question<Answer extends object, Code extends RefusalCode> {
  readonly dealId: string;
  readonly base: string;
  readonly ask: (snapshot: DealSnapshot) => Promise<Answer | Refusal<Code>>;
  /** The events that record the answer on the current deal. */
  readonly record: (deal: Deal, answer: Answer, now: string) => readonly DealEvent[];
}

interface Asked<Answer> {
  readonly kind: 'ASKED';
  readonly answer: Answer;
  readonly handled: DealHandled;
}

/**
 * Checks that the deal is open before the question and again before its answer is recorded. A conflicting write repeats
 * the recording only: each question is an inquiry at a real bureau, and an application at a real lender.
 */
export async function askOnce<Answer extends object, Code extends RefusalCode>(
  tools: AskTools,
  call: CallContext,
  { dealId, base, ask, record }: Question<Answer, Code>,
): Promise<Asked<Answer> | Refusal<Code | 'illegal-move' | 'concurrent-change'> | NotFound> {
  const { settings, lenders } = tools;
  const closedRefusal = ({ state, now }: DealSnapshot) =>
    closedToLenders(state, { now, base, dealId, settings, lenders });
  const snapshot = await readDeal(tools, call, dealId);
  if ('kind' in snapshot) return snapshot;
  const refusal = closedRefusal(snapshot);
  if (refusal !== undefined) return refusal;
  const answer = await ask(snapshot);
  if (isRefusal(answer)) return answer;
  const handled = await onDeal<'illegal-move'>(
    tools,
    call,
    dealId,
    (current) => closedRefusal(current) ?? { events: record(current.state, answer, current.now) },
    'own',
    RECORD_ATTEMPTS_MAX,
  );
  if (handled.kind === 'TAKEN') throw new Error(`A credit answer claims no name, but ${handled.claim} was taken.`);
  return handled.kind === 'HANDLED' ? { kind: 'ASKED', answer, handled } : handled;
}

function isRefusal<Code extends RefusalCode>(answer: object): answer is Refusal<Code> {
  return 'kind' in answer && answer.kind === 'REFUSAL';
}
