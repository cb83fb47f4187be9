/** Capability family: identity verifications. */
import { family } from '../../family/notation.ts';

export const identityVerifications = family({
  noun: 'identity-verifications', one: 'identity-verification', title: 'Identity verifications', subject: 'customer',
  summary: 'A document and knowledge check that a buyer is who they claim to be.',
  fields: {
    customerId: ['ref:customers', 'customer_7009bb'],
    documentType: ['enum', 'drivers-license', ['drivers-license', 'passport', 'state-id']],
    documentNumber: ['string', 'DO-70390'],
    issuedState: ['state?', 'GA'],
    expiresOn: ['date', '2027-05-12'],
    faceMatchPct: ['number?', 96],
    attempts: ['integer?', 1],
  },
  states: ['started', 'document-captured', 'matched', 'manual-review', 'verified', 'failed'],
  verbs: {
    start: ['create', 'Start identity verification'],
    get: ['get', 'Get identity verification'],
    'get-latest-for-customer': ['get', 'Get latest identity verification for customer', { by: ['customerId'] }],
    list: ['list', 'List identity verifications', { by: ['state', 'documentType'] }],
    'list-in-review': ['list', 'List identity verifications in review', { by: ['state'], where: "state == 'manual-review'" }],
    search: ['search', 'Search identity verifications', { by: ['documentNumber'] }],
    'replace-document': ['update', 'Replace document for identity verification', { fields: ['documentType', 'documentNumber', 'expiresOn'] }],
    'capture-document': ['transition', 'Capture document for identity verification', { from: ['started'], to: 'document-captured', when: 'expiresOn >= today' }],
    match: ['transition', 'Match identity verification', { from: ['document-captured'], to: 'matched', when: 'faceMatchPct >= 90' }],
    'send-to-review': ['transition', 'Send identity verification to review', { from: ['document-captured', 'matched'], to: 'manual-review', needs: ['reason'] }],
    verify: ['transition', 'Verify identity verification', { from: ['matched', 'manual-review'], to: 'verified' }],
    fail: ['transition', 'Fail identity verification', { from: ['document-captured', 'manual-review'], to: 'failed', needs: ['reason'] }],
    'authenticate-document': ['assess', 'Authenticate document for identity verification', { ask: 'identity', outcomes: ['authentic', 'altered', 'unreadable'] }],
    'match-face': ['assess', 'Match face for identity verification', { ask: 'identity', outcomes: ['match', 'no-match', 'low-quality'] }],
    'check-document': ['validate', 'Check document for identity verification', { get: 'documentType: string, documentNumber: string, expiresOn: date => typeChosen: boolean = len(documentType) > 0; numberGiven: boolean = len(documentNumber) > 4; dated: boolean = len(expiresOn) == 10' }],
    'score-verification': ['calculate', 'Score verification for identity verification', { get: 'faceMatchPct: number, documentAuthentic: boolean, addressMatches: boolean => score: number = faceMatchPct * 0.5 + if(documentAuthentic, 35, 0) + if(addressMatches, 15, 0)' }],
    'summarize-by-document': ['summarize', 'Summarize identity verifications by document', { by: ['documentType'], measures: ['count'] }],
  },
});
