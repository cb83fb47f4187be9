/** Capability family: parts. */
import { family } from '../../family/notation.ts';

export const parts = family({
  noun: 'parts', one: 'part', title: 'Parts', subject: 'none',
  summary: 'A stocked or cataloged part with price, cost, bin, on-hand quantity and stocking status.',
  fields: {
    partNumber: ['string', 'PA-23195'],
    description: ['string', 'Front brake pad set'],
    manufacturer: ['string', 'OEM'],
    listPrice: ['money', '129.95'],
    cost: ['money', '78.40'],
    onHand: ['integer', 6],
    reorderPoint: ['integer?', 3],
    binLocation: ['string?', 'B-14-3'],
    monthsNoSale: ['integer?', 2],
  },
  states: ['cataloged', 'stocked', 'phase-out', 'superseded', 'discontinued'],
  verbs: {
    catalog: ['create', 'Catalog part'],
    get: ['get', 'Get part'],
    'get-by-number': ['get', 'Get part by number', { by: ['partNumber'] }],
    list: ['list', 'List parts', { by: ['state', 'manufacturer'] }],
    'list-below-reorder-point': ['list', 'List parts below reorder point', { by: ['state'], where: 'onHand < reorderPoint' }],
    search: ['search', 'Search parts', { by: ['partNumber', 'description'] }],
    'adjust-on-hand': ['update', 'Adjust on hand for part', { fields: ['onHand'] }],
    reprice: ['update', 'Reprice part', { fields: ['listPrice', 'cost'] }],
    'move-bin': ['update', 'Move bin for part', { fields: ['binLocation'] }],
    stock: ['transition', 'Stock part', { from: ['cataloged'], to: 'stocked', needs: ['binLocation'] }],
    'phase-out': ['transition', 'Phase out part', { from: ['stocked'], to: 'phase-out', when: 'monthsNoSale >= 9' }],
    restock: ['transition', 'Restock part', { from: ['phase-out'], to: 'stocked' }],
    supersede: ['transition', 'Supersede part', { from: ['cataloged', 'stocked', 'phase-out'], to: 'superseded', needs: ['newPartNumber'] }],
    discontinue: ['transition', 'Discontinue part', { from: ['phase-out'], to: 'discontinued' }],
    'check-factory-availability': ['assess', 'Check factory availability for part', { ask: 'parts-supplier', outcomes: ['in-stock', 'limited', 'national-backorder', 'discontinued'] }],
    'compute-part-gross': ['calculate', 'Compute part gross', { get: 'listPrice: money, cost: money, quantity: integer = 1 => gross: money = (listPrice - cost) * quantity; grossPct: number = (listPrice - cost) / listPrice * 100; markupPct: number = (listPrice - cost) / cost * 100', live: true }],
    'compute-stock-turns': ['calculate', 'Compute stock turns for part', { get: 'annualCostOfSales: money, averageInventory: money => turns: number = annualCostOfSales / averageInventory; daysSupply: number = 365 / (annualCostOfSales / averageInventory)' }],
  },
});
