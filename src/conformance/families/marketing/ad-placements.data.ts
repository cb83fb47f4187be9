/** Capability family: ad placements. */
import { family } from '../../family/notation.ts';

export const adPlacements = family({
  noun: 'ad-placements', one: 'ad-placement', title: 'Ad placements', subject: 'dealer',
  summary: 'A bought advertisement line with bid, impressions, clicks and pacing against budget.',
  fields: {
    campaignId: ['ref:campaigns', 'campaign_0af6f2'],
    placement: ['string', 'search - used suv'],
    dailyBudget: ['money', '120.00'],
    impressions: ['integer?', 48200],
    clicks: ['integer?', 910],
    spend: ['money?', '742.00'],
    startsOn: ['date', '2026-03-15'],
    pricing: ['enum', 'cpm', ['cpm', 'cpc', 'flat']],
    dealerId: ['ref:dealers?', 'dealer_80cdf2'],
  },
  states: ['trafficked', 'in-review', 'live', 'paused', 'ended', 'disapproved'],
  verbs: {
    traffic: ['create', 'Traffic ad placement'],
    get: ['get', 'Get ad placement'],
    list: ['list', 'List ad placements', { by: ['state', 'campaignId', 'pricing'] }],
    'list-live': ['list', 'List live ad placements', { by: ['state'], where: "state == 'live'" }],
    search: ['search', 'Search ad placements', { by: ['placement'] }],
    'change-daily-budget': ['update', 'Change daily budget for ad placement', { fields: ['dailyBudget'] }],
    'post-delivery': ['update', 'Post delivery for ad placement', { fields: ['impressions', 'clicks', 'spend'] }],
    'submit-for-review': ['transition', 'Submit ad placement for review', { from: ['trafficked', 'disapproved'], to: 'in-review' }],
    'go-live': ['transition', 'Go live for ad placement', { from: ['in-review'], to: 'live' }],
    disapprove: ['transition', 'Disapprove ad placement', { from: ['in-review', 'live'], to: 'disapproved', needs: ['policyCode'] }],
    pause: ['transition', 'Pause ad placement', { from: ['live'], to: 'paused' }],
    resume: ['transition', 'Resume ad placement', { from: ['paused'], to: 'live' }],
    end: ['transition', 'End ad placement', { from: ['live', 'paused'], to: 'ended' }],
    'bid-for-inventory': ['assess', 'Bid for inventory for ad placement', { ask: 'ad-network', outcomes: ['won-at-bid', 'won-below-bid', 'outbid'] }],
    'compute-click-metrics': ['calculate', 'Compute click metrics for ad placement', { get: 'impressions: integer, clicks: integer, spend: money => clickThroughPct: number = clicks / impressions * 100; costPerClick: money = spend / clicks; costPerThousand: money = spend / impressions * 1000' }],
    'compute-pacing': ['calculate', 'Compute pacing for ad placement', { get: 'spend: money, budget: money, daysElapsed: integer, flightDays: integer => pacePct: number = spend / (budget * daysElapsed / flightDays) * 100' }],
    'summarize-by-pricing': ['summarize', 'Summarize ad placements by pricing', { by: ['pricing'], measures: ['count', 'sum:spend'] }],
  },
});
