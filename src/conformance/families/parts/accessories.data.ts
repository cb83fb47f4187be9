/** Capability family: accessories. */
import { family } from '../../family/notation.ts';

export const accessories = family({
  noun: 'accessories', one: 'accessory', title: 'Accessories', subject: 'vin',
  summary: 'A dealer-installed accessory sold with or after the vehicle: fitment, install labor and warranty.',
  fields: {
    code: ['string', 'CO-68847'],
    description: ['string', 'Roof rails'],
    vin: ['vin?', 'JTDEPMAE5N3700119'],
    retailPrice: ['money', '499.00'],
    dealerCost: ['money', '286.00'],
    installHours: ['number', 1.2],
    installedOn: ['date?', '2026-03-14'],
    fitmentNotes: ['string?', 'requires factory rail mounts'],
    soldAt: ['enum', 'pre-delivery', ['pre-delivery', 'with-deal', 'after-sale']],
  },
  states: ['offered', 'sold', 'parts-ordered', 'installing', 'installed', 'cancelled', 'backed-out'],
  verbs: {
    offer: ['create', 'Offer accessory'],
    get: ['get', 'Get accessory'],
    'get-by-code': ['get', 'Get accessory by code', { by: ['code'] }],
    list: ['list', 'List accessories', { by: ['state', 'soldAt'] }],
    'list-awaiting-install': ['list', 'List accessories awaiting install', { by: ['state'], where: "state == 'parts-ordered'" }],
    search: ['search', 'Search accessories', { by: ['code', 'description', 'vin'] }],
    reprice: ['update', 'Reprice accessory', { fields: ['retailPrice', 'dealerCost'] }],
    sell: ['transition', 'Sell accessory', { from: ['offered'], to: 'sold', when: 'retailPrice > 0' }],
    'order-parts': ['transition', 'Order parts for accessory', { from: ['sold'], to: 'parts-ordered', needs: ['partNumber'] }],
    'start-install': ['transition', 'Start install for accessory', { from: ['sold', 'parts-ordered'], to: 'installing', needs: ['technicianId'] }],
    'complete-install': ['transition', 'Complete install for accessory', { from: ['installing'], to: 'installed', needs: ['installedOn'] }],
    'back-out': ['transition', 'Back out accessory', { from: ['sold', 'parts-ordered'], to: 'backed-out', needs: ['reason'] }],
    cancel: ['transition', 'Cancel accessory', { from: ['offered'], to: 'cancelled' }],
    'check-fitment': ['assess', 'Check fitment for accessory', { ask: 'oem', outcomes: ['fits', 'fits-with-adapter', 'does-not-fit'] }],
    'price-installed-accessory': ['calculate', 'Price installed accessory', { get: 'retailPrice: money, installHours: number, laborRate: money = 165, taxRatePct: number = 0 => labor: money = installHours * laborRate; total: money = (retailPrice + installHours * laborRate) * (1 + taxRatePct / 100)' }],
    'amortize-into-payment': ['calculate', 'Amortize into payment for accessory', { get: 'retailPrice: money, aprPct: number, termMonths: integer => monthlyAdd: money = payment(retailPrice, aprPct, termMonths)' }],
  },
});
