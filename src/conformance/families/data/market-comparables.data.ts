/** Capability family: market comparables. */
import { family } from '../../family/notation.ts';

export const marketComparables = family({
  noun: 'market-comparables', one: 'market-comparable', title: 'Market comparables', subject: 'vin',
  summary: 'A competing retail unit used as evidence when pricing or appraising a subject vehicle.',
  fields: {
    subjectVin: ['vin', '1FTFW1E83NFA20731'],
    comparableVin: ['vin', 'JTDEPMAE5N3700119'],
    askingPrice: ['money', '24350.00'],
    odometer: ['integer', 56020],
    distanceMiles: ['integer', 38],
    daysListed: ['integer?', 41],
    seller: ['string?', 'Cedar Ridge Motors'],
    sold: ['boolean?', false],
    trimMatch: ['enum', 'exact', ['exact', 'near', 'loose']],
  },
  states: ['captured', 'included', 'excluded', 'adjusted', 'stale'],
  verbs: {
    capture: ['create', 'Capture market comparable'],
    get: ['get', 'Get market comparable'],
    list: ['list', 'List market comparables', { by: ['state', 'subjectVin', 'trimMatch'] }],
    'list-sold': ['list', 'List sold market comparables', { by: ['state'], where: 'sold == true' }],
    'search-near-subject': ['search', 'Search market comparables near subject', { by: ['subjectVin', 'distanceMiles'] }],
    include: ['transition', 'Include market comparable', { from: ['captured', 'excluded'], to: 'included' }],
    exclude: ['transition', 'Exclude market comparable', { from: ['captured', 'included', 'adjusted'], to: 'excluded', needs: ['reason'] }],
    adjust: ['transition', 'Adjust market comparable', { from: ['included'], to: 'adjusted' }],
    'mark-stale': ['transition', 'Mark market comparable stale', { from: ['captured', 'included', 'excluded', 'adjusted'], to: 'stale' }],
    'confirm-availability': ['assess', 'Confirm availability for market comparable', { ask: 'marketplace', outcomes: ['still-listed', 'price-changed', 'no-longer-listed'] }],
    'adjust-comparable': ['calculate', 'Adjust comparable for market comparable', { post: 'askingPrice: money, odometer: integer, subjectOdometer: integer, centsPerMile: number = 8, trimDelta: money = 0 => adjusted: money = askingPrice + (odometer - subjectOdometer) * centsPerMile / 100 + trimDelta' }],
    'rank-price-position': ['calculate', 'Rank price position for market comparable', { post: "subjectPrice: money, prices: money[] => marketAverage: money = avg(prices); priceToMarketPct: number = subjectPrice / avg(prices) * 100; rating: string = band(subjectPrice / avg(prices) * 100, 95, 'great', 99, 'good', 103, 'fair', 'high')" }],
    'average-set': ['calculate', 'Average set for market comparable', { post: 'prices: money[] => average: money = avg(prices); low: money = min(prices); high: money = max(prices); size: integer = count(prices)' }],
    'weight-by-distance': ['calculate', 'Weight by distance for market comparable', { get: 'askingPrice: money, distanceMiles: integer => weight: number = 1 / (1 + distanceMiles / 50); contribution: money = askingPrice * weight' }],
    'summarize-set': ['summarize', 'Summarize set across market comparables', { by: ['trimMatch'], measures: ['count', 'avg:askingPrice', 'avg:daysListed'] }],
    'export-grid': ['export', 'Export grid of market comparables'],
    history: ['history', 'Market comparable history'],
  },
});
