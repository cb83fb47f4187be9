/** Capability family: handoffs. */
import { family } from '../../family/notation.ts';

export const handoffs = family({
  noun: 'handoffs', one: 'handoff', title: 'Handoffs', subject: 'deal',
  summary: 'A parked human or agent hand-off with a four-hour claim window, answer and expiry.',
  fields: {
    dealId: ['ref:deals', 'deal_0c8ae6'],
    kind: ['enum', 'sign', ['sign', 'pay', 'verify', 'approve']],
    parkedAt: ['datetime', '2026-03-04T14:00:00Z'],
    claimWindowHours: ['integer', 4],
    claimedBy: ['string?', 'Priya Shah'],
    answeredAt: ['datetime?', '2026-03-04T15:20:00Z'],
    url: ['string?', 'https://example.com/handoffs'],
    target: ['string?', 'buyer'],
  },
  states: ['parked', 'claimed', 'answered', 'expired', 'returned'],
  verbs: {
    park: ['create', 'Park handoff'],
    get: ['get', 'Get handoff'],
    'get-open-for-deal': ['get', 'Get open handoff for deal', { by: ['dealId'], where: 'terminal == false' }],
    list: ['list', 'List handoffs', { by: ['state', 'kind'] }],
    'list-unclaimed': ['list', 'List unclaimed handoffs', { by: ['state'], where: "state == 'parked'" }],
    search: ['search', 'Search handoffs', { by: ['dealId', 'claimedBy'] }],
    redirect: ['update', 'Redirect handoff', { fields: ['target', 'url'] }],
    claim: ['transition', 'Claim handoff', { from: ['parked', 'returned'], to: 'claimed', needs: ['claimedBy'] }],
    'return-to-queue': ['transition', 'Return handoff to queue', { from: ['claimed'], to: 'returned', needs: ['reason'] }],
    answer: ['transition', 'Answer handoff', { from: ['claimed'], to: 'answered', needs: ['answeredAt'] }],
    expire: ['transition', 'Expire handoff', { from: ['parked', 'claimed', 'returned'], to: 'expired' }],
    'notify-target': ['assess', 'Notify target for handoff', { ask: 'engagement-platform', outcomes: ['delivered', 'bounced', 'no-channel'] }],
    'compute-expiry-countdown': ['calculate', 'Compute expiry countdown for handoff', { get: 'parkedAt: datetime, asOf: datetime = now, claimWindowHours: integer => minutesElapsed: integer = minutes(parkedAt, asOf); minutesLeft: integer = max(0, claimWindowHours * 60 - minutes(parkedAt, asOf)); expired: boolean = minutes(parkedAt, asOf) >= claimWindowHours * 60' }],
    'compute-claim-rate': ['calculate', 'Compute claim rate for handoff', { get: 'parked: integer, claimed: integer, answered: integer => claimPct: number = claimed / parked * 100; answerPct: number = answered / parked * 100' }],
    'summarize-by-kind': ['summarize', 'Summarize handoffs by kind', { by: ['kind'], measures: ['count'] }],
    'export-queue': ['export', 'Export queue of handoffs'],
    history: ['history', 'Handoff history'],
  },
});
