/** Capability family: attestations. */
import { family } from '../../family/notation.ts';

export const attestations = family({
  noun: 'attestations', one: 'attestation', title: 'Attestations', subject: 'none',
  summary: 'A signed statement that a payload, report or capability was produced as claimed.',
  fields: {
    subjectRef: ['string', 'suite:acceptance'],
    claim: ['enum', 'capability', ['capability', 'payload', 'identity', 'conformance']],
    issuer: ['string', 'northline-labs'],
    digest: ['string', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    issuedAt: ['datetime', '2026-03-10T13:00:00Z'],
    expiresOn: ['date', '2027-05-14'],
    level: ['integer?', 2],
    evidenceUrl: ['string?', 'https://example.com/attestations'],
  },
  states: ['drafted', 'issued', 'challenged', 'revoked', 'expired'],
  verbs: {
    draft: ['create', 'Draft attestation'],
    get: ['get', 'Get attestation'],
    'get-by-digest': ['get', 'Get attestation by digest', { by: ['digest'] }],
    list: ['list', 'List attestations', { by: ['state', 'claim', 'issuer'] }],
    'list-challenged': ['list', 'List challenged attestations', { by: ['state'], where: "state == 'challenged'" }],
    search: ['search', 'Search attestations', { by: ['subjectRef', 'digest'] }],
    'attach-evidence': ['update', 'Attach evidence for attestation', { fields: ['evidenceUrl'] }],
    issue: ['transition', 'Issue attestation', { from: ['drafted'], to: 'issued' }],
    challenge: ['transition', 'Challenge attestation', { from: ['issued'], to: 'challenged', needs: ['reason'] }],
    uphold: ['transition', 'Uphold attestation', { from: ['challenged'], to: 'issued' }],
    revoke: ['transition', 'Revoke attestation', { from: ['issued', 'challenged'], to: 'revoked', needs: ['reason'] }],
    expire: ['transition', 'Expire attestation', { from: ['issued'], to: 'expired', when: 'expiresOn <= today' }],
    countersign: ['assess', 'Countersign attestation', { ask: 'notary', outcomes: ['countersigned', 'digest-mismatch', 'declined'] }],
    'check-digest-format': ['validate', 'Check digest format for attestation', { get: "digest: string => hexShape: boolean = matches(digest, '^[0-9a-f]{64}$'); notAllZero: boolean = !matches(digest, '^0+$')", live: true }],
    'summarize-by-claim': ['summarize', 'Summarize attestations by claim', { by: ['claim'], measures: ['count'] }],
    'export-chain': ['export', 'Export chain of attestations'],
  },
});
