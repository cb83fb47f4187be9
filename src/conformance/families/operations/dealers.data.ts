/** Capability family: dealers. */
import { family } from '../../family/notation.ts';

export const dealers = family({
  noun: 'dealers', one: 'dealer', title: 'Dealers', subject: 'dealer',
  summary: 'A rooftop: legal identity, brands, address, hours, capabilities and standing on the platform.',
  fields: {
    legalName: ['string', 'Harbor Street Motors LLC'],
    dealerCode: ['string', 'DE-94998'],
    brands: ['string?', 'Toyota,Honda'],
    city: ['string?', 'Austin'],
    jurisdiction: ['state', 'TX'],
    zip: ['zip', '98109'],
    dealerType: ['enum', 'franchise', ['franchise', 'independent', 'online']],
    openedOn: ['date?', '2026-03-17'],
    docFee: ['money?', '150.00'],
  },
  states: ['applied', 'verified', 'active', 'suspended', 'closed'],
  verbs: {
    enroll: ['create', 'Enroll dealer'],
    get: ['get', 'Get dealer'],
    'get-by-code': ['get', 'Get dealer by code', { by: ['dealerCode'] }],
    list: ['list', 'List dealers', { by: ['state', 'jurisdiction', 'dealerType'] }],
    'list-active': ['list', 'List active dealers', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search dealers', { by: ['legalName', 'zip'] }],
    'change-address': ['update', 'Change address for dealer', { fields: ['city', 'zip'] }],
    'add-brand': ['update', 'Add brand for dealer', { fields: ['brands'] }],
    'set-doc-fee': ['update', 'Set doc fee for dealer', { fields: ['docFee'] }],
    verify: ['transition', 'Verify dealer', { from: ['applied'], to: 'verified', needs: ['licenseNumber'] }],
    activate: ['transition', 'Activate dealer', { from: ['verified'], to: 'active' }],
    suspend: ['transition', 'Suspend dealer', { from: ['active'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate dealer', { from: ['suspended'], to: 'active' }],
    close: ['transition', 'Close dealer', { from: ['active', 'suspended'], to: 'closed', needs: ['closedOn'] }],
    'check-license-standing': ['assess', 'Check license standing for dealer', { ask: 'dmv', outcomes: ['in-good-standing', 'expired', 'disciplined'] }],
    'compute-service-absorption': ['calculate', 'Compute service absorption for dealer', { get: 'fixedGross: money, overhead: money => absorptionPct: number = fixedGross / overhead * 100; gapToFull: money = max(0, overhead - fixedGross)', live: true }],
  },
});
