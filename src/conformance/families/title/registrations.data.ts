/** Capability family: registrations. */
import { family } from '../../family/notation.ts';

export const registrations = family({
  noun: 'registrations', one: 'registration', title: 'Registrations', subject: 'vin',
  summary: 'A state registration for a vehicle: class, weight, plate, fees and renewal cycle.',
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    plateNumber: ['string?', 'RKL4821'],
    jurisdiction: ['state', 'TX'],
    registrationClass: ['enum', 'passenger', ['passenger', 'truck', 'motorcycle', 'commercial']],
    grossWeight: ['integer?', 4800],
    expiresOn: ['date?', '2027-05-13'],
    feePaid: ['money?', '75.50'],
    residenceZip: ['zip', '78701'],
  },
  states: ['applied', 'submitted', 'active', 'renewal-due', 'expired', 'cancelled'],
  verbs: {
    apply: ['create', 'Apply registration'],
    get: ['get', 'Get registration'],
    'get-for-vin': ['get', 'Get registration for VIN', { by: ['vin'] }],
    list: ['list', 'List registrations', { by: ['state', 'registrationClass'] }],
    'list-renewal-due': ['list', 'List registrations due for renewal', { by: ['state'], where: "state == 'renewal-due'" }],
    search: ['search', 'Search registrations', { by: ['plateNumber', 'vin'] }],
    'change-address': ['update', 'Change address for registration', { fields: ['residenceZip'] }],
    'change-class': ['update', 'Change class for registration', { fields: ['registrationClass', 'grossWeight'] }],
    submit: ['transition', 'Submit registration', { from: ['applied'], to: 'submitted', when: 'feePaid > 0' }],
    activate: ['transition', 'Activate registration', { from: ['submitted'], to: 'active', needs: ['plateNumber'] }],
    'flag-renewal': ['transition', 'Flag renewal for registration', { from: ['active'], to: 'renewal-due' }],
    renew: ['transition', 'Renew registration', { from: ['renewal-due', 'expired'], to: 'active', needs: ['expiresOn'] }],
    lapse: ['transition', 'Lapse registration', { from: ['active', 'renewal-due'], to: 'expired' }],
    cancel: ['transition', 'Cancel registration', { from: ['applied', 'submitted', 'active'], to: 'cancelled', needs: ['reason'] }],
    'file-with-dmv': ['assess', 'File with DMV for registration', { ask: 'dmv', outcomes: ['accepted', 'missing-emissions', 'hold-on-record'] }],
    'compute-weight-fee': ['calculate', 'Compute weight fee for registration', { get: 'grossWeight: integer, baseFee: money = 51.75, perHundredPounds: number = 0.6 => fee: money = baseFee + ceil(grossWeight / 100) * perHundredPounds' }],
    'prorate-fee': ['calculate', 'Prorate fee for registration', { get: 'annualFee: money, monthsRemaining: integer => prorated: money = annualFee * min(12, monthsRemaining) / 12', live: true }],
    'summarize-by-class': ['summarize', 'Summarize registrations by class', { by: ['registrationClass'], measures: ['count', 'sum:feePaid'] }],
  },
});
