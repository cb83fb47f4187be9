/** Capability family: collision estimates. */
import { family } from '../../family/notation.ts';

export const collisionEstimates = family({
  noun: 'collision-estimates', one: 'collision-estimate', title: 'Collision estimates', subject: 'vin',
  summary: 'A body-shop damage appraisal with labor, paint, parts, supplements and insurer approval.',
  fields: {
    vin: ['vin', '3GNAXUEV1PL301277'],
    claimNumber: ['string?', 'CL-75348'],
    bodyHours: ['number', 12.5],
    paintHours: ['number', 6.2],
    laborRate: ['money', '62.00'],
    partsAmount: ['money', '1842.75'],
    materialsAmount: ['money?', '248.00'],
    supplementAmount: ['money?', '365.00'],
    insurerName: ['string?', 'Cedar Ridge Insurance'],
  },
  states: ['written', 'submitted', 'approved', 'supplement-requested', 'in-repair', 'delivered', 'total-loss', 'withdrawn'],
  verbs: {
    write: ['create', 'Write collision estimate'],
    get: ['get', 'Get collision estimate'],
    'get-by-claim': ['get', 'Get collision estimate by claim', { by: ['claimNumber'] }],
    list: ['list', 'List collision estimates', { by: ['state', 'insurerName'] }],
    'list-awaiting-supplement': ['list', 'List collision estimates awaiting supplement', { by: ['state'], where: "state == 'supplement-requested'" }],
    search: ['search', 'Search collision estimates', { by: ['vin', 'claimNumber'] }],
    'add-supplement': ['update', 'Add supplement for collision estimate', { fields: ['supplementAmount'] }],
    'revise-hours': ['update', 'Revise hours for collision estimate', { fields: ['bodyHours', 'paintHours'] }],
    submit: ['transition', 'Submit collision estimate', { from: ['written'], to: 'submitted', when: 'bodyHours + paintHours > 0' }],
    approve: ['transition', 'Approve collision estimate', { from: ['submitted', 'supplement-requested'], to: 'approved', needs: ['approvedAmount'] }],
    'start-repair': ['transition', 'Start repair for collision estimate', { from: ['approved'], to: 'in-repair' }],
    'request-supplement': ['transition', 'Request supplement for collision estimate', { from: ['in-repair'], to: 'supplement-requested', when: 'supplementAmount > 0' }],
    deliver: ['transition', 'Deliver collision estimate', { from: ['in-repair'], to: 'delivered' }],
    'declare-total-loss': ['transition', 'Declare collision estimate total loss', { from: ['submitted'], to: 'total-loss' }],
    withdraw: ['transition', 'Withdraw collision estimate', { from: ['written', 'submitted'], to: 'withdrawn' }],
    'review-with-insurer': ['assess', 'Review with insurer for collision estimate', { ask: 'insurer', outcomes: ['approved', 'reinspection-required', 'supplement-denied'] }],
    'compute-estimate-total': ['calculate', 'Compute estimate total for collision estimate', { post: 'bodyHours: number, paintHours: number, laborRate: money, partsAmount: money, materialsAmount: money = 0, taxRatePct: number = 0 => labor: money = (bodyHours + paintHours) * laborRate; total: money = labor + (partsAmount + materialsAmount) * (1 + taxRatePct / 100)' }],
  },
});
