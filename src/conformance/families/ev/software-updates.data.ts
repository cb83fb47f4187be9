/** Capability family: software updates. */
import { family } from '../../family/notation.ts';

export const softwareUpdates = family({
  noun: 'software-updates', one: 'software-update', title: 'Software updates', subject: 'vin',
  summary: 'An over-the-air or in-shop software release for a vehicle, offered, installed and verified.',
  fields: {
    vin: ['vin', 'WBA5R1C58LF900832'],
    release: ['string', '26.4.1'],
    module: ['enum', 'infotainment', ['infotainment', 'battery', 'drive-assist', 'charging']],
    sizeMb: ['integer', 1840],
    deliveryMode: ['enum', 'over-the-air', ['over-the-air', 'shop']],
    safetyRelated: ['boolean?', false],
    offeredOn: ['date', '2026-03-15'],
  },
  states: ['offered', 'downloaded', 'scheduled', 'installing', 'installed', 'failed', 'rolled-back'],
  verbs: {
    offer: ['create', 'Offer software update'],
    get: ['get', 'Get software update'],
    'get-latest-for-vin': ['get', 'Get latest software update for VIN', { by: ['vin'] }],
    list: ['list', 'List software updates', { by: ['state', 'module', 'deliveryMode'] }],
    'list-failed': ['list', 'List failed software updates', { by: ['state'], where: "state == 'failed'" }],
    search: ['search', 'Search software updates', { by: ['release', 'vin'] }],
    'switch-delivery-mode': ['update', 'Switch delivery mode for software update', { fields: ['deliveryMode'] }],
    download: ['transition', 'Download software update', { from: ['offered'], to: 'downloaded' }],
    schedule: ['transition', 'Schedule software update', { from: ['downloaded'], to: 'scheduled', needs: ['installAt'] }],
    'start-install': ['transition', 'Start install for software update', { from: ['downloaded', 'scheduled'], to: 'installing' }],
    'confirm-install': ['transition', 'Confirm install for software update', { from: ['installing'], to: 'installed' }],
    fail: ['transition', 'Fail software update', { from: ['installing'], to: 'failed', needs: ['errorCode'] }],
    retry: ['transition', 'Retry software update', { from: ['failed'], to: 'downloaded' }],
    'roll-back': ['transition', 'Roll back software update', { from: ['failed'], to: 'rolled-back', needs: ['approver'] }],
    'query-release-status': ['assess', 'Query release status for software update', { ask: 'oem', outcomes: ['eligible', 'already-current', 'paused-rollout'] }],
    'estimate-download-time': ['calculate', 'Estimate download time for software update', { get: 'sizeMb: integer, megabitsPerSecond: number = 25 => minutes: number = sizeMb * 8 / megabitsPerSecond / 60' }],
    'compute-rollout-rate': ['calculate', 'Compute rollout rate for software update', { get: 'installed: integer, offered: integer, failed: integer = 0 => installedPct: number = installed / offered * 100; failurePct: number = failed / offered * 100' }],
  },
});
