/** Capability family: product claims. */
import { family } from '../../family/notation.ts';

export const productClaims = family({
  noun: 'product-claims', one: 'product-claim', title: 'Product claims', subject: 'vin',
  summary: 'A repair or benefit claim against a protection product, from authorization through payment.',
  fields: {
    claimNumber: ['string', 'CL-78262'],
    contractNumber: ['string', 'CO-96132'],
    vin: ['vin', 'KM8J3CA48PU800476'],
    complaint: ['string', 'transmission slips in third'],
    odometer: ['integer', 29043],
    requestedAmount: ['money', '1240.00'],
    authorizedAmount: ['money?', '1140.00'],
    deductible: ['money?', '100.00'],
    repairFacility: ['string?', 'Harbor Street Service'],
  },
  states: ['opened', 'diagnosed', 'authorized', 'denied', 'paid', 'closed'],
  verbs: {
    open: ['create', 'Open product claim'],
    get: ['get', 'Get product claim'],
    'get-by-claim-number': ['get', 'Get product claim by claim number', { by: ['claimNumber'] }],
    list: ['list', 'List product claims', { by: ['state', 'repairFacility'] }],
    'list-awaiting-authorization': ['list', 'List product claims awaiting authorization', { by: ['state'], where: "state == 'diagnosed'" }],
    search: ['search', 'Search product claims', { by: ['claimNumber', 'contractNumber', 'vin'] }],
    'add-supplement': ['update', 'Add supplement for product claim', { fields: ['requestedAmount'] }],
    diagnose: ['transition', 'Diagnose product claim', { from: ['opened'], to: 'diagnosed', needs: ['cause'] }],
    authorize: ['transition', 'Authorize product claim', { from: ['diagnosed', 'denied'], to: 'authorized', when: 'authorizedAmount > 0' }],
    deny: ['transition', 'Deny product claim', { from: ['diagnosed'], to: 'denied', needs: ['denialReason'] }],
    pay: ['transition', 'Pay product claim', { from: ['authorized'], to: 'paid', needs: ['invoiceNumber'] }],
    close: ['transition', 'Close product claim', { from: ['denied', 'opened'], to: 'closed' }],
    'adjudicate-claim': ['assess', 'Adjudicate claim for product claim', { ask: 'product-provider', outcomes: ['authorized', 'partially-authorized', 'denied'] }],
    'send-field-inspector': ['assess', 'Send field inspector for product claim', { ask: 'inspector', outcomes: ['failure-confirmed', 'maintenance-neglect', 'no-fault-found'] }],
    'compute-claim-payable': ['calculate', 'Compute claim payable for product claim', { get: 'requestedAmount: money, deductible: money, coverageLimit: money = 5000 => payable: money = max(0, min(requestedAmount, coverageLimit) - deductible); customerPays: money = requestedAmount - max(0, min(requestedAmount, coverageLimit) - deductible)' }],
    'compute-loss-ratio': ['calculate', 'Compute loss ratio for product claim', { get: 'claimsPaid: money, earnedPremium: money => lossRatioPct: number = claimsPaid / earnedPremium * 100' }],
    'summarize-by-state': ['summarize', 'Summarize product claims by state', { by: ['state'], measures: ['count', 'sum:requestedAmount', 'sum:authorizedAmount'] }],
  },
});
