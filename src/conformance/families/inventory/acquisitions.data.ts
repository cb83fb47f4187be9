/** Capability family: acquisitions. */
import { family } from '../../family/notation.ts';

export const acquisitions = family({
  noun: 'acquisitions', one: 'acquisition', title: 'Acquisitions', subject: 'vin',
  summary: 'A purchase of a used unit from an owner, street source, lease return or auction into stock.',
  fields: {
    vin: ['vin', '1FTFW1E83NFA20731'],
    channel: ['enum', 'service-lane', ['service-lane', 'street', 'lease-return', 'auction', 'trade']],
    offerAmount: ['money', '18900.00'],
    payoffAmount: ['money?', '12400.00'],
    sellerName: ['string', 'Dana Ruiz'],
    odometer: ['integer', 50025],
    offeredOn: ['date', '2026-03-15'],
    titleInHand: ['boolean?', true],
  },
  states: ['evaluated', 'offered', 'accepted', 'paid', 'booked', 'passed', 'withdrawn'],
  verbs: {
    evaluate: ['create', 'Evaluate acquisition'],
    get: ['get', 'Get acquisition'],
    'get-for-vin': ['get', 'Get acquisition for VIN', { by: ['vin'] }],
    list: ['list', 'List acquisitions', { by: ['state', 'channel'] }],
    'list-unpaid': ['list', 'List unpaid acquisitions', { by: ['state'], where: "state == 'accepted'" }],
    search: ['search', 'Search acquisitions', { by: ['vin', 'sellerName'] }],
    'raise-offer': ['update', 'Raise offer for acquisition', { fields: ['offerAmount'] }],
    offer: ['transition', 'Offer acquisition', { from: ['evaluated'], to: 'offered', when: 'offerAmount > 0' }],
    pass: ['transition', 'Pass acquisition', { from: ['evaluated'], to: 'passed', needs: ['reason'] }],
    accept: ['transition', 'Accept acquisition', { from: ['offered'], to: 'accepted' }],
    withdraw: ['transition', 'Withdraw acquisition', { from: ['offered'], to: 'withdrawn' }],
    'pay-seller': ['transition', 'Pay seller for acquisition', { from: ['accepted'], to: 'paid', needs: ['checkNumber'] }],
    book: ['transition', 'Book acquisition', { from: ['paid'], to: 'booked', when: 'titleInHand == true' }],
    'value-for-purchase': ['assess', 'Value for purchase for acquisition', { ask: 'valuation', outcomes: ['buy-strong', 'buy-at-number', 'pass'] }],
    'issue-seller-draft': ['assess', 'Issue seller draft for acquisition', { ask: 'payment-rail', outcomes: ['draft-cleared', 'draft-held', 'draft-returned'] }],
    'compute-max-offer': ['calculate', 'Compute max offer for acquisition', { post: 'retailValue: money, targetGross: money = 2200, reconEstimate: money, pack: money = 500, transport: money = 0 => maxOffer: money = max(0, retailValue - targetGross - reconEstimate - pack - transport)', live: true }],
    'compute-seller-net': ['calculate', 'Compute seller net for acquisition', { get: 'offerAmount: money, payoffAmount: money => netToSeller: money = max(0, offerAmount - payoffAmount); shortage: money = max(0, payoffAmount - offerAmount)' }],
    'summarize-by-channel': ['summarize', 'Summarize acquisitions by channel', { by: ['channel'], measures: ['count', 'avg:offerAmount'] }],
  },
});
