/** Capability family: eContracts. */
import { family } from '../../family/notation.ts';

export const econtracts = family({
  noun: 'econtracts', one: 'econtract', title: 'eContracts', subject: 'deal',
  summary: 'An electronic retail installment or lease contract: data validation, signing, vaulting and assignment.',
  fields: {
    dealId: ['ref:deals', 'deal_facb1e'],
    lender: ['string', 'Blue Mesa Auto Finance'],
    formNumber: ['string', 'FO-42814'],
    amountFinanced: ['money', '24800.00'],
    aprPct: ['number', 6.25],
    termMonths: ['integer', 72],
    paymentAmount: ['money', '413.94'],
    firstPaymentOn: ['date?', '2026-03-16'],
    vaultReference: ['string?', 'VA-38797'],
  },
  states: ['drafted', 'validated', 'signed', 'vaulted', 'assigned', 'voided', 'rejected'],
  verbs: {
    draft: ['create', 'Draft eContract'],
    get: ['get', 'Get eContract'],
    'get-for-deal': ['get', 'Get eContract for deal', { by: ['dealId'] }],
    list: ['list', 'List eContracts', { by: ['state', 'lender'] }],
    'list-unassigned': ['list', 'List unassigned eContracts', { by: ['state'], where: "state == 'vaulted'" }],
    search: ['search', 'Search eContracts', { by: ['dealId', 'vaultReference'] }],
    'correct-terms': ['update', 'Correct terms for eContract', { fields: ['aprPct', 'termMonths', 'paymentAmount'] }],
    validate: ['transition', 'Validate eContract', { from: ['drafted', 'rejected'], to: 'validated', when: 'paymentAmount > 0' }],
    sign: ['transition', 'Sign eContract', { from: ['validated'], to: 'signed', needs: ['signerName'] }],
    vault: ['transition', 'Vault eContract', { from: ['signed'], to: 'vaulted', needs: ['vaultReference'] }],
    assign: ['transition', 'Assign eContract', { from: ['vaulted'], to: 'assigned' }],
    reject: ['transition', 'Reject eContract', { from: ['assigned'], to: 'rejected', needs: ['reason'] }],
    void: ['transition', 'Void eContract', { from: ['drafted', 'validated', 'signed', 'vaulted', 'assigned'], to: 'voided', needs: ['reason'] }],
    'validate-with-lender': ['assess', 'Validate with lender for eContract', { ask: 'lender', outcomes: ['valid', 'valid-with-warning', 'terms-mismatch'] }],
    'record-authoritative-copy': ['assess', 'Record authoritative copy for eContract', { ask: 'esign', outcomes: ['vaulted', 'duplicate-copy', 'vault-unavailable'] }],
    'compute-truth-in-lending': ['calculate', 'Compute truth in lending for eContract', { get: 'amountFinanced: money, paymentAmount: money, termMonths: integer, downPayment: money = 0, lastPayment: money = 0 => totalOfPayments: money = paymentAmount * max(0, termMonths - 1) + if(termMonths < 1, 0, if(lastPayment > 0, lastPayment, paymentAmount)); financeCharge: money = if(amountFinanced - totalOfPayments < termMonths / 100, max(0, totalOfPayments - amountFinanced), 0 / 0); totalSalePrice: money = totalOfPayments + downPayment', live: true }],
    'check-payment-math': ['validate', 'Check payment math for eContract', { post: 'amountFinanced: money, aprPct: number, termMonths: integer, paymentAmount: money => paymentAgrees: boolean = abs(payment(amountFinanced, aprPct, termMonths) - paymentAmount) < 0.06; termPositive: boolean = termMonths >= 1', live: true }],
    'summarize-by-lender': ['summarize', 'Summarize eContracts by lender', { by: ['lender'], measures: ['count', 'sum:amountFinanced'] }],
  },
});
