/** Capability family: refinances. */
import { family } from '../../family/notation.ts';

export const refinances = family({
  noun: 'refinances', one: 'refinance', title: 'Refinances', subject: 'vin',
  summary: "A request to replace an existing auto loan with a lower rate, from quote to the old lien's payoff.",
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    currentBalance: ['money', '18900.00'],
    currentAprPct: ['number', 9.4],
    remainingMonths: ['integer', 48],
    newAprPct: ['number?', 6.2],
    newTerm: ['integer?', 48],
    lender: ['string?', 'Blue Mesa Auto Finance'],
    customerId: ['ref:customers?', 'customer_a13906'],
  },
  states: ['inquired', 'quoted', 'applied', 'approved', 'closed', 'declined', 'abandoned'],
  verbs: {
    inquire: ['create', 'Inquire refinance'],
    get: ['get', 'Get refinance'],
    list: ['list', 'List refinances', { by: ['state', 'lender'] }],
    'list-approved': ['list', 'List approved refinances', { by: ['state'], where: "state == 'approved'" }],
    search: ['search', 'Search refinances', { by: ['vin', 'customerId'] }],
    'choose-term': ['update', 'Choose term for refinance', { fields: ['newTerm'] }],
    quote: ['transition', 'Quote refinance', { from: ['inquired'], to: 'quoted', when: 'newAprPct < currentAprPct' }],
    apply: ['transition', 'Apply refinance', { from: ['quoted'], to: 'applied', needs: ['consentAt'] }],
    approve: ['transition', 'Approve refinance', { from: ['applied'], to: 'approved', needs: ['lender'] }],
    decline: ['transition', 'Decline refinance', { from: ['applied'], to: 'declined', needs: ['declineReasons'] }],
    close: ['transition', 'Close refinance', { from: ['approved'], to: 'closed', needs: ['payoffId'] }],
    abandon: ['transition', 'Abandon refinance', { from: ['inquired', 'quoted', 'applied'], to: 'abandoned' }],
    'shop-panel': ['assess', 'Shop panel for refinance', { ask: 'lender', outcomes: ['better-rate-found', 'same-rate', 'no-offer'] }],
    'compute-monthly-saving': ['calculate', 'Compute monthly saving for refinance', { post: 'currentBalance: money, currentAprPct: number, remainingMonths: integer, newAprPct: number, newTerm: integer => current: money = payment(currentBalance, currentAprPct, remainingMonths); proposed: money = payment(currentBalance, newAprPct, newTerm); saving: money = current - proposed; lifetimeSaving: money = interest(currentBalance, currentAprPct, remainingMonths) - interest(currentBalance, newAprPct, newTerm)', live: true }],
    'compute-break-even': ['calculate', 'Compute break-even for refinance', { get: 'closingCosts: money, monthlySaving: money => months: integer = ceil(share(closingCosts, monthlySaving) / 100)', live: true }],
    'compute-loan-to-value': ['calculate', 'Compute loan-to-value for refinance', { get: "currentBalance: money, vehicleValue: money => ltvPct: number = share(currentBalance, vehicleValue); band: string = band(ltvPct, 100, 'within-value', 125, 'elevated', 'over-advance')", live: true }],
    'summarize-by-lender': ['summarize', 'Summarize refinances by lender', { by: ['lender'], measures: ['count', 'avg:currentBalance'] }],
    history: ['history', 'Refinance history'],
  },
});
