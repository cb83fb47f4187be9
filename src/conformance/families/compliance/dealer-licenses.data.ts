/** Capability family: dealer licenses. */
import { family } from '../../family/notation.ts';

export const dealerLicenses = family({
  noun: 'dealer-licenses', one: 'dealer-license', title: 'Dealer licenses', subject: 'dealer',
  summary: 'A state dealer, salesperson or finance license with bond, renewal and continuing education.',
  fields: {
    licenseNumber: ['string', 'LI-49077'],
    dealerId: ['ref:dealers', 'dealer_ae3cc0'],
    licenseType: ['enum', 'new', ['new', 'used', 'wholesale', 'salesperson', 'finance']],
    jurisdiction: ['state', 'WA'],
    expiresOn: ['date', '2027-05-11'],
    bondAmount: ['money?', '50000.00'],
    educationHours: ['number?', 6],
    holder: ['string', 'Harbor Street Motors'],
  },
  states: ['applied', 'issued', 'renewal-filed', 'expired', 'suspended', 'revoked'],
  verbs: {
    apply: ['create', 'Apply dealer license'],
    get: ['get', 'Get dealer license'],
    'get-by-number': ['get', 'Get dealer license by number', { by: ['licenseNumber'] }],
    list: ['list', 'List dealer licenses', { by: ['state', 'licenseType', 'jurisdiction'] }],
    'list-expiring': ['list', 'List expiring dealer licenses', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search dealer licenses', { by: ['licenseNumber', 'holder'] }],
    'post-education-hours': ['update', 'Post education hours for dealer license', { fields: ['educationHours'] }],
    'raise-bond': ['update', 'Raise bond for dealer license', { fields: ['bondAmount'] }],
    issue: ['transition', 'Issue dealer license', { from: ['applied'], to: 'issued' }],
    'file-renewal': ['transition', 'File renewal for dealer license', { from: ['issued', 'expired'], to: 'renewal-filed', needs: ['feePaid'] }],
    renew: ['transition', 'Renew dealer license', { from: ['renewal-filed'], to: 'issued' }],
    lapse: ['transition', 'Lapse dealer license', { from: ['issued'], to: 'expired', when: 'expiresOn < today' }],
    suspend: ['transition', 'Suspend dealer license', { from: ['issued'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate dealer license', { from: ['suspended'], to: 'issued' }],
    revoke: ['transition', 'Revoke dealer license', { from: ['suspended', 'expired'], to: 'revoked', needs: ['orderNumber'] }],
    'verify-with-state': ['assess', 'Verify with state for dealer license', { ask: 'dmv', outcomes: ['active', 'inactive', 'disciplinary-action'] }],
    'count-renewal-window': ['calculate', 'Count renewal window for dealer license', { get: 'expiresOn: date, windowDays: integer = 60, asOf: date = today => opensOn: date = addDays(expiresOn, -windowDays); daysLeft: integer = days(asOf, expiresOn)' }],
  },
});
