/** Capability family: appointments. */
import { family } from '../../family/notation.ts';

export const appointments = family({
  noun: 'appointments', one: 'appointment', title: 'Appointments', subject: 'customer',
  summary: 'A booked service-lane visit with its concern, transport choice, advisor and arrival outcome.',
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    customerId: ['ref:customers', 'customer_c20275'],
    startsAt: ['datetime', '2026-03-07T18:45:00Z'],
    concern: ['string', 'brakes squeal at low speed'],
    transport: ['enum', 'wait', ['wait', 'drop-off', 'loaner', 'pickup']],
    advisorId: ['ref:advisors?', 'advisor_c9057f'],
    estimatedHours: ['number?', 1.5],
    confirmationCode: ['string?', 'CO-27214'],
  },
  states: ['requested', 'booked', 'confirmed', 'arrived', 'converted', 'cancelled', 'no-showed'],
  verbs: {
    request: ['create', 'Request appointment'],
    get: ['get', 'Get appointment'],
    'get-by-confirmation': ['get', 'Get appointment by confirmation', { by: ['confirmationCode'] }],
    list: ['list', 'List appointments', { by: ['state', 'advisorId', 'transport'] }],
    'list-no-shows': ['list', 'List no-show appointments', { by: ['state'], where: "state == 'no-showed'" }],
    search: ['search', 'Search appointments', { by: ['vin', 'customerId'] }],
    reschedule: ['update', 'Reschedule appointment', { fields: ['startsAt'] }],
    'change-transport': ['update', 'Change transport for appointment', { fields: ['transport'] }],
    book: ['transition', 'Book appointment', { from: ['requested'], to: 'booked' }],
    confirm: ['transition', 'Confirm appointment', { from: ['booked'], to: 'confirmed' }],
    'check-in': ['transition', 'Check in appointment', { from: ['booked', 'confirmed'], to: 'arrived' }],
    'convert-to-repair-order': ['transition', 'Convert appointment to repair order', { from: ['arrived'], to: 'converted', needs: ['repairOrderId'] }],
    cancel: ['transition', 'Cancel appointment', { from: ['requested', 'booked', 'confirmed'], to: 'cancelled', needs: ['reason'] }],
    'no-show': ['transition', 'Mark appointment a no-show', { from: ['booked', 'confirmed'], to: 'no-showed' }],
    'compute-show-rate': ['calculate', 'Compute show rate for appointment', { get: 'booked: integer, arrived: integer => showPct: number = arrived / booked * 100; noShows: integer = booked - arrived' }],
    'compute-lane-load': ['calculate', 'Compute lane load for appointment', { get: 'bookedHours: number, technicians: integer, shiftHours: number = 8, efficiencyPct: number = 100 => capacity: number = technicians * shiftHours * efficiencyPct / 100; loadPct: number = bookedHours / (technicians * shiftHours * efficiencyPct / 100) * 100' }],
    'summarize-by-transport': ['summarize', 'Summarize appointments by transport', { by: ['transport'], measures: ['count'] }],
  },
});
