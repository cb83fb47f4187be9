/** Capability family: chargebacks. */
import { family } from '../../family/notation.ts';

export const chargebacks = family({
  noun: 'chargebacks', one: 'chargeback', title: 'Chargebacks', subject: 'deal',
  summary: 'A clawback of product or reserve income after cancellation, payoff or repossession.',
  fields: {
    dealId: ['ref:deals', 'deal_684652'],
    source: ['enum', 'product-cancel', ['product-cancel', 'early-payoff', 'repossession', 'refinance']],
    originalIncome: ['money', '1215.00'],
    chargebackAmount: ['money', '810.00'],
    noticeOn: ['date', '2026-03-10'],
    monthsElapsed: ['integer?', 9],
    payee: ['string?', 'Casey Morgan'],
  },
  states: ['noticed', 'verified', 'posted', 'recovered', 'contested', 'reversed'],
  verbs: {
    notice: ['create', 'Notice chargeback'],
    get: ['get', 'Get chargeback'],
    'get-for-deal': ['get', 'Get chargeback for deal', { by: ['dealId'] }],
    list: ['list', 'List chargebacks', { by: ['state', 'source', 'payee'] }],
    'list-contested': ['list', 'List contested chargebacks', { by: ['state'], where: "state == 'contested'" }],
    search: ['search', 'Search chargebacks', { by: ['dealId', 'payee'] }],
    'correct-amount': ['update', 'Correct amount for chargeback', { fields: ['chargebackAmount'] }],
    verify: ['transition', 'Verify chargeback', { from: ['noticed'], to: 'verified', when: 'chargebackAmount > 0' }],
    contest: ['transition', 'Contest chargeback', { from: ['noticed', 'verified'], to: 'contested', needs: ['reason'] }],
    uphold: ['transition', 'Uphold chargeback', { from: ['contested'], to: 'verified' }],
    reverse: ['transition', 'Reverse chargeback', { from: ['contested'], to: 'reversed', needs: ['resolution'] }],
    post: ['transition', 'Post chargeback', { from: ['verified'], to: 'posted', needs: ['journalEntryId'] }],
    recover: ['transition', 'Recover chargeback', { from: ['posted'], to: 'recovered' }],
    'audit-with-source': ['assess', 'Audit with source for chargeback', { ask: 'lender', outcomes: ['amount-correct', 'amount-overstated', 'not-chargeable'] }],
    'compute-chargeback': ['calculate', 'Compute chargeback', { get: 'originalIncome: money, monthsElapsed: integer, termMonths: integer, freeLookMonths: integer = 6 => chargeback: money = if(monthsElapsed <= freeLookMonths, originalIncome, originalIncome * max(0, termMonths - monthsElapsed) / termMonths)' }],
    'compute-reserve-allowance': ['calculate', 'Compute reserve allowance for chargeback', { get: 'monthlyIncome: money, chargebackRatePct: number = 11 => allowance: money = monthlyIncome * chargebackRatePct / 100' }],
    'compute-chargeback-rate': ['calculate', 'Compute chargeback rate', { get: 'chargebacks: money, income: money => ratePct: number = chargebacks / income * 100' }],
    'summarize-by-source': ['summarize', 'Summarize chargebacks by source', { by: ['source'], measures: ['count', 'sum:chargebackAmount'] }],
    'export-schedule': ['export', 'Export schedule of chargebacks'],
  },
});
