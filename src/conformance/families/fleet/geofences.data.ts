/** Capability family: geofences. */
import { family } from '../../family/notation.ts';

export const geofences = family({
  noun: 'geofences', one: 'geofence', title: 'Geofences', subject: 'dealer',
  summary: 'A virtual boundary around a lot, yard or territory with entry, exit and curfew alerts.',
  fields: {
    name: ['string', 'Main lot fence'],
    dealerId: ['ref:dealers', 'dealer_0536be'],
    centerLat: ['number', 30.2672],
    centerLon: ['number', -97.7431],
    radiusMeters: ['integer', 250],
    alertOn: ['enum', 'entry', ['entry', 'exit', 'both']],
    curfewStartHour: ['integer?', 21],
    fenceType: ['enum?', 'lot', ['lot', 'yard', 'territory']],
  },
  states: ['drafted', 'armed', 'muted', 'breached', 'retired'],
  verbs: {
    draw: ['create', 'Draw geofence'],
    get: ['get', 'Get geofence'],
    'get-by-name': ['get', 'Get geofence by name', { by: ['name'] }],
    list: ['list', 'List geofences', { by: ['state', 'alertOn', 'fenceType'] }],
    'list-breached': ['list', 'List breached geofences', { by: ['state'], where: "state == 'breached'" }],
    search: ['search', 'Search geofences', { by: ['name'] }],
    resize: ['update', 'Resize geofence', { fields: ['radiusMeters'] }],
    recenter: ['update', 'Recenter geofence', { fields: ['centerLat', 'centerLon'] }],
    arm: ['transition', 'Arm geofence', { from: ['drafted', 'muted'], to: 'armed', when: 'radiusMeters > 0' }],
    mute: ['transition', 'Mute geofence', { from: ['armed'], to: 'muted', needs: ['reason'] }],
    'record-breach': ['transition', 'Record breach for geofence', { from: ['armed'], to: 'breached', needs: ['vin'] }],
    'acknowledge-breach': ['transition', 'Acknowledge breach for geofence', { from: ['breached'], to: 'armed', needs: ['handledBy'] }],
    retire: ['transition', 'Retire geofence', { from: ['drafted', 'armed', 'muted'], to: 'retired' }],
    'sweep-units': ['assess', 'Sweep units for geofence', { ask: 'telematics', outcomes: ['all-inside', 'units-outside', 'no-signal'] }],
    'test-point-inside': ['calculate', 'Test point inside for geofence', { post: 'centerLat: number, centerLon: number, radiusMeters: integer, pointLat: number = 30.268, pointLon: number = -97.7425 => meters: number = geoMeters(centerLat, centerLon, pointLat, pointLon); inside: boolean = geoMeters(centerLat, centerLon, pointLat, pointLon) <= radiusMeters' }],
    'summarize-by-type': ['summarize', 'Summarize geofences by type', { by: ['fenceType'], measures: ['count'] }],
  },
});
