/** Capability family: spot deliveries. */
import { family } from '../../family/notation.ts';

export const spotDeliveries = family({
  noun: 'spot-deliveries', one: 'spot-delivery', title: 'Spot deliveries', subject: 'deal',
  summary: 'A vehicle released before lender approval, with its conditional agreement and recall deadline.',
  fields: {
    dealId: ['ref:deals', 'deal_64f097'],
    vin: ['vin', '2T3W1RFV6RW204518'],
    releasedOn: ['date', '2026-03-06'],
    approvalDeadline: ['date', '2027-05-10'],
    agreementSigned: ['boolean', true],
    quotedAprPct: ['number', 6.9],
    quotedPayment: ['money', '415.24'],
    lender: ['string?', 'Blue Mesa Auto Finance'],
  },
  states: ['released', 'awaiting-approval', 'approved', 'recontracted', 'recalled', 'converted-to-cash'],
  verbs: {
    release: ['create', 'Release spot delivery'],
    get: ['get', 'Get spot delivery'],
    'get-for-deal': ['get', 'Get spot delivery for deal', { by: ['dealId'] }],
    list: ['list', 'List spot deliveries', { by: ['state'] }],
    'list-past-deadline': ['list', 'List spot deliveries past deadline', { by: ['state'], where: 'approvalDeadline < today' }],
    search: ['search', 'Search spot deliveries', { by: ['vin', 'lender'] }],
    'extend-deadline': ['update', 'Extend deadline for spot delivery', { fields: ['approvalDeadline'] }],
    'submit-package': ['transition', 'Submit package for spot delivery', { from: ['released'], to: 'awaiting-approval', when: 'agreementSigned == true' }],
    approve: ['transition', 'Approve spot delivery', { from: ['awaiting-approval'], to: 'approved', needs: ['lender'] }],
    recontract: ['transition', 'Recontract spot delivery', { from: ['awaiting-approval'], to: 'recontracted', needs: ['newTerms'] }],
    'recall-vehicle': ['transition', 'Recall vehicle on spot delivery', { from: ['released', 'awaiting-approval'], to: 'recalled', needs: ['reason'] }],
    'convert-to-cash': ['transition', 'Convert spot delivery to cash', { from: ['released', 'awaiting-approval'], to: 'converted-to-cash' }],
    'rehash-with-lender': ['assess', 'Rehash with lender for spot delivery', { ask: 'lender', outcomes: ['approved-as-written', 'approved-with-changes', 'declined'] }],
    'compute-payment-change': ['calculate', 'Compute payment change for spot delivery', { get: 'financed: money, quotedAprPct: number, newAprPct: number, termMonths: integer => quoted: money = payment(financed, quotedAprPct, termMonths); revised: money = payment(financed, newAprPct, termMonths); change: money = payment(financed, newAprPct, termMonths) - payment(financed, quotedAprPct, termMonths)', live: true }],
    'count-days-at-risk': ['calculate', 'Count days at risk for spot delivery', { get: 'releasedOn: date, asOf: date = today => daysAtRisk: integer = days(releasedOn, asOf)' }],
    'check-conditional-terms': ['validate', 'Check conditional terms for spot delivery', { get: 'agreementSigned: boolean, approvalDeadline: date, releasedOn: date => signed: boolean = agreementSigned; deadlineSet: boolean = days(releasedOn, approvalDeadline) >= 0' }],
    'summarize-exposure': ['summarize', 'Summarize exposure across spot deliveries', { by: ['state'], measures: ['count', 'avg:quotedPayment'] }],
    history: ['history', 'Spot delivery history'],
  },
});
