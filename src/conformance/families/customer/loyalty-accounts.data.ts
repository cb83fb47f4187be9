/** Capability family: loyalty accounts. */
import { family } from '../../family/notation.ts';

export const loyaltyAccounts = family({
  noun: 'loyalty-accounts', one: 'loyalty-account', title: 'Loyalty accounts', subject: 'customer',
  summary: 'A points account for purchases, service visits and referrals with tiers and redemption.',
  fields: {
    memberNumber: ['string', 'ME-80774'],
    customerId: ['ref:customers', 'customer_b49cbe'],
    tier: ['enum', 'bronze', ['bronze', 'silver', 'gold', 'platinum']],
    pointsBalance: ['integer', 4200],
    pointsThisYear: ['integer?', 2600],
    joinedOn: ['date', '2026-03-12'],
    expiresOn: ['date?', '2027-05-16'],
  },
  states: ['enrolled', 'active', 'frozen', 'expired', 'closed'],
  verbs: {
    enroll: ['create', 'Enroll loyalty account'],
    get: ['get', 'Get loyalty account'],
    'get-by-member-number': ['get', 'Get loyalty account by member number', { by: ['memberNumber'] }],
    list: ['list', 'List loyalty accounts', { by: ['state', 'tier'] }],
    'list-expiring-points': ['list', 'List loyalty accounts with expiring points', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search loyalty accounts', { by: ['memberNumber', 'customerId'] }],
    'post-points': ['update', 'Post points for loyalty account', { fields: ['pointsBalance', 'pointsThisYear'] }],
    'change-tier': ['update', 'Change tier for loyalty account', { fields: ['tier'] }],
    'redeem-points': ['update', 'Redeem points for loyalty account', { fields: ['pointsBalance'], when: 'pointsBalance >= 0' }],
    activate: ['transition', 'Activate loyalty account', { from: ['enrolled'], to: 'active' }],
    freeze: ['transition', 'Freeze loyalty account', { from: ['active'], to: 'frozen', needs: ['reason'] }],
    unfreeze: ['transition', 'Unfreeze loyalty account', { from: ['frozen'], to: 'active' }],
    expire: ['transition', 'Expire loyalty account', { from: ['active', 'frozen'], to: 'expired' }],
    close: ['transition', 'Close loyalty account', { from: ['active'], to: 'closed' }],
    'check-partner-points': ['assess', 'Check partner points for loyalty account', { ask: 'product-provider', outcomes: ['transferred', 'not-linked', 'partner-unavailable'] }],
    'compute-points-earned': ['calculate', 'Compute points earned for loyalty account', { get: "spend: money, pointsPerDollar: number = 2, tier: string => earned: integer = floor(spend * pointsPerDollar * switch(tier, 'silver', 1.1, 'gold', 1.25, 'platinum', 1.5, 1))" }],
    'compute-redemption-value': ['calculate', 'Compute redemption value for loyalty account', { get: 'pointsBalance: integer, centsPerPoint: number = 1 => value: money = pointsBalance * centsPerPoint / 100' }],
  },
});
