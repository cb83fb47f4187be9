/** Capability family: labor operations. */
import { family } from '../../family/notation.ts';

export const laborOperations = family({
  noun: 'labor-operations', one: 'labor-operation', title: 'Labor operations', subject: 'none',
  summary: 'A coded job with flat-rate time, skill level and price used on estimates and repair orders.',
  fields: {
    opCode: ['string', 'BRKFRT'],
    description: ['string', 'Front brake pads and rotors'],
    flatRateHours: ['number', 1.8],
    skillLevel: ['enum', 'a', ['a', 'b', 'c', 'lube']],
    laborRate: ['money', '165.00'],
    menuPrice: ['money?', '289.95'],
    warrantyHours: ['number?', 1.2],
    category: ['string?', 'brakes'],
  },
  states: ['proposed', 'active', 'under-review', 'retired'],
  verbs: {
    propose: ['create', 'Propose labor operation'],
    get: ['get', 'Get labor operation'],
    'get-by-code': ['get', 'Get labor operation by code', { by: ['opCode'] }],
    list: ['list', 'List labor operations', { by: ['state', 'skillLevel', 'category'] }],
    'list-active': ['list', 'List active labor operations', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search labor operations', { by: ['opCode', 'description'] }],
    retime: ['update', 'Retime labor operation', { fields: ['flatRateHours'] }],
    'reprice-menu': ['update', 'Reprice menu for labor operation', { fields: ['menuPrice'] }],
    activate: ['transition', 'Activate labor operation', { from: ['proposed'], to: 'active', when: 'flatRateHours > 0' }],
    'open-review': ['transition', 'Open review for labor operation', { from: ['active'], to: 'under-review', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate labor operation', { from: ['under-review'], to: 'active' }],
    retire: ['transition', 'Retire labor operation', { from: ['active', 'under-review'], to: 'retired' }],
    'pull-factory-time': ['assess', 'Pull factory time for labor operation', { ask: 'oem', outcomes: ['time-published', 'time-differs', 'not-published'] }],
    'price-operation': ['calculate', 'Price operation for labor operation', { get: 'flatRateHours: number, laborRate: money, discountPct: number = 0 => labor: money = flatRateHours * laborRate * (1 - discountPct / 100)' }],
    'compute-effective-rate': ['calculate', 'Compute effective rate for labor operation', { get: 'laborSales: money, hoursBilled: number => effectiveRate: money = laborSales / hoursBilled', live: true }],
    'summarize-by-skill': ['summarize', 'Summarize labor operations by skill', { by: ['skillLevel'], measures: ['count', 'avg:flatRateHours'] }],
  },
});
