/** Capability family: market supplies. */
import { family } from '../../family/notation.ts';

export const marketSupplies = family({
  noun: 'market-supplies', one: 'market-supply', title: 'Market supplies', subject: 'none',
  summary: 'A days-of-supply reading for a segment and region, derived from active units and the trailing sales rate.',
  fields: {
    segment: ['string', 'compact-suv'],
    region: ['string', 'south-central'],
    zip: ['zip?', '30309'],
    activeUnits: ['integer?', 420],
    soldUnits: ['integer?', 310],
    lookbackDays: ['integer?', 45],
    measuredOn: ['date', '2026-03-14'],
    condition: ['enum', 'new', ['new', 'used', 'certified']],
  },
  states: ['measured', 'published', 'watch', 'superseded'],
  verbs: {
    measure: ['create', 'Measure market supply'],
    get: ['get', 'Get market supply'],
    'get-by-segment': ['get', 'Get market supply by segment', { by: ['segment', 'region'] }],
    list: ['list', 'List market supplies', { by: ['state', 'region', 'condition'] }],
    'list-on-watch': ['list', 'List market supplies on watch', { by: ['state'], where: "state == 'watch'" }],
    search: ['search', 'Search market supplies', { by: ['segment', 'zip'] }],
    'refresh-counts': ['update', 'Refresh counts for market supply', { fields: ['activeUnits', 'soldUnits', 'measuredOn'] }],
    publish: ['transition', 'Publish market supply', { from: ['measured'], to: 'published', when: 'soldUnits > 0' }],
    'put-on-watch': ['transition', 'Put market supply on watch', { from: ['published'], to: 'watch' }],
    'clear-watch': ['transition', 'Clear watch for market supply', { from: ['watch'], to: 'published' }],
    supersede: ['transition', 'Supersede market supply', { from: ['measured', 'published', 'watch'], to: 'superseded' }],
    'sample-marketplace': ['assess', 'Sample marketplace for market supply', { ask: 'marketplace', outcomes: ['supply-tight', 'supply-balanced', 'supply-heavy'] }],
    'compute-days-supply': ['calculate', "Compute days' supply for market supply", { get: "activeUnits: integer, soldUnits: integer, lookbackDays: integer => dailyRate: number = soldUnits / lookbackDays; daysSupply: number = activeUnits / dailyRate; signal: string = band(daysSupply, 35, 'tight', 70, 'balanced', 'heavy')", live: true }],
    'convert-turn-to-supply': ['calculate', 'Convert turn to supply for market supply', { get: 'annualTurns: number => daysSupply: number = 365 / annualTurns', live: true }],
    'compute-sell-through': ['calculate', 'Compute sell-through for market supply', { get: 'soldUnits: integer, activeUnits: integer => sellThroughPct: number = soldUnits / (soldUnits + activeUnits) * 100' }],
    'project-units-needed': ['calculate', 'Project units needed for market supply', { get: 'targetDaysSupply: integer = 45, soldUnits: integer, lookbackDays: integer, activeUnits: integer => needed: integer = max(0, ceil(targetDaysSupply * soldUnits / lookbackDays) - activeUnits)' }],
    'summarize-by-region': ['summarize', 'Summarize market supplies by region', { by: ['region'], measures: ['count', 'sum:activeUnits', 'sum:soldUnits'] }],
    'export-trend': ['export', 'Export trend of market supplies'],
  },
});
