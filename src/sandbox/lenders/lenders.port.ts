/** Sandbox lender port: finds the lender and applies its program. */
import type { LenderCard } from '#domain/credit/decision.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Lenders } from '#ports/lenders.ts';
import { decide, preapprove } from './lenders.behaviour.ts';
import { DEFAULT_LENDER_ID, OFFLINE_LENDER_ID, PANEL } from './panel.data.ts';

const CARDS: readonly LenderCard[] = PANEL.map(({ id, name, kind }) => ({ id, name, kind }));

export const sandboxLenders: Lenders = {
  source: SOURCES.lender,
  cards: CARDS,
  defaultLenderId: DEFAULT_LENDER_ID,
  decide: async (request) => {
    if (request.lenderId === OFFLINE_LENDER_ID) return { state: 'down' };
    const lender = CARDS.find((card) => card.id === request.lenderId);
    return lender === undefined ? { state: 'unknown-lender' } : { state: 'decided', decision: decide(request, lender) };
  },
  preapprove: async (request) => {
    const lender = CARDS.find((card) => card.id === DEFAULT_LENDER_ID);
    return lender === undefined ? undefined : preapprove(request, lender);
  },
};
