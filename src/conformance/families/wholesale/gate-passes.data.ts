/** Capability family: gate passes. */
import { family } from '../../family/notation.ts';

export const gatePasses = family({
  noun: 'gate-passes', one: 'gate-pass', title: 'Gate passes', subject: 'vin',
  summary: 'An authority to remove a unit from an auction or yard, released once paid and titled.',
  fields: {
    vin: ['vin', '1C4RJFBG7NC610355'],
    passNumber: ['string', 'PA-76791'],
    issuedTo: ['string', 'Northline Transport'],
    yardLocation: ['string', 'Cedar Ridge Auto Auction'],
    issuedOn: ['date', '2026-03-10'],
    expiresOn: ['date', '2027-05-14'],
    paidInFull: ['boolean?', true],
    driverLicense: ['string?', 'TX-40228817'],
  },
  states: ['requested', 'held', 'issued', 'used', 'expired', 'revoked'],
  verbs: {
    request: ['create', 'Request gate pass'],
    get: ['get', 'Get gate pass'],
    'get-by-pass-number': ['get', 'Get gate pass by pass number', { by: ['passNumber'] }],
    list: ['list', 'List gate passes', { by: ['state', 'yardLocation'] }],
    'list-held': ['list', 'List held gate passes', { by: ['state'], where: "state == 'held'" }],
    search: ['search', 'Search gate passes', { by: ['passNumber', 'vin'] }],
    'extend-expiry': ['update', 'Extend expiry for gate pass', { fields: ['expiresOn'] }],
    'change-driver': ['update', 'Change driver for gate pass', { fields: ['driverLicense'] }],
    hold: ['transition', 'Hold gate pass', { from: ['requested'], to: 'held', needs: ['holdReason'] }],
    issue: ['transition', 'Issue gate pass', { from: ['requested', 'held'], to: 'issued', when: 'paidInFull == true' }],
    use: ['transition', 'Use gate pass', { from: ['issued'], to: 'used', needs: ['driverLicense'] }],
    expire: ['transition', 'Expire gate pass', { from: ['issued'], to: 'expired' }],
    revoke: ['transition', 'Revoke gate pass', { from: ['issued'], to: 'revoked', needs: ['reason'] }],
    'confirm-balance': ['assess', 'Confirm balance for gate pass', { ask: 'auction', outcomes: ['paid', 'floorplan-pending', 'balance-due'] }],
    'check-release': ['validate', 'Check release for gate pass', { get: 'vin: vin, paidInFull: boolean, driverLicense: string => vinValid: boolean = vinValid(vin); paid: boolean = paidInFull; driverIdentified: boolean = len(driverLicense) > 4' }],
    'compute-late-storage': ['calculate', 'Compute late storage for gate pass', { get: 'issuedOn: date, pickedUpOn: date, freeDays: integer = 3, perDay: money = 20 => chargeableDays: integer = max(0, days(issuedOn, pickedUpOn) - freeDays); storage: money = max(0, days(issuedOn, pickedUpOn) - freeDays) * perDay' }],
    'summarize-by-yard': ['summarize', 'Summarize gate passes by yard', { by: ['yardLocation'], measures: ['count'] }],
  },
});
