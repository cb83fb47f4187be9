/** Capability family: dispatches. */
import { family } from '../../family/notation.ts';

export const dispatches = family({
  noun: 'dispatches', one: 'dispatch', title: 'Dispatches', subject: 'vin',
  summary: 'One repair-order line sent to a technician, clocked on and off, and flagged for pay.',
  fields: {
    repairOrderId: ['ref:repair-orders', 'repair_order_85a418'],
    technicianId: ['ref:technicians', 'technician_bc99cd'],
    opCode: ['string', 'BRKFRT'],
    soldHours: ['number', 1.8],
    clockedOnAt: ['datetime?', '2026-03-06T09:15:00Z'],
    clockedOffAt: ['datetime?', '2026-03-06T10:45:00Z'],
    actualHours: ['number?', 1.5],
    priority: ['enum?', 'normal', ['normal', 'waiter', 'comeback']],
    vin: ['vin?', 'WBA5R1C58LF900832'],
  },
  states: ['queued', 'assigned', 'clocked-on', 'paused', 'finished', 'flagged', 'reassigned'],
  verbs: {
    queue: ['create', 'Queue dispatch'],
    get: ['get', 'Get dispatch'],
    list: ['list', 'List dispatches', { by: ['state', 'technicianId', 'priority'] }],
    'list-waiters': ['list', 'List dispatches for waiting customers', { by: ['state'], where: "priority == 'waiter'" }],
    search: ['search', 'Search dispatches', { by: ['repairOrderId', 'opCode'] }],
    'bump-priority': ['update', 'Bump priority for dispatch', { fields: ['priority'] }],
    assign: ['transition', 'Assign dispatch', { from: ['queued'], to: 'assigned' }],
    'clock-on': ['transition', 'Clock on dispatch', { from: ['assigned'], to: 'clocked-on', needs: ['clockedOnAt'] }],
    pause: ['transition', 'Pause dispatch', { from: ['clocked-on'], to: 'paused', needs: ['reason'] }],
    resume: ['transition', 'Resume dispatch', { from: ['paused'], to: 'clocked-on' }],
    finish: ['transition', 'Finish dispatch', { from: ['clocked-on'], to: 'finished', needs: ['clockedOffAt'] }],
    flag: ['transition', 'Flag dispatch', { from: ['finished'], to: 'flagged', when: 'soldHours > 0' }],
    reassign: ['transition', 'Reassign dispatch', { from: ['queued', 'assigned', 'paused'], to: 'reassigned' }],
    'compute-job-efficiency': ['calculate', 'Compute job efficiency for dispatch', { get: 'soldHours: number, actualHours: number => efficiencyPct: number = soldHours / actualHours * 100; gainHours: number = soldHours - actualHours' }],
    'compute-idle-time': ['calculate', 'Compute idle time for dispatch', { get: 'shiftHours: number = 8, actualHours: number => idleHours: number = shiftHours - actualHours' }],
    'summarize-by-technician': ['summarize', 'Summarize dispatches by technician', { by: ['technicianId'], measures: ['count', 'sum:soldHours'] }],
  },
});
