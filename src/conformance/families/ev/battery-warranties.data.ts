/** Capability family: battery warranties. */
import { family } from '../../family/notation.ts';

export const batteryWarranties = family({
  noun: 'battery-warranties', one: 'battery-warranty', title: 'Battery warranties', subject: 'vin',
  summary: 'The high-voltage battery coverage on a vehicle with capacity floor, term and claim status.',
  fields: {
    vin: ['vin', 'JTDEPMAE5N3700119'],
    inServiceOn: ['date', '2026-03-04'],
    termYears: ['integer', 8],
    termMiles: ['integer', 100000],
    capacityFloorPct: ['number', 70],
    odometer: ['integer', 61200],
    claimAmount: ['money?', '11800.00'],
    transferable: ['boolean?', true],
  },
  states: ['active', 'claim-open', 'replaced', 'repaired', 'expired', 'denied', 'voided'],
  verbs: {
    register: ['create', 'Register battery warranty'],
    get: ['get', 'Get battery warranty'],
    'get-for-vin': ['get', 'Get battery warranty for VIN', { by: ['vin'] }],
    list: ['list', 'List battery warranties', { by: ['state'] }],
    'list-claims-open': ['list', 'List battery warranties with an open claim', { by: ['state'], where: "state == 'claim-open'" }],
    search: ['search', 'Search battery warranties', { by: ['vin'] }],
    'update-odometer': ['update', 'Update odometer for battery warranty', { fields: ['odometer'] }],
    'open-claim': ['transition', 'Open claim for battery warranty', { from: ['active'], to: 'claim-open', needs: ['reportId'] }],
    'approve-replacement': ['transition', 'Approve replacement for battery warranty', { from: ['claim-open'], to: 'replaced', needs: ['packSerial'] }],
    'approve-repair': ['transition', 'Approve repair for battery warranty', { from: ['claim-open'], to: 'repaired' }],
    'return-to-coverage': ['transition', 'Return battery warranty to coverage', { from: ['replaced', 'repaired'], to: 'active' }],
    deny: ['transition', 'Deny battery warranty', { from: ['claim-open'], to: 'denied', needs: ['denialReason'] }],
    expire: ['transition', 'Expire battery warranty', { from: ['active'], to: 'expired' }],
    void: ['transition', 'Void battery warranty', { from: ['active'], to: 'voided', needs: ['reason'] }],
    'adjudicate-battery-claim': ['assess', 'Adjudicate battery claim for battery warranty', { ask: 'oem', outcomes: ['replace-pack', 'replace-module', 'within-limits'] }],
    'compute-coverage-left': ['calculate', 'Compute coverage left for battery warranty', { post: 'inServiceOn: date, termYears: integer, termMiles: integer, odometer: integer, asOf: date = today => endsOn: date = addMonths(inServiceOn, termYears * 12); monthsLeft: integer = max(0, months(asOf, addMonths(inServiceOn, termYears * 12))); milesLeft: integer = max(0, termMiles - odometer)' }],
    'check-capacity-claim': ['validate', 'Check capacity claim for battery warranty', { post: 'measuredPct: number, capacityFloorPct: number, odometer: integer, termMiles: integer => belowFloor: boolean = measuredPct < capacityFloorPct; withinMiles: boolean = odometer <= termMiles' }],
    'summarize-claims': ['summarize', 'Summarize claims across battery warranties', { by: ['state'], measures: ['count', 'sum:claimAmount'] }],
  },
});
