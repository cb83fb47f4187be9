/** Capability family: bids. */
import { family } from '../../family/notation.ts';

export const bids = family({
  noun: 'bids', one: 'bid', title: 'Bids', subject: 'vin',
  summary: 'A live or absentee bid on a wholesale unit, validated against increment, limit and reserve.',
  fields: {
    vin: ['vin', 'JTDEPMAE5N3700119'],
    auctionId: ['ref:auctions', 'auction_37dc33'],
    buyerId: ['ref:auction-buyers', 'auction_buyer_0c47fc'],
    amount: ['money', '18600.00'],
    maxAmount: ['money?', '19500.00'],
    placedAt: ['datetime', '2026-03-13T16:15:00Z'],
    bidType: ['enum', 'live', ['live', 'absentee', 'online']],
    runNumber: ['string?', 'RU-43743'],
  },
  states: ['placed', 'leading', 'outbid', 'won', 'lost', 'retracted'],
  verbs: {
    place: ['create', 'Place bid'],
    get: ['get', 'Get bid'],
    list: ['list', 'List bids', { by: ['state', 'auctionId', 'bidType'] }],
    'list-leading': ['list', 'List leading bids', { by: ['state'], where: "state == 'leading'" }],
    search: ['search', 'Search bids', { by: ['vin', 'runNumber'] }],
    'raise-maximum': ['update', 'Raise maximum for bid', { fields: ['maxAmount'] }],
    lead: ['transition', 'Lead bid', { from: ['placed', 'outbid'], to: 'leading', when: 'amount > 0' }],
    outbid: ['transition', 'Outbid bid', { from: ['leading'], to: 'outbid' }],
    win: ['transition', 'Win bid', { from: ['leading'], to: 'won' }],
    lose: ['transition', 'Lose bid', { from: ['placed', 'outbid', 'leading'], to: 'lost' }],
    retract: ['transition', 'Retract bid', { from: ['placed', 'outbid'], to: 'retracted', needs: ['reason'] }],
    'check-buyer-credit': ['assess', 'Check buyer credit for bid', { ask: 'floorplan-lender', outcomes: ['cleared', 'limit-exceeded', 'account-hold'] }],
    'compute-next-increment': ['calculate', 'Compute next increment for bid', { get: 'currentBid: money => increment: money = band(currentBid, 5000, 50, 20000, 100, 250); nextBid: money = currentBid + increment' }],
    'compute-landed-cost': ['calculate', 'Compute landed cost for bid', { get: 'amount: money, buyFee: money, transport: money = 0, inspection: money = 0 => landed: money = amount + buyFee + transport + inspection', live: true }],
    'check-bid': ['validate', 'Check bid', { get: 'amount: money, currentBid: money, increment: money = 100 => beatsCurrent: boolean = amount >= currentBid + increment; positive: boolean = amount > 0' }],
    'summarize-by-type': ['summarize', 'Summarize bids by type', { by: ['bidType'], measures: ['count', 'avg:amount'] }],
    'bid-trail': ['history', 'Bid trail'],
  },
});
