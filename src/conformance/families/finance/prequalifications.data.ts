/** Capability family: prequalifications. */
import { family } from '../../family/notation.ts';

export const prequalifications = family({
  noun: 'prequalifications', one: 'prequalification', title: 'Prequalifications', subject: 'customer',
  summary: "A soft-pull estimate of buying power that never affects the shopper's score.",
  fields: {
    customerId: ['ref:customers', 'customer_a7eb20'],
    lastName: ['string', 'Morgan'],
    zip: ['zip', '60616'],
    consentAt: ['datetime', '2026-03-09T18:15:00Z'],
    score: ['integer?', 712],
    tier: ['enum?', 'prime', ['prime', 'near-prime', 'subprime', 'deep-subprime']],
    maxPayment: ['money?', '450.00'],
    validThrough: ['date?', '2027-05-18'],
  },
  states: ['requested', 'scored', 'offered', 'converted', 'expired', 'frozen'],
  verbs: {
    request: ['create', 'Request prequalification'],
    get: ['get', 'Get prequalification'],
    list: ['list', 'List prequalifications', { by: ['state', 'tier'] }],
    'list-convertible': ['list', 'List convertible prequalifications', { by: ['state'], where: "state == 'offered'" }],
    search: ['search', 'Search prequalifications', { by: ['lastName', 'zip'] }],
    'refresh-validity': ['update', 'Refresh validity for prequalification', { fields: ['validThrough'] }],
    score: ['transition', 'Score prequalification', { from: ['requested'], to: 'scored' }],
    'mark-frozen': ['transition', 'Mark prequalification frozen', { from: ['requested'], to: 'frozen' }],
    'present-offer': ['transition', 'Present offer for prequalification', { from: ['scored'], to: 'offered', when: 'maxPayment > 0' }],
    convert: ['transition', 'Convert prequalification', { from: ['offered'], to: 'converted', needs: ['creditApplicationId'] }],
    expire: ['transition', 'Expire prequalification', { from: ['scored', 'offered'], to: 'expired' }],
    'soft-pull': ['assess', 'Soft pull for prequalification', { ask: 'bureau', outcomes: ['scored', 'frozen', 'no-hit'] }],
    'assign-tier': ['calculate', 'Assign tier for prequalification', { get: "score: integer => tier: string = tierOf(score)", live: true }],
    'estimate-buying-power': ['calculate', 'Estimate buying power for prequalification', { get: 'maxPayment: money, aprPct: number, termMonths: integer, downPayment: money = 0 => loan: money = principal(maxPayment, aprPct, termMonths); buyingPower: money = loan + downPayment', live: true }],
    'check-consent': ['validate', 'Check consent for prequalification', { get: "consentAt: datetime, lastName: string, zip: zip => consented: boolean = len(consentAt) > 9; named: boolean = len(lastName) > 0; located: boolean = matches(zip, '^[0-9]{5}$')" }],
    'summarize-by-tier': ['summarize', 'Summarize prequalifications by tier', { by: ['tier'], measures: ['count', 'avg:score'] }],
    history: ['history', 'Prequalification history'],
  },
});
