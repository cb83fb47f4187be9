/** Capability family: referrals. */
import { family } from '../../family/notation.ts';

export const referrals = family({
  noun: 'referrals', one: 'referral', title: 'Referrals', subject: 'customer',
  summary: 'An introduction of a new buyer by a customer or employee with a reward once the sale posts.',
  fields: {
    referrerId: ['ref:customers', 'customer_223331'],
    referredName: ['string', 'Priya Shah'],
    referredPhone: ['string?', '+15125556683'],
    rewardAmount: ['money', '200.00'],
    referredOn: ['date', '2026-03-11'],
    dealId: ['ref:deals?', 'deal_c4f49d'],
    relationship: ['enum', 'customer', ['customer', 'employee', 'vendor']],
    paidOn: ['date?', '2026-03-16'],
  },
  states: ['submitted', 'contacted', 'qualified', 'reward-due', 'rewarded', 'disqualified'],
  verbs: {
    submit: ['create', 'Submit referral'],
    get: ['get', 'Get referral'],
    list: ['list', 'List referrals', { by: ['state', 'relationship'] }],
    'list-reward-due': ['list', 'List referrals with a reward due', { by: ['state'], where: "state == 'reward-due'" }],
    search: ['search', 'Search referrals', { by: ['referredName', 'referredPhone'] }],
    'change-reward': ['update', 'Change reward for referral', { fields: ['rewardAmount'] }],
    contact: ['transition', 'Contact referral', { from: ['submitted'], to: 'contacted' }],
    qualify: ['transition', 'Qualify referral', { from: ['contacted'], to: 'qualified', needs: ['dealId'] }],
    'earn-reward': ['transition', 'Earn reward for referral', { from: ['qualified'], to: 'reward-due', when: 'rewardAmount > 0' }],
    'pay-reward': ['transition', 'Pay reward for referral', { from: ['reward-due'], to: 'rewarded', needs: ['paidOn'] }],
    disqualify: ['transition', 'Disqualify referral', { from: ['submitted', 'contacted', 'qualified'], to: 'disqualified', needs: ['reason'] }],
    'pay-referrer': ['assess', 'Pay referrer for referral', { ask: 'payment-rail', outcomes: ['paid', 'needs-tax-form', 'returned'] }],
    'compute-referral-cost': ['calculate', 'Compute referral cost', { get: 'rewards: money, referredSales: integer => costPerSale: money = rewards / referredSales' }],
    'check-reward-tax-form': ['validate', 'Check reward tax form for referral', { get: 'ytdRewards: money, thresholdAmount: money = 600 => belowThreshold: boolean = ytdRewards < thresholdAmount' }],
    'summarize-by-relationship': ['summarize', 'Summarize referrals by relationship', { by: ['relationship'], measures: ['count', 'sum:rewardAmount'] }],
  },
});
