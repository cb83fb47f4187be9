/** Owns where each verb of a deal is asked for and what it needs: the wire form of `available[]` and `blocked[]`. */
import { z } from 'zod';
import type { DealVerb } from '#domain/deal/machine.ts';
import type { Standing } from '#domain/deal/status.ts';

interface Move {
  /** Under the deal's own address. */
  readonly path: string;
  /** Body members without which the door refuses. */
  readonly requires: readonly string[];
}

const MOVES: Readonly<Record<DealVerb, Move>> = {
  desk: { path: 'desk', requires: ['salesPrice', 'downPayment', 'term', 'zip'] },
  checkout: { path: 'checkout', requires: [] },
  esign: { path: 'esign', requires: ['signer.name'] },
  'esign-ceremony': { path: 'esign/ceremony', requires: [] },
  notarize: { path: 'notarize', requires: ['signer.name'] },
  stips: { path: 'stips', requires: ['stips'] },
  insurance: { path: 'insurance', requires: ['policy.policyNumber'] },
  deliver: { path: 'deliver', requires: [] },
  settle: { path: 'settle', requires: ['order_id', 'amount_total'] },
  cancel: { path: 'cancel', requires: ['reason'] },
  unwind: { path: 'unwind', requires: ['reason'] },
};

export const availableRow = z
  .strictObject({
    transition: z.string(),
    method: z.literal('POST'),
    href: z.string(),
    requires: z.array(z.string()),
  })
  .meta({ id: 'AvailableMove', description: 'A move that would be accepted now' });

export const blockedRow = z
  .strictObject({ transition: z.string(), blockedBy: z.array(z.string()) })
  .meta({ id: 'BlockedMove', description: 'A move that is held back, and by what' });

/** The moves of a deal with their addresses. */
export function toWireMoves({ available, blocked }: Standing, dealHref: string) {
  return {
    available: available.map((verb) => {
      const { path, requires } = MOVES[verb];
      return { transition: verb, method: 'POST' as const, href: `${dealHref}/${path}`, requires: [...requires] };
    }),
    blocked: blocked.map(({ verb, by }) => ({ transition: verb, blockedBy: [...by] })),
  };
}
