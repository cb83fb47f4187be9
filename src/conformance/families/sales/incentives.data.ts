/** Capability family: incentives. */
import { family } from '../../family/notation.ts';

export const incentives = family({
  noun: 'incentives', one: 'incentive', title: 'Incentives', subject: 'none',
  summary: 'A manufacturer cash, rate or loyalty program with region, dates, stackability and claim rules.',
  fields: {
    programCode: ['string', 'PR-17178'],
    make: ['string', 'Honda'],
    model: ['string', 'Accord'],
    kind: ['enum', 'customer-cash', ['customer-cash', 'dealer-cash', 'loyalty', 'conquest', 'finance-cash']],
    amount: ['money', '1500.00'],
    region: ['string', 'southwest'],
    startsOn: ['date', '2026-03-15'],
    endsOn: ['date', '2027-05-17'],
    stackable: ['boolean?', true],
  },
  states: ['announced', 'active', 'paused', 'expired', 'withdrawn'],
  verbs: {
    announce: ['create', 'Announce incentive'],
    get: ['get', 'Get incentive'],
    'get-by-program-code': ['get', 'Get incentive by program code', { by: ['programCode'] }],
    list: ['list', 'List incentives', { by: ['state', 'make', 'kind'] }],
    'list-ending-soon': ['list', 'List incentives ending soon', { by: ['state'], where: 'endsOn <= addDays(today, 30)' }],
    search: ['search', 'Search incentives', { by: ['make', 'model', 'region'] }],
    'extend-end-date': ['update', 'Extend end date for incentive', { fields: ['endsOn'] }],
    'change-amount': ['update', 'Change amount for incentive', { fields: ['amount'] }],
    activate: ['transition', 'Activate incentive', { from: ['announced'], to: 'active', when: 'startsOn <= today' }],
    pause: ['transition', 'Pause incentive', { from: ['active'], to: 'paused', needs: ['reason'] }],
    resume: ['transition', 'Resume incentive', { from: ['paused'], to: 'active' }],
    expire: ['transition', 'Expire incentive', { from: ['active', 'paused'], to: 'expired' }],
    withdraw: ['transition', 'Withdraw incentive', { from: ['announced', 'active', 'paused'], to: 'withdrawn' }],
    'confirm-vin-eligibility': ['assess', 'Confirm VIN eligibility for incentive', { ask: 'oem', outcomes: ['eligible', 'excluded-sale-type', 'already-claimed'] }],
    'stack-offers': ['calculate', 'Stack offers for incentive', { post: 'amounts: money[], cap: money = 9999 => combined: money = min(cap, sum(amounts)); offers: integer = count(amounts)' }],
    'compare-rate-or-cash': ['calculate', 'Compare rate or cash for incentive', { post: "financed: money, standardAprPct: number, subventedAprPct: number = 0.9, termMonths: integer, cashBack: money => rateSaving: money = interest(financed, standardAprPct, termMonths) - interest(financed, subventedAprPct, termMonths); cashSaving: money = min(financed, cashBack) + interest(financed, standardAprPct, termMonths) - interest(max(0, financed - cashBack), standardAprPct, termMonths); better: string = if(rateSaving > cashSaving, 'rate', 'cash')", live: true }],
    'summarize-by-kind': ['summarize', 'Summarize incentives by kind', { by: ['kind'], measures: ['count', 'sum:amount'] }],
  },
});
