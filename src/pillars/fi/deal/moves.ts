/** Wire form of `available[]` and `blocked[]` on the F&I side of a deal. */
import { z } from 'zod';
import type { DealState } from '#domain/deal/state.ts';
import { standingContracts } from '#domain/fi/lifecycle/fi-deal.ts';
import type { FiVerb } from '#domain/fi/lifecycle/machines.ts';
import { type FiMoves, fiMoves } from '#domain/fi/lifecycle/moves.ts';
import type { FiMoment } from './on-fi.ts';

const PATHS: Readonly<Record<Exclude<FiVerb, 'quote' | 'contract-void'>, string>> = {
  menu: 'menu',
  'menu-present': 'menu/present',
  'menu-select': 'menu/select',
  'menu-decline': 'menu/decline',
  'contract-stage': 'contract/stage',
  'contract-approve': 'contract/approve',
  'contract-capture': 'contract/capture',
};

export const availableMove = z
  .strictObject({
    transition: z.string(),
    method: z.literal('POST'),
    href: z.string(),
    requires: z.array(z.string()),
  })
  .meta({ id: 'FiMove', description: 'An F&I move that would be accepted now' });

export const blockedMove = z
  .strictObject({ transition: z.string(), blockedBy: z.array(z.string()) })
  .meta({ id: 'FiBlockedMove', description: 'An F&I move that is held back, and by what' });

/** The end a deal has come to, after which nothing is sold on it and its contracts can only be voided. */
export function endingOf({ cancelled, unwound }: DealState): 'CANCELLED' | 'UNWOUND' | undefined {
  if (unwound !== undefined) return 'UNWOUND';
  return cancelled === undefined ? undefined : 'CANCELLED';
}

/** The F&I moves of a deal with their addresses; a void is offered once per standing contract. */
export function toWireFiMoves({ fi, deal, dealId, today }: FiMoment, base: string) {
  const { available, blocked } = movesUntil(endingOf(deal), fiMoves(fi, today));
  return {
    available: available.flatMap(({ transition, requires }) =>
      hrefsOf(transition, { fi, dealId, base }).map((href) => ({
        transition,
        method: 'POST' as const,
        href,
        requires: [...requires],
      })),
    ),
    blocked: blocked.map(({ transition, blockedBy }) => ({ transition, blockedBy: [...blockedBy] })),
  };
}

/** The moves as the deal's ending leaves them. */
function movesUntil(ending: ReturnType<typeof endingOf>, moves: FiMoves): FiMoves {
  if (ending === undefined) return moves;
  const available = moves.available.filter(({ transition }) => transition === 'contract-void');
  const ended = moves.available
    .filter((one) => !available.includes(one))
    .map(({ transition }) => ({ transition, blockedBy: [`the deal is ${ending}`] }));
  return { available, blocked: [...ended, ...moves.blocked] };
}

function hrefsOf(verb: FiVerb, { fi, dealId, base }: Pick<FiMoment, 'fi' | 'dealId'> & { base: string }): string[] {
  if (verb === 'quote') return [`${base}/fi/quotes`];
  if (verb === 'contract-void')
    return standingContracts(fi).map(({ contractId }) => `${base}/fi/contracts/${contractId}/void`);
  return [`${base}/fi/deals/${dealId}/${PATHS[verb]}`];
}
