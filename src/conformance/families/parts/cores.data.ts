/** Capability family: cores. */
import { family } from '../../family/notation.ts';

export const cores = family({
  noun: 'cores', one: 'core', title: 'Cores', subject: 'dealer',
  summary: 'A rebuildable part deposit: core charge billed, dirty core returned, graded and credited.',
  fields: {
    partNumber: ['string', 'PA-65354'],
    coreCharge: ['money', '75.00'],
    soldOn: ['date', '2026-03-06'],
    customerId: ['ref:customers?', 'customer_ee0f03'],
    returnedOn: ['date?', '2026-03-11'],
    grade: ['enum?', 'good', ['good', 'damaged', 'incomplete']],
    coreValue: ['money?', '75.00'],
    supplierName: ['string?', 'Blue Mesa Parts Supply'],
    dealerId: ['ref:dealers?', 'dealer_c45948'],
  },
  states: ['charged', 'dirty-core-in', 'graded', 'shipped', 'credited', 'rejected', 'forfeited'],
  verbs: {
    charge: ['create', 'Charge core'],
    get: ['get', 'Get core'],
    list: ['list', 'List cores', { by: ['state', 'grade'] }],
    'list-outstanding': ['list', 'List outstanding cores', { by: ['state'], where: "state == 'charged'" }],
    search: ['search', 'Search cores', { by: ['partNumber', 'supplierName'] }],
    regrade: ['update', 'Regrade core', { fields: ['grade', 'coreValue'] }],
    'receive-core': ['transition', 'Receive core', { from: ['charged'], to: 'dirty-core-in', needs: ['returnedOn'] }],
    grade: ['transition', 'Grade core', { from: ['dirty-core-in'], to: 'graded', needs: ['grade'] }],
    'ship-to-supplier': ['transition', 'Ship core to supplier', { from: ['graded'], to: 'shipped', needs: ['trackingNumber'] }],
    credit: ['transition', 'Credit core', { from: ['shipped'], to: 'credited', when: 'coreValue > 0' }],
    reject: ['transition', 'Reject core', { from: ['shipped'], to: 'rejected', needs: ['reason'] }],
    forfeit: ['transition', 'Forfeit core', { from: ['charged'], to: 'forfeited' }],
    'inspect-by-supplier': ['assess', 'Inspect by supplier for core', { ask: 'parts-supplier', outcomes: ['full-credit', 'partial-credit', 'no-credit'] }],
    'compute-core-credit': ['calculate', 'Compute core credit', { get: "coreCharge: money, grade: string => credit: money = coreCharge * switch(grade, 'good', 1, 'damaged', 0.5, 0)" }],
    'compute-core-exposure': ['calculate', 'Compute core exposure', { post: 'outstandingCharges: money[] => cores: integer = count(outstandingCharges); exposure: money = sum(outstandingCharges)' }],
    'summarize-by-grade': ['summarize', 'Summarize cores by grade', { by: ['grade'], measures: ['count', 'sum:coreCharge'] }],
  },
});
