/** Capability family: consents. */
import { family } from '../../family/notation.ts';

export const consents = family({
  noun: 'consents', one: 'consent', title: 'Consents', subject: 'customer',
  summary: 'A recorded permission to call, text, email, pull credit or share data, with scope and revocation.',
  fields: {
    customerId: ['ref:customers', 'customer_c20eba'],
    channel: ['enum', 'call', ['call', 'text', 'email', 'credit-pull', 'data-share']],
    scope: ['enum', 'sales', ['sales', 'service', 'marketing']],
    evidence: ['string', 'web form 8841'],
    grantedAt: ['datetime', '2026-03-10T17:30:00Z'],
    expiresOn: ['date?', '2027-05-14'],
    revokedAt: ['datetime?', '2026-04-20T16:00:00Z'],
  },
  states: ['captured', 'confirmed', 'revoked', 'expired'],
  verbs: {
    capture: ['create', 'Capture consent'],
    get: ['get', 'Get consent'],
    'get-current-for-channel': ['get', 'Get current consent for channel', { by: ['customerId', 'channel'], where: 'terminal == false' }],
    list: ['list', 'List consents', { by: ['state', 'channel', 'scope'] }],
    'list-active': ['list', 'List active consents', { by: ['state'], where: "state == 'confirmed'" }],
    search: ['search', 'Search consents', { by: ['customerId', 'evidence'] }],
    'narrow-scope': ['update', 'Narrow scope for consent', { fields: ['scope'] }],
    'extend-expiry': ['update', 'Extend expiry for consent', { fields: ['expiresOn'] }],
    confirm: ['transition', 'Confirm consent', { from: ['captured'], to: 'confirmed' }],
    revoke: ['transition', 'Revoke consent', { from: ['captured', 'confirmed'], to: 'revoked', needs: ['revokedAt'] }],
    expire: ['transition', 'Expire consent', { from: ['captured', 'confirmed'], to: 'expired' }],
    'scrub-do-not-call': ['assess', 'Scrub do-not-call for consent', { ask: 'screening', outcomes: ['callable', 'federal-list', 'state-list', 'litigator'] }],
    'check-contact-window': ['validate', 'Check contact window for consent', { get: "localHour: integer, channel: string => afterEight: boolean = localHour >= 8 || channel == 'email'; beforeNine: boolean = localHour < 21 || channel == 'email'" }],
    'check-evidence': ['validate', 'Check evidence for consent', { get: 'evidence: string, grantedAt: datetime => evidenceHeld: boolean = len(evidence) > 2; timestamped: boolean = len(grantedAt) >= 10' }],
    'compute-opt-in-rate': ['calculate', 'Compute opt-in rate for consent', { get: 'asked: integer, granted: integer, revoked: integer = 0 => optInPct: number = granted / asked * 100; netPct: number = (granted - revoked) / asked * 100' }],
    'summarize-by-channel': ['summarize', 'Summarize consents by channel', { by: ['channel'], measures: ['count'] }],
    'export-evidence': ['export', 'Export evidence of consents'],
    'consent-trail': ['history', 'Consent trail'],
  },
});
