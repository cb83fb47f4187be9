/** Capability family: drivers. */
import { family } from '../../family/notation.ts';

export const drivers = family({
  noun: 'drivers', one: 'driver', title: 'Drivers', subject: 'none',
  summary: 'A person authorized to drive fleet, loaner or transport vehicles with license and safety record.',
  fields: {
    name: ['string', 'Priya Shah'],
    licenseNumber: ['string', 'LI-83215'],
    licenseState: ['state', 'WA'],
    licenseExpiresOn: ['date', '2027-05-09'],
    licenseClass: ['enum', 'c', ['c', 'b', 'a']],
    violations: ['integer?', 1],
    safetyScore: ['integer?', 88],
    medicalExpiresOn: ['date?', '2027-05-17'],
  },
  states: ['applicant', 'cleared', 'active', 'suspended', 'inactive'],
  verbs: {
    enroll: ['create', 'Enroll driver'],
    get: ['get', 'Get driver'],
    'get-by-license': ['get', 'Get driver by license', { by: ['licenseNumber'] }],
    list: ['list', 'List drivers', { by: ['state', 'licenseClass'] }],
    'list-license-expiring': ['list', 'List drivers with a license expiring', { by: ['state'], where: 'licenseExpiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search drivers', { by: ['name', 'licenseNumber'] }],
    'renew-license': ['update', 'Renew license for driver', { fields: ['licenseExpiresOn'] }],
    'post-violations': ['update', 'Post violations for driver', { fields: ['violations', 'safetyScore'] }],
    clear: ['transition', 'Clear driver', { from: ['applicant'], to: 'cleared', needs: ['recordCheckId'] }],
    activate: ['transition', 'Activate driver', { from: ['cleared'], to: 'active' }],
    suspend: ['transition', 'Suspend driver', { from: ['active'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate driver', { from: ['suspended'], to: 'active', needs: ['approver'] }],
    deactivate: ['transition', 'Deactivate driver', { from: ['cleared', 'active', 'suspended'], to: 'inactive' }],
    'pull-driving-record': ['assess', 'Pull driving record for driver', { ask: 'dmv', outcomes: ['clear', 'minor-violations', 'disqualifying'] }],
    'score-driver': ['calculate', 'Score driver', { get: 'harshBrakes: integer, speedingEvents: integer, miles: integer => eventsPer1000: number = (harshBrakes + speedingEvents) / miles * 1000; score: number = max(0, 100 - (harshBrakes + speedingEvents * 2) / miles * 1000)' }],
    'summarize-by-class': ['summarize', 'Summarize drivers by class', { by: ['licenseClass'], measures: ['count', 'avg:safetyScore'] }],
  },
});
