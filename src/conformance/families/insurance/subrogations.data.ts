/** Capability family: subrogations. */
import { family } from '../../family/notation.ts';

export const subrogations = family({
  noun: 'subrogations', one: 'subrogation', title: 'Subrogations', subject: 'none',
  summary: 'Recovery of a paid claim from an at-fault party or insurer by demand, negotiation or arbitration.',
  fields: {
    claimId: ['ref:insurance-claims', 'insurance_claim_334a0e'],
    adverseParty: ['string', 'Cedar Ridge Insurance'],
    demandAmount: ['money', '4150.00'],
    faultPct: ['number', 80],
    recoveredAmount: ['money?', '3320.00'],
    openedOn: ['date', '2026-03-13'],
    statuteEndsOn: ['date', '2028-02-02'],
    handler: ['string?', 'Priya Shah'],
  },
  states: ['opened', 'demanded', 'negotiating', 'in-arbitration', 'recovered', 'closed-uncollected'],
  verbs: {
    open: ['create', 'Open subrogation'],
    get: ['get', 'Get subrogation'],
    'get-for-claim': ['get', 'Get subrogation for claim', { by: ['claimId'] }],
    list: ['list', 'List subrogations', { by: ['state', 'handler'] }],
    'list-statute-nearing': ['list', 'List subrogations nearing the filing limit', { by: ['state'], where: 'statuteEndsOn <= addDays(today, 30)' }],
    search: ['search', 'Search subrogations', { by: ['adverseParty', 'claimId'] }],
    'revise-demand': ['update', 'Revise demand for subrogation', { fields: ['demandAmount'] }],
    reassign: ['update', 'Reassign subrogation', { fields: ['handler'] }],
    'send-demand': ['transition', 'Send demand for subrogation', { from: ['opened'], to: 'demanded', when: 'demandAmount > 0' }],
    negotiate: ['transition', 'Negotiate subrogation', { from: ['demanded'], to: 'negotiating' }],
    'file-arbitration': ['transition', 'File arbitration for subrogation', { from: ['demanded', 'negotiating'], to: 'in-arbitration', needs: ['filingNumber'] }],
    recover: ['transition', 'Recover subrogation', { from: ['demanded', 'negotiating', 'in-arbitration'], to: 'recovered', when: 'recoveredAmount > 0' }],
    'close-uncollected': ['transition', 'Close uncollected for subrogation', { from: ['opened', 'negotiating', 'in-arbitration'], to: 'closed-uncollected', needs: ['reason'] }],
    'answer-demand': ['assess', 'Answer demand for subrogation', { ask: 'insurer', outcomes: ['accepts-liability', 'shared-fault', 'denies'] }],
    'compute-recovery-expected': ['calculate', 'Compute expected recovery for subrogation', { get: 'demandAmount: money, faultPct: number, collectabilityPct: number = 85 => expected: money = demandAmount * faultPct / 100 * collectabilityPct / 100' }],
    'compute-deductible-share': ['calculate', 'Compute deductible share for subrogation', { get: 'recoveredAmount: money, demandAmount: money, deductible: money => toInsured: money = deductible * recoveredAmount / demandAmount' }],
    'summarize-by-handler': ['summarize', 'Summarize subrogations by handler', { by: ['handler'], measures: ['count', 'sum:recoveredAmount'] }],
  },
});
