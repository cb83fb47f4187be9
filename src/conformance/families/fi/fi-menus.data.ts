/** Capability family: F&I menus. */
import { family } from '../../family/notation.ts';

export const fiMenus = family({
  noun: 'fi-menus', one: 'fi-menu', title: 'F&I menus', subject: 'deal',
  summary: 'A Good/Better/Best presentation of rated products with payment impact, acceptance and declination.',
  fields: {
    dealId: ['ref:deals', 'deal_cf2462'],
    basePayment: ['money', '415.24'],
    goodPayment: ['money', '438.60'],
    betterPayment: ['money', '459.85'],
    bestPayment: ['money', '486.10'],
    selectedPackage: ['enum?', 'none', ['none', 'Good', 'Better', 'Best']],
    disclosuresAcknowledged: ['boolean?', true],
    presentedBy: ['string?', 'Priya Shah'],
  },
  states: ['built', 'presented', 'selected', 'declined', 'expired', 'contracted'],
  verbs: {
    build: ['create', 'Build F&I menu'],
    get: ['get', 'Get F&I menu'],
    'get-for-deal': ['get', 'Get F&I menu for deal', { by: ['dealId'] }],
    list: ['list', 'List F&I menus', { by: ['state', 'presentedBy', 'selectedPackage'] }],
    'list-awaiting-choice': ['list', 'List F&I menus awaiting choice', { by: ['state'], where: "state == 'presented'" }],
    search: ['search', 'Search F&I menus', { by: ['dealId', 'presentedBy'] }],
    'swap-product': ['update', 'Swap product for F&I menu', { fields: ['goodPayment', 'betterPayment', 'bestPayment'] }],
    present: ['transition', 'Present F&I menu', { from: ['built'], to: 'presented', needs: ['presentedBy'] }],
    select: ['transition', 'Select F&I menu', { from: ['presented'], to: 'selected', needs: ['selectedPackage'], when: 'disclosuresAcknowledged == true' }],
    reopen: ['transition', 'Reopen F&I menu', { from: ['selected'], to: 'presented', needs: ['reason'] }],
    'decline-all': ['transition', 'Decline all for F&I menu', { from: ['presented'], to: 'declined', needs: ['declinationSignature'] }],
    expire: ['transition', 'Expire F&I menu', { from: ['built', 'presented'], to: 'expired' }],
    contract: ['transition', 'Contract F&I menu', { from: ['selected'], to: 'contracted' }],
    'compute-payment-step': ['calculate', 'Compute payment step for F&I menu', { get: 'basePayment: money, packagePayment: money, termMonths: integer => step: money = packagePayment - basePayment; dailyStep: money = (packagePayment - basePayment) * 12 / 365; overTerm: money = (packagePayment - basePayment) * termMonths', live: true }],
    'compute-per-vehicle-retailed': ['calculate', 'Compute per-vehicle retailed for F&I menu', { get: 'productIncome: money, reserveIncome: money, units: integer => pvr: money = (productIncome + reserveIncome) / units', live: true }],
    'compute-products-per-deal': ['calculate', 'Compute products per deal for F&I menu', { get: 'contracts: integer, deals: integer => perDeal: number = contracts / deals' }],
    'summarize-by-package': ['summarize', 'Summarize F&I menus by package', { by: ['selectedPackage'], measures: ['count'] }],
    'export-declinations': ['export', 'Export declinations of F&I menus'],
    history: ['history', 'F&I menu history'],
  },
});
