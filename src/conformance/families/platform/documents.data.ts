/** Capability family: documents. */
import { family } from '../../family/notation.ts';

export const documents = family({
  noun: 'documents', one: 'document', title: 'Documents', subject: 'deal',
  summary: 'A deal, title, service or compliance document with type, hash, retention and version chain.',
  fields: {
    dealId: ['ref:deals?', 'deal_51156e'],
    title: ['string', 'Retail installment contract'],
    documentType: ['enum', 'contract', ['contract', 'title', 'disclosure', 'identification', 'insurance']],
    sha256: ['string', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    pages: ['integer?', 4],
    uploadedAt: ['datetime', '2026-03-12T17:00:00Z'],
    retainUntil: ['date', '2033-03-02'],
    version: ['integer?', 1],
  },
  states: ['uploaded', 'classified', 'indexed', 'signed', 'archived', 'purged', 'rejected'],
  verbs: {
    upload: ['create', 'Upload document'],
    get: ['get', 'Get document'],
    'get-by-hash': ['get', 'Get document by hash', { by: ['sha256'] }],
    list: ['list', 'List documents', { by: ['state', 'documentType'] }],
    'list-unsigned': ['list', 'List unsigned documents', { by: ['state'], where: "state == 'indexed'" }],
    search: ['search', 'Search documents', { by: ['title', 'dealId'] }],
    retitle: ['update', 'Retitle document', { fields: ['title'] }],
    'extend-retention': ['update', 'Extend retention for document', { fields: ['retainUntil'] }],
    classify: ['transition', 'Classify document', { from: ['uploaded'], to: 'classified' }],
    reject: ['transition', 'Reject document', { from: ['uploaded'], to: 'rejected', needs: ['reason'] }],
    index: ['transition', 'Index document', { from: ['classified'], to: 'indexed' }],
    sign: ['transition', 'Sign document', { from: ['indexed'], to: 'signed', needs: ['signatureId'] }],
    archive: ['transition', 'Archive document', { from: ['indexed', 'signed'], to: 'archived' }],
    purge: ['transition', 'Purge document', { from: ['archived'], to: 'purged', when: 'retainUntil < today' }],
    'extract-fields': ['assess', 'Extract fields for document', { ask: 'esign', outcomes: ['all-fields-read', 'some-fields-read', 'unreadable'] }],
    'check-hash-format': ['validate', 'Check hash format for document', { get: "sha256: string, pages: integer => hashShape: boolean = matches(sha256, '^[0-9a-f]{64}$'); hasPages: boolean = pages > 0", live: true }],
  },
});
