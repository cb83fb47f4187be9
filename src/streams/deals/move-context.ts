/** The inputs of a deal's moves besides the deal: clock, checkout rail and lenders. */
import type { GuardContext } from '#domain/deal/status.ts';
import type { MoveContext } from '#domain/deal/wire/moves.ts';
import type { Tools } from '#ports/tools.ts';

export function guardContextOf({ settings }: Pick<Tools, 'settings'>, now: string): GuardContext {
  return { now, railOpen: settings.checkoutRail !== 'none' };
}

export function moveContextOf(tools: Pick<Tools, 'settings' | 'lenders'>, now: string): MoveContext {
  return { ...guardContextOf(tools, now), lenderIds: tools.lenders.cards.map(({ id }) => id) };
}
