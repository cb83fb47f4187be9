/** Capability family: co-op claims. */
import { family } from '../../family/notation.ts';

export const coopClaims = family({
  noun: 'coop-claims', one: 'coop-claim', title: 'Co-op claims', subject: 'dealer',
  summary: 'A claim for manufacturer co-operative advertising funds with proof of performance.',
  fields: {
    claimNumber: ['string', 'CL-17595'],
    dealerId: ['ref:dealers', 'dealer_39f523'],
    campaignId: ['ref:campaigns?', 'campaign_17c2d9'],
    spendAmount: ['money', '8400.00'],
    claimPct: ['number', 50],
    claimedAmount: ['money?', '4200.00'],
    proofReference: ['string?', 'PR-50089'],
    submittedOn: ['date?', '2026-03-16'],
    paidAmount: ['money?', '4200.00'],
  },
  states: ['prepared', 'submitted', 'in-audit', 'paid', 'reduced', 'denied', 'resubmitted'],
  verbs: {
    prepare: ['create', 'Prepare co-op claim'],
    get: ['get', 'Get co-op claim'],
    'get-by-claim-number': ['get', 'Get co-op claim by claim number', { by: ['claimNumber'] }],
    list: ['list', 'List co-op claims', { by: ['state'] }],
    'list-in-audit': ['list', 'List co-op claims in audit', { by: ['state'], where: "state == 'in-audit'" }],
    search: ['search', 'Search co-op claims', { by: ['claimNumber'] }],
    'attach-proof': ['update', 'Attach proof for co-op claim', { fields: ['proofReference'] }],
    submit: ['transition', 'Submit co-op claim', { from: ['prepared'], to: 'submitted', needs: ['proofReference'] }],
    'start-audit': ['transition', 'Start audit for co-op claim', { from: ['submitted', 'resubmitted'], to: 'in-audit' }],
    pay: ['transition', 'Pay co-op claim', { from: ['in-audit', 'reduced'], to: 'paid', when: 'paidAmount > 0' }],
    reduce: ['transition', 'Reduce co-op claim', { from: ['in-audit'], to: 'reduced', needs: ['reason'] }],
    deny: ['transition', 'Deny co-op claim', { from: ['in-audit'], to: 'denied', needs: ['reason'] }],
    resubmit: ['transition', 'Resubmit co-op claim', { from: ['denied', 'reduced'], to: 'resubmitted' }],
    'audit-claim': ['assess', 'Audit claim for co-op claim', { ask: 'oem', outcomes: ['approved', 'approved-reduced', 'missing-proof'] }],
    'compute-coop-reimbursement': ['calculate', 'Compute co-op reimbursement for co-op claim', { get: 'spendAmount: money, claimPct: number, accrualBalance: money => eligible: money = spendAmount * claimPct / 100; payable: money = min(accrualBalance, spendAmount * claimPct / 100)' }],
    'compute-accrual': ['calculate', 'Compute accrual for co-op claim', { get: 'units: integer, perUnit: money = 125, usedToDate: money = 0 => earned: money = units * perUnit; balance: money = units * perUnit - usedToDate' }],
    'summarize-by-state': ['summarize', 'Summarize co-op claims by state', { by: ['state'], measures: ['count', 'sum:claimedAmount'] }],
  },
});
