/** Builds and runs the commands on the F&I side of a deal's stream. */

import type { DealState } from '#domain/deal/state.ts';
import { type Decided, isRefusal } from '#domain/fi/lifecycle/decide-menu.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import type { FiVerb } from '#domain/fi/lifecycle/machines.ts';
import { type NotFound, type Refusal, refuse } from '#kernel/answer.ts';
import { dateOf } from '#kernel/dates.ts';
import { REFUSALS, type RefusalCode } from '#kernel/refusals.ts';
import { type CallContext, type DealDecision, type DealSnapshot, type DealTools, readStream } from '#streams/deals.ts';
import type { Command } from '#streams/effects/command.ts';
import { runCommand } from '#streams/effects/run.ts';
import type { FiSnapshot } from './fi-snapshot.ts';
import { withProducts } from './fold-products.ts';
import { closedTo, toWireFiMoves } from './moves.ts';

/** The caller and the base address; any `Call` satisfies it. */
export interface FiCallContext extends CallContext {
  readonly base: string;
}

export interface FiAction<Code extends RefusalCode> {
  readonly verb: FiVerb;
  readonly decide: (snapshot: FiSnapshot) => Decided<Code>;
  /** Index entries that accompany the events. */
  readonly names?: (snapshot: FiSnapshot) => Omit<DealDecision, 'events'>;
}

/** A command on the F&I side of any stream; a desked deal's figures follow the selected products. */
function fiCommand<Code extends RefusalCode = never>(
  { base }: { readonly base: string },
  { verb, decide, names }: FiAction<Code>,
): Command<DealState, Code | 'illegal-move', never> {
  return {
    isFor: (state): state is DealState => state !== undefined,
    decide: (snapshot) => {
      const before = fiSnapshot(snapshot);
      const decided = closedRefusal(before, verb) ?? decide(before);
      if (isRefusal(decided)) return decided;
      if (decided.length === 0) return { events: [] };
      return { events: withProducts(snapshot.state, decided, snapshot.now), ...names?.(before) };
    },
    refused: (refusal, snapshot) => withMoves(refusal, fiSnapshot(snapshot), base),
  };
}

/** Runs a command on the F&I side of a stream; the answer is that side after it. */
export async function runFiCommand<Code extends RefusalCode = never>(
  tools: DealTools,
  call: FiCallContext,
  dealId: string,
  action: FiAction<Code>,
): Promise<FiSnapshot | NotFound | Refusal<Code | 'illegal-move' | 'concurrent-change'>> {
  const result = await runCommand(tools, call, dealId, fiCommand(call, action));
  return result.kind === 'HANDLED' ? fiSnapshot(result) : result;
}

function closedRefusal(snapshot: FiSnapshot, verb: FiVerb): Refusal<'illegal-move'> | undefined {
  const status = closedTo(snapshot, verb);
  if (status === undefined) return undefined;
  const reason = `The deal is ${status}. F&I products can be sold only before delivery; its contracts can still be voided with POST /fi/contracts/{contractId}/void.`;
  return refuse('illegal-move', { reason, extra: { state: status } });
}

/** Adds the state, the missing steps and the legal moves to a refusal. */
function withMoves<Code extends RefusalCode>(
  refusal: Refusal<Code>,
  snapshot: FiSnapshot,
  base: string,
): Refusal<Code> {
  if (REFUSALS[refusal.code].class !== 'conflict') return refusal;
  const state = snapshot.fi.state ?? null;
  const { available } = toWireFiMoves(snapshot, base);
  return { ...refusal, extra: { state, missing: [], ...refusal.extra, available } };
}

/** The F&I side of a stream visible to the caller, now or at an earlier seq. */
export async function readFi(
  tools: DealTools,
  call: CallContext,
  dealId: string,
  asOfSeq?: number,
): Promise<FiSnapshot | NotFound> {
  const snapshot = await readStream(tools, call, dealId, { asOfSeq });
  return 'history' in snapshot ? fiSnapshot(snapshot) : snapshot;
}

function fiSnapshot({ dealId, history, state, now }: DealSnapshot<DealState>): FiSnapshot {
  return { kind: 'FI', dealId, fi: fiDealOf(history), deal: state, today: dateOf(now), now };
}
