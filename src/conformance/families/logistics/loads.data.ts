/** Capability family: loads. */
import { family } from '../../family/notation.ts';

export const loads = family({
  noun: 'loads', one: 'load', title: 'Loads', subject: 'none',
  summary: 'A trailer-load of vehicles built for one route with deck positions, weight and stops.',
  fields: {
    loadNumber: ['string', 'LO-67518'],
    carrierId: ['ref:carriers', 'carrier_d32050'],
    unitCount: ['integer', 8],
    totalWeightLbs: ['integer', 31200],
    maxUnits: ['integer?', 9],
    routeMiles: ['integer', 640],
    stops: ['integer?', 3],
    revenue: ['money', '3960.00'],
    departsOn: ['date', '2026-03-18'],
  },
  states: ['building', 'tendered', 'dispatched', 'in-transit', 'completed', 'broken-up'],
  verbs: {
    build: ['create', 'Build load'],
    get: ['get', 'Get load'],
    'get-by-load-number': ['get', 'Get load by load number', { by: ['loadNumber'] }],
    list: ['list', 'List loads', { by: ['state', 'carrierId'] }],
    'list-with-space': ['list', 'List loads with space', { by: ['state'], where: 'unitCount < maxUnits' }],
    search: ['search', 'Search loads', { by: ['loadNumber'] }],
    'add-units': ['update', 'Add units for load', { fields: ['unitCount', 'totalWeightLbs'] }],
    'drop-stop': ['update', 'Drop stop for load', { fields: ['stops', 'routeMiles'] }],
    tender: ['transition', 'Tender load', { from: ['building'], to: 'tendered', when: 'unitCount > 0' }],
    'return-to-build': ['transition', 'Return load to build', { from: ['tendered'], to: 'building', needs: ['reason'] }],
    dispatch: ['transition', 'Dispatch load', { from: ['tendered'], to: 'dispatched', needs: ['driverName'] }],
    depart: ['transition', 'Depart load', { from: ['dispatched'], to: 'in-transit' }],
    complete: ['transition', 'Complete load', { from: ['in-transit'], to: 'completed' }],
    'break-up': ['transition', 'Break up load', { from: ['building', 'tendered'], to: 'broken-up', needs: ['reason'] }],
    'post-to-load-board': ['assess', 'Post to load board', { ask: 'transporter', outcomes: ['booked', 'countered', 'no-takers'] }],
    'compute-load-factor': ['calculate', 'Compute load factor', { get: 'unitCount: integer, maxUnits: integer, revenue: money, routeMiles: integer => loadPct: number = unitCount / maxUnits * 100; revenuePerMile: money = revenue / routeMiles; revenuePerUnit: money = revenue / unitCount' }],
    'check-weight': ['validate', 'Check weight for load', { get: 'totalWeightLbs: integer, tareLbs: integer = 37000, grossLimit: integer = 80000 => underGross: boolean = totalWeightLbs + tareLbs <= grossLimit; positive: boolean = totalWeightLbs > 0' }],
    'summarize-by-carrier': ['summarize', 'Summarize loads by carrier', { by: ['carrierId'], measures: ['count', 'avg:unitCount'] }],
  },
});
