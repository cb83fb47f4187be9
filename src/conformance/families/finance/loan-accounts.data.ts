/** Capability family: loan accounts. */
import { family } from '../../family/notation.ts';

export const loanAccounts = family({
  noun: 'loan-accounts', one: 'loan-account', title: 'Loan accounts', subject: 'customer',
  summary: 'A serviced installment loan on a vehicle with its balance, schedule, payments and payoff.',
  fields: {
    accountNumber: ['string', 'AC-18430'],
    vin: ['vin', '5NPE34AF5KH330598'],
    customerId: ['ref:customers', 'customer_8f6aa4'],
    originalPrincipal: ['money', '24350.00'],
    balance: ['money', '19880.14'],
    aprPct: ['number', 7.2],
    termMonths: ['integer', 72],
    nextDueOn: ['date?', '2026-05-18'],
    paymentAmount: ['money?', '417.49'],
  },
  states: ['boarded', 'current', 'past-due', 'deferred', 'paid-off', 'charged-off'],
  verbs: {
    board: ['create', 'Board loan account'],
    get: ['get', 'Get loan account'],
    'get-by-account-number': ['get', 'Get loan account by account number', { by: ['accountNumber'] }],
    list: ['list', 'List loan accounts', { by: ['state', 'customerId'] }],
    'list-past-due': ['list', 'List loan accounts past due', { by: ['state'], where: "state == 'past-due'" }],
    search: ['search', 'Search loan accounts', { by: ['accountNumber', 'vin'] }],
    'change-due-date': ['update', 'Change due date for loan account', { fields: ['nextDueOn'] }],
    activate: ['transition', 'Activate loan account', { from: ['boarded'], to: 'current', needs: ['nextDueOn'] }],
    'mark-past-due': ['transition', 'Mark loan account past due', { from: ['current'], to: 'past-due' }],
    'bring-current': ['transition', 'Bring current for loan account', { from: ['past-due', 'deferred'], to: 'current', needs: ['paymentReference'] }],
    defer: ['transition', 'Defer loan account', { from: ['current', 'past-due'], to: 'deferred', needs: ['deferralMonths'] }],
    'pay-off': ['transition', 'Pay off loan account', { from: ['current', 'past-due', 'deferred'], to: 'paid-off', needs: ['paymentReference'] }],
    'charge-off': ['transition', 'Charge off loan account', { from: ['past-due'], to: 'charged-off', needs: ['reason'] }],
    'draft-payment': ['assess', 'Draft payment for loan account', { ask: 'payment-rail', outcomes: ['cleared', 'insufficient-funds', 'account-closed'] }],
    'amortize-balance': ['calculate', 'Amortize balance for loan account', { get: 'originalPrincipal: money, aprPct: number, termMonths: integer, paymentsMade: integer => payment: money = payment(originalPrincipal, aprPct, termMonths); remaining: money = remaining(originalPrincipal, aprPct, termMonths, paymentsMade); paidPrincipal: money = originalPrincipal - remaining(originalPrincipal, aprPct, termMonths, paymentsMade)', live: true }],
    'split-payment': ['calculate', 'Split payment for loan account', { get: 'balance: money, aprPct: number, paymentAmount: money, daysSinceLast: integer = 30 => interest: money = daysInterest(balance, aprPct, daysSinceLast); principal: money = paymentAmount - interest', live: true }],
    'project-extra-payment': ['calculate', 'Project extra payment for loan account', { get: 'balance: money, aprPct: number, termMonths: integer, extra: money => base: money = payment(balance, aprPct, termMonths); newMonths: integer = monthsWithExtra(balance, aprPct, termMonths, extra); monthsSaved: integer = termMonths - newMonths; interestSaved: money = interest(balance, aprPct, termMonths) - interestWithExtra(balance, aprPct, termMonths, extra)', live: true }],
    'summarize-portfolio': ['summarize', 'Summarize portfolio across loan accounts', { by: ['state'], measures: ['count', 'sum:balance'] }],
  },
});
