/** Capability family: private-party sales. */
import { family } from '../../family/notation.ts';

export const privatePartySales = family({
  noun: 'private-party-sales', one: 'private-party-sale', title: 'Private-party sales', subject: 'vin',
  summary: 'A person-to-person sale facilitated end to end: listing check, escrow, lien payoff and title hand-over.',
  fields: {
    vin: ['vin', 'KM8J3CA48PU800476'],
    sellerName: ['string', 'Dana Ruiz'],
    buyerName: ['string', 'Casey Morgan'],
    agreedPrice: ['money', '18900.00'],
    payoffAmount: ['money?', '6200.00'],
    escrowAmount: ['money?', '18900.00'],
    meetingOn: ['date?', '2026-03-14'],
    odometer: ['integer', 69089],
  },
  states: ['opened', 'verified', 'funded', 'exchanged', 'completed', 'cancelled', 'disputed'],
  verbs: {
    open: ['create', 'Open private-party sale'],
    get: ['get', 'Get private-party sale'],
    'get-for-vin': ['get', 'Get private-party sale for VIN', { by: ['vin'] }],
    list: ['list', 'List private-party sales', { by: ['state'] }],
    'list-funded': ['list', 'List funded private-party sales', { by: ['state'], where: "state == 'funded'" }],
    search: ['search', 'Search private-party sales', { by: ['vin', 'buyerName', 'sellerName'] }],
    'amend-price': ['update', 'Amend price for private-party sale', { fields: ['agreedPrice'] }],
    'set-meeting': ['update', 'Set meeting for private-party sale', { fields: ['meetingOn'] }],
    verify: ['transition', 'Verify private-party sale', { from: ['opened'], to: 'verified', needs: ['titleNumber'] }],
    'fund-escrow': ['transition', 'Fund escrow for private-party sale', { from: ['verified'], to: 'funded', when: 'escrowAmount >= agreedPrice' }],
    exchange: ['transition', 'Exchange private-party sale', { from: ['funded'], to: 'exchanged', needs: ['meetingOn'] }],
    complete: ['transition', 'Complete private-party sale', { from: ['exchanged'], to: 'completed' }],
    dispute: ['transition', 'Dispute private-party sale', { from: ['funded', 'exchanged'], to: 'disputed', needs: ['reason'] }],
    'settle-dispute': ['transition', 'Settle dispute for private-party sale', { from: ['disputed'], to: 'exchanged', needs: ['resolution'] }],
    cancel: ['transition', 'Cancel private-party sale', { from: ['opened', 'verified'], to: 'cancelled' }],
    'pay-off-lien': ['assess', 'Pay off lien for private-party sale', { ask: 'lender', outcomes: ['lien-released', 'payoff-short', 'lien-not-found'] }],
    'split-proceeds': ['calculate', 'Split proceeds for private-party sale', { get: 'agreedPrice: money, payoffAmount: money = 0, serviceFee: money = 199 => toLender: money = min(payoffAmount, agreedPrice); toSeller: money = max(0, agreedPrice - payoffAmount - serviceFee); shortage: money = max(0, payoffAmount + serviceFee - agreedPrice)' }],
    'check-bill-of-sale': ['validate', 'Check bill of sale for private-party sale', { post: 'agreedPrice: money, odometer: integer, buyerName: string, sellerName: string => priced: boolean = agreedPrice > 0; mileageStated: boolean = odometer >= 0; partiesDiffer: boolean = buyerName != sellerName' }],
    'summarize-by-state': ['summarize', 'Summarize private-party sales by state', { by: ['state'], measures: ['count', 'avg:agreedPrice'] }],
  },
});
