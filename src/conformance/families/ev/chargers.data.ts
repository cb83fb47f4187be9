/** Capability family: chargers. */
import { family } from '../../family/notation.ts';

export const chargers = family({
  noun: 'chargers', one: 'charger', title: 'Chargers', subject: 'none',
  summary: 'A charging station with connector, power, availability, price and fault history.',
  fields: {
    stationCode: ['string', 'ST-25128'],
    connector: ['enum', 'nacs', ['nacs', 'ccs', 'j1772', 'chademo']],
    powerKw: ['number', 150],
    zip: ['zip', '60616'],
    pricePerKwh: ['number?', 0.42],
    operatorName: ['string?', 'Meridian Charge'],
    uptimePct: ['number?', 97.8],
    installedOn: ['date', '2026-03-17'],
  },
  states: ['commissioning', 'available', 'occupied', 'faulted', 'out-of-service', 'decommissioned'],
  verbs: {
    commission: ['create', 'Commission charger'],
    get: ['get', 'Get charger'],
    'get-by-code': ['get', 'Get charger by code', { by: ['stationCode'] }],
    list: ['list', 'List chargers', { by: ['state', 'connector'] }],
    'list-available': ['list', 'List available chargers', { by: ['state'], where: "state == 'available'" }],
    'search-near': ['search', 'Search chargers near', { by: ['zip', 'connector'] }],
    'change-price': ['update', 'Change price for charger', { fields: ['pricePerKwh'] }],
    energize: ['transition', 'Energize charger', { from: ['commissioning'], to: 'available' }],
    occupy: ['transition', 'Occupy charger', { from: ['available'], to: 'occupied' }],
    free: ['transition', 'Free charger', { from: ['occupied'], to: 'available' }],
    'report-fault': ['transition', 'Report fault for charger', { from: ['available', 'occupied'], to: 'faulted', needs: ['faultCode'] }],
    'clear-fault': ['transition', 'Clear fault for charger', { from: ['faulted'], to: 'available' }],
    'take-out-of-service': ['transition', 'Take charger out-of-service', { from: ['available', 'faulted'], to: 'out-of-service', needs: ['reason'] }],
    restore: ['transition', 'Restore charger', { from: ['out-of-service'], to: 'available' }],
    decommission: ['transition', 'Decommission charger', { from: ['out-of-service'], to: 'decommissioned' }],
    'poll-network': ['assess', 'Poll network for charger', { ask: 'charging-network', outcomes: ['online', 'offline', 'degraded'] }],
    'compute-charge-time': ['calculate', 'Compute charge time for charger', { post: 'batteryKwh: number, startPct: number, endPct: number = 80, powerKw: number, taperFactor: number = 0.8 => energyKwh: number = batteryKwh * max(0, endPct - startPct) / 100; minutes: number = energyKwh / (powerKw * taperFactor) * 60', live: true }],
  },
});
