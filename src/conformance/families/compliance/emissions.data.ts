/** Capability family: emissions tests. */
import { family } from '../../family/notation.ts';

export const emissions = family({
  noun: 'emissions', one: 'emission-test', title: 'Emissions tests', subject: 'vin',
  summary: 'An emissions inspection with on-board readiness, tailpipe readings, waiver and certificate.',
  fields: {
    vin: ['vin', 'JTDEPMAE5N3700119'],
    station: ['string', 'Station 114'],
    testType: ['enum', 'obd', ['obd', 'tailpipe', 'visual', 'diesel-opacity']],
    monitorsNotReady: ['integer', 0],
    milOn: ['boolean', false],
    hcPpm: ['number?', 42],
    coPct: ['number?', 0.18],
    testedOn: ['date?', '2026-03-17'],
    certificateNumber: ['string?', 'CE-78086'],
  },
  states: ['scheduled', 'tested', 'passed', 'failed', 'repaired', 'waived', 'certified'],
  verbs: {
    schedule: ['create', 'Schedule emission test'],
    get: ['get', 'Get emission test'],
    'get-latest-for-vin': ['get', 'Get latest emission test for VIN', { by: ['vin'] }],
    list: ['list', 'List emissions tests', { by: ['state', 'testType', 'station'] }],
    'list-failed': ['list', 'List failed emissions tests', { by: ['state'], where: "state == 'failed'" }],
    search: ['search', 'Search emissions tests', { by: ['vin', 'certificateNumber'] }],
    'record-readings': ['update', 'Record readings for emission test', { fields: ['hcPpm', 'coPct', 'monitorsNotReady'] }],
    test: ['transition', 'Test emission test', { from: ['scheduled', 'repaired'], to: 'tested', needs: ['testedOn'] }],
    pass: ['transition', 'Pass emission test', { from: ['tested'], to: 'passed', when: 'milOn == false' }],
    fail: ['transition', 'Fail emission test', { from: ['tested'], to: 'failed', needs: ['reason'] }],
    'record-repair': ['transition', 'Record repair for emission test', { from: ['failed'], to: 'repaired', needs: ['repairOrderId'] }],
    certify: ['transition', 'Certify emission test', { from: ['passed'], to: 'certified', needs: ['certificateNumber'] }],
    waive: ['transition', 'Waive emission test', { from: ['failed', 'repaired'], to: 'waived', needs: ['waiverNumber'] }],
    'transmit-to-state': ['assess', 'Transmit to state for emission test', { ask: 'dmv', outcomes: ['accepted', 'duplicate-test', 'station-suspended'] }],
    'check-readiness': ['validate', 'Check readiness for emission test', { get: 'monitorsNotReady: integer, modelYear: integer, milOn: boolean => readinessOk: boolean = monitorsNotReady <= if(modelYear < 2001, 2, 1); lampOff: boolean = !milOn' }],
    'check-tailpipe-limits': ['validate', 'Check tailpipe limits for emission test', { post: 'hcPpm: number, coPct: number, hcLimit: number = 100, coLimit: number = 0.5 => hydrocarbonsOk: boolean = hcPpm <= hcLimit; monoxideOk: boolean = coPct <= coLimit' }],
    'compute-waiver-eligibility': ['calculate', 'Compute waiver eligibility for emission test', { get: 'repairSpend: money, thresholdSpend: money = 900, improvementPct: number = 10 => spendMet: boolean = repairSpend >= thresholdSpend; eligible: boolean = repairSpend >= thresholdSpend && improvementPct > 0' }],
  },
});
