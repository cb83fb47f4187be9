/** Capability family: tires. */
import { family } from '../../family/notation.ts';

export const tires = family({
  noun: 'tires', one: 'tire', title: 'Tires', subject: 'none',
  summary: 'A tire line by size and brand: fitment, stock, out-the-door price, install and road-hazard.',
  fields: {
    sku: ['string', 'SK-10164'],
    size: ['string', '235/65R18'],
    brand: ['string', 'Meridian'],
    loadIndex: ['integer', 106],
    speedRating: ['enum', 'S', ['S', 'T', 'H', 'V', 'W']],
    unitPrice: ['money', '168.00'],
    cost: ['money?', '121.00'],
    quantityOnHand: ['integer?', 12],
    warrantyMiles: ['integer?', 60000],
  },
  states: ['listed', 'quoted', 'sold', 'mounted', 'returned', 'delisted'],
  verbs: {
    'list-sku': ['create', 'List tire SKU'],
    get: ['get', 'Get tire'],
    'get-by-sku': ['get', 'Get tire by sku', { by: ['sku'] }],
    list: ['list', 'List tires', { by: ['state', 'brand', 'speedRating'] }],
    'list-low-stock': ['list', 'List low stock tires', { by: ['state'], where: 'quantityOnHand < 4' }],
    'search-by-size': ['search', 'Search tires by size', { by: ['size', 'brand'] }],
    reprice: ['update', 'Reprice tire', { fields: ['unitPrice', 'cost'] }],
    'post-quantity': ['update', 'Post quantity for tire', { fields: ['quantityOnHand'] }],
    quote: ['transition', 'Quote tire', { from: ['listed'], to: 'quoted', needs: ['vin'] }],
    sell: ['transition', 'Sell tire', { from: ['listed', 'quoted'], to: 'sold', needs: ['quantity'] }],
    mount: ['transition', 'Mount tire', { from: ['sold'], to: 'mounted', needs: ['repairOrderId'] }],
    'return-set': ['transition', 'Return set for tire', { from: ['sold'], to: 'returned', needs: ['reason'] }],
    delist: ['transition', 'Delist tire', { from: ['listed', 'quoted'], to: 'delisted' }],
    'check-fitment': ['assess', 'Check fitment for tire', { ask: 'oem', outcomes: ['fits', 'alternate-size', 'does-not-fit'] }],
    'price-tire-set': ['calculate', 'Price tire set', { post: 'unitPrice: money, tiresNeeded: integer = 4, installPerTire: money = 22, disposalPerTire: money = 3.5, alignment: money = 0, taxRatePct: number = 0 => goods: money = unitPrice * tiresNeeded; total: money = unitPrice * tiresNeeded * (1 + taxRatePct / 100) + (installPerTire + disposalPerTire) * tiresNeeded + alignment', live: true }],
    'compute-tread-wear': ['calculate', 'Compute tread wear for tire', { get: 'originalDepth: number = 10, currentDepth: number, milesDriven: integer => wornPct: number = (originalDepth - currentDepth) / (originalDepth - 2) * 100; milesLeft: integer = max(0, round((currentDepth - 2) / max(0.1, originalDepth - currentDepth) * milesDriven, 0))' }],
  },
});
