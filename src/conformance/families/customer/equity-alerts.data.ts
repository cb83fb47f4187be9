/** Capability family: equity alerts. */
import { family } from '../../family/notation.ts';

export const equityAlerts = family({
  noun: 'equity-alerts', one: 'equity-alert', title: 'Equity alerts', subject: 'customer',
  summary: "A signal that an owner's vehicle value and loan balance make an upgrade attractive.",
  fields: {
    customerId: ['ref:customers', 'customer_9caddb'],
    vin: ['vin', 'KM8J3CA48PU800476'],
    estimatedValue: ['money', '24350.00'],
    loanBalance: ['money', '17900.00'],
    currentPayment: ['money', '465.10'],
    proposedPayment: ['money?', '459.80'],
    monthsLeft: ['integer?', 22],
    detectedOn: ['date', '2026-03-17'],
  },
  states: ['detected', 'qualified', 'contacted', 'appointment-set', 'converted', 'dismissed', 'stale'],
  verbs: {
    detect: ['create', 'Detect equity alert'],
    get: ['get', 'Get equity alert'],
    'get-latest-for-vin': ['get', 'Get latest equity alert for VIN', { by: ['vin'] }],
    list: ['list', 'List equity alerts', { by: ['state'] }],
    'list-payment-neutral': ['list', 'List payment-neutral equity alerts', { by: ['state'], where: 'proposedPayment <= currentPayment' }],
    search: ['search', 'Search equity alerts', { by: ['customerId', 'vin'] }],
    'refresh-value': ['update', 'Refresh value for equity alert', { fields: ['estimatedValue', 'loanBalance'] }],
    qualify: ['transition', 'Qualify equity alert', { from: ['detected'], to: 'qualified', when: 'estimatedValue > loanBalance' }],
    contact: ['transition', 'Contact equity alert', { from: ['qualified'], to: 'contacted', needs: ['channel'] }],
    'set-appointment': ['transition', 'Set appointment for equity alert', { from: ['contacted'], to: 'appointment-set', needs: ['appointmentId'] }],
    convert: ['transition', 'Convert equity alert', { from: ['appointment-set', 'contacted'], to: 'converted', needs: ['dealId'] }],
    dismiss: ['transition', 'Dismiss equity alert', { from: ['detected', 'qualified', 'contacted'], to: 'dismissed', needs: ['reason'] }],
    'go-stale': ['transition', 'Go stale for equity alert', { from: ['detected', 'qualified'], to: 'stale' }],
    'refresh-payoff': ['assess', 'Refresh payoff for equity alert', { ask: 'lender', outcomes: ['payoff-current', 'payoff-estimated', 'no-lien'] }],
    'compute-equity-position': ['calculate', 'Compute equity position for equity alert', { get: 'estimatedValue: money, loanBalance: money => equity: money = estimatedValue - loanBalance; equityPct: number = (estimatedValue - loanBalance) / estimatedValue * 100' }],
    'compare-payments': ['calculate', 'Compare payments for equity alert', { post: 'newPrice: money, equity: money, aprPct: number, termMonths: integer, currentPayment: money => proposed: money = payment(newPrice - equity, aprPct, termMonths); difference: money = payment(newPrice - equity, aprPct, termMonths) - currentPayment' }],
  },
});
