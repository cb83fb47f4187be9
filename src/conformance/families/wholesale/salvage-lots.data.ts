/** Capability family: salvage lots. */
import { family } from '../../family/notation.ts';

export const salvageLots = family({
  noun: 'salvage-lots', one: 'salvage-lot', title: 'Salvage lots', subject: 'vin',
  summary: 'A total-loss unit assigned to a salvage pool with title class, sale date and return.',
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    poolName: ['string', 'Harbor Salvage Pool'],
    titleClass: ['enum', 'salvage', ['salvage', 'non-repairable', 'clean']],
    lossType: ['enum', 'collision', ['collision', 'flood', 'theft', 'hail']],
    acv: ['money', '14350.00'],
    assignedOn: ['date', '2026-03-12'],
    saleDate: ['date?', '2026-03-14'],
    proceeds: ['money?', '4175.00'],
  },
  states: ['assigned', 'picked-up', 'titled', 'scheduled', 'sold', 'owner-retained'],
  verbs: {
    assign: ['create', 'Assign salvage lot'],
    get: ['get', 'Get salvage lot'],
    'get-for-vin': ['get', 'Get salvage lot for VIN', { by: ['vin'] }],
    list: ['list', 'List salvage lots', { by: ['state', 'lossType', 'titleClass'] }],
    'list-awaiting-title': ['list', 'List salvage lots awaiting title', { by: ['state'], where: "state == 'picked-up'" }],
    search: ['search', 'Search salvage lots', { by: ['vin', 'poolName'] }],
    'change-title-class': ['update', 'Change title class for salvage lot', { fields: ['titleClass'] }],
    'pick-up': ['transition', 'Pick up salvage lot', { from: ['assigned'], to: 'picked-up', needs: ['releaseCode'] }],
    'receive-title': ['transition', 'Receive title for salvage lot', { from: ['picked-up'], to: 'titled', needs: ['titleNumber'] }],
    'schedule-sale': ['transition', 'Schedule sale for salvage lot', { from: ['titled'], to: 'scheduled', needs: ['saleDate'] }],
    sell: ['transition', 'Sell salvage lot', { from: ['scheduled'], to: 'sold', when: 'proceeds > 0' }],
    're-run': ['transition', 'Re-run for salvage lot', { from: ['scheduled'], to: 'titled', needs: ['reason'] }],
    'retain-by-owner': ['transition', 'Retain salvage lot by owner', { from: ['assigned'], to: 'owner-retained', needs: ['retentionAmount'] }],
    'estimate-return': ['assess', 'Estimate return for salvage lot', { ask: 'auction', outcomes: ['high-return', 'average-return', 'low-return'] }],
    'compute-gross-return': ['calculate', 'Compute gross return for salvage lot', { get: 'proceeds: money, acv: money => returnPct: number = proceeds / acv * 100' }],
    'compute-net-salvage': ['calculate', 'Compute net salvage for salvage lot', { get: 'proceeds: money, towFee: money, storage: money = 0, poolFee: money = 95 => net: money = proceeds - towFee - storage - poolFee' }],
    'summarize-by-loss': ['summarize', 'Summarize salvage lots by loss', { by: ['lossType'], measures: ['count', 'sum:proceeds'] }],
    'export-pool-report': ['export', 'Export pool report of salvage lots'],
  },
});
