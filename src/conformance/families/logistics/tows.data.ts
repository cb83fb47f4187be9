/** Capability family: tows. */
import { family } from '../../family/notation.ts';

export const tows = family({
  noun: 'tows', one: 'tow', title: 'Tows', subject: 'vin',
  summary: 'A roadside or shop tow: request, dispatch, hook-up, mileage and drop with payer.',
  fields: {
    vin: ['vin', '1GYKNDRS0RZ110264'],
    pickupLocation: ['string', 'I-35 mile 241'],
    dropLocation: ['string', 'Harbor Street Service'],
    reason: ['enum', 'breakdown', ['breakdown', 'accident', 'repossession', 'illegal-parking']],
    towMiles: ['number', 11.5],
    hookFee: ['money', '95.00'],
    perMile: ['money?', '4.25'],
    payer: ['enum?', 'customer', ['customer', 'insurer', 'dealer', 'club']],
    requestedAt: ['datetime', '2026-03-19T14:45:00Z'],
  },
  states: ['requested', 'dispatched', 'on-scene', 'hooked', 'dropped', 'paid', 'cancelled', 'gone-on-arrival'],
  verbs: {
    request: ['create', 'Request tow'],
    get: ['get', 'Get tow'],
    'get-active-for-vin': ['get', 'Get active tow for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List tows', { by: ['state', 'reason', 'payer'] }],
    'list-unpaid': ['list', 'List unpaid tows', { by: ['state'], where: "state == 'dropped'" }],
    search: ['search', 'Search tows', { by: ['vin', 'pickupLocation'] }],
    'change-drop': ['update', 'Change drop for tow', { fields: ['dropLocation', 'towMiles'] }],
    dispatch: ['transition', 'Dispatch tow', { from: ['requested'], to: 'dispatched', needs: ['truckNumber'] }],
    arrive: ['transition', 'Arrive tow', { from: ['dispatched'], to: 'on-scene' }],
    'hook-up': ['transition', 'Hook up tow', { from: ['on-scene'], to: 'hooked' }],
    'mark-gone': ['transition', 'Mark tow gone on arrival', { from: ['on-scene'], to: 'gone-on-arrival' }],
    drop: ['transition', 'Drop tow', { from: ['hooked'], to: 'dropped', needs: ['odometer'] }],
    pay: ['transition', 'Pay tow', { from: ['dropped'], to: 'paid', needs: ['paymentReference'] }],
    cancel: ['transition', 'Cancel tow', { from: ['requested', 'dispatched'], to: 'cancelled' }],
    'find-truck': ['assess', 'Find truck for tow', { ask: 'tow-operator', outcomes: ['accepted', 'long-wait', 'no-truck'] }],
    'compute-tow-charge': ['calculate', 'Compute tow charge', { post: 'hookFee: money, towMiles: number, perMile: money, freeMiles: number = 5, winchFee: money = 0 => mileage: money = max(0, towMiles - freeMiles) * perMile; total: money = hookFee + max(0, towMiles - freeMiles) * perMile + winchFee' }],
  },
});
