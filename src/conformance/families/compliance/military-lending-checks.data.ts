/** Capability family: military lending checks. */
import { family } from '../../family/notation.ts';

export const militaryLendingChecks = family({
  noun: 'military-lending-checks', one: 'military-lending-check', title: 'Military lending checks', subject: 'customer',
  summary: 'A covered-borrower lookup before offering credit products restricted by the Military Lending Act.',
  fields: {
    customerId: ['ref:customers', 'customer_4b586c'],
    lastName: ['string', 'Morgan'],
    birthDate: ['date', '1991-04-09'],
    checkedAt: ['datetime', '2026-03-08T15:00:00Z'],
    mapr: ['number?', 22.4],
    covered: ['boolean?', false],
    certificateNumber: ['string?', 'CE-85756'],
    dealId: ['ref:deals?', 'deal_58b840'],
  },
  states: ['requested', 'covered', 'not-covered', 'restructured', 'blocked', 'error'],
  verbs: {
    request: ['create', 'Request military lending check'],
    get: ['get', 'Get military lending check'],
    'get-for-deal': ['get', 'Get military lending check for deal', { by: ['dealId'] }],
    list: ['list', 'List military lending checks', { by: ['state'] }],
    'list-covered': ['list', 'List covered military lending checks', { by: ['state'], where: "state == 'covered'" }],
    search: ['search', 'Search military lending checks', { by: ['lastName', 'certificateNumber'] }],
    'attach-certificate': ['update', 'Attach certificate for military lending check', { fields: ['certificateNumber'] }],
    'post-not-covered': ['transition', 'Post not covered for military lending check', { from: ['requested'], to: 'not-covered', when: 'covered == false' }],
    'post-covered': ['transition', 'Post covered for military lending check', { from: ['requested'], to: 'covered', when: 'covered == true' }],
    'report-error': ['transition', 'Report error for military lending check', { from: ['requested'], to: 'error', needs: ['errorCode'] }],
    retry: ['transition', 'Retry military lending check', { from: ['error'], to: 'requested' }],
    restructure: ['transition', 'Restructure military lending check', { from: ['covered'], to: 'restructured', when: 'mapr <= 36' }],
    block: ['transition', 'Block military lending check', { from: ['covered'], to: 'blocked', needs: ['reason'] }],
    'query-status-database': ['assess', 'Query status database for military lending check', { ask: 'screening', outcomes: ['not-covered', 'covered', 'no-response'] }],
    'compute-military-apr': ['calculate', 'Compute military APR for military lending check', { get: 'financeCharge: money, creditProducts: money, amountFinanced: money, years: number = 5 => mapr: number = round(militaryApr(financeCharge, creditProducts, amountFinanced, years * 12), 2); overCap: boolean = militaryApr(financeCharge, creditProducts, amountFinanced, years * 12) > 36' }],
    'summarize-results': ['summarize', 'Summarize results across military lending checks', { by: ['state'], measures: ['count'] }],
    'export-certificates': ['export', 'Export certificates of military lending checks'],
    history: ['history', 'Military lending check history'],
  },
});
