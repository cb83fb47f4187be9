/** Capability family: declined services. */
import { family } from '../../family/notation.ts';

export const declinedServices = family({
  noun: 'declined-services', one: 'declined-service', title: 'Declined services', subject: 'customer',
  summary: 'Recommended work a customer said no to, followed up until it is bought, resolved or dropped.',
  fields: {
    vin: ['vin', '1GYKNDRS0RZ110264'],
    customerId: ['ref:customers', 'customer_a32875'],
    opCode: ['string', 'BRKRR'],
    severity: ['enum', 'safety', ['safety', 'maintenance', 'comfort']],
    quotedAmount: ['money', '642.75'],
    declinedOn: ['date', '2026-03-13'],
    followUpOn: ['date?', '2026-05-17'],
    declineReason: ['string?', 'customer request'],
  },
  states: ['declined', 'queued', 'contacted', 'recovered', 'dropped', 'done-elsewhere'],
  verbs: {
    record: ['create', 'Record declined service'],
    get: ['get', 'Get declined service'],
    list: ['list', 'List declined services', { by: ['state', 'severity'] }],
    'list-safety': ['list', 'List safety-related declined services', { by: ['state'], where: "severity == 'safety'" }],
    search: ['search', 'Search declined services', { by: ['vin', 'opCode'] }],
    'set-follow-up': ['update', 'Set follow-up for declined service', { fields: ['followUpOn'] }],
    requote: ['update', 'Requote declined service', { fields: ['quotedAmount'] }],
    queue: ['transition', 'Queue declined service', { from: ['declined'], to: 'queued', needs: ['followUpOn'] }],
    contact: ['transition', 'Contact declined service', { from: ['queued'], to: 'contacted', needs: ['channel'] }],
    requeue: ['transition', 'Requeue declined service', { from: ['contacted'], to: 'queued' }],
    recover: ['transition', 'Recover declined service', { from: ['contacted', 'queued'], to: 'recovered', needs: ['repairOrderId'] }],
    drop: ['transition', 'Drop declined service', { from: ['declined', 'queued', 'contacted'], to: 'dropped', needs: ['reason'] }],
    'mark-done-elsewhere': ['transition', 'Mark declined service done elsewhere', { from: ['contacted'], to: 'done-elsewhere' }],
    'predict-recovery': ['assess', 'Predict recovery for declined service', { ask: 'valuation', outcomes: ['likely', 'possible', 'unlikely'] }],
    'compute-recovery-rate': ['calculate', 'Compute recovery rate for declined service', { get: 'recovered: integer, declined: integer => recoveryPct: number = recovered / declined * 100' }],
    'compute-lost-sales': ['calculate', 'Compute lost sales for declined service', { get: 'declinedAmount: money, recoveredAmount: money => lost: money = declinedAmount - recoveredAmount' }],
    'summarize-by-severity': ['summarize', 'Summarize declined services by severity', { by: ['severity'], measures: ['count', 'sum:quotedAmount'] }],
    'export-call-list': ['export', 'Export call list of declined services'],
  },
});
