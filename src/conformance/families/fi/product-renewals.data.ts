/** Capability family: product renewals. */
import { family } from '../../family/notation.ts';

export const productRenewals = family({
  noun: 'product-renewals', one: 'product-renewal', title: 'Product renewals', subject: 'vin',
  summary: 'An offer to extend or replace expiring coverage, timed from in-force dates and mileage.',
  fields: {
    vin: ['vin', '5NPE34AF5KH330598'],
    contractNumber: ['string', 'CO-58810'],
    productType: ['enum', 'VSC', ['VSC', 'PPM', 'TIRE']],
    expiresOn: ['date', '2027-05-10'],
    odometer: ['integer?', 57074],
    offerPrice: ['money?', '1495.00'],
    recommendation: ['enum', 'no-action', ['no-action', 'renew-soon', 'renew-now']],
    contactedOn: ['date?', '2026-03-16'],
  },
  states: ['identified', 'offered', 'accepted', 'declined', 'lapsed'],
  verbs: {
    identify: ['create', 'Identify product renewal'],
    get: ['get', 'Get product renewal'],
    'get-for-vin': ['get', 'Get product renewal for VIN', { by: ['vin'] }],
    list: ['list', 'List product renewals', { by: ['state', 'productType', 'recommendation'] }],
    'list-renew-now': ['list', 'List product renewals to renew now', { by: ['state'], where: "recommendation == 'renew-now'" }],
    search: ['search', 'Search product renewals', { by: ['contractNumber', 'vin'] }],
    'price-offer': ['update', 'Price offer for product renewal', { fields: ['offerPrice'] }],
    offer: ['transition', 'Offer product renewal', { from: ['identified'], to: 'offered', when: 'offerPrice > 0' }],
    accept: ['transition', 'Accept product renewal', { from: ['offered'], to: 'accepted', needs: ['paymentReference'] }],
    decline: ['transition', 'Decline product renewal', { from: ['offered'], to: 'declined', needs: ['reason'] }],
    lapse: ['transition', 'Lapse product renewal', { from: ['identified', 'offered'], to: 'lapsed' }],
    'price-extension': ['assess', 'Price extension for product renewal', { ask: 'product-provider', outcomes: ['priced', 'over-mileage', 'not-renewable'] }],
    'recommend-action': ['calculate', 'Recommend action for product renewal', { get: "expiresOn: date, asOf: date = today => daysLeft: integer = days(asOf, expiresOn); recommendation: string = renewal(daysLeft)", live: true }],
    'compute-renewal-discount': ['calculate', 'Compute renewal discount for product renewal', { get: 'listPrice: money, loyaltyYears: integer => discountPct: number = min(15, loyaltyYears * 3); price: money = listPrice * (1 - min(15, loyaltyYears * 3) / 100)' }],
    'compute-renewal-rate': ['calculate', 'Compute renewal rate for product renewal', { get: 'offered: integer, accepted: integer => renewalPct: number = accepted / offered * 100' }],
    'summarize-by-recommendation': ['summarize', 'Summarize product renewals by recommendation', { by: ['recommendation'], measures: ['count'] }],
    'export-outreach-list': ['export', 'Export outreach list of product renewals'],
    history: ['history', 'Product renewal history'],
  },
});
