/** Capability family: tire-and-wheel plans. */
import { family } from '../../family/notation.ts';

export const tireWheelPlans = family({
  noun: 'tire-wheel-plans', one: 'tire-wheel-plan', title: 'Tire-and-wheel plans', subject: 'vin',
  summary: 'A road-hazard contract on tires and wheels with per-occurrence limits.',
  fields: {
    contractNumber: ['string', 'CO-74649'],
    vin: ['vin', '1GYKNDRS0RZ110264'],
    plan: ['enum', 'tire-only', ['tire-only', 'tire-and-wheel', 'cosmetic']],
    termMonths: ['integer', 60],
    price: ['money', '995.00'],
    perTireLimit: ['money?', '350.00'],
    aggregateLimit: ['money?', '2000.00'],
    paidToDate: ['money?', '410.00'],
    startsOn: ['date', '2026-03-18'],
  },
  states: ['quoted', 'sold', 'active', 'exhausted', 'expired', 'cancelled'],
  verbs: {
    quote: ['create', 'Quote tire-and-wheel plan'],
    get: ['get', 'Get tire-and-wheel plan'],
    'get-for-vin': ['get', 'Get tire-and-wheel plan for VIN', { by: ['vin'] }],
    list: ['list', 'List tire-and-wheel plans', { by: ['state', 'plan'] }],
    'list-active': ['list', 'List active tire-and-wheel plans', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search tire-and-wheel plans', { by: ['contractNumber', 'vin'] }],
    'post-claim-paid': ['update', 'Post claim paid for tire-and-wheel plan', { fields: ['paidToDate'] }],
    sell: ['transition', 'Sell tire-and-wheel plan', { from: ['quoted'], to: 'sold', when: 'price > 0' }],
    activate: ['transition', 'Activate tire-and-wheel plan', { from: ['sold'], to: 'active' }],
    exhaust: ['transition', 'Exhaust tire-and-wheel plan', { from: ['active'], to: 'exhausted', when: 'paidToDate >= aggregateLimit' }],
    expire: ['transition', 'Expire tire-and-wheel plan', { from: ['active'], to: 'expired' }],
    cancel: ['transition', 'Cancel tire-and-wheel plan', { from: ['sold', 'active'], to: 'cancelled', needs: ['reason'] }],
    'adjudicate-damage': ['assess', 'Adjudicate damage for tire-and-wheel plan', { ask: 'product-provider', outcomes: ['covered-replace', 'covered-repair', 'wear-not-covered'] }],
    'compute-benefit': ['calculate', 'Compute benefit for tire-and-wheel plan', { post: 'tireCost: money, wheelCost: money = 0, perTireLimit: money, aggregateLimit: money, paidToDate: money => benefit: money = min(min(tireCost, perTireLimit) + wheelCost, max(0, aggregateLimit - paidToDate)); customerPays: money = tireCost + wheelCost - benefit' }],
    'check-tread-eligibility': ['validate', 'Check tread eligibility for tire-and-wheel plan', { get: 'treadDepth32nds: number, plan: string => legalTread: boolean = treadDepth32nds >= 3; planChosen: boolean = len(plan) > 0' }],
    'summarize-by-plan': ['summarize', 'Summarize tire-and-wheel plans by plan', { by: ['plan'], measures: ['count', 'sum:paidToDate'] }],
    history: ['history', 'Tire-and-wheel plan history'],
  },
});
