/** Capability family: valuations. */
import { family } from '../../family/notation.ts';

export const valuations = family({
  noun: 'valuations', one: 'valuation', title: 'Valuations', subject: 'vin',
  summary: 'A book or market value opinion for a VIN at a mileage, condition and zip, good for a limited time.',
  fields: {
    vin: ['vin', 'JTDEPMAE5N3700119'],
    odometer: ['integer', 30006],
    condition: ['enum', 'excellent', ['excellent', 'good', 'fair', 'rough']],
    zip: ['zip', '78701'],
    guide: ['enum', 'retail', ['retail', 'trade', 'wholesale', 'auction']],
    value: ['money?', '23850.00'],
    valuedOn: ['date', '2026-03-15'],
    confidence: ['number?', 0.86],
    expiresOn: ['date?', '2027-05-19'],
  },
  states: ['requested', 'valued', 'challenged', 'revised', 'accepted', 'expired'],
  verbs: {
    request: ['create', 'Request valuation'],
    get: ['get', 'Get valuation'],
    'get-for-vin': ['get', 'Get valuation for VIN', { by: ['vin'] }],
    list: ['list', 'List valuations', { by: ['state', 'guide', 'condition'] }],
    'list-expiring': ['list', 'List expiring valuations', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search valuations', { by: ['vin', 'zip'] }],
    'post-value': ['transition', 'Post value for valuation', { from: ['requested'], to: 'valued', needs: ['value'] }],
    challenge: ['transition', 'Challenge valuation', { from: ['valued', 'revised'], to: 'challenged', needs: ['reason'] }],
    revise: ['transition', 'Revise valuation', { from: ['challenged'], to: 'revised' }],
    accept: ['transition', 'Accept valuation', { from: ['valued', 'revised'], to: 'accepted' }],
    expire: ['transition', 'Expire valuation', { from: ['valued', 'revised', 'challenged'], to: 'expired' }],
    'pull-book-value': ['assess', 'Pull book value for valuation', { ask: 'valuation', outcomes: ['strong-data', 'thin-data', 'no-comparable-data'] }],
    'pull-auction-average': ['assess', 'Pull auction average for valuation', { ask: 'auction', outcomes: ['average-grade', 'above-average', 'below-average'] }],
    'adjust-for-mileage': ['calculate', 'Adjust for mileage for valuation', { get: 'baseValue: money, odometer: integer, expectedMiles: integer = 36000, centsPerMile: number = 8 => adjustment: money = (expectedMiles - odometer) * centsPerMile / 100; adjusted: money = max(0, baseValue + adjustment)' }],
    'adjust-for-condition': ['calculate', 'Adjust for condition for valuation', { get: "baseValue: money, condition: string => factor: number = switch(condition, 'excellent', 1.04, 'good', 1, 'fair', 0.91, 'rough', 0.78, 1); adjusted: money = baseValue * factor" }],
    'blend-guides': ['calculate', 'Blend guides for valuation', { post: 'guideValues: money[] => blended: money = avg(guideValues); low: money = min(guideValues); high: money = max(guideValues); spreadPct: number = (max(guideValues) - min(guideValues)) / avg(guideValues) * 100' }],
    'depreciate-forward': ['calculate', 'Depreciate forward for valuation', { get: 'value: money, monthlyDropPct: number = 1.3, months: integer = 12 => future: money = value * pow(1 - monthlyDropPct / 100, months); loss: money = value - future' }],
    'summarize-by-guide': ['summarize', 'Summarize valuations by guide', { by: ['guide'], measures: ['count', 'avg:value'] }],
  },
});
