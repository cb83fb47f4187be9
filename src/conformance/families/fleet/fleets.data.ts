/** Capability family: fleets. */
import { family } from '../../family/notation.ts';

export const fleets = family({
  noun: 'fleets', one: 'fleet', title: 'Fleets', subject: 'customer',
  summary: 'A business fleet account with unit count, policy, replacement cycle and incentives.',
  fields: {
    name: ['string', 'Harbor Field Services'],
    fleetNumber: ['string', 'FL-99867'],
    customerId: ['ref:customers', 'customer_82ae79'],
    unitCount: ['integer', 64],
    replacementMonths: ['integer', 48],
    annualMiles: ['integer?', 24000],
    accountManager: ['string?', 'Morgan Lee'],
    creditLine: ['money?', '750000.00'],
  },
  states: ['prospect', 'onboarded', 'active', 'under-review', 'closed'],
  verbs: {
    register: ['create', 'Register fleet'],
    get: ['get', 'Get fleet'],
    'get-by-number': ['get', 'Get fleet by number', { by: ['fleetNumber'] }],
    list: ['list', 'List fleets', { by: ['state', 'accountManager'] }],
    'list-active': ['list', 'List active fleets', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search fleets', { by: ['name', 'fleetNumber'] }],
    'change-replacement-cycle': ['update', 'Change replacement cycle for fleet', { fields: ['replacementMonths', 'annualMiles'] }],
    onboard: ['transition', 'Onboard fleet', { from: ['prospect'], to: 'onboarded' }],
    activate: ['transition', 'Activate fleet', { from: ['onboarded'], to: 'active', when: 'unitCount > 0' }],
    'open-review': ['transition', 'Open review for fleet', { from: ['active'], to: 'under-review', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate fleet', { from: ['under-review'], to: 'active' }],
    close: ['transition', 'Close fleet', { from: ['active', 'under-review'], to: 'closed' }],
    'qualify-with-factory': ['assess', 'Qualify with factory for fleet', { ask: 'oem', outcomes: ['qualified', 'tier-two', 'not-qualified'] }],
    'compute-cost-per-mile': ['calculate', 'Compute cost per mile for fleet', { post: 'depreciation: money, fuel: money, maintenance: money, insurance: money, miles: integer => total: money = depreciation + fuel + maintenance + insurance; perMile: number = (depreciation + fuel + maintenance + insurance) / miles' }],
    'plan-replacements': ['calculate', 'Plan replacements for fleet', { get: 'unitCount: integer, replacementMonths: integer => perYear: number = unitCount * 12 / replacementMonths; perMonth: number = unitCount / replacementMonths' }],
    'summarize-by-manager': ['summarize', 'Summarize fleets by manager', { by: ['accountManager'], measures: ['count', 'sum:unitCount'] }],
  },
});
