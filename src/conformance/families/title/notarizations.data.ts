/** Capability family: notarizations. */
import { family } from '../../family/notation.ts';

export const notarizations = family({
  noun: 'notarizations', one: 'notarization', title: 'Notarizations', subject: 'deal',
  summary: 'A notarial act on deal or title papers, in person or by remote online session.',
  fields: {
    dealId: ['ref:deals', 'deal_8b600e'],
    signerName: ['string', 'Morgan Lee'],
    documentId: ['ref:documents', 'document_984f3a'],
    mode: ['enum', 'in-person', ['in-person', 'remote']],
    jurisdiction: ['state', 'IL'],
    scheduledAt: ['datetime', '2026-03-12T17:00:00Z'],
    notaryName: ['string?', 'Luis Ortega'],
    journalNumber: ['string?', 'JO-79478'],
  },
  states: ['requested', 'scheduled', 'identity-verified', 'sealed', 'refused', 'expired'],
  verbs: {
    request: ['create', 'Request notarization'],
    get: ['get', 'Get notarization'],
    list: ['list', 'List notarizations', { by: ['state', 'mode', 'jurisdiction'] }],
    'list-upcoming': ['list', 'List upcoming notarizations', { by: ['state'], where: "state == 'scheduled'" }],
    search: ['search', 'Search notarizations', { by: ['signerName', 'journalNumber'] }],
    reschedule: ['update', 'Reschedule notarization', { fields: ['scheduledAt'] }],
    'reassign-notary': ['update', 'Reassign notary for notarization', { fields: ['notaryName'] }],
    schedule: ['transition', 'Schedule notarization', { from: ['requested'], to: 'scheduled' }],
    'verify-identity': ['transition', 'Verify identity for notarization', { from: ['scheduled'], to: 'identity-verified', needs: ['identityMethod'] }],
    seal: ['transition', 'Seal notarization', { from: ['identity-verified'], to: 'sealed', needs: ['journalNumber'] }],
    refuse: ['transition', 'Refuse notarization', { from: ['scheduled', 'identity-verified'], to: 'refused', needs: ['reason'] }],
    expire: ['transition', 'Expire notarization', { from: ['requested', 'scheduled'], to: 'expired' }],
    'run-remote-session': ['assess', 'Run remote session for notarization', { ask: 'notary', outcomes: ['sealed', 'identity-failed', 'session-dropped'] }],
    'quiz-signer': ['assess', 'Quiz signer for notarization', { ask: 'identity', outcomes: ['passed', 'failed', 'insufficient-data'] }],
    'check-remote-allowed': ['validate', 'Check remote allowed for notarization', { get: "jurisdiction: state, mode: string => jurisdictionGiven: boolean = matches(jurisdiction, '^[A-Z]{2}$'); remoteAllowed: boolean = mode == 'in-person' || !matches(jurisdiction, '^(CA|GA|MS|SC)$')" }],
    'compute-notary-fee': ['calculate', 'Compute notary fee for notarization', { get: 'acts: integer = 1, perAct: money = 10, remoteSessionFee: money = 25, remote: boolean = false => fee: money = acts * perAct + if(remote, remoteSessionFee, 0)' }],
    'summarize-by-mode': ['summarize', 'Summarize notarizations by mode', { by: ['mode'], measures: ['count'] }],
    'export-journal': ['export', 'Export journal of notarizations'],
  },
});
