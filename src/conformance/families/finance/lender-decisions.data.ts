/** Capability family: lender decisions. */
import { family } from '../../family/notation.ts';

export const lenderDecisions = family({
  noun: 'lender-decisions', one: 'lender-decision', title: 'Lender decisions', subject: 'deal',
  summary: "One lender's answer on an application: approval terms, conditions, counter or turn-down.",
  fields: {
    creditApplicationId: ['ref:credit-applications', 'credit_application_a5f87d'],
    lender: ['string', 'Blue Mesa Auto Finance'],
    decision: ['enum', 'approved', ['approved', 'conditioned', 'countered', 'declined']],
    approvedAmount: ['money?', '24800.00'],
    buyRatePct: ['number?', 6.15],
    maxTerm: ['integer?', 75],
    tier: ['string?', 'A2'],
    expiresOn: ['date?', '2027-05-17'],
    dealId: ['ref:deals?', 'deal_e3e121'],
  },
  states: ['received', 'reviewed', 'rehashed', 'accepted', 'expired', 'declined-by-dealer'],
  verbs: {
    receive: ['create', 'Receive lender decision'],
    get: ['get', 'Get lender decision'],
    list: ['list', 'List lender decisions', { by: ['state', 'creditApplicationId', 'decision'] }],
    'list-expiring': ['list', 'List expiring lender decisions', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search lender decisions', { by: ['lender', 'tier'] }],
    'note-conditions': ['update', 'Note conditions for lender decision', { fields: ['decision', 'approvedAmount'] }],
    review: ['transition', 'Review lender decision', { from: ['received', 'rehashed'], to: 'reviewed' }],
    'request-rehash': ['transition', 'Request rehash for lender decision', { from: ['reviewed'], to: 'rehashed', needs: ['counterTerms'] }],
    accept: ['transition', 'Accept lender decision', { from: ['reviewed'], to: 'accepted', when: 'expiresOn >= today' }],
    pass: ['transition', 'Pass lender decision', { from: ['reviewed'], to: 'declined-by-dealer', needs: ['reason'] }],
    expire: ['transition', 'Expire lender decision', { from: ['received', 'reviewed', 'rehashed'], to: 'expired' }],
    'submit-rehash': ['assess', 'Submit rehash for lender decision', { ask: 'lender', outcomes: ['improved', 'unchanged', 'withdrawn'] }],
    'compute-rate-spread': ['calculate', 'Compute rate spread for lender decision', { get: 'contractAprPct: number, buyRatePct: number => spreadPct: number = contractAprPct - buyRatePct; withinCap: boolean = contractAprPct - buyRatePct <= 2.5' }],
    'compare-approvals': ['calculate', 'Compare approvals for lender decision', { get: 'buyRatePct: number, maxTerm: integer, approvedAmount: money => payment: money = payment(approvedAmount, buyRatePct, maxTerm); totalCost: money = approvedAmount + interest(approvedAmount, buyRatePct, maxTerm)' }],
    'check-structure-fit': ['validate', 'Check structure fit for lender decision', { post: 'approvedAmount: money, financed: money, maxTerm: integer, termMonths: integer => amountFits: boolean = financed <= approvedAmount; termFits: boolean = termMonths <= maxTerm' }],
    'summarize-by-lender': ['summarize', 'Summarize lender decisions by lender', { by: ['lender'], measures: ['count', 'avg:buyRatePct'] }],
    history: ['history', 'Lender decision history'],
  },
});
