/** Capability family: service bays. */
import { family } from '../../family/notation.ts';

export const serviceBays = family({
  noun: 'service-bays', one: 'service-bay', title: 'Service bays', subject: 'dealer',
  summary: 'A lift or stall in the shop with equipment, scheduled jobs and downtime.',
  fields: {
    bayNumber: ['string', 'BA-79986'],
    dealerId: ['ref:dealers', 'dealer_244668'],
    bayType: ['enum', 'general', ['general', 'alignment', 'ev', 'quick-lube', 'adas']],
    liftCapacityLbs: ['integer?', 10000],
    equipment: ['string?', 'two-post lift, alignment rack'],
    nextFreeAt: ['datetime?', '2026-05-14T13:30:00Z'],
    lastServicedOn: ['date', '2026-03-14'],
  },
  states: ['open', 'occupied', 'reserved', 'down', 'retired'],
  verbs: {
    commission: ['create', 'Commission service bay'],
    get: ['get', 'Get service bay'],
    'get-by-number': ['get', 'Get service bay by number', { by: ['bayNumber'] }],
    list: ['list', 'List service bays', { by: ['state', 'bayType'] }],
    'list-open': ['list', 'List open service bays', { by: ['state'], where: "state == 'open'" }],
    search: ['search', 'Search service bays', { by: ['bayNumber', 'equipment'] }],
    'move-next-free': ['update', 'Move next free for service bay', { fields: ['nextFreeAt'] }],
    reserve: ['transition', 'Reserve service bay', { from: ['open'], to: 'reserved', needs: ['repairOrderId'] }],
    occupy: ['transition', 'Occupy service bay', { from: ['open', 'reserved'], to: 'occupied', needs: ['repairOrderId'] }],
    vacate: ['transition', 'Vacate service bay', { from: ['occupied'], to: 'open' }],
    'release-reservation': ['transition', 'Release reservation for service bay', { from: ['reserved'], to: 'open' }],
    'take-down': ['transition', 'Take down service bay', { from: ['open', 'reserved'], to: 'down', needs: ['reason'] }],
    'return-to-service': ['transition', 'Return service bay to service', { from: ['down'], to: 'open' }],
    retire: ['transition', 'Retire service bay', { from: ['open', 'down'], to: 'retired' }],
    'compute-bay-utilization': ['calculate', 'Compute bay utilization for service bay', { get: 'hoursOccupied: number, openHours: number, bays: integer => utilizationPct: number = hoursOccupied / (openHours * bays) * 100' }],
    'compute-revenue-per-bay': ['calculate', 'Compute revenue per bay for service bay', { get: 'laborSales: money, partsSales: money, bays: integer => perBay: money = (laborSales + partsSales) / bays' }],
    'summarize-by-type': ['summarize', 'Summarize service bays by type', { by: ['bayType'], measures: ['count'] }],
  },
});
