/** Capability family: obsolescences. */
import { family } from '../../family/notation.ts';

export const obsolescences = family({
  noun: 'obsolescences', one: 'obsolescence', title: 'Obsolescences', subject: 'dealer',
  summary: 'Aged, no-movement parts value with reserve and a plan to return, discount or scrap.',
  fields: {
    partNumber: ['string', 'PA-19021'],
    monthsNoSale: ['integer', 14],
    onHandValue: ['money', '186.00'],
    quantity: ['integer', 3],
    plan: ['enum', 'return', ['return', 'discount', 'scrap', 'hold']],
    reservePct: ['number?', 50],
    reviewedOn: ['date', '2026-03-15'],
    recoveredAmount: ['money?', '74.00'],
    dealerId: ['ref:dealers?', 'dealer_e73c3e'],
  },
  states: ['flagged', 'reviewed', 'returning', 'discounted', 'recovered', 'scrapped', 'retained'],
  verbs: {
    flag: ['create', 'Flag obsolescence'],
    get: ['get', 'Get obsolescence'],
    'get-by-part': ['get', 'Get obsolescence by part', { by: ['partNumber'] }],
    list: ['list', 'List obsolescences', { by: ['state', 'plan'] }],
    'list-over-a-year': ['list', 'List obsolescences over a year', { by: ['state'], where: 'monthsNoSale > 12' }],
    search: ['search', 'Search obsolescences', { by: ['partNumber'] }],
    'change-plan': ['update', 'Change plan for obsolescence', { fields: ['plan'] }],
    'set-reserve': ['update', 'Set reserve for obsolescence', { fields: ['reservePct'] }],
    review: ['transition', 'Review obsolescence', { from: ['flagged'], to: 'reviewed' }],
    'start-return': ['transition', 'Start return for obsolescence', { from: ['reviewed'], to: 'returning', needs: ['returnNumber'] }],
    discount: ['transition', 'Discount obsolescence', { from: ['reviewed', 'returning'], to: 'discounted', needs: ['discountPct'] }],
    recover: ['transition', 'Recover obsolescence', { from: ['returning', 'discounted'], to: 'recovered', when: 'recoveredAmount > 0' }],
    scrap: ['transition', 'Scrap obsolescence', { from: ['reviewed', 'discounted'], to: 'scrapped', needs: ['approver'] }],
    retain: ['transition', 'Retain obsolescence', { from: ['flagged', 'reviewed'], to: 'retained', needs: ['reason'] }],
    'offer-to-network': ['assess', 'Offer to network for obsolescence', { ask: 'marketplace', outcomes: ['buyer-found', 'low-offer', 'no-interest'] }],
    'compute-obsolescence-reserve': ['calculate', 'Compute obsolescence reserve', { get: 'onHandValue: money, monthsNoSale: integer => reservePct: number = band(monthsNoSale, 6, 0, 9, 25, 12, 50, 100); reserve: money = onHandValue * band(monthsNoSale, 6, 0, 9, 25, 12, 50, 100) / 100' }],
    'compute-obsolete-share': ['calculate', 'Compute obsolete share for obsolescence', { get: 'agedValue: money, totalValue: money => obsoletePct: number = agedValue / totalValue * 100' }],
    'summarize-by-plan': ['summarize', 'Summarize obsolescences by plan', { by: ['plan'], measures: ['count', 'sum:onHandValue'] }],
  },
});
