/** Builds the commands of the buy endpoints, which decide on a deal and list the legal moves in a refusal. */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import { type Deal, isDeal } from '#domain/deal/state.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Tools } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import type { DealSnapshot, DealTools } from '#streams/deals.ts';
import type { Command, EffectPorts } from '#streams/effects/command.ts';
import type { Effect, EffectName } from '#streams/effects/effect.ts';
import type { Decided } from '#streams/effects/kind.ts';
import { decisionContextOf } from '#streams/effects/run.ts';

export type BuyTools = DealTools & Pick<Tools, 'settings' | 'lenders'>;

export function dealHref(base: string, dealId: string): string {
  return `${base}/buy/deals/${dealId}`;
}

type Judgement<Code extends RefusalCode, Name extends EffectName> = Decided<Code> | Effect<Name>;
type DecideOnDeal<Code extends RefusalCode, Name extends EffectName> = (
  deal: Deal,
  context: DecisionContext,
  snapshot: DealSnapshot,
) => Judgement<Code, Name> | Promise<Judgement<Code, Name>>;

/** The base address, and the callers who may run the command. */
type Asked = { readonly base: string } & Pick<Command, 'reach'>;

/** A command that calls no counterparty. */
export function buyCommand<Code extends RefusalCode = never>(
  tools: BuyTools,
  { base, reach = 'own' }: Asked,
  decide: DecideOnDeal<Code, never>,
): Command<Deal, Code, never> {
  return { ...commandOf(tools, base, decide), reach };
}

/** A command that calls a counterparty, when the move is legal. */
export function callingCommand<Code extends RefusalCode = never, Name extends EffectName = never>(
  tools: BuyTools & EffectPorts,
  { base, reach = 'own' }: Asked,
  decide: DecideOnDeal<Code, Name>,
): Command<Deal, Code, Name> {
  return { ...commandOf(tools, base, decide), reach, ports: tools };
}

function commandOf<Code extends RefusalCode, Name extends EffectName>(
  tools: BuyTools,
  base: string,
  decide: DecideOnDeal<Code, Name>,
): Command<Deal, Code, Name> {
  return {
    isFor: isDeal,
    decide: async (snapshot) => {
      const decided = await decide(snapshot.state, decisionContextOf(tools, snapshot.dealId, snapshot.now), snapshot);
      return 'kind' in decided ? decided : { events: decided };
    },
    refused: (refusal, { state, dealId, now }) => {
      const { available } = toWireMoves(state, moveContextOf(tools, now), dealHref(base, dealId));
      return { ...refusal, extra: { ...refusal.extra, available } };
    },
  };
}
