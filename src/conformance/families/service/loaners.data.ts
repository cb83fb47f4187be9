/** Capability family: loaners. */
import { family } from '../../family/notation.ts';

export const loaners = family({
  noun: 'loaners', one: 'loaner', title: 'Loaners', subject: 'vin',
  summary: 'A courtesy car agreement: driver, plate, mileage out and in, fuel, tolls and damage.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    customerId: ['ref:customers', 'customer_a07bc2'],
    agreementNumber: ['string', 'AG-68321'],
    outAt: ['datetime', '2026-03-08T13:30:00Z'],
    dueAt: ['datetime?', '2026-05-12T17:00:00Z'],
    milesOut: ['integer', 8120],
    milesIn: ['integer?', 8197],
    fuelOutPct: ['integer?', 100],
    fuelInPct: ['integer?', 62],
  },
  states: ['reserved', 'out', 'extended', 'returned', 'closed', 'damaged'],
  verbs: {
    reserve: ['create', 'Reserve loaner'],
    get: ['get', 'Get loaner'],
    'get-by-agreement': ['get', 'Get loaner by agreement', { by: ['agreementNumber'] }],
    list: ['list', 'List loaners', { by: ['state'] }],
    'list-overdue': ['list', 'List overdue loaners', { by: ['state'], where: 'dueAt < today' }],
    search: ['search', 'Search loaners', { by: ['vin', 'customerId', 'agreementNumber'] }],
    'record-return': ['update', 'Record return for loaner', { fields: ['milesIn', 'fuelInPct'] }],
    'hand-out': ['transition', 'Hand out loaner', { from: ['reserved'], to: 'out' }],
    extend: ['transition', 'Extend loaner', { from: ['out', 'extended'], to: 'extended', needs: ['dueAt'] }],
    'return-car': ['transition', 'Return car for loaner', { from: ['out', 'extended'], to: 'returned', needs: ['milesIn'] }],
    'report-damage': ['transition', 'Report damage for loaner', { from: ['returned'], to: 'damaged', needs: ['description'] }],
    'settle-damage': ['transition', 'Settle damage for loaner', { from: ['damaged'], to: 'closed', needs: ['paymentReference'] }],
    close: ['transition', 'Close loaner', { from: ['returned'], to: 'closed' }],
    'release-reservation': ['transition', 'Release reservation for loaner', { from: ['reserved'], to: 'closed', needs: ['reason'] }],
    'verify-driver-insurance': ['assess', 'Verify driver insurance for loaner', { ask: 'insurer', outcomes: ['in-force', 'lapsed', 'excluded-driver'] }],
    'compute-fuel-charge': ['calculate', 'Compute fuel charge for loaner', { get: 'fuelOutPct: integer, fuelInPct: integer, tankGallons: number = 14, pricePerGallon: number = 4.75 => gallons: number = max(0, fuelOutPct - fuelInPct) / 100 * tankGallons; charge: money = max(0, fuelOutPct - fuelInPct) / 100 * tankGallons * pricePerGallon' }],
    'compute-loaner-cost': ['calculate', 'Compute loaner cost', { get: 'daysOut: integer, dailyCost: money = 38, factoryCreditPerDay: money = 30 => cost: money = daysOut * dailyCost; netCost: money = daysOut * (dailyCost - factoryCreditPerDay)' }],
    'summarize-fleet-use': ['summarize', 'Summarize fleet use across loaners', { by: ['state'], measures: ['count'] }],
  },
});
