/** Capability family: delinquencies. */
import { family } from '../../family/notation.ts';

export const delinquencies = family({
  noun: 'delinquencies', one: 'delinquency', title: 'Delinquencies', subject: 'customer',
  summary: 'A past-due episode on a loan account with contact attempts, promises and resolution.',
  fields: {
    loanAccountId: ['ref:loan-accounts', 'loan_account_cab0b5'],
    daysPastDue: ['integer', 34],
    amountPastDue: ['money', '417.50'],
    collector: ['string?', 'Priya Shah'],
    promiseAmount: ['money?', '417.50'],
    promisedOn: ['date?', '2026-05-14'],
    lateFee: ['money?', '25.00'],
    openedOn: ['date', '2026-03-16'],
    customerId: ['ref:customers?', 'customer_3d965d'],
  },
  states: ['opened', 'contacted', 'promised', 'broken', 'cured', 'escalated'],
  verbs: {
    open: ['create', 'Open delinquency'],
    get: ['get', 'Get delinquency'],
    list: ['list', 'List delinquencies', { by: ['state', 'collector'] }],
    'list-broken-promises': ['list', 'List delinquencies with broken promises', { by: ['state'], where: "state == 'broken'" }],
    search: ['search', 'Search delinquencies', { by: ['loanAccountId', 'collector'] }],
    'assign-collector': ['update', 'Assign collector for delinquency', { fields: ['collector'] }],
    'log-attempt': ['update', 'Log attempt for delinquency', { fields: ['daysPastDue'] }],
    contact: ['transition', 'Contact delinquency', { from: ['opened', 'broken'], to: 'contacted', needs: ['channel'] }],
    'take-promise': ['transition', 'Take promise for delinquency', { from: ['contacted'], to: 'promised', when: 'promiseAmount > 0' }],
    'break-promise': ['transition', 'Break promise for delinquency', { from: ['promised'], to: 'broken' }],
    cure: ['transition', 'Cure delinquency', { from: ['opened', 'contacted', 'promised'], to: 'cured', needs: ['paymentReference'] }],
    escalate: ['transition', 'Escalate delinquency', { from: ['contacted', 'broken'], to: 'escalated', when: 'daysPastDue > 60' }],
    'skip-trace': ['assess', 'Skip trace for delinquency', { ask: 'bureau', outcomes: ['new-address', 'same-address', 'no-trace'] }],
    'bucket-days': ['calculate', 'Bucket days for delinquency', { get: "daysPastDue: integer => bucket: string = band(daysPastDue, 0, 'current', 29, '1-29', 59, '30-59', 89, '60-89', '90-plus')" }],
    'compute-cure-amount': ['calculate', 'Compute cure amount for delinquency', { get: 'amountPastDue: money, lateFee: money, missedPayments: integer => cure: money = amountPastDue + lateFee * missedPayments' }],
    'compute-roll-rate': ['calculate', 'Compute roll rate for delinquency', { get: 'startedInBucket: integer, rolledForward: integer => rollRatePct: number = rolledForward / startedInBucket * 100' }],
    'summarize-by-collector': ['summarize', 'Summarize delinquencies by collector', { by: ['collector'], measures: ['count', 'sum:amountPastDue', 'avg:daysPastDue'] }],
    'export-call-list': ['export', 'Export call list of delinquencies'],
  },
});
