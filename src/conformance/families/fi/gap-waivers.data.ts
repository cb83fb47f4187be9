/** Capability family: GAP waivers. */
import { family } from '../../family/notation.ts';

export const gapWaivers = family({
  noun: 'gap-waivers', one: 'gap-waiver', title: 'GAP waivers', subject: 'vin',
  summary: 'A debt-cancellation addendum covering the gap between loan balance and insurer settlement.',
  fields: {
    contractNumber: ['string', 'CO-15828'],
    vin: ['vin', '1FTFW1E83NFA20731'],
    amountFinanced: ['money', '27400.00'],
    msrp: ['money', '31450.00'],
    termMonths: ['integer', 72],
    ltvPct: ['number', 112],
    price: ['money', '795.00'],
    startsOn: ['date', '2026-03-17'],
    deductibleCover: ['money?', '1000.00'],
  },
  states: ['quoted', 'sold', 'active', 'claimed', 'paid', 'cancelled', 'expired'],
  verbs: {
    quote: ['create', 'Quote GAP waiver'],
    get: ['get', 'Get GAP waiver'],
    'get-for-vin': ['get', 'Get GAP waiver for VIN', { by: ['vin'] }],
    list: ['list', 'List GAP waivers', { by: ['state'] }],
    'list-active': ['list', 'List active GAP waivers', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search GAP waivers', { by: ['contractNumber', 'vin'] }],
    sell: ['transition', 'Sell GAP waiver', { from: ['quoted'], to: 'sold', when: 'price > 0' }],
    activate: ['transition', 'Activate GAP waiver', { from: ['sold'], to: 'active', needs: ['registrationNumber'] }],
    'open-claim': ['transition', 'Open claim for GAP waiver', { from: ['active'], to: 'claimed', needs: ['lossDate'] }],
    'pay-claim': ['transition', 'Pay claim for GAP waiver', { from: ['claimed'], to: 'paid', needs: ['paidAmount'] }],
    'deny-claim': ['transition', 'Deny claim for GAP waiver', { from: ['claimed'], to: 'active', needs: ['reason'] }],
    cancel: ['transition', 'Cancel GAP waiver', { from: ['sold', 'active'], to: 'cancelled', needs: ['reason'] }],
    expire: ['transition', 'Expire GAP waiver', { from: ['active'], to: 'expired' }],
    'rate-waiver': ['assess', 'Rate waiver for GAP waiver', { ask: 'product-provider', outcomes: ['rated', 'over-ltv-limit', 'ineligible'] }],
    'compute-gap-benefit': ['calculate', 'Compute GAP benefit for GAP waiver', { post: 'loanBalance: money, insurerSettlement: money, deductible: money = 0, deductibleCover: money = 0, overdueAmounts: money = 0 => gap: money = max(0, loanBalance - overdueAmounts - insurerSettlement); benefit: money = gap + min(deductible, deductibleCover)', live: true }],
    'compute-loan-to-msrp': ['calculate', 'Compute loan to MSRP for GAP waiver', { get: 'amountFinanced: money, msrp: money => ltvPct: number = share(amountFinanced, msrp); eligible: boolean = ltvPct <= 150', live: true }],
    'check-eligibility': ['validate', 'Check eligibility for GAP waiver', { get: 'ltvPct: number, termMonths: integer, amountFinanced: money => ltvOk: boolean = ltvPct <= 150; termOk: boolean = termMonths <= 84; amountOk: boolean = amountFinanced <= 125000' }],
    'summarize-by-state': ['summarize', 'Summarize GAP waivers by state', { by: ['state'], measures: ['count', 'sum:price'] }],
  },
});
