/** Capability family: connections. */
import { family } from '../../family/notation.ts';

export const connections = family({
  noun: 'connections', one: 'connection', title: 'Connections', subject: 'dealer',
  summary: 'A certified counterparty credential binding live answers to a lender, carrier, bureau or registry.',
  fields: {
    counterparty: ['string', 'northline-bank'],
    kind: ['enum', 'lender', ['lender', 'bureau', 'dmv', 'insurer', 'auction', 'esign']],
    dealerId: ['ref:dealers', 'dealer_b69af8'],
    credentialRef: ['string', 'vault/northline/1'],
    environment: ['enum', 'sandbox', ['sandbox', 'live']],
    certifiedOn: ['date?', '2026-03-12'],
    expiresOn: ['date', '2027-05-16'],
    lastCheckedAt: ['datetime?', '2026-03-16T17:30:00Z'],
  },
  states: ['requested', 'testing', 'certified', 'active', 'adapter-pending', 'suspended', 'revoked'],
  verbs: {
    request: ['create', 'Request connection'],
    get: ['get', 'Get connection'],
    'get-by-counterparty': ['get', 'Get connection by counterparty', { by: ['counterparty'] }],
    list: ['list', 'List connections', { by: ['state', 'kind', 'environment'] }],
    'list-expiring': ['list', 'List expiring connections', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search connections', { by: ['counterparty', 'credentialRef'] }],
    'rotate-credential': ['update', 'Rotate credential for connection', { fields: ['credentialRef', 'expiresOn'] }],
    'start-testing': ['transition', 'Start testing for connection', { from: ['requested'], to: 'testing' }],
    certify: ['transition', 'Certify connection', { from: ['testing'], to: 'certified', needs: ['certifiedOn'] }],
    activate: ['transition', 'Activate connection', { from: ['certified', 'adapter-pending'], to: 'active' }],
    'flag-adapter-pending': ['transition', 'Flag connection adapter-pending', { from: ['certified', 'active'], to: 'adapter-pending', needs: ['adapterName'] }],
    suspend: ['transition', 'Suspend connection', { from: ['active'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate connection', { from: ['suspended'], to: 'active' }],
    revoke: ['transition', 'Revoke connection', { from: ['requested', 'testing', 'active', 'suspended', 'adapter-pending'], to: 'revoked' }],
    'probe-endpoint': ['assess', 'Probe endpoint for connection', { ask: 'lender', outcomes: ['healthy', 'slow', 'unreachable'] }],
    'count-expiry-days': ['calculate', 'Count expiry days for connection', { get: 'expiresOn: date, asOf: date = today => daysLeft: integer = days(asOf, expiresOn); renew: boolean = days(asOf, expiresOn) <= 30' }],
  },
});
