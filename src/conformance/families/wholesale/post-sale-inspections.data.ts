/** Capability family: post-sale inspections. */
import { family } from '../../family/notation.ts';

export const postSaleInspections = family({
  noun: 'post-sale-inspections', one: 'post-sale-inspection', title: 'Post-sale inspections', subject: 'vin',
  summary: 'A buyer-ordered inspection after purchase with pass or fail and a return right.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    buyerId: ['ref:auction-buyers', 'auction_buyer_b3e522'],
    level: ['enum', 'basic', ['basic', 'plus', 'seven-day', 'fourteen-day']],
    fee: ['money', '175.00'],
    purchasedOn: ['date', '2026-03-04'],
    orderedOn: ['date', '2026-03-04'],
    findings: ['string?', 'rear main seal seep'],
    failThreshold: ['money?', '600.00'],
  },
  states: ['ordered', 'inspecting', 'passed', 'failed', 'buyer-retained', 'returned'],
  verbs: {
    order: ['create', 'Order post-sale inspection'],
    get: ['get', 'Get post-sale inspection'],
    'get-for-vin': ['get', 'Get post-sale inspection for VIN', { by: ['vin'] }],
    list: ['list', 'List post-sale inspections', { by: ['state', 'level'] }],
    'list-failed': ['list', 'List failed post-sale inspections', { by: ['state'], where: "state == 'failed'" }],
    search: ['search', 'Search post-sale inspections', { by: ['vin', 'buyerId'] }],
    'upgrade-level': ['update', 'Upgrade level for post-sale inspection', { fields: ['level', 'fee'] }],
    start: ['transition', 'Start post-sale inspection', { from: ['ordered'], to: 'inspecting', needs: ['inspector'] }],
    pass: ['transition', 'Pass post-sale inspection', { from: ['inspecting'], to: 'passed' }],
    fail: ['transition', 'Fail post-sale inspection', { from: ['inspecting'], to: 'failed', needs: ['findings'] }],
    retain: ['transition', 'Retain post-sale inspection', { from: ['failed'], to: 'buyer-retained', needs: ['priceAdjustment'] }],
    'return-unit': ['transition', 'Return unit for post-sale inspection', { from: ['failed'], to: 'returned' }],
    'run-inspection': ['assess', 'Run inspection for post-sale inspection', { ask: 'inspector', outcomes: ['no-defects', 'minor-defects', 'major-defects'] }],
    'check-order-window': ['validate', 'Check order window for post-sale inspection', { get: 'purchasedOn: date, orderedOn: date, maxDays: integer = 1 => orderedAfterPurchase: boolean = days(purchasedOn, orderedOn) >= 0; inWindow: boolean = days(purchasedOn, orderedOn) <= maxDays' }],
    'compute-defect-exposure': ['calculate', 'Compute defect exposure for post-sale inspection', { post: 'defectCosts: money[], failThreshold: money = 600 => total: money = sum(defectCosts); worst: money = max(defectCosts); fails: boolean = max(defectCosts) >= failThreshold' }],
    'summarize-by-level': ['summarize', 'Summarize post-sale inspections by level', { by: ['level'], measures: ['count'] }],
    'export-findings': ['export', 'Export findings of post-sale inspections'],
  },
});
