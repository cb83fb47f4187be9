/** Capability family: warranty claims. */
import { family } from '../../family/notation.ts';

export const warrantyClaims = family({
  noun: 'warranty-claims', one: 'warranty-claim', title: 'Warranty claims', subject: 'vin',
  summary: 'A claim to the manufacturer for covered repair: labor op, parts, failure code and reimbursement.',
  fields: {
    claimNumber: ['string', 'CL-72936'],
    repairOrderId: ['ref:repair-orders', 'repair_order_350079'],
    vin: ['vin', 'JTDEPMAE5N3700119'],
    failureCode: ['string', '42'],
    laborHours: ['number', 1.4],
    laborRate: ['money', '165.00'],
    partsCost: ['money', '214.60'],
    partsMarkupPct: ['number?', 40],
    paidAmount: ['money?', '531.44'],
  },
  states: ['drafted', 'submitted', 'returned', 'paid', 'denied', 'appealed', 'written-off'],
  verbs: {
    draft: ['create', 'Draft warranty claim'],
    get: ['get', 'Get warranty claim'],
    'get-by-claim-number': ['get', 'Get warranty claim by claim number', { by: ['claimNumber'] }],
    list: ['list', 'List warranty claims', { by: ['state'] }],
    'list-returned': ['list', 'List returned warranty claims', { by: ['state'], where: "state == 'returned'" }],
    search: ['search', 'Search warranty claims', { by: ['claimNumber', 'vin', 'failureCode'] }],
    'correct-labor': ['update', 'Correct labor for warranty claim', { fields: ['laborHours'] }],
    submit: ['transition', 'Submit warranty claim', { from: ['drafted', 'returned'], to: 'submitted', when: 'laborHours > 0' }],
    'return-for-correction': ['transition', 'Return warranty claim for correction', { from: ['submitted'], to: 'returned', needs: ['returnCode'] }],
    pay: ['transition', 'Pay warranty claim', { from: ['submitted', 'appealed'], to: 'paid', when: 'paidAmount > 0' }],
    deny: ['transition', 'Deny warranty claim', { from: ['submitted', 'appealed'], to: 'denied', needs: ['denialCode'] }],
    appeal: ['transition', 'Appeal warranty claim', { from: ['denied'], to: 'appealed', needs: ['evidence'] }],
    'write-off': ['transition', 'Write off warranty claim', { from: ['denied', 'returned'], to: 'written-off', needs: ['approver'] }],
    'adjudicate-claim': ['assess', 'Adjudicate claim for warranty claim', { ask: 'oem', outcomes: ['paid-in-full', 'paid-reduced', 'returned', 'denied'] }],
    'compute-claim-amount': ['calculate', 'Compute claim amount for warranty claim', { post: 'laborHours: number, laborRate: money, partsCost: money, partsMarkupPct: number, sublet: money = 0 => labor: money = laborHours * laborRate; parts: money = partsCost * (1 + partsMarkupPct / 100); claim: money = labor + parts + sublet' }],
    'compute-warranty-uplift': ['calculate', 'Compute warranty uplift for warranty claim', { get: 'retailLaborSales: money, retailHours: number => retailRate: money = retailLaborSales / retailHours' }],
    'summarize-by-state': ['summarize', 'Summarize warranty claims by state', { by: ['state'], measures: ['count', 'sum:paidAmount'] }],
  },
});
