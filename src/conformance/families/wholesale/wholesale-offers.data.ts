/** Capability family: wholesale offers. */
import { family } from '../../family/notation.ts';

export const wholesaleOffers = family({
  noun: 'wholesale-offers', one: 'wholesale-offer', title: 'Wholesale offers', subject: 'vin',
  summary: 'A dealer-to-dealer offer on an off-brand or aged unit, negotiated outside the lane.',
  fields: {
    vin: ['vin', '3GNAXUEV1PL301277'],
    askingPrice: ['money', '12900.00'],
    offerAmount: ['money', '11800.00'],
    fromDealerId: ['ref:dealers', 'dealer_ef81a5'],
    counterAmount: ['money?', '12400.00'],
    expiresOn: ['date', '2027-05-13'],
    asIs: ['boolean?', true],
    floorNumber: ['money?', '12000.00'],
  },
  states: ['offered', 'countered', 'accepted', 'expired', 'rejected', 'settled'],
  verbs: {
    offer: ['create', 'Offer wholesale offer'],
    get: ['get', 'Get wholesale offer'],
    list: ['list', 'List wholesale offers', { by: ['state', 'fromDealerId'] }],
    'list-open': ['list', 'List open wholesale offers', { by: ['state'], where: "state == 'offered'" }],
    search: ['search', 'Search wholesale offers', { by: ['vin'] }],
    'extend-expiry': ['update', 'Extend expiry for wholesale offer', { fields: ['expiresOn'] }],
    counter: ['transition', 'Counter wholesale offer', { from: ['offered'], to: 'countered', when: 'counterAmount > 0' }],
    're-offer': ['transition', 'Re-offer for wholesale offer', { from: ['countered'], to: 'offered', when: 'offerAmount > 0' }],
    accept: ['transition', 'Accept wholesale offer', { from: ['offered', 'countered'], to: 'accepted', when: 'expiresOn >= today' }],
    reject: ['transition', 'Reject wholesale offer', { from: ['offered', 'countered'], to: 'rejected', needs: ['reason'] }],
    expire: ['transition', 'Expire wholesale offer', { from: ['offered', 'countered'], to: 'expired' }],
    settle: ['transition', 'Settle wholesale offer', { from: ['accepted'], to: 'settled', needs: ['billOfSale'] }],
    'check-market-clearing': ['assess', 'Check market clearing for wholesale offer', { ask: 'auction', outcomes: ['above-market', 'at-market', 'below-market'] }],
    'split-difference': ['calculate', 'Split difference for wholesale offer', { get: 'askingPrice: money, offerAmount: money => midpoint: money = (askingPrice + offerAmount) / 2; gap: money = askingPrice - offerAmount; gapPct: number = (askingPrice - offerAmount) / askingPrice * 100' }],
    'compute-wholesale-gross': ['calculate', 'Compute wholesale gross for wholesale offer', { get: 'salePrice: money, cost: money, reconCost: money = 0, transport: money = 0 => gross: money = salePrice - cost - reconCost - transport' }],
    'check-offer': ['validate', 'Check offer for wholesale offer', { get: 'offerAmount: money, askingPrice: money => positive: boolean = offerAmount > 0; notAboveAsk: boolean = offerAmount <= askingPrice' }],
    'summarize-offers': ['summarize', 'Summarize offers across wholesale offers', { by: ['state'], measures: ['count', 'avg:offerAmount'] }],
  },
});
