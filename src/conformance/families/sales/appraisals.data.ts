/** Capability family: appraisals. */
import { family } from '../../family/notation.ts';

export const appraisals = family({
  noun: 'appraisals', one: 'appraisal', title: 'Appraisals', subject: 'vin',
  summary: "A dealer's bid on a used vehicle built from condition, reconditioning need and market evidence.",
  fields: {
    vin: ['vin', '3GNAXUEV1PL301277'],
    odometer: ['integer', 58048],
    appraiser: ['string', 'Morgan Lee'],
    conditionGrade: ['number?', 3.4],
    reconEstimate: ['money', '1350.00'],
    marketValue: ['money', '24350.00'],
    offerAmount: ['money?', '19800.00'],
    exitStrategy: ['enum?', 'retail', ['retail', 'wholesale', 'auction']],
  },
  states: ['requested', 'inspected', 'valued', 'offered', 'won', 'lost', 'expired'],
  verbs: {
    request: ['create', 'Request appraisal'],
    get: ['get', 'Get appraisal'],
    'get-latest-for-vin': ['get', 'Get latest appraisal for VIN', { by: ['vin'] }],
    list: ['list', 'List appraisals', { by: ['state', 'appraiser', 'exitStrategy'] }],
    'list-open-offers': ['list', 'List appraisals with open offers', { by: ['state'], where: "state == 'offered'" }],
    search: ['search', 'Search appraisals', { by: ['vin', 'appraiser'] }],
    'revise-recon-estimate': ['update', 'Revise recon estimate for appraisal', { fields: ['reconEstimate'] }],
    inspect: ['transition', 'Inspect appraisal', { from: ['requested'], to: 'inspected', needs: ['conditionGrade'] }],
    value: ['transition', 'Value appraisal', { from: ['inspected'], to: 'valued', when: 'marketValue > 0' }],
    offer: ['transition', 'Offer appraisal', { from: ['valued'], to: 'offered', when: 'offerAmount > 0' }],
    win: ['transition', 'Win appraisal', { from: ['offered'], to: 'won' }],
    lose: ['transition', 'Lose appraisal', { from: ['offered'], to: 'lost', needs: ['lostReason'] }],
    expire: ['transition', 'Expire appraisal', { from: ['requested', 'inspected', 'valued', 'offered'], to: 'expired' }],
    'call-second-opinion': ['assess', 'Call second opinion for appraisal', { ask: 'valuation', outcomes: ['agrees', 'higher', 'lower'] }],
    'build-offer': ['calculate', 'Build offer for appraisal', { post: 'marketValue: money, reconEstimate: money, targetGross: money = 2000, transport: money = 0, pack: money = 500 => offer: money = max(0, marketValue - reconEstimate - targetGross - transport - pack)', live: true }],
    'compute-look-to-book': ['calculate', 'Compute look-to-book for appraisal', { get: 'appraised: integer, acquired: integer => lookToBookPct: number = acquired / appraised * 100' }],
    'summarize-by-appraiser': ['summarize', 'Summarize appraisals by appraiser', { by: ['appraiser'], measures: ['count', 'avg:offerAmount'] }],
    history: ['history', 'Appraisal history'],
  },
});
