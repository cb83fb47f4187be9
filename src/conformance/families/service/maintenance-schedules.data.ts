/** Capability family: maintenance schedules. */
import { family } from '../../family/notation.ts';

export const maintenanceSchedules = family({
  noun: 'maintenance-schedules', one: 'maintenance-schedule', title: 'Maintenance schedules', subject: 'vin',
  summary: 'The factory maintenance plan for a vehicle: items due by miles, months and driving conditions.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    drivingConditions: ['enum', 'normal', ['normal', 'severe']],
    lastServiceMiles: ['integer', 30240],
    lastServiceOn: ['date', '2026-03-09'],
    currentMiles: ['integer', 36980],
    intervalMiles: ['integer', 7500],
    intervalMonths: ['integer', 6],
    nextItem: ['string?', 'oil and filter'],
  },
  states: ['projected', 'upcoming', 'due', 'overdue', 'performed', 'declined'],
  verbs: {
    project: ['create', 'Project maintenance schedule'],
    get: ['get', 'Get maintenance schedule'],
    'get-for-vin': ['get', 'Get maintenance schedule for VIN', { by: ['vin'] }],
    list: ['list', 'List maintenance schedules', { by: ['state', 'drivingConditions'] }],
    'list-overdue': ['list', 'List overdue maintenance schedules', { by: ['state'], where: "state == 'overdue'" }],
    search: ['search', 'Search maintenance schedules', { by: ['vin', 'nextItem'] }],
    'update-mileage': ['update', 'Update mileage for maintenance schedule', { fields: ['currentMiles'] }],
    'set-conditions': ['update', 'Set conditions for maintenance schedule', { fields: ['drivingConditions'] }],
    'mark-upcoming': ['transition', 'Mark maintenance schedule upcoming', { from: ['projected'], to: 'upcoming' }],
    'mark-due': ['transition', 'Mark maintenance schedule due', { from: ['upcoming', 'projected'], to: 'due' }],
    'mark-overdue': ['transition', 'Mark maintenance schedule overdue', { from: ['due'], to: 'overdue' }],
    perform: ['transition', 'Perform maintenance schedule', { from: ['due', 'overdue', 'upcoming'], to: 'performed', needs: ['repairOrderId'] }],
    'roll-forward': ['transition', 'Roll forward maintenance schedule', { from: ['performed'], to: 'projected' }],
    decline: ['transition', 'Decline maintenance schedule', { from: ['due', 'overdue'], to: 'declined', needs: ['reason'] }],
    'fetch-factory-plan': ['assess', 'Fetch factory plan for maintenance schedule', { ask: 'oem', outcomes: ['plan-found', 'severe-plan-required', 'plan-not-found'] }],
    'compute-next-due': ['calculate', 'Compute next due for maintenance schedule', { get: 'lastServiceMiles: integer, intervalMiles: integer, lastServiceOn: date, intervalMonths: integer => dueAtMiles: integer = lastServiceMiles + intervalMiles; dueOn: date = addMonths(lastServiceOn, intervalMonths)', live: true }],
    'compute-overdue-miles': ['calculate', 'Compute overdue miles for maintenance schedule', { get: 'currentMiles: integer, lastServiceMiles: integer, intervalMiles: integer => overdueMiles: integer = max(0, currentMiles - lastServiceMiles - intervalMiles)' }],
    'summarize-by-conditions': ['summarize', 'Summarize maintenance schedules by conditions', { by: ['drivingConditions'], measures: ['count'] }],
  },
});
