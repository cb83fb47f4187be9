/** Capability family: insurance claims. */
import { family } from '../../family/notation.ts';

export const insuranceClaims = family({
  noun: 'insurance-claims', one: 'insurance-claim', title: 'Insurance claims', subject: 'vin',
  summary: 'An auto damage or liability claim with assignment, estimate, liability and settlement.',
  fields: {
    claimNumber: ['string', 'CL-74398'],
    vin: ['vin', 'JTDEPMAE5N3700119'],
    policyNumber: ['string', 'PO-82168'],
    lossDate: ['date', '2026-03-08'],
    lossType: ['enum', 'collision', ['collision', 'comprehensive', 'liability', 'glass', 'theft']],
    reserve: ['money', '4200.00'],
    deductible: ['money?', '500.00'],
    faultPct: ['number?', 0],
    paidAmount: ['money?', '3150.00'],
  },
  states: ['reported', 'assigned', 'appraised', 'approved', 'paid', 'denied', 'reopened', 'closed'],
  verbs: {
    report: ['create', 'Report insurance claim'],
    get: ['get', 'Get insurance claim'],
    'get-by-claim-number': ['get', 'Get insurance claim by claim number', { by: ['claimNumber'] }],
    list: ['list', 'List insurance claims', { by: ['state', 'lossType'] }],
    'list-unassigned': ['list', 'List unassigned insurance claims', { by: ['state'], where: "state == 'reported'" }],
    search: ['search', 'Search insurance claims', { by: ['claimNumber', 'vin', 'policyNumber'] }],
    'set-reserve': ['update', 'Set reserve for insurance claim', { fields: ['reserve'] }],
    'set-fault': ['update', 'Set fault for insurance claim', { fields: ['faultPct'] }],
    assign: ['transition', 'Assign insurance claim', { from: ['reported', 'reopened'], to: 'assigned', needs: ['adjuster'] }],
    appraise: ['transition', 'Appraise insurance claim', { from: ['assigned'], to: 'appraised', needs: ['estimateId'] }],
    approve: ['transition', 'Approve insurance claim', { from: ['appraised'], to: 'approved' }],
    deny: ['transition', 'Deny insurance claim', { from: ['appraised'], to: 'denied', needs: ['reason'] }],
    'request-more-information': ['transition', 'Request more information for insurance claim', { from: ['approved'], to: 'reopened', needs: ['reason'] }],
    pay: ['transition', 'Pay insurance claim', { from: ['approved'], to: 'paid', when: 'paidAmount > 0' }],
    close: ['transition', 'Close insurance claim', { from: ['reported', 'assigned'], to: 'closed', needs: ['reason'] }],
    'determine-coverage': ['assess', 'Determine coverage for insurance claim', { ask: 'insurer', outcomes: ['covered', 'partly-covered', 'excluded'] }],
    'compute-claim-payment': ['calculate', 'Compute claim payment for insurance claim', { get: 'repairCost: money, deductible: money, faultPct: number = 0, comparative: boolean = false => payable: money = max(0, repairCost - deductible) * if(comparative, 1 - faultPct / 100, 1)' }],
  },
});
