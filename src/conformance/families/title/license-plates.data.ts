/** Capability family: license plates. */
import { family } from '../../family/notation.ts';

export const licensePlates = family({
  noun: 'license-plates', one: 'license-plate', title: 'License plates', subject: 'vin',
  summary: 'A physical plate: number, series, assignment to a vehicle, transfer credit and surrender.',
  fields: {
    plateNumber: ['string', 'RKL4821'],
    jurisdiction: ['state', 'AZ'],
    series: ['enum', 'standard', ['standard', 'specialty', 'dealer', 'disabled']],
    vin: ['vin?', '5NPE34AF5KH330598'],
    registeredOwner: ['string', 'Dana Ruiz'],
    assignedOn: ['date?', '2026-03-13'],
    expiresOn: ['date?', '2027-05-16'],
    transferCredit: ['money?', '18.25'],
  },
  states: ['in-stock', 'assigned', 'transferred', 'suspended', 'surrendered', 'destroyed'],
  verbs: {
    'receive-stock': ['create', 'Receive stock for license plate'],
    get: ['get', 'Get license plate'],
    'get-by-number': ['get', 'Get license plate by number', { by: ['plateNumber', 'jurisdiction'] }],
    list: ['list', 'List license plates', { by: ['state', 'series', 'jurisdiction'] }],
    'list-in-stock': ['list', 'List license plates in stock', { by: ['state'], where: "state == 'in-stock'" }],
    search: ['search', 'Search license plates', { by: ['plateNumber', 'registeredOwner'] }],
    'record-credit': ['update', 'Record credit for license plate', { fields: ['transferCredit'] }],
    assign: ['transition', 'Assign license plate', { from: ['in-stock'], to: 'assigned' }],
    transfer: ['transition', 'Transfer license plate', { from: ['assigned', 'transferred'], to: 'transferred', needs: ['newVin'] }],
    suspend: ['transition', 'Suspend license plate', { from: ['assigned', 'transferred'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate license plate', { from: ['suspended'], to: 'assigned' }],
    surrender: ['transition', 'Surrender license plate', { from: ['assigned', 'transferred', 'suspended'], to: 'surrendered' }],
    destroy: ['transition', 'Destroy license plate', { from: ['in-stock', 'suspended'], to: 'destroyed' }],
    'verify-with-dmv': ['assess', 'Verify with DMV for license plate', { ask: 'dmv', outcomes: ['valid', 'suspended', 'not-on-file'] }],
    'compute-transfer-credit': ['calculate', 'Compute transfer credit for license plate', { get: 'annualFee: money, monthsRemaining: integer, transferFee: money = 10 => credit: money = max(0, annualFee * min(12, monthsRemaining) / 12 - transferFee)' }],
    'validate-plate-format': ['validate', 'Validate plate format for license plate', { get: "plateNumber: string, jurisdiction: state => charset: boolean = matches(plateNumber, '^[A-Z0-9 -]{2,8}$'); jurisdictionGiven: boolean = matches(jurisdiction, '^[A-Z]{2}$')", live: true }],
    'summarize-by-series': ['summarize', 'Summarize license plates by series', { by: ['series'], measures: ['count'] }],
  },
});
