/** Capability family: buyer's orders. */
import { family } from '../../family/notation.ts';

export const buyersOrders = family({
  noun: 'buyers-orders', one: 'buyers-order', title: "Buyer's orders", subject: 'deal',
  summary: 'The binding purchase order listing price, trade, fees, tax and balance due, signed by buyer and store.',
  fields: {
    dealId: ['ref:deals', 'deal_2a9ea5'],
    vin: ['vin', '5YJ3E1EA3PF500641'],
    cashPrice: ['money', '27995.00'],
    docFee: ['money', '150.00'],
    salesTax: ['money', '1749.69'],
    titleAndRegistration: ['money', '108.50'],
    tradeDifference: ['money?', '3100.00'],
    deposit: ['money?', '500.00'],
    signedOn: ['date?', '2026-03-18'],
  },
  states: ['prepared', 'reviewed', 'signed', 'countersigned', 'cancelled', 'fulfilled'],
  verbs: {
    prepare: ['create', "Prepare buyer's order"],
    get: ['get', "Get buyer's order"],
    'get-for-deal': ['get', "Get buyer's order for deal", { by: ['dealId'] }],
    list: ['list', "List buyer's orders", { by: ['state'] }],
    'list-awaiting-countersignature': ['list', "List buyer's orders awaiting countersignature", { by: ['state'], where: "state == 'signed'" }],
    search: ['search', "Search buyer's orders", { by: ['vin', 'dealId'] }],
    'correct-fees': ['update', "Correct fees for buyer's order", { fields: ['docFee', 'titleAndRegistration'] }],
    review: ['transition', "Review buyer's order", { from: ['prepared'], to: 'reviewed', when: 'cashPrice > 0' }],
    sign: ['transition', "Sign buyer's order", { from: ['reviewed'], to: 'signed', needs: ['signedOn'] }],
    countersign: ['transition', "Countersign buyer's order", { from: ['signed'], to: 'countersigned', needs: ['manager'] }],
    fulfill: ['transition', "Fulfill buyer's order", { from: ['countersigned'], to: 'fulfilled' }],
    cancel: ['transition', "Cancel buyer's order", { from: ['prepared', 'reviewed', 'signed'], to: 'cancelled', needs: ['reason'] }],
    'compute-balance-due': ['calculate', "Compute balance due for buyer's order", { post: 'cashPrice: money, docFee: money, salesTax: money, titleAndRegistration: money, tradeDifference: money = 0, deposit: money = 0 => total: money = dealTotal(cashPrice, docFee + salesTax + titleAndRegistration, 0, 0, 0); balanceDue: money = dealTotal(cashPrice, docFee + salesTax + titleAndRegistration, 0, 0, tradeDifference) - deposit', live: true }],
    'compute-sales-tax': ['calculate', "Compute sales tax for buyer's order", { get: 'cashPrice: money, tradeDifference: money = 0, taxRatePct: number, tradeCredit: boolean = true => taxable: money = cashPrice - if(tradeCredit, tradeDifference, 0); tax: money = (cashPrice - if(tradeCredit, tradeDifference, 0)) * taxRatePct / 100' }],
    'validate-totals': ['validate', "Validate totals for buyer's order", { get: 'cashPrice: money, salesTax: money, docFee: money => pricePositive: boolean = cashPrice > 0; taxNotNegative: boolean = salesTax >= 0; docFeeReasonable: boolean = docFee <= 1500' }],
    'summarize-open-orders': ['summarize', "Summarize open orders across buyer's orders", { by: ['state'], measures: ['count', 'sum:cashPrice'] }],
    history: ['history', "Buyer's order history"],
  },
});
