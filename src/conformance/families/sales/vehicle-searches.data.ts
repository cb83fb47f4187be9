/** Capability family: vehicle searches. */
import { family } from '../../family/notation.ts';

export const vehicleSearches = family({
  noun: 'vehicle-searches', one: 'vehicle-search', title: 'Vehicle searches', subject: 'customer',
  summary: "A concierge mandate to find a vehicle to a shopper's specification, with candidates and a chosen unit.",
  fields: {
    customerId: ['ref:customers', 'customer_924ca0'],
    make: ['string', 'Honda'],
    model: ['string', 'Accord'],
    maxPrice: ['money', '32000.00'],
    maxMiles: ['integer?', 45000],
    yearFrom: ['integer?', 2021],
    radiusMiles: ['integer?', 250],
    mustHaves: ['string?', 'tow package, third row'],
    zip: ['zip', '85016'],
  },
  states: ['briefed', 'sourcing', 'shortlisted', 'chosen', 'fulfilled', 'closed-unfilled'],
  verbs: {
    brief: ['create', 'Brief vehicle search'],
    get: ['get', 'Get vehicle search'],
    list: ['list', 'List vehicle searches', { by: ['state', 'make'] }],
    'list-shortlisted': ['list', 'List shortlisted vehicle searches', { by: ['state'], where: "state == 'shortlisted'" }],
    search: ['search', 'Search vehicle searches', { by: ['customerId', 'make', 'model'] }],
    'widen-criteria': ['update', 'Widen criteria for vehicle search', { fields: ['maxPrice', 'maxMiles', 'radiusMiles'] }],
    'edit-must-haves': ['update', 'Edit must haves for vehicle search', { fields: ['mustHaves'] }],
    'start-sourcing': ['transition', 'Start sourcing for vehicle search', { from: ['briefed'], to: 'sourcing' }],
    shortlist: ['transition', 'Shortlist vehicle search', { from: ['sourcing'], to: 'shortlisted', needs: ['candidateVins'] }],
    choose: ['transition', 'Choose vehicle search', { from: ['shortlisted'], to: 'chosen', needs: ['chosenVin'] }],
    'reject-shortlist': ['transition', 'Reject shortlist for vehicle search', { from: ['shortlisted'], to: 'sourcing', needs: ['reason'] }],
    fulfill: ['transition', 'Fulfill vehicle search', { from: ['chosen'], to: 'fulfilled', needs: ['dealId'] }],
    'close-unfilled': ['transition', 'Close unfilled for vehicle search', { from: ['briefed', 'sourcing', 'shortlisted'], to: 'closed-unfilled' }],
    'sweep-marketplaces': ['assess', 'Sweep marketplaces for vehicle search', { ask: 'marketplace', outcomes: ['several-matches', 'one-match', 'no-match'] }],
    'sweep-auctions': ['assess', 'Sweep auctions for vehicle search', { ask: 'auction', outcomes: ['run-list-match', 'no-match'] }],
    'score-candidate': ['calculate', 'Score candidate for vehicle search', { post: 'price: money, maxPrice: money, miles: integer, maxMiles: integer, matchedFeatures: integer, wantedFeatures: integer => priceScore: number = max(0, 1 - max(0, price - maxPrice) / maxPrice) * 40; milesScore: number = max(0, 1 - max(0, miles - maxMiles) / maxMiles) * 30; featureScore: number = matchedFeatures / wantedFeatures * 30; score: number = max(0, 1 - max(0, price - maxPrice) / maxPrice) * 40 + max(0, 1 - max(0, miles - maxMiles) / maxMiles) * 30 + matchedFeatures / wantedFeatures * 30' }],
    'summarize-by-make': ['summarize', 'Summarize vehicle searches by make', { by: ['make'], measures: ['count', 'avg:maxPrice'] }],
  },
});
