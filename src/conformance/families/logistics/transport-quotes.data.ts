/** Capability family: transport quotes. */
import { family } from '../../family/notation.ts';

export const transportQuotes = family({
  noun: 'transport-quotes', one: 'transport-quote', title: 'Transport quotes', subject: 'none',
  summary: 'A priced lane quote by distance, equipment, season and vehicle size, good for a short window.',
  fields: {
    originZip: ['zip', '33131'],
    destinationZip: ['zip', '85016'],
    miles: ['integer', 960],
    equipmentType: ['enum', 'open', ['open', 'enclosed']],
    vehicleSize: ['enum', 'sedan', ['sedan', 'suv', 'truck', 'oversize']],
    quotedPrice: ['money?', '785.00'],
    validThrough: ['date', '2027-05-16'],
    units: ['integer?', 1],
  },
  states: ['requested', 'priced', 'accepted', 'expired', 'declined'],
  verbs: {
    request: ['create', 'Request transport quote'],
    get: ['get', 'Get transport quote'],
    list: ['list', 'List transport quotes', { by: ['state', 'equipmentType'] }],
    'list-open': ['list', 'List open transport quotes', { by: ['state'], where: "state == 'priced'" }],
    'search-by-lane': ['search', 'Search transport quotes by lane', { by: ['originZip', 'destinationZip'] }],
    'change-units': ['update', 'Change units for transport quote', { fields: ['units'] }],
    'extend-validity': ['update', 'Extend validity for transport quote', { fields: ['validThrough'] }],
    price: ['transition', 'Price transport quote', { from: ['requested'], to: 'priced', when: 'quotedPrice > 0' }],
    reprice: ['transition', 'Reprice transport quote', { from: ['priced'], to: 'priced', when: 'quotedPrice > 0' }],
    accept: ['transition', 'Accept transport quote', { from: ['priced'], to: 'accepted', when: 'validThrough >= today' }],
    decline: ['transition', 'Decline transport quote', { from: ['requested', 'priced'], to: 'declined', needs: ['reason'] }],
    expire: ['transition', 'Expire transport quote', { from: ['priced'], to: 'expired' }],
    'sample-lane-market': ['assess', 'Sample lane market for transport quote', { ask: 'transporter', outcomes: ['lane-loose', 'lane-balanced', 'lane-tight'] }],
    'estimate-transport-cost': ['calculate', 'Estimate transport cost for transport quote', { get: "miles: integer, equipmentType: string, vehicleSize: string, fuelSurchargePct: number = 12 => ratePerMile: number = band(miles, 200, 1.45, 600, 0.95, 1200, 0.72, 0.6) * if(equipmentType == 'enclosed', 1.55, 1) * switch(vehicleSize, 'suv', 1.12, 'truck', 1.2, 'oversize', 1.4, 1); linehaul: money = miles * ratePerMile; total: money = linehaul * (1 + fuelSurchargePct / 100)" }],
    'estimate-transit-days': ['calculate', 'Estimate transit days for transport quote', { get: 'miles: integer, milesPerDay: integer = 450, handlingDays: integer = 2 => days: integer = ceil(miles / milesPerDay) + handlingDays' }],
    'summarize-by-equipment': ['summarize', 'Summarize transport quotes by equipment', { by: ['equipmentType'], measures: ['count', 'avg:quotedPrice'] }],
    'export-rate-card': ['export', 'Export rate card of transport quotes'],
  },
});
