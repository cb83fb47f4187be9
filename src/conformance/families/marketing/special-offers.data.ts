/** Capability family: special offers. */
import { family } from '../../family/notation.ts';

export const specialOffers = family({
  noun: 'special-offers', one: 'special-offer', title: 'Special offers', subject: 'none',
  summary: 'A published lease, finance or service special with eligibility, disclaimer and redemption count.',
  fields: {
    headline: ['string', 'Synthetic oil change $79.95'],
    offerType: ['enum', 'lease', ['lease', 'finance', 'cash', 'service']],
    amount: ['money', '79.95'],
    model: ['string?', 'RAV4'],
    startsOn: ['date', '2026-03-10'],
    endsOn: ['date', '2027-05-14'],
    disclaimer: ['string', 'Up to 6 quarts; plus tax and fees; expires on the end date shown'],
    redeemed: ['integer?', 14],
    code: ['string?', 'CO-51561'],
  },
  states: ['drafted', 'compliance-check', 'published', 'expired', 'pulled'],
  verbs: {
    draft: ['create', 'Draft special offer'],
    get: ['get', 'Get special offer'],
    'get-by-code': ['get', 'Get special offer by code', { by: ['code'] }],
    list: ['list', 'List special offers', { by: ['state', 'offerType'] }],
    'list-published': ['list', 'List published special offers', { by: ['state'], where: "state == 'published'" }],
    search: ['search', 'Search special offers', { by: ['headline', 'model', 'code'] }],
    'edit-disclaimer': ['update', 'Edit disclaimer for special offer', { fields: ['disclaimer'] }],
    'extend-end-date': ['update', 'Extend end date for special offer', { fields: ['endsOn'] }],
    redeem: ['update', 'Redeem special offer', { fields: ['redeemed'] }],
    'submit-for-compliance': ['transition', 'Submit special offer for compliance', { from: ['drafted'], to: 'compliance-check' }],
    'return-to-draft': ['transition', 'Return special offer to draft', { from: ['compliance-check'], to: 'drafted', needs: ['findings'] }],
    publish: ['transition', 'Publish special offer', { from: ['compliance-check'], to: 'published', when: 'endsOn >= today' }],
    expire: ['transition', 'Expire special offer', { from: ['published'], to: 'expired' }],
    pull: ['transition', 'Pull special offer', { from: ['published'], to: 'pulled', needs: ['reason'] }],
    'syndicate-offer': ['assess', 'Syndicate offer for special offer', { ask: 'marketplace', outcomes: ['accepted', 'rejected-disclaimer', 'duplicate'] }],
    'compute-redemption-rate': ['calculate', 'Compute redemption rate for special offer', { get: 'redeemed: integer, clicks: integer => redemptionPct: number = redeemed / clicks * 100' }],
    'check-offer-window': ['validate', 'Check offer window for special offer', { get: 'startsOn: date, endsOn: date, disclaimer: string => ordered: boolean = days(startsOn, endsOn) >= 0; disclaimerPresent: boolean = len(disclaimer) > 15' }],
  },
});
