/** Capability family: deliveries. */
import { family } from '../../family/notation.ts';

export const deliveries = family({
  noun: 'deliveries', one: 'delivery', title: 'Deliveries', subject: 'deal',
  summary: 'The hand-over of a sold vehicle: preparation, paperwork, technology walk-through and acceptance.',
  fields: {
    dealId: ['ref:deals', 'deal_06f6f5'],
    vin: ['vin', 'JTDEPMAE5N3700119'],
    scheduledAt: ['datetime', '2026-03-07T14:45:00Z'],
    mode: ['enum', 'in-store', ['in-store', 'at-home', 'third-party']],
    deliverySpecialist: ['string?', 'Morgan Lee'],
    fuelLevelPct: ['integer?', 100],
    odometerOut: ['integer?', 14],
    weOweCount: ['integer?', 1],
  },
  states: ['scheduled', 'prepped', 'ready', 'en-route', 'delivered', 'accepted', 'refused', 'cancelled'],
  verbs: {
    schedule: ['create', 'Schedule delivery'],
    get: ['get', 'Get delivery'],
    'get-for-vin': ['get', 'Get delivery for VIN', { by: ['vin'] }],
    list: ['list', 'List deliveries', { by: ['state', 'mode'] }],
    'list-ready': ['list', 'List deliveries ready', { by: ['state'], where: "state == 'ready'" }],
    search: ['search', 'Search deliveries', { by: ['vin', 'dealId'] }],
    reschedule: ['update', 'Reschedule delivery', { fields: ['scheduledAt'] }],
    'assign-specialist': ['update', 'Assign specialist for delivery', { fields: ['deliverySpecialist'] }],
    'complete-prep': ['transition', 'Complete prep for delivery', { from: ['scheduled'], to: 'prepped' }],
    'mark-ready': ['transition', 'Mark delivery ready', { from: ['prepped'], to: 'ready', needs: ['odometerOut'] }],
    dispatch: ['transition', 'Dispatch delivery', { from: ['ready'], to: 'en-route' }],
    deliver: ['transition', 'Deliver delivery', { from: ['ready', 'en-route'], to: 'delivered', needs: ['recipient'] }],
    accept: ['transition', 'Accept delivery', { from: ['delivered'], to: 'accepted' }],
    refuse: ['transition', 'Refuse delivery', { from: ['delivered'], to: 'refused', needs: ['reason'] }],
    cancel: ['transition', 'Cancel delivery', { from: ['scheduled', 'prepped', 'ready'], to: 'cancelled' }],
    'book-home-delivery': ['assess', 'Book home delivery', { ask: 'transporter', outcomes: ['slot-confirmed', 'slot-moved', 'out-of-area'] }],
    'price-home-delivery': ['calculate', 'Price home delivery', { get: 'miles: integer, freeMiles: integer = 50, perMile: number = 1.75, flatFee: money = 75 => fee: money = if(miles <= freeMiles, 0, flatFee + (miles - freeMiles) * perMile)' }],
    'summarize-by-mode': ['summarize', 'Summarize deliveries by mode', { by: ['mode'], measures: ['count', 'avg:weOweCount'] }],
  },
});
