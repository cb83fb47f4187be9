/** Capability family: range estimates. */
import { family } from '../../family/notation.ts';

export const rangeEstimates = family({
  noun: 'range-estimates', one: 'range-estimate', title: 'Range estimates', subject: 'vin',
  summary: 'A real-world range estimate for a vehicle from battery health, temperature, speed and load.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    ratedRangeMiles: ['integer', 310],
    stateOfHealthPct: ['number?', 93],
    chargePct: ['number', 80],
    temperatureF: ['number?', 28],
    averageMph: ['number?', 65],
    estimatedMiles: ['integer?', 141],
    requestedOn: ['date', '2026-03-17'],
  },
  states: ['requested', 'computed', 'shared', 'stale'],
  verbs: {
    request: ['create', 'Request range estimate'],
    get: ['get', 'Get range estimate'],
    'get-latest-for-vin': ['get', 'Get latest range estimate for VIN', { by: ['vin'] }],
    list: ['list', 'List range estimates', { by: ['state'] }],
    'list-cold-weather': ['list', 'List cold-weather range estimates', { by: ['state'], where: 'temperatureF < 32' }],
    search: ['search', 'Search range estimates', { by: ['vin'] }],
    'set-conditions': ['update', 'Set conditions for range estimate', { fields: ['temperatureF', 'averageMph'] }],
    'set-charge-level': ['update', 'Set charge level for range estimate', { fields: ['chargePct'] }],
    compute: ['transition', 'Compute range estimate', { from: ['requested'], to: 'computed', when: 'ratedRangeMiles > 0' }],
    recompute: ['transition', 'Recompute range estimate', { from: ['computed'], to: 'computed' }],
    share: ['transition', 'Share range estimate', { from: ['computed'], to: 'shared', needs: ['recipient'] }],
    'mark-stale': ['transition', 'Mark range estimate stale', { from: ['requested', 'computed'], to: 'stale' }],
    'fetch-live-charge': ['assess', 'Fetch live charge for range estimate', { ask: 'telematics', outcomes: ['live-reading', 'cached-reading', 'vehicle-asleep'] }],
    'estimate-range': ['calculate', 'Estimate range for range estimate', { post: 'ratedRangeMiles: integer, stateOfHealthPct: number, chargePct: number, temperatureF: number, averageMph: number => temperatureFactor: number = band(temperatureF, 20, 0.62, 32, 0.72, 50, 0.85, 85, 1, 0.93); speedFactor: number = band(averageMph, 45, 1.06, 60, 1, 70, 0.88, 0.78); miles: integer = floor(ratedRangeMiles * stateOfHealthPct / 100 * chargePct / 100 * temperatureFactor * speedFactor)', live: true }],
    'check-trip-reach': ['calculate', 'Check trip reach for range estimate', { get: 'tripMiles: number, estimatedMiles: integer, reservePct: number = 15 => usable: number = estimatedMiles * (1 - reservePct / 100); reachable: boolean = tripMiles <= usable; stops: integer = max(0, ceil(tripMiles / usable) - 1)' }],
    'convert-consumption': ['calculate', 'Convert consumption for range estimate', { get: 'kwhPer100Miles: number = 29 => milesPerKwh: number = 100 / kwhPer100Miles; mpge: number = 33.7 / (kwhPer100Miles / 100)', live: true }],
    'summarize-estimates': ['summarize', 'Summarize estimates across range estimates', { by: ['state'], measures: ['count', 'avg:estimatedMiles'] }],
  },
});
