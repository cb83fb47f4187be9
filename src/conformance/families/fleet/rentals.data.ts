/** Capability family: rentals. */
import { family } from '../../family/notation.ts';

export const rentals = family({
  noun: 'rentals', one: 'rental', title: 'Rentals', subject: 'customer',
  summary: 'A short-term rental agreement with rate, days, mileage, fuel and damage settlement.',
  fields: {
    vin: ['vin', '5NPE34AF5KH330598'],
    customerId: ['ref:customers', 'customer_0a29e3'],
    agreementNumber: ['string', 'AG-76032'],
    pickupAt: ['datetime', '2026-03-09T14:45:00Z'],
    dueAt: ['datetime', '2026-05-13T16:45:00Z'],
    dailyRate: ['money', '49.00'],
    milesOut: ['integer', 21450],
    milesIn: ['integer?', 21780],
    includedMiles: ['integer?', 200],
  },
  states: ['reserved', 'on-rent', 'extended', 'returned', 'closed', 'no-show', 'cancelled'],
  verbs: {
    reserve: ['create', 'Reserve rental'],
    get: ['get', 'Get rental'],
    'get-by-agreement': ['get', 'Get rental by agreement', { by: ['agreementNumber'] }],
    list: ['list', 'List rentals', { by: ['state'] }],
    'list-overdue': ['list', 'List overdue rentals', { by: ['state'], where: 'dueAt < today' }],
    search: ['search', 'Search rentals', { by: ['agreementNumber', 'vin', 'customerId'] }],
    'change-rate': ['update', 'Change rate for rental', { fields: ['dailyRate'] }],
    open: ['transition', 'Open rental', { from: ['reserved'], to: 'on-rent' }],
    extend: ['transition', 'Extend rental', { from: ['on-rent', 'extended'], to: 'extended' }],
    'return-car': ['transition', 'Return car for rental', { from: ['on-rent', 'extended'], to: 'returned', needs: ['milesIn'] }],
    close: ['transition', 'Close rental', { from: ['returned'], to: 'closed', needs: ['paymentReference'] }],
    'no-show': ['transition', 'Mark rental a no-show', { from: ['reserved'], to: 'no-show' }],
    cancel: ['transition', 'Cancel rental', { from: ['reserved'], to: 'cancelled' }],
    'hold-deposit': ['assess', 'Hold deposit for rental', { ask: 'payment-rail', outcomes: ['held', 'declined', 'expired-hold'] }],
    'compute-rental-charge': ['calculate', 'Compute rental charge', { post: 'dailyRate: money, daysUsed: integer, milesDriven: integer = 0, includedMiles: integer = 200, perExtraMile: number = 0.3, taxRatePct: number = 10 => time: money = dailyRate * daysUsed; mileage: money = max(0, milesDriven - includedMiles * daysUsed) * perExtraMile; total: money = (time + mileage) * (1 + taxRatePct / 100)' }],
    'compute-fleet-utilization': ['calculate', 'Compute fleet utilization for rental', { get: 'unitsOnRent: integer, fleetUnits: integer, revenue: money, days: integer = 30 => utilizationPct: number = unitsOnRent / fleetUnits * 100; revenuePerUnitDay: money = revenue / fleetUnits / days' }],
  },
});
