/** Capability family: showroom visits. */
import { family } from '../../family/notation.ts';

export const showroomVisits = family({
  noun: 'showroom-visits', one: 'showroom-visit', title: 'Showroom visits', subject: 'customer',
  summary: 'A logged up on the showroom floor: greeting, needs, demo, write-up, turn to a manager and outcome.',
  fields: {
    customerId: ['ref:customers?', 'customer_aa6e89'],
    salesperson: ['string', 'Dana Ruiz'],
    arrivedAt: ['datetime', '2026-03-06T15:30:00Z'],
    visitType: ['enum', 'fresh', ['fresh', 'be-back', 'appointment']],
    interest: ['string?', 'three-row SUV'],
    vin: ['vin?', '2T3W1RFV6RW204518'],
    managerTurned: ['boolean?', true],
    outcome: ['string?', 'be-back'],
  },
  states: ['greeted', 'qualified', 'demoed', 'written-up', 'sold', 'left-unsold'],
  verbs: {
    'log-up': ['create', 'Log up showroom visit'],
    get: ['get', 'Get showroom visit'],
    list: ['list', 'List showroom visits', { by: ['state', 'visitType', 'salesperson'] }],
    'list-without-manager-turn': ['list', 'List showroom visits without manager turn', { by: ['state'], where: 'managerTurned == false' }],
    search: ['search', 'Search showroom visits', { by: ['salesperson', 'interest'] }],
    'assign-salesperson': ['update', 'Assign salesperson for showroom visit', { fields: ['salesperson'] }],
    'select-vehicle': ['update', 'Select vehicle for showroom visit', { fields: ['vin'] }],
    qualify: ['transition', 'Qualify showroom visit', { from: ['greeted'], to: 'qualified', needs: ['interest'] }],
    demo: ['transition', 'Demo showroom visit', { from: ['qualified'], to: 'demoed', needs: ['vin'] }],
    'write-up': ['transition', 'Write up showroom visit', { from: ['demoed', 'qualified'], to: 'written-up' }],
    'turn-to-manager': ['transition', 'Turn showroom visit to manager', { from: ['written-up'], to: 'written-up', needs: ['manager'] }],
    sell: ['transition', 'Sell showroom visit', { from: ['written-up'], to: 'sold', needs: ['dealId'] }],
    'leave-unsold': ['transition', 'Leave unsold for showroom visit', { from: ['greeted', 'qualified', 'demoed', 'written-up'], to: 'left-unsold', needs: ['outcome'] }],
    'compute-closing-ratio': ['calculate', 'Compute closing ratio for showroom visit', { get: 'ups: integer, sold: integer => closingPct: number = sold / ups * 100' }],
    'compute-floor-funnel': ['calculate', 'Compute floor funnel for showroom visit', { get: 'ups: integer, demos: integer, writeUps: integer, sold: integer => demoPct: number = demos / ups * 100; writeUpPct: number = writeUps / ups * 100; closePct: number = sold / ups * 100' }],
    'summarize-by-visit-type': ['summarize', 'Summarize showroom visits by visit type', { by: ['visitType'], measures: ['count'] }],
    'export-floor-log': ['export', 'Export floor log of showroom visits'],
  },
});
