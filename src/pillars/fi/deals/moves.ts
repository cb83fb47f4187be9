/** Wire form of `available[]` and `blocked[]` on the F&I side of a deal. */

import type { DealStatus } from '#domain/deal/machine.ts';
import { isDeal } from '#domain/deal/state.ts';
import { closedStatusOf } from '#domain/deal/status.ts';
import { standingContracts } from '#domain/fi/lifecycle/fi-deal.ts';
import type { FiVerb } from '#domain/fi/lifecycle/machines.ts';
import { type FiMoves, fiMoves } from '#domain/fi/lifecycle/moves.ts';
import type { FiSnapshot } from './fi-snapshot.ts';

const PATHS: Readonly<Record<Exclude<FiVerb, 'quote' | 'contract-void'>, string>> = {
  menu: 'menu',
  'menu-present': 'menu/present',
  'menu-select': 'menu/select',
  'menu-decline': 'menu/decline',
  'contract-stage': 'contract/stage',
  'contract-approve': 'contract/approve',
  'contract-capture': 'contract/capture',
};

const DRAWING_UP: readonly FiVerb[] = ['contract-stage', 'contract-approve', 'contract-capture'];

/**
 * The closed status that rules out a verb; undefined when it is allowed. From delivery on the price is final, so
 * nothing is rated, shown, selected or declined. Until the deal settles, the contracts of the selected package can
 * still be drawn up once. A contract can be voided at any time. F&I book and total always agree.
 */
export function closedTo({ deal, fi }: Pick<FiSnapshot, 'deal' | 'fi'>, verb: FiVerb): DealStatus | undefined {
  const status = isDeal(deal) ? closedStatusOf(deal) : undefined;
  if (status === undefined || verb === 'contract-void') return undefined;
  const isPriced = fi.selection !== undefined && fi.contracts.every(({ capturedAt }) => capturedAt === undefined);
  return status === 'DELIVERED' && isPriced && DRAWING_UP.includes(verb) ? undefined : status;
}

/** The F&I moves of a deal with their addresses; a void is offered once per active contract. */
export function toWireFiMoves(snapshot: FiSnapshot, base: string) {
  const { fi, dealId } = snapshot;
  const { available, blocked } = movesWithin(snapshot);
  return {
    available: available.flatMap(({ transition, requires, example, choices }) =>
      hrefsOf(transition, { fi, dealId, base }).map((href) => ({
        transition,
        method: 'POST' as const,
        href,
        requires: [...requires],
        ...(example === undefined ? {} : { example: { ...example } }),
        ...(choices === undefined ? {} : { choices: { ...choices } }),
      })),
    ),
    blocked: blocked.map(({ transition, blockedBy }) => ({ transition, blockedBy: [...blockedBy] })),
  };
}

/** The moves that the deal's status allows. */
function movesWithin(snapshot: FiSnapshot): FiMoves {
  const { available, blocked } = fiMoves(snapshot.fi, snapshot.today);
  const closed = available.flatMap(({ transition }) => {
    const status = closedTo(snapshot, transition);
    return status === undefined ? [] : [{ transition, blockedBy: [`the deal is ${status}`] }];
  });
  const isClosed = ({ transition }: { transition: FiVerb }) => closed.some((one) => one.transition === transition);
  return { available: available.filter((one) => !isClosed(one)), blocked: [...closed, ...blocked] };
}

function hrefsOf(verb: FiVerb, { fi, dealId, base }: Pick<FiSnapshot, 'fi' | 'dealId'> & { base: string }): string[] {
  if (verb === 'quote') return [`${base}/fi/quotes`];
  if (verb === 'contract-void')
    return standingContracts(fi).map(({ contractId }) => `${base}/fi/contracts/${contractId}/void`);
  return [`${base}/fi/deals/${dealId}/${PATHS[verb]}`];
}
