/** Capability family: telematics devices. */
import { family } from '../../family/notation.ts';

export const telematicsDevices = family({
  noun: 'telematics-devices', one: 'telematics-device', title: 'Telematics devices', subject: 'vin',
  summary: 'A connected device paired with a vehicle reporting location, health and driving events.',
  fields: {
    serialNumber: ['string', 'SE-43738'],
    vin: ['vin', '2T3W1RFV6RW204518'],
    provider: ['string', 'Cedar Ridge LLC'],
    firmware: ['string?', '4.2.0'],
    pairedOn: ['date', '2026-03-10'],
    lastReportAt: ['datetime?', '2026-03-13T16:45:00Z'],
    batteryVolts: ['number?', 12.5],
    signalPct: ['integer?', 84],
  },
  states: ['stocked', 'paired', 'reporting', 'silent', 'replaced', 'deactivated'],
  verbs: {
    stock: ['create', 'Stock telematics device'],
    get: ['get', 'Get telematics device'],
    'get-by-serial': ['get', 'Get telematics device by serial', { by: ['serialNumber'] }],
    list: ['list', 'List telematics devices', { by: ['state', 'provider'] }],
    'list-silent': ['list', 'List silent telematics devices', { by: ['state'], where: "state == 'silent'" }],
    search: ['search', 'Search telematics devices', { by: ['serialNumber', 'vin'] }],
    'post-heartbeat': ['update', 'Post heartbeat for telematics device', { fields: ['lastReportAt', 'batteryVolts', 'signalPct'] }],
    pair: ['transition', 'Pair telematics device', { from: ['stocked'], to: 'paired' }],
    'start-reporting': ['transition', 'Start reporting for telematics device', { from: ['paired', 'silent'], to: 'reporting' }],
    'go-silent': ['transition', 'Go silent for telematics device', { from: ['reporting'], to: 'silent' }],
    replace: ['transition', 'Replace telematics device', { from: ['silent', 'paired'], to: 'replaced', needs: ['newSerialNumber'] }],
    deactivate: ['transition', 'Deactivate telematics device', { from: ['paired', 'reporting', 'silent'], to: 'deactivated' }],
    'ping-device': ['assess', 'Ping device for telematics device', { ask: 'telematics', outcomes: ['responded', 'weak-signal', 'no-response'] }],
    'compute-report-gap': ['calculate', 'Compute report gap for telematics device', { get: 'lastReportAt: datetime, asOf: datetime = now => gapMinutes: integer = minutes(lastReportAt, asOf); silent: boolean = minutes(lastReportAt, asOf) > 1440' }],
    'check-battery': ['validate', 'Check battery for telematics device', { get: 'batteryVolts: number, signalPct: integer => voltageOk: boolean = batteryVolts >= 11.8; signalOk: boolean = signalPct >= 20' }],
    'summarize-by-provider': ['summarize', 'Summarize telematics devices by provider', { by: ['provider'], measures: ['count'] }],
  },
});
