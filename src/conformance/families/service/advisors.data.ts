/** Capability family: advisors. */
import { family } from '../../family/notation.ts';

export const advisors = family({
  noun: 'advisors', one: 'advisor', title: 'Advisors', subject: 'dealer',
  summary: 'A service advisor on the drive: assignment, daily load, sales per repair order and pay basis.',
  fields: {
    name: ['string', 'Dana Ruiz'],
    employeeNumber: ['string', 'EM-13257'],
    dealerId: ['ref:dealers', 'dealer_73cd0a'],
    team: ['string?', 'Blue'],
    laneNumber: ['integer?', 2],
    maxPerDay: ['integer?', 18],
    hiredOn: ['date', '2026-03-15'],
    laborCommissionPct: ['number?', 6],
  },
  states: ['onboarding', 'available', 'at-capacity', 'off-shift', 'departed'],
  verbs: {
    onboard: ['create', 'Onboard advisor'],
    get: ['get', 'Get advisor'],
    'get-by-employee-number': ['get', 'Get advisor by employee number', { by: ['employeeNumber'] }],
    list: ['list', 'List advisors', { by: ['state', 'team'] }],
    'list-available': ['list', 'List available advisors', { by: ['state'], where: "state == 'available'" }],
    search: ['search', 'Search advisors', { by: ['name', 'employeeNumber'] }],
    'move-lane': ['update', 'Move lane for advisor', { fields: ['laneNumber'] }],
    'set-daily-cap': ['update', 'Set daily cap for advisor', { fields: ['maxPerDay'] }],
    activate: ['transition', 'Activate advisor', { from: ['onboarding'], to: 'available' }],
    'mark-at-capacity': ['transition', 'Mark advisor at capacity', { from: ['available'], to: 'at-capacity' }],
    'free-up': ['transition', 'Free up advisor', { from: ['at-capacity'], to: 'available' }],
    'clock-out': ['transition', 'Clock out advisor', { from: ['available', 'at-capacity'], to: 'off-shift' }],
    'clock-in': ['transition', 'Clock in advisor', { from: ['off-shift'], to: 'available' }],
    offboard: ['transition', 'Offboard advisor', { from: ['available', 'at-capacity', 'off-shift'], to: 'departed', needs: ['lastDay'] }],
    'compute-hours-per-ro': ['calculate', 'Compute hours per RO for advisor', { get: 'soldHours: number, repairOrders: integer => hoursPerRo: number = soldHours / repairOrders', live: true }],
    'compute-sales-per-ro': ['calculate', 'Compute sales per RO for advisor', { get: 'laborSales: money, partsSales: money, repairOrders: integer => perRo: money = (laborSales + partsSales) / repairOrders; partsToLabor: number = partsSales / laborSales' }],
    'compute-commission': ['calculate', 'Compute commission for advisor', { get: 'laborGross: money, partsGross: money, laborCommissionPct: number, partsCommissionPct: number = 4 => commission: money = laborGross * laborCommissionPct / 100 + partsGross * partsCommissionPct / 100' }],
    'rank-by-team': ['summarize', 'Rank advisors by team', { by: ['team'], measures: ['count'] }],
  },
});
