/** Runs a command on a deal for the buy endpoints, and words its refusals. */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { Deal } from '#domain/deal/state.ts';
import type { GuardContext } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { type NotFound, type Refusal, refuse } from '#kernel/answer.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Counterparties, Tools } from '#ports/tools.ts';
import type { ClaimTaken } from '#streams/command-loop/handle.ts';
import type { ANYONE, CallContext, DealHandled, DealSnapshot, DealTools } from '#streams/deals.ts';
import { onDeal } from '#streams/deals.ts';
import type { Decided } from '#streams/effects/kind.ts';
import { type Command, decisionContextOf, runCommand } from '#streams/effects/run.ts';

export type BuyTools = DealTools & Pick<Tools, 'settings'>;

export interface BuyCall extends CallContext {
  readonly base: string;
}

export function dealHref(base: string, dealId: string): string {
  return `${base}/buy/deals/${dealId}`;
}

/** What guards may look at beside the deal. */
export function guardContextOf({ settings }: Pick<Tools, 'settings'>, now: string): GuardContext {
  return { now, railOpen: settings.checkoutRail !== 'none' };
}

/** Decides on a deal of the caller's; a refusal lists the moves that are legal instead. */
export async function act(
  tools: BuyTools,
  call: BuyCall,
  dealId: string,
  decide: (deal: Deal, context: DecisionContext, snapshot: DealSnapshot) => Decided | Promise<Decided>,
): Promise<DealHandled | Refusal | NotFound> {
  const result = await onDeal(tools, call, dealId, async (snapshot) => {
    const context = decisionContextOf(tools, dealId, snapshot.now);
    const decided = await decide(snapshot.state, context, snapshot);
    return 'kind' in decided ? withAvailable(decided, snapshot, context, call.base) : { events: decided };
  });
  return named(result);
}

/** The same for a move that a counterparty has its part in: it is called once, and only when the move is legal. */
export async function actThrough(
  tools: BuyTools & Counterparties,
  call: BuyCall,
  dealId: string,
  decide: Command['decide'],
  reach: typeof ANYONE | 'own' = 'own',
): Promise<DealHandled | Refusal | NotFound> {
  const refused: Command['refused'] = (refusal, snapshot, context) =>
    withAvailable(refusal, snapshot, context, call.base);
  return named(await runCommand(tools, call, dealId, { decide, refused, reach }));
}

/** Names on a deal are fresh and random, but for the order that a settlement names. */
function named(result: DealHandled | ClaimTaken | Refusal | NotFound): DealHandled | Refusal | NotFound {
  if (result.kind !== 'TAKEN') return result;
  if (result.claim !== 'order') throw new Error(`a fresh ${result.claim} name was taken`);
  return refuse('order-conflict');
}

function withAvailable(
  refusal: Refusal,
  { state, dealId }: DealSnapshot,
  context: DecisionContext,
  base: string,
): Refusal {
  const { available } = toWireMoves(state, context, dealHref(base, dealId));
  return { ...refusal, extra: { ...refusal.extra, available } };
}

/** A refusal as its endpoint declared it; problems of the body need no declaration. Any other undeclared one is a bug. */
export function declared<D extends Endpoint>(
  endpoint: D,
  refusal: Refusal,
): Refusal<D['refusals'][number] | 'validation-failed'> {
  const allowed: readonly (D['refusals'][number] | 'validation-failed')[] = [...endpoint.refusals, 'validation-failed'];
  const code = allowed.find((one) => one === refusal.code);
  if (code === undefined) throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${refusal.code}`);
  return { ...refusal, code };
}
