/** Capability family: fleet vehicles. */
import { family } from '../../family/notation.ts';

export const fleetVehicles = family({
  noun: 'fleet-vehicles', one: 'fleet-vehicle', title: 'Fleet vehicles', subject: 'vin',
  summary: 'A unit in a fleet with driver, department, odometer, lease and disposal timing.',
  fields: {
    vin: ['vin', '3GNAXUEV1PL301277'],
    fleetId: ['ref:fleets', 'fleet_5872bf'],
    unitNumber: ['string', 'UN-53587'],
    department: ['string?', 'field-service'],
    driverId: ['ref:drivers?', 'driver_1596ed'],
    odometer: ['integer', 66057],
    inServiceOn: ['date', '2026-03-14'],
    monthlyCost: ['money?', '612.40'],
    replaceAtMiles: ['integer?', 100000],
  },
  states: ['ordered', 'in-service', 'spare', 'in-shop', 'retired'],
  verbs: {
    add: ['create', 'Add fleet vehicle'],
    get: ['get', 'Get fleet vehicle'],
    'get-by-unit-number': ['get', 'Get fleet vehicle by unit number', { by: ['unitNumber'] }],
    list: ['list', 'List fleet vehicles', { by: ['state', 'fleetId', 'department'] }],
    'list-due-for-replacement': ['list', 'List fleet vehicles due for replacement', { by: ['state'], where: 'odometer >= replaceAtMiles' }],
    search: ['search', 'Search fleet vehicles', { by: ['vin', 'unitNumber'] }],
    'assign-driver': ['update', 'Assign driver for fleet vehicle', { fields: ['driverId'] }],
    'post-odometer': ['update', 'Post odometer for fleet vehicle', { fields: ['odometer'] }],
    'place-in-service': ['transition', 'Place fleet vehicle in service', { from: ['ordered'], to: 'in-service' }],
    'park-as-spare': ['transition', 'Park as spare for fleet vehicle', { from: ['in-service'], to: 'spare' }],
    'send-to-shop': ['transition', 'Send fleet vehicle to shop', { from: ['in-service', 'spare'], to: 'in-shop', needs: ['repairOrderId'] }],
    'return-from-shop': ['transition', 'Return fleet vehicle from shop', { from: ['in-shop'], to: 'in-service' }],
    redeploy: ['transition', 'Redeploy fleet vehicle', { from: ['spare'], to: 'in-service', needs: ['driverId'] }],
    retire: ['transition', 'Retire fleet vehicle', { from: ['in-service', 'spare'], to: 'retired', needs: ['disposalId'] }],
    'read-health': ['assess', 'Read health for fleet vehicle', { ask: 'telematics', outcomes: ['healthy', 'service-soon', 'fault-active'] }],
    'compute-utilization': ['calculate', 'Compute utilization for fleet vehicle', { get: 'milesDriven: integer, targetMiles: integer => utilizationPct: number = milesDriven / targetMiles * 100; under: boolean = milesDriven < targetMiles * 0.7' }],
    'summarize-by-department': ['summarize', 'Summarize fleet vehicles by department', { by: ['department'], measures: ['count', 'sum:monthlyCost'] }],
  },
});
