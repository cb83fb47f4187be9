/** Maps each deal verb to its endpoint and required members, for `available[]` and `blocked[]`. */
import type { DealVerb } from '../machine.ts';
import type { Standing } from '../status.ts';

interface Move {
  /** Under the deal's own address. */
  readonly path: string;
  /** Body members without which the endpoint refuses. */
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
