/** Capability family: charger installs. */
import { family } from '../../family/notation.ts';

export const chargerInstalls = family({
  noun: 'charger-installs', one: 'charger-install', title: 'Charger installs', subject: 'customer',
  summary: 'A home or store charger installation from site survey and permit to inspection and activation.',
  fields: {
    customerId: ['ref:customers', 'customer_400d3b'],
    address: ['string', '118 Harbor Rd'],
    panelAmps: ['integer', 200],
    circuitAmps: ['integer', 60],
    quotedPrice: ['money', '1450.00'],
    permitNumber: ['string?', 'PE-16564'],
    installedOn: ['date?', '2026-03-15'],
    rebateAmount: ['money?', '500.00'],
    runFeet: ['integer?', 35],
  },
  states: ['requested', 'surveyed', 'quoted', 'permitted', 'installed', 'inspected', 'cancelled'],
  verbs: {
    request: ['create', 'Request charger install'],
    get: ['get', 'Get charger install'],
    list: ['list', 'List charger installs', { by: ['state'] }],
    'list-awaiting-permit': ['list', 'List charger installs awaiting permit', { by: ['state'], where: "state == 'quoted'" }],
    search: ['search', 'Search charger installs', { by: ['address', 'permitNumber'] }],
    'revise-quote': ['update', 'Revise quote for charger install', { fields: ['quotedPrice'] }],
    survey: ['transition', 'Survey charger install', { from: ['requested'], to: 'surveyed' }],
    quote: ['transition', 'Quote charger install', { from: ['surveyed'], to: 'quoted', when: 'quotedPrice > 0' }],
    'obtain-permit': ['transition', 'Obtain permit for charger install', { from: ['quoted'], to: 'permitted', needs: ['permitNumber'] }],
    install: ['transition', 'Install charger install', { from: ['permitted'], to: 'installed', needs: ['installedOn'] }],
    'pass-inspection': ['transition', 'Pass inspection for charger install', { from: ['installed'], to: 'inspected' }],
    'fail-inspection': ['transition', 'Fail inspection for charger install', { from: ['installed'], to: 'permitted', needs: ['reason'] }],
    cancel: ['transition', 'Cancel charger install', { from: ['requested', 'surveyed', 'quoted'], to: 'cancelled' }],
    'request-utility-rebate': ['assess', 'Request utility rebate for charger install', { ask: 'utility', outcomes: ['rebate-approved', 'waitlisted', 'not-eligible'] }],
    'check-panel-capacity': ['validate', 'Check panel capacity for charger install', { get: 'panelAmps: integer, existingLoadAmps: integer, circuitAmps: integer => fits: boolean = existingLoadAmps + circuitAmps <= panelAmps * 0.8; circuitOk: boolean = circuitAmps >= 20' }],
    'compute-charger-output': ['calculate', 'Compute charger output for charger install', { get: 'circuitAmps: integer, volts: integer = 240 => continuousAmps: number = circuitAmps * 0.8; kilowatts: number = circuitAmps * 0.8 * volts / 1000' }],
    'summarize-pipeline': ['summarize', 'Summarize pipeline across charger installs', { by: ['state'], measures: ['count', 'avg:quotedPrice'] }],
  },
});
