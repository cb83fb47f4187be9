/** Capability family: auction buyers. */
import { family } from '../../family/notation.ts';

export const auctionBuyers = family({
  noun: 'auction-buyers', one: 'auction-buyer', title: 'Auction buyers', subject: 'dealer',
  summary: 'A dealer registered to buy at auction: access level, credit limit, representatives and standing.',
  fields: {
    registrationNumber: ['string', 'RE-31345'],
    dealerId: ['ref:dealers', 'dealer_54ebf9'],
    representative: ['string', 'Casey Morgan'],
    creditLimit: ['money', '250000.00'],
    outstanding: ['money?', '84200.00'],
    accessLevel: ['enum', 'bronze', ['bronze', 'silver', 'gold']],
    licenseExpiresOn: ['date', '2027-05-16'],
    arbitrationsFiled: ['integer?', 1],
  },
  states: ['applied', 'verified', 'active', 'suspended', 'closed'],
  verbs: {
    apply: ['create', 'Apply auction buyer'],
    get: ['get', 'Get auction buyer'],
    'get-by-registration': ['get', 'Get auction buyer by registration', { by: ['registrationNumber'] }],
    list: ['list', 'List auction buyers', { by: ['state', 'accessLevel'] }],
    'list-over-limit': ['list', 'List auction buyers over limit', { by: ['state'], where: 'outstanding > creditLimit' }],
    search: ['search', 'Search auction buyers', { by: ['registrationNumber', 'representative'] }],
    'change-credit-limit': ['update', 'Change credit limit for auction buyer', { fields: ['creditLimit'] }],
    'add-representative': ['update', 'Add representative for auction buyer', { fields: ['representative'] }],
    verify: ['transition', 'Verify auction buyer', { from: ['applied'], to: 'verified', needs: ['licenseNumber'] }],
    activate: ['transition', 'Activate auction buyer', { from: ['verified'], to: 'active', when: 'creditLimit > 0' }],
    suspend: ['transition', 'Suspend auction buyer', { from: ['active'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate auction buyer', { from: ['suspended'], to: 'active' }],
    close: ['transition', 'Close auction buyer', { from: ['active', 'suspended'], to: 'closed', when: 'outstanding == 0' }],
    'check-dealer-license': ['assess', 'Check dealer license for auction buyer', { ask: 'screening', outcomes: ['valid', 'expired', 'restricted'] }],
    'compute-buy-fee': ['calculate', 'Compute buy fee for auction buyer', { get: 'salePrice: money => fee: money = band(salePrice, 2000, 150, 5000, 245, 10000, 340, 20000, 445, 30000, 545, 645)' }],
    'compute-available-credit': ['calculate', 'Compute available credit for auction buyer', { get: 'creditLimit: money, outstanding: money, pending: money = 0 => available: money = creditLimit - outstanding - pending' }],
    'summarize-by-access': ['summarize', 'Summarize auction buyers by access', { by: ['accessLevel'], measures: ['count', 'sum:outstanding'] }],
  },
});
