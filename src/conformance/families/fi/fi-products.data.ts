/** Capability family: F&I products. */
import { family } from '../../family/notation.ts';

export const fiProducts = family({
  noun: 'fi-products', one: 'fi-product', title: 'F&I products', subject: 'dealer',
  summary: "A protection product on the store's menu with its provider, cost, cap, eligibility and form numbers.",
  fields: {
    code: ['string', 'VSC-GOLD'],
    productType: ['enum', 'VSC', ['VSC', 'GAP', 'PPM', 'TIRE', 'KEY', 'PDR', 'AP', 'ETCH', 'LTW']],
    provider: ['string', 'Northline Partners'],
    dealerCost: ['money', '980.00'],
    retailPrice: ['money', '2195.00'],
    priceCap: ['money?', '3000.00'],
    formNumber: ['string?', 'FO-62714'],
    states: ['string?', 'TX,OK,LA'],
    dealerId: ['ref:dealers?', 'dealer_fa4740'],
  },
  states: ['drafted', 'filed', 'offered', 'suspended', 'retired'],
  verbs: {
    draft: ['create', 'Draft F&I product'],
    get: ['get', 'Get F&I product'],
    'get-by-code': ['get', 'Get F&I product by code', { by: ['code'] }],
    list: ['list', 'List F&I products', { by: ['state', 'productType', 'provider'] }],
    'list-offered': ['list', 'List offered F&I products', { by: ['state'], where: "state == 'offered'" }],
    search: ['search', 'Search F&I products', { by: ['code', 'provider'] }],
    reprice: ['update', 'Reprice F&I product', { fields: ['dealerCost', 'retailPrice'] }],
    'change-form': ['update', 'Change form for F&I product', { fields: ['formNumber'] }],
    file: ['transition', 'File F&I product', { from: ['drafted'], to: 'filed', needs: ['formNumber'] }],
    offer: ['transition', 'Offer F&I product', { from: ['filed'], to: 'offered', when: 'retailPrice >= dealerCost' }],
    suspend: ['transition', 'Suspend F&I product', { from: ['offered'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate F&I product', { from: ['suspended'], to: 'offered' }],
    retire: ['transition', 'Retire F&I product', { from: ['filed', 'offered', 'suspended'], to: 'retired' }],
    'rate-with-provider': ['assess', 'Rate with provider for F&I product', { ask: 'product-provider', outcomes: ['rated', 'ineligible-vehicle', 'ineligible-state'] }],
    'compute-product-margin': ['calculate', 'Compute product margin for F&I product', { get: 'retailPrice: money, dealerCost: money => margin: money = retailPrice - dealerCost; marginPct: number = (retailPrice - dealerCost) / retailPrice * 100' }],
    'compute-penetration': ['calculate', 'Compute penetration for F&I product', { get: 'contractsSold: integer, dealsDelivered: integer => penetrationPct: number = contractsSold / dealsDelivered * 100', live: true }],
    'summarize-by-type': ['summarize', 'Summarize F&I products by type', { by: ['productType'], measures: ['count', 'avg:retailPrice'] }],
  },
});
