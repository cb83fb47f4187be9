/** Capability family: lender-placed policies. */
import { family } from '../../family/notation.ts';

export const lenderPlacedPolicies = family({
  noun: 'lender-placed-policies', one: 'lender-placed-policy', title: 'Lender-placed policies', subject: 'vin',
  summary: 'Collateral protection placed by a lender when borrower insurance lapses, with notices and refund.',
  fields: {
    loanAccountId: ['ref:loan-accounts', 'loan_account_c715a7'],
    vin: ['vin', '2T3W1RFV6RW204518'],
    lapsedOn: ['date', '2026-01-05'],
    firstNoticeOn: ['date?', '2026-01-15'],
    secondNoticeOn: ['date?', '2026-02-14'],
    annualPremium: ['money', '1290.00'],
    placedOn: ['date?', '2026-03-03'],
    refundAmount: ['money?', '1040.00'],
  },
  states: ['tracking', 'first-notice', 'second-notice', 'placed', 'cancelled-flat', 'cancelled-pro-rata', 'ended'],
  verbs: {
    track: ['create', 'Track lender-placed policy'],
    get: ['get', 'Get lender-placed policy'],
    'get-for-vin': ['get', 'Get lender-placed policy for VIN', { by: ['vin'] }],
    list: ['list', 'List lender-placed policies', { by: ['state'] }],
    'list-awaiting-second-notice': ['list', 'List lender-placed policies awaiting second notice', { by: ['state'], where: "state == 'first-notice'" }],
    search: ['search', 'Search lender-placed policies', { by: ['vin', 'loanAccountId'] }],
    'change-premium': ['update', 'Change premium for lender-placed policy', { fields: ['annualPremium'] }],
    'send-first-notice': ['transition', 'Send first notice for lender-placed policy', { from: ['tracking'], to: 'first-notice', needs: ['firstNoticeOn'] }],
    'send-second-notice': ['transition', 'Send second notice for lender-placed policy', { from: ['first-notice'], to: 'second-notice', needs: ['secondNoticeOn'] }],
    place: ['transition', 'Place lender-placed policy', { from: ['second-notice'], to: 'placed', when: 'annualPremium > 0' }],
    'cancel-flat': ['transition', 'Cancel flat for lender-placed policy', { from: ['tracking', 'first-notice', 'second-notice', 'placed'], to: 'cancelled-flat', needs: ['proofOfCoverage'] }],
    'cancel-pro-rata': ['transition', 'Cancel pro-rata for lender-placed policy', { from: ['placed'], to: 'cancelled-pro-rata', needs: ['proofOfCoverage'] }],
    end: ['transition', 'End lender-placed policy', { from: ['placed'], to: 'ended' }],
    'search-borrower-coverage': ['assess', 'Search borrower coverage for lender-placed policy', { ask: 'insurer', outcomes: ['coverage-found', 'coverage-gap', 'no-coverage'] }],
    'compute-placed-refund': ['calculate', 'Compute placed refund for lender-placed policy', { get: 'annualPremium: money, placedOn: date, coverageProvedOn: date => earnedDays: integer = max(0, days(placedOn, coverageProvedOn)); refund: money = annualPremium * max(0, 365 - earnedDays) / 365' }],
    'compute-payment-impact': ['calculate', 'Compute payment impact for lender-placed policy', { get: 'annualPremium: money, remainingMonths: integer => monthlyAdd: money = annualPremium / min(12, remainingMonths)' }],
    'summarize-placements': ['summarize', 'Summarize placements across lender-placed policies', { by: ['state'], measures: ['count', 'sum:annualPremium'] }],
  },
});
