/** Capability family: subscriptions. */
import { family } from '../../family/notation.ts';

export const subscriptions = family({
  noun: 'subscriptions', one: 'subscription', title: 'Subscriptions', subject: 'customer',
  summary: 'A month-to-month vehicle subscription with tier, swap rights, insurance and renewal.',
  fields: {
    customerId: ['ref:customers', 'customer_10012c'],
    vin: ['vin', '1FA6P8CFXR5101234'],
    tier: ['enum', 'core', ['core', 'plus', 'premium']],
    monthlyFee: ['money', '799.00'],
    startsOn: ['date', '2026-03-11'],
    renewsOn: ['date', '2026-07-01'],
    swapsUsed: ['integer?', 1],
    includedMiles: ['integer?', 1000],
  },
  states: ['applied', 'approved', 'active', 'paused', 'swapped', 'ended', 'rejected'],
  verbs: {
    apply: ['create', 'Apply subscription'],
    get: ['get', 'Get subscription'],
    'get-active-for-customer': ['get', 'Get active subscription for customer', { by: ['customerId'], where: 'terminal == false' }],
    list: ['list', 'List subscriptions', { by: ['state', 'tier'] }],
    'list-renewing-soon': ['list', 'List subscriptions renewing soon', { by: ['state'], where: 'renewsOn <= addDays(today, 30)' }],
    search: ['search', 'Search subscriptions', { by: ['customerId', 'vin'] }],
    'change-tier': ['update', 'Change tier for subscription', { fields: ['tier', 'monthlyFee'] }],
    approve: ['transition', 'Approve subscription', { from: ['applied'], to: 'approved' }],
    reject: ['transition', 'Reject subscription', { from: ['applied'], to: 'rejected', needs: ['reason'] }],
    activate: ['transition', 'Activate subscription', { from: ['approved'], to: 'active' }],
    'swap-vehicle': ['transition', 'Swap vehicle for subscription', { from: ['active'], to: 'swapped', needs: ['newVin'] }],
    'confirm-swap': ['transition', 'Confirm swap for subscription', { from: ['swapped'], to: 'active' }],
    pause: ['transition', 'Pause subscription', { from: ['active'], to: 'paused', needs: ['resumeOn'] }],
    resume: ['transition', 'Resume subscription', { from: ['paused'], to: 'active' }],
    end: ['transition', 'End subscription', { from: ['active', 'paused'], to: 'ended' }],
    'charge-renewal': ['assess', 'Charge renewal for subscription', { ask: 'payment-rail', outcomes: ['charged', 'declined', 'card-expired'] }],
    'prorate-first-month': ['calculate', 'Prorate first month for subscription', { get: "monthlyFee: money, startsOn: date => monthStart: date = concat(substr(startsOn, 1, 7), '-01'); monthDays: integer = days(monthStart, addMonths(monthStart, 1)); billedDays: integer = days(startsOn, addMonths(monthStart, 1)); prorated: money = monthlyFee * billedDays / monthDays" }],
    'summarize-by-tier': ['summarize', 'Summarize subscriptions by tier', { by: ['tier'], measures: ['count', 'sum:monthlyFee'] }],
  },
});
