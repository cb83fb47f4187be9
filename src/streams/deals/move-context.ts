/** What the moves of a deal depend on beside the deal: clock, checkout rail and lenders. */
import type { MoveContext } from '#domain/deal/wire/moves.ts';
import type { Tools } from '#ports/tools.ts';

export function moveContextOf({ settings, lenders }: Pick<Tools, 'settings' | 'lenders'>, now: string): MoveContext {
  return { now, railOpen: settings.checkoutRail !== 'none', lenderIds: lenders.cards.map(({ id }) => id) };
}
