/** Capability family: upfits. */
import { family } from '../../family/notation.ts';

export const upfits = family({
  noun: 'upfits', one: 'upfit', title: 'Upfits', subject: 'vin',
  summary: 'A body, shelving or equipment build on a work vehicle by an upfitter, from specification to delivery.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    upfitterName: ['string', 'Cedar Ridge Upfit'],
    package: ['enum', 'service-body', ['service-body', 'van-shelving', 'flatbed', 'refrigeration', 'lift-gate']],
    quotedPrice: ['money', '9850.00'],
    weightAddedLbs: ['integer', 1350],
    promisedOn: ['date', '2026-05-14'],
    receivedOn: ['date?', '2026-03-14'],
    poolAccount: ['string?', 'POOL-22'],
  },
  states: ['specified', 'quoted', 'approved', 'in-build', 'completed', 'cancelled'],
  verbs: {
    specify: ['create', 'Specify upfit'],
    get: ['get', 'Get upfit'],
    'get-for-vin': ['get', 'Get upfit for VIN', { by: ['vin'] }],
    list: ['list', 'List upfits', { by: ['state', 'package', 'upfitterName'] }],
    'list-late': ['list', 'List late upfits', { by: ['state'], where: 'promisedOn < today' }],
    search: ['search', 'Search upfits', { by: ['vin', 'poolAccount'] }],
    'change-package': ['update', 'Change package for upfit', { fields: ['package', 'weightAddedLbs'] }],
    'move-promise': ['update', 'Move promise for upfit', { fields: ['promisedOn'] }],
    quote: ['transition', 'Quote upfit', { from: ['specified'], to: 'quoted', when: 'quotedPrice > 0' }],
    approve: ['transition', 'Approve upfit', { from: ['quoted'], to: 'approved', needs: ['poNumber'] }],
    'revise-quote': ['transition', 'Revise quote for upfit', { from: ['approved'], to: 'quoted', needs: ['reason'] }],
    'start-build': ['transition', 'Start build for upfit', { from: ['approved'], to: 'in-build', needs: ['receivedOn'] }],
    complete: ['transition', 'Complete upfit', { from: ['in-build'], to: 'completed', needs: ['inspectionId'] }],
    cancel: ['transition', 'Cancel upfit', { from: ['specified', 'quoted', 'approved'], to: 'cancelled', needs: ['reason'] }],
    'reserve-chassis': ['assess', 'Reserve chassis for upfit', { ask: 'oem', outcomes: ['pool-chassis-available', 'allocation-needed', 'not-compatible'] }],
    'check-payload': ['validate', 'Check payload for upfit', { post: 'gvwr: integer = 10000, curbWeight: integer = 5600, weightAddedLbs: integer, cargoLbs: integer = 2000 => withinGvwr: boolean = curbWeight + weightAddedLbs + cargoLbs <= gvwr; positive: boolean = weightAddedLbs > 0' }],
    'summarize-by-package': ['summarize', 'Summarize upfits by package', { by: ['package'], measures: ['count', 'avg:quotedPrice'] }],
  },
});
