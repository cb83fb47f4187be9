/** Capability family: customers. */
import { family } from '../../family/notation.ts';

export const customers = family({
  noun: 'customers', one: 'customer', title: 'Customers', subject: 'customer',
  summary: 'A person or business the store sells to or services, with contact data, lifetime value and merge state.',
  fields: {
    name: ['string', 'Casey Morgan'],
    email: ['string?', 'casey.morgan@example.com'],
    phone: ['string?', '+15125556302'],
    zip: ['zip', '60616'],
    customerType: ['enum', 'retail', ['retail', 'business', 'fleet']],
    preferredContact: ['enum?', 'call', ['call', 'text', 'email']],
    lifetimeSpend: ['money?', '38450.00'],
    lastVisitOn: ['date?', '2026-03-16'],
  },
  states: ['prospect', 'active', 'dormant', 'merged', 'anonymized'],
  verbs: {
    add: ['create', 'Add customer'],
    get: ['get', 'Get customer'],
    'find-by-phone': ['get', 'Find customer by phone', { by: ['phone'] }],
    list: ['list', 'List customers', { by: ['state', 'customerType'] }],
    'list-dormant': ['list', 'List dormant customers', { by: ['state'], where: "state == 'dormant'" }],
    search: ['search', 'Search customers', { by: ['name', 'email', 'phone'] }],
    'change-contact': ['update', 'Change contact for customer', { fields: ['email', 'phone'] }],
    'set-preference': ['update', 'Set preference for customer', { fields: ['preferredContact'] }],
    'move-address': ['update', 'Move address for customer', { fields: ['zip'] }],
    activate: ['transition', 'Activate customer', { from: ['prospect', 'dormant'], to: 'active', needs: ['lastVisitOn'] }],
    'mark-dormant': ['transition', 'Mark customer dormant', { from: ['active'], to: 'dormant' }],
    'merge-into': ['transition', 'Merge into for customer', { from: ['prospect', 'active', 'dormant'], to: 'merged', needs: ['survivingCustomerId'] }],
    anonymize: ['transition', 'Anonymize customer', { from: ['prospect', 'active', 'dormant'], to: 'anonymized', needs: ['requestReference'] }],
    'append-profile': ['assess', 'Append profile for customer', { ask: 'screening', outcomes: ['enriched', 'no-match', 'suppressed'] }],
    'compute-lifetime-value': ['calculate', 'Compute lifetime value for customer', { post: 'salesGross: money, serviceGross: money, annualVisits: number, yearsExpected: number = 6, grossPerVisit: money = 145 => earned: money = salesGross + serviceGross; projected: money = salesGross + serviceGross + annualVisits * grossPerVisit * yearsExpected' }],
    'check-contact-data': ['validate', 'Check contact data for customer', { get: "email: string, zip: zip => emailShape: boolean = matches(email, '^[^@ ]+@[^@ ]+[.][a-z]{2,}$'); zipShape: boolean = matches(zip, '^[0-9]{5}$')" }],
  },
});
