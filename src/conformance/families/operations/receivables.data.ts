/** Capability family: receivables. */
import { family } from '../../family/notation.ts';

export const receivables = family({
  noun: 'receivables', one: 'receivable', title: 'Receivables', subject: 'customer',
  summary: 'An amount owed to the store by a customer, insurer or factory, aged and collected.',
  fields: {
    accountNumber: ['string', 'AC-82315'],
    customerId: ['ref:customers', 'customer_de1d8a'],
    kind: ['enum', 'service', ['service', 'parts', 'factory', 'finance', 'warranty']],
    balance: ['money', '842.60'],
    invoicedOn: ['date', '2026-03-10'],
    dueOn: ['date', '2026-05-15'],
    lastPaymentOn: ['date?', '2026-03-15'],
    creditLimit: ['money?', '5000.00'],
  },
  states: ['open', 'past-due', 'promised', 'disputed', 'collected', 'written-off'],
  verbs: {
    open: ['create', 'Open receivable'],
    get: ['get', 'Get receivable'],
    'get-by-account': ['get', 'Get receivable by account', { by: ['accountNumber'] }],
    list: ['list', 'List receivables', { by: ['state', 'kind'] }],
    'list-past-due': ['list', 'List receivables past due', { by: ['state'], where: "state == 'past-due'" }],
    search: ['search', 'Search receivables', { by: ['accountNumber', 'customerId'] }],
    'post-payment': ['update', 'Post payment for receivable', { fields: ['balance', 'lastPaymentOn'] }],
    'change-credit-limit': ['update', 'Change credit limit for receivable', { fields: ['creditLimit'] }],
    'mark-past-due': ['transition', 'Mark receivable past due', { from: ['open'], to: 'past-due', when: 'dueOn < today' }],
    promise: ['transition', 'Promise receivable', { from: ['past-due'], to: 'promised', needs: ['promisedOn'] }],
    'break-promise': ['transition', 'Break promise for receivable', { from: ['promised'], to: 'past-due' }],
    dispute: ['transition', 'Dispute receivable', { from: ['open', 'past-due'], to: 'disputed', needs: ['reason'] }],
    'settle-dispute': ['transition', 'Settle dispute for receivable', { from: ['disputed'], to: 'open', needs: ['resolution'] }],
    collect: ['transition', 'Collect receivable', { from: ['open', 'past-due', 'promised'], to: 'collected', needs: ['paymentReference'] }],
    'write-off': ['transition', 'Write off receivable', { from: ['past-due', 'disputed'], to: 'written-off', needs: ['approver'] }],
    'score-collectability': ['assess', 'Score collectability for receivable', { ask: 'bureau', outcomes: ['likely', 'uncertain', 'unlikely'] }],
    'age-balance': ['calculate', 'Age balance for receivable', { get: "dueOn: date, balance: money, asOf: date = today, monthlyChargePct: number = 1.5 => daysPastDue: integer = max(0, days(dueOn, asOf)); lateCharge: money = balance * monthlyChargePct / 100 * daysPastDue / 30; bucket: string = band(days(dueOn, asOf), 0, 'current', 30, '1-30', 60, '31-60', 90, '61-90', 'over-90')" }],
  },
});
