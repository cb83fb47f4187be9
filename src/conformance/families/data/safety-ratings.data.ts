/** Capability family: safety ratings. */
import { family } from '../../family/notation.ts';

export const safetyRatings = family({
  noun: 'safety-ratings', one: 'safety-rating', title: 'Safety ratings', subject: 'vin',
  summary: 'Crash-test and assist-technology ratings recorded against a model year and its VIN range.',
  fields: {
    make: ['string', 'Honda'],
    model: ['string', 'Accord'],
    modelYear: ['integer', 2022],
    vin: ['vin?', '1C4RJFBG7NC610355'],
    overallStars: ['integer?', 5],
    frontalStars: ['integer?', 4],
    sideStars: ['integer?', 5],
    rolloverStars: ['integer?', 4],
    agency: ['enum', 'nhtsa', ['nhtsa', 'iihs']],
  },
  states: ['submitted', 'published', 'under-review', 'revised', 'withdrawn'],
  verbs: {
    submit: ['create', 'Submit safety rating'],
    get: ['get', 'Get safety rating'],
    'get-for-vin': ['get', 'Get safety rating for VIN', { by: ['vin'] }],
    list: ['list', 'List safety ratings', { by: ['state', 'agency', 'make'] }],
    'list-five-star': ['list', 'List five-star safety ratings', { by: ['state'], where: 'overallStars == 5' }],
    search: ['search', 'Search safety ratings', { by: ['make', 'model', 'modelYear'] }],
    'restate-stars': ['update', 'Restate stars for safety rating', { fields: ['overallStars', 'frontalStars', 'sideStars', 'rolloverStars'] }],
    publish: ['transition', 'Publish safety rating', { from: ['submitted', 'revised'], to: 'published', when: 'overallStars > 0' }],
    'open-review': ['transition', 'Open review for safety rating', { from: ['published'], to: 'under-review', needs: ['reason'] }],
    revise: ['transition', 'Revise safety rating', { from: ['under-review'], to: 'revised' }],
    uphold: ['transition', 'Uphold safety rating', { from: ['under-review'], to: 'published' }],
    withdraw: ['transition', 'Withdraw safety rating', { from: ['published', 'under-review'], to: 'withdrawn' }],
    'fetch-agency-rating': ['assess', 'Fetch agency rating for safety rating', { ask: 'screening', outcomes: ['rated', 'partially-rated', 'not-rated'] }],
    'combine-stars': ['calculate', 'Combine stars for safety rating', { get: 'frontalStars: integer, sideStars: integer, rolloverStars: integer => weighted: number = frontalStars * 5 / 12 + sideStars * 4 / 12 + rolloverStars * 3 / 12; overall: integer = round(frontalStars * 5 / 12 + sideStars * 4 / 12 + rolloverStars * 3 / 12, 0)' }],
    'compare-to-segment': ['calculate', 'Compare to segment for safety rating', { get: "overallStars: integer, segmentAverage: number = 4.4 => delta: number = overallStars - segmentAverage; standing: string = if(overallStars >= segmentAverage, 'at-or-above', 'below')" }],
    'validate-stars': ['validate', 'Validate stars for safety rating', { get: 'overallStars: integer, frontalStars: integer, sideStars: integer => overallInRange: boolean = overallStars >= 1 && overallStars <= 5; frontalInRange: boolean = frontalStars >= 1 && frontalStars <= 5; sideInRange: boolean = sideStars >= 1 && sideStars <= 5' }],
    'summarize-by-agency': ['summarize', 'Summarize safety ratings by agency', { by: ['agency'], measures: ['count', 'avg:overallStars'] }],
  },
});
