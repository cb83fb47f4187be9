/** Capability family: freight claims. */
import { family } from '../../family/notation.ts';

export const freightClaims = family({
  noun: 'freight-claims', one: 'freight-claim', title: 'Freight claims', subject: 'vin',
  summary: 'A damage or loss claim against a carrier with evidence, reserve, offer and settlement.',
  fields: {
    claimNumber: ['string', 'CL-95245'],
    vin: ['vin', '5NPE34AF5KH330598'],
    carrierId: ['ref:carriers', 'carrier_9d0ecb'],
    damageType: ['enum', 'scratch', ['scratch', 'dent', 'glass', 'mechanical', 'total']],
    claimedAmount: ['money', '1180.00'],
    offeredAmount: ['money?', '950.00'],
    filedOn: ['date', '2026-03-12'],
    deliveredOn: ['date?', '2026-03-09'],
    bolNumber: ['string?', 'BO-70291'],
  },
  states: ['filed', 'acknowledged', 'investigating', 'offered', 'settled', 'denied', 'appealed', 'withdrawn'],
  verbs: {
    file: ['create', 'File freight claim'],
    get: ['get', 'Get freight claim'],
    'get-by-claim-number': ['get', 'Get freight claim by claim number', { by: ['claimNumber'] }],
    list: ['list', 'List freight claims', { by: ['state', 'carrierId', 'damageType'] }],
    'list-awaiting-offer': ['list', 'List freight claims awaiting offer', { by: ['state'], where: "state == 'investigating'" }],
    search: ['search', 'Search freight claims', { by: ['claimNumber', 'vin', 'bolNumber'] }],
    'revise-amount': ['update', 'Revise amount for freight claim', { fields: ['claimedAmount'] }],
    acknowledge: ['transition', 'Acknowledge freight claim', { from: ['filed'], to: 'acknowledged' }],
    investigate: ['transition', 'Investigate freight claim', { from: ['acknowledged', 'appealed'], to: 'investigating' }],
    offer: ['transition', 'Offer freight claim', { from: ['investigating'], to: 'offered', when: 'offeredAmount > 0' }],
    settle: ['transition', 'Settle freight claim', { from: ['offered'], to: 'settled', needs: ['paymentReference'] }],
    deny: ['transition', 'Deny freight claim', { from: ['investigating'], to: 'denied', needs: ['reason'] }],
    appeal: ['transition', 'Appeal freight claim', { from: ['denied', 'offered'], to: 'appealed', needs: ['evidence'] }],
    withdraw: ['transition', 'Withdraw freight claim', { from: ['filed', 'acknowledged', 'denied'], to: 'withdrawn' }],
    'assess-liability': ['assess', 'Assess liability for freight claim', { ask: 'carrier', outcomes: ['accepted', 'shared-liability', 'denied'] }],
    'compute-claim-value': ['calculate', 'Compute claim value for freight claim', { get: 'repairCost: money, diminishedValuePct: number = 4, vehicleValue: money => claim: money = repairCost + vehicleValue * diminishedValuePct / 100' }],
    'summarize-by-carrier': ['summarize', 'Summarize freight claims by carrier', { by: ['carrierId'], measures: ['count', 'sum:claimedAmount'] }],
  },
});
