/** Capability family: signatures. */
import { family } from '../../family/notation.ts';

export const signatures = family({
  noun: 'signatures', one: 'signature', title: 'Signatures', subject: 'deal',
  summary: "A signer's electronic signature on a document: invitation, consent, ceremony and evidence.",
  fields: {
    documentId: ['ref:documents', 'document_1a47f4'],
    signerName: ['string', 'Casey Morgan'],
    signerRole: ['enum', 'buyer', ['buyer', 'cobuyer', 'dealer', 'notary']],
    method: ['enum', 'click', ['click', 'drawn', 'certificate']],
    invitedAt: ['datetime', '2026-03-10T15:00:00Z'],
    expiresOn: ['date', '2027-05-14'],
    consentGiven: ['boolean?', true],
    evidenceHash: ['string?', '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'],
    dealId: ['ref:deals?', 'deal_52f367'],
  },
  states: ['invited', 'viewed', 'consented', 'signed', 'declined', 'expired'],
  verbs: {
    invite: ['create', 'Invite signature'],
    get: ['get', 'Get signature'],
    list: ['list', 'List signatures', { by: ['state', 'documentId', 'signerRole'] }],
    'list-pending': ['list', 'List signatures pending', { by: ['state'], where: "state == 'invited'" }],
    search: ['search', 'Search signatures', { by: ['signerName'] }],
    'extend-expiry': ['update', 'Extend expiry for signature', { fields: ['expiresOn'] }],
    'change-method': ['update', 'Change method for signature', { fields: ['method'] }],
    view: ['transition', 'View signature', { from: ['invited'], to: 'viewed' }],
    consent: ['transition', 'Consent signature', { from: ['viewed'], to: 'consented', when: 'consentGiven == true' }],
    sign: ['transition', 'Sign signature', { from: ['consented'], to: 'signed', needs: ['evidenceHash'] }],
    decline: ['transition', 'Decline signature', { from: ['invited', 'viewed', 'consented'], to: 'declined', needs: ['reason'] }],
    expire: ['transition', 'Expire signature', { from: ['invited', 'viewed', 'consented'], to: 'expired' }],
    'run-ceremony': ['assess', 'Run ceremony for signature', { ask: 'esign', outcomes: ['completed', 'abandoned', 'identity-challenge-failed'] }],
    'check-signing-order': ['validate', 'Check signing order for signature', { get: 'position: integer, completedBefore: integer => inTurn: boolean = completedBefore == position - 1; positionValid: boolean = position >= 1' }],
    'compute-completion-rate': ['calculate', 'Compute completion rate for signature', { get: 'signersInvited: integer, signersDone: integer => completionPct: number = signersDone / signersInvited * 100; remaining: integer = signersInvited - signersDone' }],
    'summarize-by-role': ['summarize', 'Summarize signatures by role', { by: ['signerRole'], measures: ['count'] }],
    'export-evidence-package': ['export', 'Export evidence package of signatures'],
    'ceremony-trail': ['history', 'Signature ceremony trail'],
  },
});
