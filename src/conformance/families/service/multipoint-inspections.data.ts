/** Capability family: multi-point inspections. */
import { family } from '../../family/notation.ts';

export const multipointInspections = family({
  noun: 'multipoint-inspections', one: 'multipoint-inspection', title: 'Multi-point inspections', subject: 'vin',
  summary: 'A green, yellow, red courtesy inspection with measurements that feed recommendations.',
  fields: {
    vin: ['vin', '5NPE34AF5KH330598'],
    repairOrderId: ['ref:repair-orders?', 'repair_order_271587'],
    technicianId: ['ref:technicians', 'technician_24e72c'],
    greenCount: ['integer?', 24],
    yellowCount: ['integer?', 3],
    redCount: ['integer?', 1],
    brakePadMm: ['number?', 5.5],
    treadDepth32nds: ['number?', 6],
    batteryCca: ['integer?', 540],
  },
  states: ['assigned', 'in-progress', 'submitted', 'presented', 'acted-on', 'archived'],
  verbs: {
    assign: ['create', 'Assign multi-point inspection'],
    get: ['get', 'Get multi-point inspection'],
    'get-for-repair-order': ['get', 'Get multi-point inspection for repair order', { by: ['repairOrderId'] }],
    list: ['list', 'List multi-point inspections', { by: ['state', 'technicianId'] }],
    'list-with-red-items': ['list', 'List multi-point inspections with red items', { by: ['state'], where: 'redCount > 0' }],
    search: ['search', 'Search multi-point inspections', { by: ['vin', 'technicianId'] }],
    'record-counts': ['update', 'Record counts for multi-point inspection', { fields: ['greenCount', 'yellowCount', 'redCount'] }],
    'record-measurements': ['update', 'Record measurements for multi-point inspection', { fields: ['brakePadMm', 'treadDepth32nds', 'batteryCca'] }],
    start: ['transition', 'Start multi-point inspection', { from: ['assigned'], to: 'in-progress' }],
    submit: ['transition', 'Submit multi-point inspection', { from: ['in-progress'], to: 'submitted', needs: ['greenCount'] }],
    'return-for-detail': ['transition', 'Return multi-point inspection for detail', { from: ['submitted'], to: 'in-progress', needs: ['reason'] }],
    present: ['transition', 'Present multi-point inspection', { from: ['submitted'], to: 'presented' }],
    'act-on': ['transition', 'Act on multi-point inspection', { from: ['presented'], to: 'acted-on', needs: ['approvedItems'] }],
    archive: ['transition', 'Archive multi-point inspection', { from: ['presented'], to: 'archived' }],
    'grade-brakes': ['calculate', 'Grade brakes for multi-point inspection', { get: "brakePadMm: number => grade: string = band(brakePadMm, 3, 'red', 5, 'yellow', 'green'); wearPct: number = max(0, (12 - brakePadMm) / 12 * 100)" }],
    'grade-tires': ['calculate', 'Grade tires for multi-point inspection', { get: "treadDepth32nds: number => grade: string = band(treadDepth32nds, 3, 'red', 5, 'yellow', 'green'); legal: boolean = treadDepth32nds >= 2", live: true }],
    'summarize-by-technician': ['summarize', 'Summarize multi-point inspections by technician', { by: ['technicianId'], measures: ['count', 'sum:redCount', 'sum:yellowCount'] }],
  },
});
