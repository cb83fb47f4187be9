/** Capability family: battery reports. */
import { family } from '../../family/notation.ts';

export const batteryReports = family({
  noun: 'battery-reports', one: 'battery-report', title: 'Battery reports', subject: 'vin',
  summary: 'A traction-battery state-of-health report from capacity, fast-charge history and cell balance.',
  fields: {
    vin: ['vin', '5NPE34AF5KH330598'],
    stateOfHealthPct: ['number', 91],
    usableKwh: ['number', 68.2],
    originalKwh: ['number', 75],
    cycles: ['integer?', 412],
    fastChargeSharePct: ['number?', 24],
    cellDeltaMv: ['integer?', 18],
    measuredOn: ['date', '2026-03-17'],
  },
  states: ['requested', 'measured', 'graded', 'published', 'disputed', 're-measured'],
  verbs: {
    request: ['create', 'Request battery report'],
    get: ['get', 'Get battery report'],
    'get-latest-for-vin': ['get', 'Get latest battery report for VIN', { by: ['vin'] }],
    list: ['list', 'List battery reports', { by: ['state'] }],
    'list-below-warranty': ['list', 'List battery reports below warranty', { by: ['state'], where: 'stateOfHealthPct < 70' }],
    search: ['search', 'Search battery reports', { by: ['vin', 'measuredOn'] }],
    'post-cell-delta': ['update', 'Post cell delta for battery report', { fields: ['cellDeltaMv'] }],
    measure: ['transition', 'Measure battery report', { from: ['requested'], to: 'measured' }],
    grade: ['transition', 'Grade battery report', { from: ['measured', 're-measured'], to: 'graded', when: 'stateOfHealthPct > 0' }],
    dispute: ['transition', 'Dispute battery report', { from: ['graded'], to: 'disputed', needs: ['reason'] }],
    're-measure': ['transition', 'Re-measure for battery report', { from: ['disputed'], to: 're-measured' }],
    publish: ['transition', 'Publish battery report', { from: ['graded'], to: 'published' }],
    'read-battery-telematics': ['assess', 'Read battery telematics for battery report', { ask: 'telematics', outcomes: ['full-history', 'partial-history', 'no-data'] }],
    'compute-state-of-health': ['calculate', 'Compute state of health for battery report', { get: 'usableKwh: number, originalKwh: number => sohPct: number = usableKwh / originalKwh * 100; lossPct: number = (1 - usableKwh / originalKwh) * 100', live: true }],
    'project-degradation': ['calculate', 'Project degradation for battery report', { get: 'stateOfHealthPct: number, yearsAhead: number = 3, annualLossPct: number = 1.8 => projectedPct: number = stateOfHealthPct * pow(1 - annualLossPct / 100, yearsAhead)' }],
    'compute-value-adjustment': ['calculate', 'Value battery health adjustment', { get: 'stateOfHealthPct: number, baselinePct: number = 92, dollarsPerPoint: money = 150 => adjustment: money = (stateOfHealthPct - baselinePct) * dollarsPerPoint' }],
    'summarize-health': ['summarize', 'Summarize health across battery reports', { by: ['state'], measures: ['count', 'avg:stateOfHealthPct'] }],
  },
});
