/** Capability family: condition reports. */
import { family } from '../../family/notation.ts';

export const conditionReports = family({
  noun: 'condition-reports', one: 'condition-report', title: 'Condition reports', subject: 'vin',
  summary: 'A graded inspection of a wholesale unit with damages, tires, announcements and a numeric grade.',
  fields: {
    vin: ['vin', '1GYKNDRS0RZ110264'],
    inspector: ['string', 'Casey Morgan'],
    grade: ['number', 3.8],
    damageCount: ['integer?', 7],
    repairEstimate: ['money', '1142.75'],
    frameStatus: ['enum', 'no-damage', ['no-damage', 'repaired', 'damaged']],
    odorOrFlood: ['boolean?', false],
    inspectedOn: ['date', '2026-03-16'],
  },
  states: ['ordered', 'inspecting', 'drafted', 'published', 'disputed', 're-inspected', 'superseded'],
  verbs: {
    order: ['create', 'Order condition report'],
    get: ['get', 'Get condition report'],
    'get-latest-for-vin': ['get', 'Get latest condition report for VIN', { by: ['vin'] }],
    list: ['list', 'List condition reports', { by: ['state', 'frameStatus'] }],
    'list-below-three': ['list', 'List condition reports below three', { by: ['state'], where: 'grade < 3' }],
    search: ['search', 'Search condition reports', { by: ['vin', 'inspector'] }],
    'add-damages': ['update', 'Add damages for condition report', { fields: ['damageCount', 'repairEstimate'] }],
    'start-inspection': ['transition', 'Start inspection for condition report', { from: ['ordered'], to: 'inspecting' }],
    draft: ['transition', 'Draft condition report', { from: ['inspecting'], to: 'drafted' }],
    publish: ['transition', 'Publish condition report', { from: ['drafted', 're-inspected'], to: 'published', when: 'grade > 0' }],
    dispute: ['transition', 'Dispute condition report', { from: ['published'], to: 'disputed', needs: ['reason'] }],
    're-inspect': ['transition', 'Re-inspect for condition report', { from: ['disputed'], to: 're-inspected' }],
    supersede: ['transition', 'Supersede condition report', { from: ['published'], to: 'superseded' }],
    'verify-frame': ['assess', 'Verify frame for condition report', { ask: 'inspector', outcomes: ['within-specification', 'repaired-within-specification', 'out-of-specification'] }],
    'compute-grade': ['calculate', 'Compute grade for condition report', { get: 'structuralPoints: integer, paintPoints: integer, mechanicalPoints: integer, interiorPoints: integer => grade: number = round(max(0, 5 - (structuralPoints * 4 + paintPoints * 1.5 + mechanicalPoints * 2.5 + interiorPoints) / 20), 1)' }],
    'compute-damage-ratio': ['calculate', 'Compute damage ratio for condition report', { get: 'repairEstimate: money, wholesaleValue: money => ratioPct: number = repairEstimate / wholesaleValue * 100' }],
    'summarize-by-frame': ['summarize', 'Summarize condition reports by frame', { by: ['frameStatus'], measures: ['count', 'avg:grade'] }],
  },
});
