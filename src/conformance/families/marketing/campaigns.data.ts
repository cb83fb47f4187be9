/** Capability family: campaigns. */
import { family } from '../../family/notation.ts';

export const campaigns = family({
  noun: 'campaigns', one: 'campaign', title: 'Campaigns', subject: 'none',
  summary: 'A marketing campaign across channels with audience, budget, flight dates and results.',
  fields: {
    name: ['string', 'Spring truck event'],
    channel: ['enum', 'email', ['email', 'direct-mail', 'search', 'social', 'radio']],
    budget: ['money', '12500.00'],
    startsOn: ['date', '2026-03-08'],
    endsOn: ['date', '2027-05-12'],
    audienceSize: ['integer?', 8200],
    leads: ['integer?', 96],
    salesAttributed: ['integer?', 11],
    spend: ['money?', '6100.00'],
  },
  states: ['planned', 'approved', 'in-flight', 'paused', 'completed', 'cancelled'],
  verbs: {
    plan: ['create', 'Plan campaign'],
    get: ['get', 'Get campaign'],
    list: ['list', 'List campaigns', { by: ['state', 'channel'] }],
    'list-in-flight': ['list', 'List campaigns in flight', { by: ['state'], where: "state == 'in-flight'" }],
    search: ['search', 'Search campaigns', { by: ['name'] }],
    'change-budget': ['update', 'Change budget for campaign', { fields: ['budget'] }],
    'extend-flight': ['update', 'Extend flight for campaign', { fields: ['endsOn'] }],
    'post-results': ['update', 'Post results for campaign', { fields: ['leads', 'salesAttributed', 'spend'] }],
    approve: ['transition', 'Approve campaign', { from: ['planned'], to: 'approved', when: 'budget > 0' }],
    launch: ['transition', 'Launch campaign', { from: ['approved'], to: 'in-flight', when: 'startsOn <= today' }],
    pause: ['transition', 'Pause campaign', { from: ['in-flight'], to: 'paused', needs: ['reason'] }],
    resume: ['transition', 'Resume campaign', { from: ['paused'], to: 'in-flight' }],
    complete: ['transition', 'Complete campaign', { from: ['in-flight', 'paused'], to: 'completed' }],
    cancel: ['transition', 'Cancel campaign', { from: ['planned', 'approved'], to: 'cancelled', needs: ['reason'] }],
    'forecast-reach': ['assess', 'Forecast reach for campaign', { ask: 'ad-network', outcomes: ['above-plan', 'on-plan', 'below-plan'] }],
    'compute-return-on-spend': ['calculate', 'Compute return on spend for campaign', { get: 'grossProfit: money, spend: money => roi: number = (grossProfit - spend) / spend * 100; roas: number = grossProfit / spend' }],
    'compute-cost-per-lead': ['calculate', 'Compute cost per lead for campaign', { get: 'spend: money, leads: integer, salesAttributed: integer => costPerLead: money = spend / leads; costPerSale: money = spend / salesAttributed; closePct: number = salesAttributed / leads * 100' }],
  },
});
