/** Capability family: payoffs. */
import { family } from '../../family/notation.ts';

export const payoffs = family({
  noun: 'payoffs', one: 'payoff', title: 'Payoffs', subject: 'vin',
  summary: 'A good-through payoff on an existing loan or lease, with per diem and remittance to the lienholder.',
  fields: {
    vin: ['vin', 'JTDEPMAE5N3700119'],
    lienholder: ['string', 'Northline Credit Union'],
    accountNumber: ['string', 'AC-48843'],
    principal: ['money', '12400.00'],
    perDiem: ['money?', '4.12'],
    goodThrough: ['date', '2027-05-14'],
    quotedOn: ['date', '2026-03-14'],
    remittedOn: ['date?', '2026-03-16'],
  },
  states: ['requested', 'quoted', 'remitted', 'applied', 'released', 'expired'],
  verbs: {
    request: ['create', 'Request payoff'],
    get: ['get', 'Get payoff'],
    'get-latest-for-vin': ['get', 'Get latest payoff for VIN', { by: ['vin'] }],
    list: ['list', 'List payoffs', { by: ['state', 'lienholder'] }],
    'list-expiring': ['list', 'List expiring payoffs', { by: ['state'], where: 'goodThrough <= addDays(today, 30)' }],
    search: ['search', 'Search payoffs', { by: ['vin', 'accountNumber'] }],
    'record-quote': ['update', 'Record quote for payoff', { fields: ['principal', 'perDiem', 'goodThrough'] }],
    'post-quote': ['transition', 'Post quote for payoff', { from: ['requested', 'expired'], to: 'quoted', when: 'principal > 0' }],
    expire: ['transition', 'Expire payoff', { from: ['quoted'], to: 'expired' }],
    remit: ['transition', 'Remit payoff', { from: ['quoted'], to: 'remitted', when: 'goodThrough >= today' }],
    'confirm-application': ['transition', 'Confirm application for payoff', { from: ['remitted'], to: 'applied' }],
    release: ['transition', 'Release payoff', { from: ['applied'], to: 'released', needs: ['releaseNumber'] }],
    'request-quote': ['assess', 'Request quote for payoff', { ask: 'lender', outcomes: ['quoted', 'account-not-found', 'third-party-authorization-needed'] }],
    'send-funds': ['assess', 'Send funds for payoff', { ask: 'payment-rail', outcomes: ['delivered', 'pending', 'returned'] }],
    'compute-payoff-through': ['calculate', 'Compute payoff through', { get: 'principal: money, perDiem: money, quotedOn: date, payOn: date => extraDays: integer = max(0, days(quotedOn, payOn)); payoff: money = payoff(principal, perDiem, extraDays)', live: true }],
    'compute-per-diem': ['calculate', 'Compute per diem for payoff', { get: 'principal: money, ratePct: number, dayBasis: integer = 365 => perDiem: money = perDiem(principal, ratePct, dayBasis)', live: true }],
    'summarize-by-lienholder': ['summarize', 'Summarize payoffs by lienholder', { by: ['lienholder'], measures: ['count', 'avg:principal'] }],
    history: ['history', 'Payoff history'],
  },
});
