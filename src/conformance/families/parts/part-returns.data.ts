/** Capability family: part returns. */
import { family } from '../../family/notation.ts';

export const partReturns = family({
  noun: 'part-returns', one: 'part-return', title: 'Part returns', subject: 'dealer',
  summary: 'A return of parts to the supplier for overstock, defect or shipping error with credit tracking.',
  fields: {
    returnNumber: ['string', 'RE-81197'],
    supplierName: ['string', 'Cedar Ridge LLC'],
    reasonCode: ['enum', 'overstock', ['overstock', 'defective', 'wrong-part', 'damaged']],
    returnValue: ['money', '1180.00'],
    restockPct: ['number?', 15],
    creditAmount: ['money?', '1003.00'],
    shippedOn: ['date?', '2026-03-14'],
    allowanceLeft: ['money?', '2600.00'],
    dealerId: ['ref:dealers?', 'dealer_7ad013'],
  },
  states: ['prepared', 'authorized', 'shipped', 'credited', 'short-credited', 'refused'],
  verbs: {
    prepare: ['create', 'Prepare part return'],
    get: ['get', 'Get part return'],
    'get-by-return-number': ['get', 'Get part return by return number', { by: ['returnNumber'] }],
    list: ['list', 'List part returns', { by: ['state', 'reasonCode'] }],
    'list-awaiting-credit': ['list', 'List part returns awaiting credit', { by: ['state'], where: "state == 'shipped'" }],
    search: ['search', 'Search part returns', { by: ['returnNumber', 'supplierName'] }],
    'change-reason': ['update', 'Change reason for part return', { fields: ['reasonCode'] }],
    authorize: ['transition', 'Authorize part return', { from: ['prepared'], to: 'authorized', needs: ['authorizationNumber'] }],
    ship: ['transition', 'Ship part return', { from: ['authorized'], to: 'shipped', needs: ['trackingNumber'] }],
    credit: ['transition', 'Credit part return', { from: ['shipped', 'short-credited'], to: 'credited', when: 'creditAmount > 0' }],
    'flag-short-credit': ['transition', 'Flag short credit for part return', { from: ['shipped'], to: 'short-credited', when: 'creditAmount < returnValue' }],
    refuse: ['transition', 'Refuse part return', { from: ['prepared', 'shipped'], to: 'refused', needs: ['reason'] }],
    'request-authorization': ['assess', 'Request authorization for part return', { ask: 'parts-supplier', outcomes: ['authorized', 'partial-authorization', 'outside-allowance'] }],
    'compute-expected-credit': ['calculate', 'Compute expected credit for part return', { get: 'returnValue: money, restockPct: number => credit: money = returnValue * (1 - restockPct / 100); restock: money = returnValue * restockPct / 100' }],
    'compute-return-allowance': ['calculate', 'Compute return allowance for part return', { get: 'purchases: money, allowancePct: number = 4, usedToDate: money = 0 => earned: money = purchases * allowancePct / 100; left: money = purchases * allowancePct / 100 - usedToDate' }],
    'summarize-by-reason': ['summarize', 'Summarize part returns by reason', { by: ['reasonCode'], measures: ['count', 'sum:returnValue'] }],
  },
});
