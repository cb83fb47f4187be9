/** Capability family: trade-ins. */
import { family } from '../../family/notation.ts';

export const tradeIns = family({
  noun: 'trade-ins', one: 'trade-in', title: 'Trade-ins', subject: 'deal',
  summary: "The customer's current vehicle offered against a purchase: allowance, payoff, equity and title custody.",
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    dealId: ['ref:deals', 'deal_fb8072'],
    odometer: ['integer', 47083],
    acv: ['money', '9800.00'],
    allowance: ['money', '10500.00'],
    payoff: ['money?', '7400.00'],
    lienholder: ['string?', 'Northline Credit Union'],
    titleState: ['state?', 'IL'],
  },
  states: ['offered', 'appraised', 'committed', 'received', 'titled', 'declined'],
  verbs: {
    offer: ['create', 'Offer trade-in'],
    get: ['get', 'Get trade-in'],
    'get-for-deal': ['get', 'Get trade-in for deal', { by: ['dealId'] }],
    list: ['list', 'List trade-ins', { by: ['state'] }],
    'list-negative-equity': ['list', 'List negative-equity trade-ins', { by: ['state'], where: 'payoff > allowance' }],
    search: ['search', 'Search trade-ins', { by: ['vin', 'lienholder'] }],
    'set-allowance': ['update', 'Set allowance for trade-in', { fields: ['allowance'] }],
    'record-payoff-quote': ['update', 'Record payoff quote for trade-in', { fields: ['payoff', 'lienholder'] }],
    appraise: ['transition', 'Appraise trade-in', { from: ['offered'], to: 'appraised', when: 'acv > 0' }],
    commit: ['transition', 'Commit trade-in', { from: ['appraised'], to: 'committed', needs: ['customerSignature'] }],
    receive: ['transition', 'Receive trade-in', { from: ['committed'], to: 'received' }],
    'clear-title': ['transition', 'Clear title for trade-in', { from: ['received'], to: 'titled', needs: ['titleNumber'] }],
    decline: ['transition', 'Decline trade-in', { from: ['offered', 'appraised', 'committed'], to: 'declined', needs: ['reason'] }],
    'request-payoff-letter': ['assess', 'Request payoff letter for trade-in', { ask: 'lender', outcomes: ['payoff-good', 'payoff-changed', 'lien-not-found'] }],
    'compute-equity': ['calculate', 'Compute equity for trade-in', { get: "allowance: money, payoff: money => equity: money = netTrade(allowance, payoff); position: string = if(allowance >= payoff, 'positive', 'negative')", live: true }],
    'compute-over-allowance': ['calculate', 'Compute over allowance for trade-in', { get: 'allowance: money, acv: money => overAllowance: money = allowance - acv; hitToFrontGross: money = max(0, allowance - acv)' }],
    'compute-tax-credit': ['calculate', 'Compute tax credit for trade-in', { get: 'allowance: money, taxRatePct: number => taxSaved: money = percent(allowance, taxRatePct)', live: true }],
    'summarize-by-state': ['summarize', 'Summarize trade-ins by state', { by: ['state'], measures: ['count', 'avg:allowance', 'avg:acv'] }],
  },
});
