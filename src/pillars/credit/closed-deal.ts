/** Refuses credit pulls and decisions on closed deals. */
import type { Deal } from '#domain/deal/state.ts';
import { isOpenToLenders, statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { type Refusal, refuse } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Tools } from '#ports/tools.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';

/** The lender call: the deal and the time. */
interface LenderCall extends Pick<Tools, 'settings' | 'lenders'> {
  readonly dealId: string;
  readonly base: string;
  readonly now: IsoInstant;
}

/** The refusal on a closed deal, with the legal moves; undefined for an open one. */
export function closedToLenders(
  deal: Deal,
  { dealId, base, now, ...tools }: LenderCall,
): Refusal<'illegal-move'> | undefined {
  if (isOpenToLenders(deal)) return undefined;
  const status = statusOf(deal);
  const { available } = toWireMoves(deal, moveContextOf(tools, now), `${base}/buy/deals/${dealId}`);
  const reason = `The deal is ${status}, so lenders no longer decide on it.`;
  return refuse('illegal-move', { reason, extra: { state: status, missing: [], available } });
}
