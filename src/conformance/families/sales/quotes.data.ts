/** Capability family: quotes. */
import { family } from '../../family/notation.ts';

export const quotes = family({
  noun: 'quotes', one: 'quote', title: 'Quotes', subject: 'customer',
  summary: 'A written out-the-door price for a named shopper, good until a date, with every fee itemized.',
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    customerId: ['ref:customers', 'customer_6c84be'],
    sellingPrice: ['money', '27995.00'],
    docFee: ['money', '150.00'],
    taxAmount: ['money', '1749.69'],
    titleFee: ['money?', '33.00'],
    registrationFee: ['money?', '75.50'],
    validThrough: ['date', '2027-05-18'],
  },
  states: ['issued', 'viewed', 'negotiated', 'accepted', 'expired', 'withdrawn'],
  verbs: {
    issue: ['create', 'Issue quote'],
    get: ['get', 'Get quote'],
    'get-latest-for-vin': ['get', 'Get latest quote for VIN', { by: ['vin'] }],
    list: ['list', 'List quotes', { by: ['state', 'customerId'] }],
    'list-expiring': ['list', 'List expiring quotes', { by: ['state'], where: 'validThrough <= addDays(today, 30)' }],
    search: ['search', 'Search quotes', { by: ['vin', 'customerId'] }],
    'extend-validity': ['update', 'Extend validity for quote', { fields: ['validThrough'] }],
    'mark-viewed': ['transition', 'Mark quote viewed', { from: ['issued'], to: 'viewed' }],
    'open-negotiation': ['transition', 'Open negotiation for quote', { from: ['issued', 'viewed'], to: 'negotiated', needs: ['counterOffer'] }],
    accept: ['transition', 'Accept quote', { from: ['issued', 'viewed', 'negotiated'], to: 'accepted', when: 'validThrough >= today' }],
    expire: ['transition', 'Expire quote', { from: ['issued', 'viewed', 'negotiated'], to: 'expired' }],
    withdraw: ['transition', 'Withdraw quote', { from: ['issued', 'viewed', 'negotiated'], to: 'withdrawn', needs: ['reason'] }],
    'compute-out-the-door': ['calculate', 'Compute out-the-door for quote', { post: 'sellingPrice: money, docFee: money, taxAmount: money, titleFee: money = 0, registrationFee: money = 0 => fees: money = docFee + titleFee + registrationFee; outTheDoor: money = dealTotal(sellingPrice, fees + taxAmount, 0, 0, 0)', live: true }],
    'check-full-disclosure': ['validate', 'Check full disclosure for quote', { get: 'sellingPrice: money, docFee: money, taxAmount: money => priced: boolean = sellingPrice > 0; docFeeShown: boolean = docFee >= 0; taxShown: boolean = taxAmount >= 0' }],
    'summarize-acceptance': ['summarize', 'Summarize acceptance across quotes', { by: ['state'], measures: ['count', 'avg:sellingPrice'] }],
    'export-quote-sheet': ['export', 'Export quote sheet'],
    history: ['history', 'Quote history'],
  },
});
