/** Capability family: powers of attorney. */
import { family } from '../../family/notation.ts';

export const powersOfAttorney = family({
  noun: 'powers-of-attorney', one: 'power-of-attorney', title: 'Powers of attorney', subject: 'vin',
  summary: 'A limited or secure authority to sign title papers for an owner, with its scope and expiry.',
  fields: {
    vin: ['vin', 'KM8J3CA48PU800476'],
    grantor: ['string', 'Casey Morgan'],
    attorney: ['string', 'Harbor Street Motors'],
    poaType: ['enum', 'limited', ['limited', 'secure', 'durable']],
    signedOn: ['date', '2026-03-11'],
    expiresOn: ['date?', '2027-05-14'],
    notarized: ['boolean?', true],
    jurisdiction: ['state', 'IL'],
  },
  states: ['drafted', 'signed', 'recorded', 'used', 'revoked', 'expired'],
  verbs: {
    draft: ['create', 'Draft power of attorney'],
    get: ['get', 'Get power of attorney'],
    'get-for-vin': ['get', 'Get power of attorney for VIN', { by: ['vin'] }],
    list: ['list', 'List powers of attorney', { by: ['state', 'poaType', 'jurisdiction'] }],
    'list-expiring': ['list', 'List expiring powers of attorney', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search powers of attorney', { by: ['grantor', 'attorney', 'vin'] }],
    'extend-expiry': ['update', 'Extend expiry for power of attorney', { fields: ['expiresOn'] }],
    'mark-notarized': ['update', 'Mark notarized for power of attorney', { fields: ['notarized'] }],
    sign: ['transition', 'Sign power of attorney', { from: ['drafted'], to: 'signed' }],
    record: ['transition', 'Record power of attorney', { from: ['signed'], to: 'recorded', when: 'notarized == true' }],
    use: ['transition', 'Use power of attorney', { from: ['recorded'], to: 'used', needs: ['documentId'] }],
    revoke: ['transition', 'Revoke power of attorney', { from: ['signed', 'recorded'], to: 'revoked', needs: ['reason'] }],
    expire: ['transition', 'Expire power of attorney', { from: ['signed', 'recorded'], to: 'expired' }],
    'confirm-grantor-identity': ['assess', 'Confirm grantor identity for power of attorney', { ask: 'identity', outcomes: ['confirmed', 'mismatch', 'not-verified'] }],
    'check-secure-use': ['validate', 'Check secure use for power of attorney', { get: "poaType: string, jurisdiction: state, notarized: boolean => typed: boolean = len(poaType) > 0; notarizedIfDurable: boolean = poaType != 'durable' || notarized; jurisdictionGiven: boolean = len(jurisdiction) == 2" }],
    'count-days-valid': ['calculate', 'Count days valid for power of attorney', { get: 'signedOn: date, expiresOn: date => daysValid: integer = days(signedOn, expiresOn)' }],
    'summarize-by-type': ['summarize', 'Summarize powers of attorney by type', { by: ['poaType'], measures: ['count'] }],
    history: ['history', 'Power of attorney history'],
  },
});
