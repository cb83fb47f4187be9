/** Capability family: reinsurances. */
import { family } from '../../family/notation.ts';

export const reinsurances = family({
  noun: 'reinsurances', one: 'reinsurance', title: 'Reinsurances', subject: 'dealer',
  summary: 'A dealer-owned reinsurance position: ceded premium, reserves, claims and underwriting result.',
  fields: {
    dealerId: ['ref:dealers', 'dealer_738f29'],
    structure: ['enum', 'cfc', ['cfc', 'ncfc', 'dowc', 'retro']],
    cededPremium: ['money', '184000.00'],
    earnedPremium: ['money', '96500.00'],
    claimsPaid: ['money', '58200.00'],
    unearnedReserve: ['money?', '87500.00'],
    periodEndsOn: ['date', '2026-02-28'],
    trustBalance: ['money?', '142000.00'],
  },
  states: ['formed', 'ceding', 'run-off', 'commuted', 'dissolved'],
  verbs: {
    form: ['create', 'Form reinsurance'],
    get: ['get', 'Get reinsurance'],
    list: ['list', 'List reinsurances', { by: ['state', 'structure'] }],
    'list-in-run-off': ['list', 'List reinsurances in run-off', { by: ['state'], where: "state == 'run-off'" }],
    search: ['search', 'Search reinsurances', { by: ['dealerId'] }],
    'post-period': ['update', 'Post period for reinsurance', { fields: ['cededPremium', 'earnedPremium', 'claimsPaid'] }],
    'start-ceding': ['transition', 'Start ceding for reinsurance', { from: ['formed'], to: 'ceding', needs: ['treatyNumber'] }],
    'enter-run-off': ['transition', 'Enter run-off for reinsurance', { from: ['ceding'], to: 'run-off', needs: ['reason'] }],
    'resume-ceding': ['transition', 'Resume ceding for reinsurance', { from: ['run-off'], to: 'ceding' }],
    commute: ['transition', 'Commute reinsurance', { from: ['run-off'], to: 'commuted', needs: ['commutationAmount'] }],
    dissolve: ['transition', 'Dissolve reinsurance', { from: ['formed', 'run-off'], to: 'dissolved' }],
    'confirm-trust-balance': ['assess', 'Confirm trust balance for reinsurance', { ask: 'payment-rail', outcomes: ['fully-funded', 'underfunded', 'statement-pending'] }],
    'compute-underwriting-result': ['calculate', 'Compute underwriting result for reinsurance', { get: 'earnedPremium: money, claimsPaid: money, cedingFeePct: number = 6 => fee: money = earnedPremium * cedingFeePct / 100; result: money = earnedPremium - claimsPaid - earnedPremium * cedingFeePct / 100; lossRatioPct: number = claimsPaid / earnedPremium * 100' }],
    'compute-unearned-reserve': ['calculate', 'Compute unearned reserve for reinsurance', { get: 'writtenPremium: money, termMonths: integer, monthsElapsed: integer => unearned: money = writtenPremium * max(0, termMonths - monthsElapsed) / termMonths' }],
    'summarize-by-structure': ['summarize', 'Summarize reinsurances by structure', { by: ['structure'], measures: ['count', 'sum:cededPremium'] }],
    'export-cession': ['export', 'Export cession of reinsurances'],
    history: ['history', 'Reinsurance history'],
  },
});
