/** Capability family: curtailments. */
import { family } from '../../family/notation.ts';

export const curtailments = family({
  noun: 'curtailments', one: 'curtailment', title: 'Curtailments', subject: 'vin',
  summary: 'A scheduled principal reduction on a floored unit as it ages on the lot.',
  fields: {
    floorplanId: ['ref:floorplans', 'floorplan_2bfa39'],
    vin: ['vin', '5NPE34AF5KH330598'],
    sequence: ['integer', 1],
    percentDue: ['number', 10],
    amountDue: ['money', '2250.00'],
    dueOn: ['date', '2026-05-15'],
    paidOn: ['date?', '2026-03-15'],
    extensionFee: ['money?', '75.00'],
  },
  states: ['scheduled', 'due', 'paid', 'extended', 'waived', 'defaulted'],
  verbs: {
    schedule: ['create', 'Schedule curtailment'],
    get: ['get', 'Get curtailment'],
    list: ['list', 'List curtailments', { by: ['state', 'vin'] }],
    'list-due-now': ['list', 'List curtailments due now', { by: ['state'], where: 'dueOn <= today' }],
    search: ['search', 'Search curtailments', { by: ['floorplanId', 'vin'] }],
    reschedule: ['update', 'Reschedule curtailment', { fields: ['dueOn'] }],
    'mark-due': ['transition', 'Mark curtailment due', { from: ['scheduled', 'extended'], to: 'due' }],
    pay: ['transition', 'Pay curtailment', { from: ['due'], to: 'paid', needs: ['paymentReference'] }],
    extend: ['transition', 'Extend curtailment', { from: ['due'], to: 'extended', when: 'extensionFee > 0' }],
    waive: ['transition', 'Waive curtailment', { from: ['scheduled', 'due'], to: 'waived', needs: ['approver'] }],
    default: ['transition', 'Default curtailment', { from: ['due'], to: 'defaulted', needs: ['reason'] }],
    'request-extension': ['assess', 'Request extension for curtailment', { ask: 'floorplan-lender', outcomes: ['granted', 'granted-with-fee', 'refused'] }],
    'compute-curtailment': ['calculate', 'Compute curtailment', { get: 'originalAdvance: money, percentDue: number => amount: money = percent(originalAdvance, percentDue); remainingPct: number = 100 - percentDue', live: true }],
    'plan-schedule': ['calculate', 'Plan schedule for curtailment', { post: 'originalAdvance: money, firstDay: integer = 60, stepDays: integer = 30, percentDue: number, flooredOn: date => firstDueOn: date = addDays(flooredOn, firstDay); secondDueOn: date = addDays(flooredOn, firstDay + stepDays); each: money = originalAdvance * percentDue / 100' }],
    'summarize-due': ['summarize', 'Summarize curtailments due', { by: ['state'], measures: ['count', 'sum:amountDue'] }],
    'export-calendar': ['export', 'Export calendar of curtailments'],
    history: ['history', 'Curtailment history'],
  },
});
