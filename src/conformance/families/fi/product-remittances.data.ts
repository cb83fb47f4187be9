/** Capability family: product remittances. */
import { family } from '../../family/notation.ts';

export const productRemittances = family({
  noun: 'product-remittances', one: 'product-remittance', title: 'Product remittances', subject: 'dealer',
  summary: 'A statement of sold contracts and the dealer cost owed to an administrator for a period.',
  fields: {
    provider: ['string', 'Blue Mesa Group'],
    periodEndsOn: ['date', '2026-02-28'],
    contractCount: ['integer', 18],
    amountDue: ['money', '17640.00'],
    amountPaid: ['money?', '17640.00'],
    dueOn: ['date', '2026-05-15'],
    statementNumber: ['string?', 'ST-41333'],
    dealerId: ['ref:dealers?', 'dealer_bd5269'],
  },
  states: ['compiled', 'submitted', 'paid', 'reconciled', 'disputed'],
  verbs: {
    compile: ['create', 'Compile product remittance'],
    get: ['get', 'Get product remittance'],
    'get-by-statement-number': ['get', 'Get product remittance by statement number', { by: ['statementNumber'] }],
    list: ['list', 'List product remittances', { by: ['state', 'provider'] }],
    'list-past-due': ['list', 'List product remittances past due', { by: ['state'], where: 'dueOn < today' }],
    search: ['search', 'Search product remittances', { by: ['provider', 'statementNumber'] }],
    'add-late-contracts': ['update', 'Add late contracts for product remittance', { fields: ['contractCount', 'amountDue'] }],
    submit: ['transition', 'Submit product remittance', { from: ['compiled'], to: 'submitted', when: 'contractCount > 0' }],
    pay: ['transition', 'Pay product remittance', { from: ['submitted'], to: 'paid', needs: ['paymentReference'] }],
    dispute: ['transition', 'Dispute product remittance', { from: ['submitted', 'paid'], to: 'disputed', needs: ['reason'] }],
    'settle-dispute': ['transition', 'Settle dispute for product remittance', { from: ['disputed'], to: 'submitted', needs: ['resolution'] }],
    reconcile: ['transition', 'Reconcile product remittance', { from: ['paid'], to: 'reconciled', when: 'amountPaid >= amountDue' }],
    'send-remittance': ['assess', 'Send remittance for product remittance', { ask: 'payment-rail', outcomes: ['accepted', 'pending', 'returned'] }],
    'match-administrator-book': ['assess', 'Match administrator book for product remittance', { ask: 'product-provider', outcomes: ['all-matched', 'contracts-missing', 'price-variance'] }],
    'compute-remittance-due': ['calculate', 'Compute remittance due for product remittance', { post: 'costs: money[], credits: money = 0 => gross: money = sum(costs); due: money = sum(costs) - credits' }],
    'compute-late-penalty': ['calculate', 'Compute late penalty for product remittance', { get: 'amountDue: money, daysLate: integer, monthlyPct: number = 1.5 => penalty: money = amountDue * monthlyPct / 100 * daysLate / 30' }],
    'summarize-by-provider': ['summarize', 'Summarize product remittances by provider', { by: ['provider'], measures: ['count', 'sum:amountDue'] }],
    'export-register': ['export', 'Export register of product remittances'],
  },
});
