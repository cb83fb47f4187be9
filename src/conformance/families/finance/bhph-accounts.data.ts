/** Capability family: BHPH accounts. */
import { family } from '../../family/notation.ts';

export const bhphAccounts = family({
  noun: 'bhph-accounts', one: 'bhph-account', title: 'BHPH accounts', subject: 'customer',
  summary: 'A buy-here-pay-here account carried by the store: weekly payments, starter device, collections.',
  fields: {
    accountNumber: ['string', 'AC-46524'],
    customerId: ['ref:customers', 'customer_22afd2'],
    vin: ['vin', '1C4RJFBG7NC610355'],
    amountFinanced: ['money', '9800.00'],
    aprPct: ['number', 18.9],
    paymentAmount: ['money', '82.78'],
    frequency: ['enum', 'weekly', ['weekly', 'biweekly', 'monthly']],
    nextDueOn: ['date?', '2026-05-18'],
    deviceInstalled: ['boolean?', true],
  },
  states: ['opened', 'performing', 'late', 'workout', 'paid-off', 'repossessed'],
  verbs: {
    open: ['create', 'Open BHPH account'],
    get: ['get', 'Get BHPH account'],
    'get-by-account-number': ['get', 'Get BHPH account by account number', { by: ['accountNumber'] }],
    list: ['list', 'List BHPH accounts', { by: ['state', 'frequency'] }],
    'list-late': ['list', 'List late BHPH accounts', { by: ['state'], where: "state == 'late'" }],
    search: ['search', 'Search BHPH accounts', { by: ['accountNumber', 'customerId'] }],
    'change-frequency': ['update', 'Change frequency for BHPH account', { fields: ['frequency', 'paymentAmount'] }],
    'record-device': ['update', 'Record device for BHPH account', { fields: ['deviceInstalled'] }],
    activate: ['transition', 'Activate BHPH account', { from: ['opened'], to: 'performing', when: 'paymentAmount > 0' }],
    'mark-late': ['transition', 'Mark BHPH account late', { from: ['performing', 'workout'], to: 'late' }],
    cure: ['transition', 'Cure BHPH account', { from: ['late'], to: 'performing', needs: ['paymentReference'] }],
    'start-workout': ['transition', 'Start workout for BHPH account', { from: ['late'], to: 'workout', needs: ['newTerms'] }],
    'pay-off': ['transition', 'Pay off BHPH account', { from: ['performing', 'late', 'workout'], to: 'paid-off', needs: ['paymentReference'] }],
    repossess: ['transition', 'Repossess BHPH account', { from: ['late', 'workout'], to: 'repossessed', needs: ['repossessionId'] }],
    'check-starter-device': ['assess', 'Check starter device for BHPH account', { ask: 'telematics', outcomes: ['reporting', 'disabled', 'tampered'] }],
    'compute-scheduled-payment': ['calculate', 'Compute scheduled payment for BHPH account', { get: "amountFinanced: money, aprPct: number, months: integer, frequency: string => monthly: money = payment(amountFinanced, aprPct, months); scheduled: money = payment(amountFinanced, aprPct, months) * switch(frequency, 'weekly', 12 / 52, 'biweekly', 12 / 26, 1)" }],
    'compute-cash-in-deal': ['calculate', 'Compute cash-in-deal for BHPH account', { get: 'cost: money, downPayment: money, paymentsReceived: money => cashInDeal: money = cost - downPayment - paymentsReceived; recovered: boolean = downPayment + paymentsReceived >= cost' }],
    'summarize-static-pool': ['summarize', 'Summarize static pool across BHPH accounts', { by: ['state'], measures: ['count', 'sum:amountFinanced'] }],
  },
});
