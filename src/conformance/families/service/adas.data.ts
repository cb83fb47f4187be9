/** Capability family: ADAS calibrations. */
import { family } from '../../family/notation.ts';

export const adas = family({
  noun: 'adas', one: 'adas-calibration', title: 'ADAS calibrations', subject: 'vin',
  summary: 'A driver-assist sensor calibration: trigger, pre-scan, static or dynamic procedure, post-scan and proof.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    sensor: ['enum', 'front-camera', ['front-camera', 'front-radar', 'blind-spot', 'surround-view', 'lidar']],
    trigger: ['enum', 'windshield', ['windshield', 'collision', 'alignment', 'module-replacement']],
    method: ['enum', 'static', ['static', 'dynamic', 'both']],
    preScanCodes: ['string?', 'C1A04'],
    targetDistanceMm: ['integer?', 1500],
    floorSlopePct: ['number?', 0.4],
    postScanCodes: ['string?', 'none'],
  },
  states: ['required', 'pre-scanned', 'set-up', 'calibrated', 'post-scanned', 'certified', 'failed', 'deferred'],
  verbs: {
    'open-requirement': ['create', 'Open requirement for ADAS calibration'],
    get: ['get', 'Get ADAS calibration'],
    'get-for-vin': ['get', 'Get ADAS calibration for VIN', { by: ['vin'] }],
    list: ['list', 'List ADAS calibrations', { by: ['state', 'sensor', 'method'] }],
    'list-failed': ['list', 'List failed ADAS calibrations', { by: ['state'], where: "state == 'failed'" }],
    search: ['search', 'Search ADAS calibrations', { by: ['vin', 'preScanCodes'] }],
    'record-target-setup': ['update', 'Record target setup for ADAS calibration', { fields: ['targetDistanceMm', 'floorSlopePct'] }],
    'record-post-scan': ['update', 'Record post-scan for ADAS calibration', { fields: ['postScanCodes'] }],
    'pre-scan': ['transition', 'Pre-scan for ADAS calibration', { from: ['required'], to: 'pre-scanned', needs: ['preScanCodes'] }],
    'set-up-targets': ['transition', 'Set up targets for ADAS calibration', { from: ['pre-scanned', 'failed'], to: 'set-up', when: 'floorSlopePct <= 1' }],
    calibrate: ['transition', 'Calibrate ADAS calibration', { from: ['set-up'], to: 'calibrated' }],
    'fail-calibration': ['transition', 'Fail calibration for ADAS calibration', { from: ['set-up', 'calibrated'], to: 'failed', needs: ['reason'] }],
    'post-scan': ['transition', 'Post-scan for ADAS calibration', { from: ['calibrated'], to: 'post-scanned', needs: ['postScanCodes'] }],
    certify: ['transition', 'Certify ADAS calibration', { from: ['post-scanned'], to: 'certified', needs: ['technicianId'] }],
    defer: ['transition', 'Defer ADAS calibration', { from: ['required', 'failed'], to: 'deferred', needs: ['reason'] }],
    'look-up-procedure': ['assess', 'Look up procedure for ADAS calibration', { ask: 'oem', outcomes: ['static-required', 'dynamic-required', 'both-required', 'not-required'] }],
    'check-bay-conditions': ['validate', 'Check bay conditions for ADAS calibration', { get: 'floorSlopePct: number, targetDistanceMm: integer, lux: integer = 500 => level: boolean = floorSlopePct <= 1; distanceSet: boolean = targetDistanceMm >= 1000; lightingOk: boolean = lux >= 300 && lux <= 1200' }],
    'price-calibration': ['calculate', 'Price calibration for ADAS calibration', { get: "method: string, staticFee: money = 295, dynamicFee: money = 195, scanFee: money = 75 => calibration: money = switch(method, 'static', staticFee, 'dynamic', dynamicFee, staticFee + dynamicFee); total: money = switch(method, 'static', staticFee, 'dynamic', dynamicFee, staticFee + dynamicFee) + 2 * scanFee" }],
  },
});
