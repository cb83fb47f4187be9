/** Capability family: window stickers. */
import { family } from '../../family/notation.ts';

export const windowStickers = family({
  noun: 'window-stickers', one: 'window-sticker', title: 'Window stickers', subject: 'vin',
  summary: 'A Monroney-style label: base price, options, destination, ratings and the printed total for a new vehicle.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    baseMsrp: ['money', '31450.00'],
    optionsTotal: ['money', '2340.00'],
    destinationCharge: ['money', '1395.00'],
    dealerAddendum: ['money?', '0.00'],
    cityMpg: ['integer?', 24],
    highwayMpg: ['integer?', 30],
    printedOn: ['date?', '2026-03-17'],
  },
  states: ['drafted', 'rendered', 'affixed', 'removed', 'voided'],
  verbs: {
    draft: ['create', 'Draft window sticker'],
    get: ['get', 'Get window sticker'],
    'get-for-vin': ['get', 'Get window sticker for VIN', { by: ['vin'] }],
    list: ['list', 'List window stickers', { by: ['state'] }],
    'list-affixed': ['list', 'List affixed window stickers', { by: ['state'], where: "state == 'affixed'" }],
    'list-with-addendum': ['list', 'List window stickers with addendum', { by: ['state'], where: 'dealerAddendum > 0' }],
    search: ['search', 'Search window stickers', { by: ['vin'] }],
    'revise-addendum': ['update', 'Revise addendum for window sticker', { fields: ['dealerAddendum'] }],
    'correct-mileage-ratings': ['update', 'Correct mileage ratings for window sticker', { fields: ['cityMpg', 'highwayMpg'] }],
    render: ['transition', 'Render window sticker', { from: ['drafted'], to: 'rendered', when: 'baseMsrp > 0' }],
    affix: ['transition', 'Affix window sticker', { from: ['rendered'], to: 'affixed', needs: ['printedOn'] }],
    remove: ['transition', 'Remove window sticker', { from: ['affixed'], to: 'removed', needs: ['reason'] }],
    void: ['transition', 'Void window sticker', { from: ['drafted', 'rendered'], to: 'voided' }],
    'verify-factory-price': ['assess', 'Verify factory price for window sticker', { ask: 'oem', outcomes: ['price-matches', 'price-variance', 'model-not-found'] }],
    'total-label-price': ['calculate', 'Total label price for window sticker', { get: 'baseMsrp: money, optionsTotal: money, destinationCharge: money, dealerAddendum: money = 0 => factoryTotal: money = baseMsrp + optionsTotal + destinationCharge; labelTotal: money = factoryTotal + dealerAddendum; addendumPct: number = dealerAddendum / factoryTotal * 100', live: true }],
    'combine-fuel-economy': ['calculate', 'Combine fuel economy for window sticker', { get: 'cityMpg: integer, highwayMpg: integer => combinedMpg: integer = round(1 / (0.55 / cityMpg + 0.45 / highwayMpg), 0)', live: true }],
    'estimate-annual-fuel-cost': ['calculate', 'Estimate annual fuel cost for window sticker', { get: 'cityMpg: integer, highwayMpg: integer, fuelPrice: number = 3.45, annualMiles: integer = 15000 => gallons: number = annualMiles / (1 / (0.55 / cityMpg + 0.45 / highwayMpg)); annualCost: money = gallons * fuelPrice' }],
    'check-required-panels': ['validate', 'Check required panels for window sticker', { post: 'baseMsrp: money, destinationCharge: money, cityMpg: integer, highwayMpg: integer => pricePanel: boolean = baseMsrp > 0; deliveryPanel: boolean = destinationCharge >= 0; economyPanel: boolean = cityMpg > 0 && highwayMpg > 0' }],
    'summarize-addenda': ['summarize', 'Summarize addenda across window stickers', { by: ['state'], measures: ['count', 'sum:dealerAddendum', 'avg:dealerAddendum'] }],
  },
});
