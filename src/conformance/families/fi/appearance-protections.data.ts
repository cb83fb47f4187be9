/** Capability family: appearance protections. */
import { family } from '../../family/notation.ts';

export const appearanceProtections = family({
  noun: 'appearance-protections', one: 'appearance-protection', title: 'Appearance protections', subject: 'vin',
  summary: 'A paint, fabric and dent protection contract applied at delivery with a warranty window.',
  fields: {
    contractNumber: ['string', 'CO-75944'],
    vin: ['vin', '5NPE34AF5KH330598'],
    package: ['enum', 'exterior', ['exterior', 'interior', 'complete']],
    price: ['money', '699.00'],
    appliedOn: ['date?', '2026-03-10'],
    applicator: ['string?', 'Morgan Lee'],
    lotNumber: ['string?', 'LOT-2231'],
    termMonths: ['integer', 60],
  },
  states: ['sold', 'applied', 'registered', 'active', 'voided'],
  verbs: {
    sell: ['create', 'Sell appearance protection'],
    get: ['get', 'Get appearance protection'],
    'get-for-vin': ['get', 'Get appearance protection for VIN', { by: ['vin'] }],
    list: ['list', 'List appearance protections', { by: ['state', 'package'] }],
    'list-awaiting-application': ['list', 'List appearance protections awaiting application', { by: ['state'], where: "state == 'sold'" }],
    search: ['search', 'Search appearance protections', { by: ['contractNumber', 'vin'] }],
    'reassign-applicator': ['update', 'Reassign applicator for appearance protection', { fields: ['applicator'] }],
    'record-lot': ['update', 'Record lot for appearance protection', { fields: ['lotNumber'] }],
    apply: ['transition', 'Apply appearance protection', { from: ['sold'], to: 'applied', needs: ['appliedOn', 'applicator'] }],
    register: ['transition', 'Register appearance protection', { from: ['applied'], to: 'registered', needs: ['lotNumber'] }],
    'make-active': ['transition', 'Make appearance protection active', { from: ['registered'], to: 'active' }],
    void: ['transition', 'Void appearance protection', { from: ['sold', 'applied', 'registered'], to: 'voided', needs: ['reason'] }],
    'register-warranty': ['assess', 'Register warranty for appearance protection', { ask: 'product-provider', outcomes: ['registered', 'missing-lot', 'late-registration'] }],
    'compute-application-cost': ['calculate', 'Compute application cost for appearance protection', { get: 'kitCost: money, laborHours: number = 1.5, techRate: money = 28 => cost: money = kitCost + laborHours * techRate' }],
    'compute-refund-if-unapplied': ['calculate', 'Compute refund if unapplied for appearance protection', { get: 'price: money, adminFee: money = 50 => refund: money = max(0, price - adminFee)' }],
    'check-application-window': ['validate', 'Check application window for appearance protection', { get: 'soldOn: date, appliedOn: date => ordered: boolean = days(soldOn, appliedOn) >= 0; withinTenDays: boolean = days(soldOn, appliedOn) <= 10' }],
    'summarize-by-package': ['summarize', 'Summarize appearance protections by package', { by: ['package'], measures: ['count', 'sum:price'] }],
    history: ['history', 'Appearance protection history'],
  },
});
