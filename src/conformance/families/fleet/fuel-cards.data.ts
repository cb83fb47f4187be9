/** Capability family: fuel cards. */
import { family } from '../../family/notation.ts';

export const fuelCards = family({
  noun: 'fuel-cards', one: 'fuel-card', title: 'Fuel cards', subject: 'none',
  summary: 'A fleet fuel or charge card with limits, product controls and exception review.',
  fields: {
    cardNumber: ['string', '****4821'],
    driverId: ['ref:drivers?', 'driver_1d14f9'],
    fleetId: ['ref:fleets', 'fleet_37a8af'],
    dailyLimit: ['money', '125.00'],
    monthToDate: ['money?', '418.20'],
    productControl: ['enum', 'fuel-only', ['fuel-only', 'fuel-and-service', 'ev-charging']],
    expiresOn: ['date', '2027-05-15'],
    tankGallons: ['number?', 18],
  },
  states: ['issued', 'active', 'blocked', 'lost', 'expired'],
  verbs: {
    issue: ['create', 'Issue fuel card'],
    get: ['get', 'Get fuel card'],
    'get-by-card-number': ['get', 'Get fuel card by card number', { by: ['cardNumber'] }],
    list: ['list', 'List fuel cards', { by: ['state', 'fleetId', 'productControl'] }],
    'list-blocked': ['list', 'List blocked fuel cards', { by: ['state'], where: "state == 'blocked'" }],
    search: ['search', 'Search fuel cards', { by: ['cardNumber', 'driverId'] }],
    'change-limit': ['update', 'Change limit for fuel card', { fields: ['dailyLimit'] }],
    'change-product-control': ['update', 'Change product control for fuel card', { fields: ['productControl'] }],
    activate: ['transition', 'Activate fuel card', { from: ['issued'], to: 'active' }],
    block: ['transition', 'Block fuel card', { from: ['active'], to: 'blocked', needs: ['reason'] }],
    unblock: ['transition', 'Unblock fuel card', { from: ['blocked'], to: 'active', needs: ['approver'] }],
    'report-lost': ['transition', 'Report lost for fuel card', { from: ['issued', 'active', 'blocked'], to: 'lost' }],
    expire: ['transition', 'Expire fuel card', { from: ['active', 'blocked'], to: 'expired' }],
    'authorize-purchase': ['assess', 'Authorize purchase for fuel card', { ask: 'payment-rail', outcomes: ['approved', 'over-limit', 'product-blocked'] }],
    'check-fill-exception': ['validate', 'Check fill exception for fuel card', { post: 'gallons: number, tankGallons: number, amount: money, dailyLimit: money => withinTank: boolean = gallons <= tankGallons * 1.05; withinLimit: boolean = amount <= dailyLimit' }],
    'summarize-by-control': ['summarize', 'Summarize fuel cards by control', { by: ['productControl'], measures: ['count', 'sum:monthToDate'] }],
  },
});
