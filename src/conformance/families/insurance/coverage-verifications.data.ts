/** Capability family: coverage verifications. */
import { family } from '../../family/notation.ts';

export const coverageVerifications = family({
  noun: 'coverage-verifications', one: 'coverage-verification', title: 'Coverage verifications', subject: 'deal',
  summary: "A check that a buyer's policy meets lender coverage and loss-payee requirements before delivery.",
  fields: {
    dealId: ['ref:deals', 'deal_67bf30'],
    vin: ['vin', '1GYKNDRS0RZ110264'],
    policyNumber: ['string', 'PO-51769'],
    carrierName: ['string', 'Cedar Ridge Insurance'],
    collisionDeductible: ['money', '750.00'],
    lossPayeeNamed: ['boolean', true],
    requestedOn: ['date', '2026-03-15'],
    agentName: ['string?', 'Dana Ruiz'],
  },
  states: ['requested', 'binder-received', 'verified', 'deficient', 'failed'],
  verbs: {
    request: ['create', 'Request coverage verification'],
    get: ['get', 'Get coverage verification'],
    'get-for-deal': ['get', 'Get coverage verification for deal', { by: ['dealId'] }],
    list: ['list', 'List coverage verifications', { by: ['state', 'carrierName'] }],
    'list-deficient': ['list', 'List deficient coverage verifications', { by: ['state'], where: "state == 'deficient'" }],
    search: ['search', 'Search coverage verifications', { by: ['policyNumber', 'vin'] }],
    'record-binder': ['update', 'Record binder for coverage verification', { fields: ['policyNumber', 'collisionDeductible', 'lossPayeeNamed'] }],
    'receive-binder': ['transition', 'Receive binder for coverage verification', { from: ['requested', 'deficient'], to: 'binder-received' }],
    verify: ['transition', 'Verify coverage verification', { from: ['binder-received'], to: 'verified', when: 'lossPayeeNamed == true' }],
    'mark-deficient': ['transition', 'Mark coverage verification deficient', { from: ['binder-received'], to: 'deficient', needs: ['missingItems'] }],
    fail: ['transition', 'Fail coverage verification', { from: ['requested', 'deficient'], to: 'failed', needs: ['reason'] }],
    'call-carrier': ['assess', 'Call carrier for coverage verification', { ask: 'insurer', outcomes: ['confirmed', 'needs-loss-payee', 'not-in-force'] }],
    'check-lender-requirements': ['validate', 'Check lender requirements for coverage verification', { post: 'collisionDeductible: money, maxDeductible: money = 1000, lossPayeeNamed: boolean, comprehensive: boolean = true => deductibleOk: boolean = collisionDeductible <= maxDeductible; payeeOk: boolean = lossPayeeNamed; comprehensiveOk: boolean = comprehensive' }],
    'compute-binder-gap': ['calculate', 'Compute binder gap for coverage verification', { get: 'binderStartsOn: date, deliveredOn: date => gapDays: integer = max(0, days(deliveredOn, binderStartsOn)); covered: boolean = days(deliveredOn, binderStartsOn) <= 0' }],
    'summarize-by-carrier': ['summarize', 'Summarize coverage verifications by carrier', { by: ['carrierName'], measures: ['count'] }],
    'export-verification-log': ['export', 'Export verification log of coverage verifications'],
    history: ['history', 'Coverage verification history'],
  },
});
