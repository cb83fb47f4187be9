/** Capability family: state inspections. */
import { family } from '../../family/notation.ts';

export const stateInspections = family({
  noun: 'state-inspections', one: 'state-inspection', title: 'State inspections', subject: 'vin',
  summary: 'A periodic safety inspection with pass, reject and sticker issue for a registered vehicle.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    station: ['string', 'Station 114'],
    inspectedOn: ['date', '2026-03-06'],
    brakesOk: ['boolean', true],
    tiresOk: ['boolean', true],
    lightsOk: ['boolean', true],
    stickerNumber: ['string?', 'ST-65981'],
    expiresOn: ['date?', '2027-05-18'],
    fee: ['money?', '25.50'],
  },
  states: ['opened', 'inspected', 'rejected', 'repaired', 'stickered', 'expired'],
  verbs: {
    open: ['create', 'Open state inspection'],
    get: ['get', 'Get state inspection'],
    'get-latest-for-vin': ['get', 'Get latest state inspection for VIN', { by: ['vin'] }],
    list: ['list', 'List state inspections', { by: ['state', 'station'] }],
    'list-rejected': ['list', 'List rejected state inspections', { by: ['state'], where: "state == 'rejected'" }],
    search: ['search', 'Search state inspections', { by: ['vin', 'stickerNumber'] }],
    'record-checks': ['update', 'Record checks for state inspection', { fields: ['brakesOk', 'tiresOk', 'lightsOk'] }],
    inspect: ['transition', 'Inspect state inspection', { from: ['opened', 'repaired'], to: 'inspected' }],
    reject: ['transition', 'Reject state inspection', { from: ['inspected'], to: 'rejected', needs: ['reason'] }],
    'record-repair': ['transition', 'Record repair for state inspection', { from: ['rejected'], to: 'repaired', needs: ['repairOrderId'] }],
    'issue-sticker': ['transition', 'Issue sticker for state inspection', { from: ['inspected'], to: 'stickered', when: 'brakesOk == true && tiresOk == true && lightsOk == true' }],
    expire: ['transition', 'Expire state inspection', { from: ['rejected', 'repaired'], to: 'expired' }],
    'report-to-state': ['assess', 'Report to state for state inspection', { ask: 'dmv', outcomes: ['accepted', 'rejected-record', 'queued'] }],
    'check-safety-items': ['validate', 'Check safety items for state inspection', { get: 'brakesOk: boolean, tiresOk: boolean, lightsOk: boolean => brakes: boolean = brakesOk; tires: boolean = tiresOk; lights: boolean = lightsOk' }],
    'compute-next-inspection': ['calculate', 'Compute next inspection for state inspection', { get: 'inspectedOn: date, validMonths: integer = 12 => dueOn: date = addMonths(inspectedOn, validMonths)' }],
    'summarize-by-station': ['summarize', 'Summarize state inspections by station', { by: ['station'], measures: ['count'] }],
  },
});
