/** Capability family: recall campaigns. */
import { family } from '../../family/notation.ts';

export const recallCampaigns = family({
  noun: 'recall-campaigns', one: 'recall-campaign', title: 'Recall campaigns', subject: 'vin',
  summary: 'A safety or customer-satisfaction campaign with affected VINs, remedy status and completion.',
  fields: {
    campaignNumber: ['string', '26V-114'],
    vin: ['vin', '1GYKNDRS0RZ110264'],
    component: ['string', 'fuel pump module'],
    remedyType: ['enum', 'software', ['software', 'parts', 'inspection']],
    remedyAvailable: ['boolean?', true],
    announcedOn: ['date', '2026-03-12'],
    ownerNotifiedOn: ['date?', '2026-03-14'],
    stopSale: ['boolean?', true],
  },
  states: ['announced', 'remedy-pending', 'remedy-available', 'scheduled', 'completed', 'unreachable', 'exported'],
  verbs: {
    'open-for-vin': ['create', 'Open recall campaign for VIN'],
    get: ['get', 'Get recall campaign'],
    'get-by-campaign': ['get', 'Get recall campaign by campaign', { by: ['campaignNumber'] }],
    list: ['list', 'List recall campaigns', { by: ['state', 'remedyType'] }],
    'list-stop-sale': ['list', 'List stop-sale recall campaigns', { by: ['state'], where: 'stopSale == true' }],
    search: ['search', 'Search recall campaigns', { by: ['vin', 'campaignNumber', 'component'] }],
    'set-owner-notice': ['update', 'Set owner notice for recall campaign', { fields: ['ownerNotifiedOn'] }],
    'await-remedy': ['transition', 'Await remedy for recall campaign', { from: ['announced'], to: 'remedy-pending' }],
    'release-remedy': ['transition', 'Release remedy for recall campaign', { from: ['announced', 'remedy-pending'], to: 'remedy-available', when: 'remedyAvailable == true' }],
    'schedule-repair': ['transition', 'Schedule repair for recall campaign', { from: ['remedy-available'], to: 'scheduled', needs: ['appointmentId'] }],
    'miss-appointment': ['transition', 'Miss appointment for recall campaign', { from: ['scheduled'], to: 'remedy-available' }],
    complete: ['transition', 'Complete recall campaign', { from: ['remedy-available', 'scheduled'], to: 'completed', needs: ['repairOrderId'] }],
    'mark-unreachable': ['transition', 'Mark recall campaign unreachable', { from: ['remedy-available'], to: 'unreachable' }],
    'mark-exported': ['transition', 'Mark recall campaign exported', { from: ['announced', 'remedy-pending', 'remedy-available'], to: 'exported' }],
    'check-vin-status': ['assess', 'Check VIN status for recall campaign', { ask: 'oem', outcomes: ['not-affected', 'completed-elsewhere', 'open'] }],
    'compute-completion-rate': ['calculate', 'Compute completion rate for recall campaign', { get: 'remedied: integer, affected: integer, unreachable: integer = 0 => completionPct: number = remedied / affected * 100; adjustedPct: number = remedied / (affected - unreachable) * 100' }],
    'summarize-by-remedy': ['summarize', 'Summarize recall campaigns by remedy', { by: ['remedyType'], measures: ['count'] }],
  },
});
