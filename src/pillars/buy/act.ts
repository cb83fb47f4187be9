/** Runs a command on a deal for the buy endpoints, and words its refusals. */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { Deal } from '#domain/deal/state.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { type NotFound, type Refusal, refuse } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Counterparties, Tools } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import type { ANYONE, CallContext, DealHandled, DealSnapshot, DealTools } from '#streams/deals.ts';
import { onDeal } from '#streams/deals.ts';
import type { Effect, EffectCode, EffectName } from '#streams/effects/effect.ts';
import type { Decided } from '#streams/effects/kind.ts';
import { type Command, decisionContextOf, owesWithdrawal, runCommand } from '#streams/effects/run.ts';

export type BuyTools = DealTools & Pick<Tools, 'settings' | 'lenders'>;

export interface BuyCall extends CallContext {
  readonly base: string;
}

export function dealHref(base: string, dealId: string): string {
  return `${base}/buy/deals/${dealId}`;
}

/**
 * Decides on a deal visible to the caller; a refusal lists the legal moves. Does not wait for a counterparty call in
 * progress: a deal can be cancelled while the notary is at work.
 */
export async function act<Code extends RefusalCode = never>(
  tools: BuyTools,
  call: BuyCall,
  dealId: string,
  decide: (deal: Deal, context: DecisionContext, snapshot: DealSnapshot) => Decided<Code> | Promise<Decided<Code>>,
): Promise<DealHandled | Refusal<Code | 'concurrent-change'> | NotFound> {
  const result = await onDeal<Code>(tools, call, dealId, async (snapshot) => {
    const context = decisionContextOf(tools, dealId, snapshot.now);
    const decided = await decide(snapshot.state, context, snapshot);
    return 'kind' in decided ? withAvailable(tools, decided, snapshot, call.base) : { events: decided };
  });
  if (result.kind === 'TAKEN') throw new Error(`The new ${result.claim} id ${result.key} is already claimed.`);
  // Documents that the move voided are withdrawn at their provider now, or later when it does not respond.
  if (owesWithdrawal(result)) await tools.interrupted.conclude(dealId, call);
  return result;
}

/**
 * Like `act`, for a move that needs a counterparty. The counterparty is called once, and only when the move is legal;
 * such moves on a deal are queued.
 */
export async function actThrough<Code extends RefusalCode = never, Name extends EffectName = never>(
  tools: BuyTools & Counterparties,
  call: BuyCall,
  dealId: string,
  decide: (
    deal: Deal,
    context: DecisionContext,
    snapshot: DealSnapshot,
  ) => Decided<Code> | Effect<Name> | Promise<Decided<Code> | Effect<Name>>,
  reach: typeof ANYONE | 'own' = 'own',
): Promise<DealHandled | Refusal<Code | EffectCode<Name> | 'concurrent-change'> | NotFound> {
  const refused: Command['refused'] = (refusal, snapshot) => withAvailable(tools, refusal, snapshot, call.base);
  // One runner handles effects of every kind, so the compiler cannot track this one's codes through it.
  const result = await runCommand(tools, call, dealId, { decide: decide as Command['decide'], refused, reach });
  if (result.kind === 'TAKEN' && result.claim !== 'order')
    throw new Error(`The new ${result.claim} id ${result.key} is already claimed.`);
  if (result.kind === 'TAKEN') return refuse('order-conflict') as Refusal<EffectCode<Name>>;
  return result as Exclude<typeof result, Refusal> | Refusal<Code | EffectCode<Name> | 'concurrent-change'>;
}

function withAvailable<Code extends RefusalCode>(
  tools: BuyTools,
  refusal: Refusal<Code>,
  { state, dealId, now }: DealSnapshot,
  base: string,
): Refusal<Code> {
  const { available } = toWireMoves(state, moveContextOf(tools, now), dealHref(base, dealId));
  return { ...refusal, extra: { ...refusal.extra, available } };
}
