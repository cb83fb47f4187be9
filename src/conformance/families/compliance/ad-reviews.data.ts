/** Capability family: ad reviews. */
import { family } from '../../family/notation.ts';

export const adReviews = family({
  noun: 'ad-reviews', one: 'ad-review', title: 'Ad reviews', subject: 'dealer',
  summary: 'A pre-publication check of an advertisement for price, trigger-term and disclosure rules.',
  fields: {
    headline: ['string', 'Lease a new RAV4 for $329 a month'],
    medium: ['enum', 'web', ['web', 'print', 'radio', 'social']],
    advertisedPrice: ['money?', '27995.00'],
    advertisedPayment: ['money?', '329.00'],
    disclosureText: ['string?', '36-month lease, $2,999 due at signing, 12,000 miles a year, with approved credit'],
    reviewer: ['string?', 'Dana Ruiz'],
    dealerId: ['ref:dealers', 'dealer_f4414d'],
    runsOn: ['date', '2026-03-17'],
  },
  states: ['submitted', 'in-review', 'changes-requested', 'approved', 'published', 'rejected'],
  verbs: {
    submit: ['create', 'Submit ad review'],
    get: ['get', 'Get ad review'],
    list: ['list', 'List ad reviews', { by: ['state', 'medium', 'reviewer'] }],
    'list-awaiting-review': ['list', 'List ad reviews awaiting review', { by: ['state'], where: "state == 'submitted'" }],
    search: ['search', 'Search ad reviews', { by: ['headline'] }],
    'revise-copy': ['update', 'Revise copy for ad review', { fields: ['headline', 'disclosureText'] }],
    'begin-review': ['transition', 'Begin review for ad review', { from: ['submitted'], to: 'in-review', needs: ['reviewer'] }],
    'request-changes': ['transition', 'Request changes for ad review', { from: ['in-review'], to: 'changes-requested', needs: ['findings'] }],
    resubmit: ['transition', 'Resubmit ad review', { from: ['changes-requested'], to: 'in-review' }],
    approve: ['transition', 'Approve ad review', { from: ['in-review'], to: 'approved' }],
    publish: ['transition', 'Publish ad review', { from: ['approved'], to: 'published' }],
    reject: ['transition', 'Reject ad review', { from: ['in-review', 'changes-requested'], to: 'rejected', needs: ['reason'] }],
    'check-factory-guidelines': ['assess', 'Check factory guidelines for ad review', { ask: 'oem', outcomes: ['compliant', 'minor-violation', 'major-violation'] }],
    'check-trigger-terms': ['validate', 'Check trigger terms for ad review', { post: 'advertisedPayment: money, aprPct: number, termMonths: integer, downPayment: money => paymentHasTerm: boolean = termMonths > 0 || (advertisedPayment == 0 && downPayment <= 0); paymentHasApr: boolean = aprPct >= 0 || (advertisedPayment == 0 && downPayment <= 0 && termMonths == 0); downDisclosed: boolean = downPayment >= 0 || (advertisedPayment == 0 && termMonths == 0)', live: true }],
    'check-price-disclosure': ['validate', 'Check price disclosure for ad review', { get: 'advertisedPrice: money, docFee: money, disclosureText: string => pricePositive: boolean = advertisedPrice > 0; disclosed: boolean = len(disclosureText) > 20; feeStated: boolean = docFee >= 0' }],
    'summarize-by-medium': ['summarize', 'Summarize ad reviews by medium', { by: ['medium'], measures: ['count'] }],
  },
});
