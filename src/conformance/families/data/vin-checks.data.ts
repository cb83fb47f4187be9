/** Capability family: VIN checks. */
import { family } from '../../family/notation.ts';

export const vinChecks = family({
  noun: 'vin-checks', one: 'vin-check', title: 'VIN checks', subject: 'vin',
  summary: 'A VIN put through format, check-digit and identity plausibility review before any other record relies on it.',
  fields: {
    vin: ['vin', 'KM8J3CA48PU800476'],
    source: ['enum', 'web-lead', ['web-lead', 'scan', 'keyed', 'auction-feed']],
    claimedMake: ['string?', 'Toyota'],
    claimedYear: ['integer?', 2024],
    requestedBy: ['string?', 'Dana Ruiz'],
    scannedAt: ['datetime?', '2026-03-13T18:45:00Z'],
    confidence: ['number?', 0.97],
  },
  states: ['received', 'structurally-valid', 'identity-matched', 'mismatched', 'cleared', 'rejected'],
  verbs: {
    submit: ['create', 'Submit VIN check'],
    get: ['get', 'Get VIN check'],
    'get-latest-for-vin': ['get', 'Get latest VIN check for VIN', { by: ['vin'] }],
    list: ['list', 'List VIN checks', { by: ['state', 'source'] }],
    'list-mismatched': ['list', 'List mismatched VIN checks', { by: ['state'], where: "state == 'mismatched'" }],
    search: ['search', 'Search VIN checks', { by: ['vin', 'claimedMake'] }],
    'accept-structure': ['transition', 'Accept structure for VIN check', { from: ['received'], to: 'structurally-valid', when: 'vinValid(vin)' }],
    reject: ['transition', 'Reject VIN check', { from: ['received', 'structurally-valid'], to: 'rejected', needs: ['reason'] }],
    'match-identity': ['transition', 'Match identity for VIN check', { from: ['structurally-valid'], to: 'identity-matched', needs: ['claimedMake', 'claimedYear'] }],
    'flag-mismatch': ['transition', 'Flag mismatch for VIN check', { from: ['structurally-valid', 'identity-matched'], to: 'mismatched', needs: ['reason'] }],
    clear: ['transition', 'Clear VIN check', { from: ['identity-matched'], to: 'cleared' }],
    'screen-for-clone': ['assess', 'Screen for clone for VIN check', { ask: 'history-provider', outcomes: ['single-location', 'multi-state-hits', 'clone-suspected'] }],
    'validate-check-digit': ['validate', 'Validate check digit for VIN check', { get: "vin: vin => wellFormed: boolean = matches(vin, '^[A-HJ-NPR-Z0-9]{17}$'); checkDigitOk: boolean = vinValid(vin)", live: true }],
    'compute-check-digit': ['calculate', 'Compute check digit for VIN check', { get: 'vin: vin => expected: string = vinCheck(vin); supplied: string = substr(vin, 9, 1); agrees: boolean = vinCheck(vin) == substr(vin, 9, 1)', live: true }],
    'decode-model-year': ['calculate', 'Decode model year for VIN check', { get: 'vin: vin => modelYear: integer = vinYear(vin); yearCode: string = substr(vin, 10, 1)', live: true }],
    'split-segments': ['calculate', 'Split segments for VIN check', { get: 'vin: vin => wmi: string = substr(vin, 1, 3); vds: string = substr(vin, 4, 6); plantCode: string = substr(vin, 11, 1); serial: string = substr(vin, 12, 6); squish: string = concat(substr(vin, 1, 8), substr(vin, 10, 2))', live: true }],
    'decode-build-region': ['calculate', 'Decode build region for VIN check', { get: "vin: vin => region: string = vinOrigin(vin)", live: true }],
    'summarize-by-source': ['summarize', 'Summarize VIN checks by source', { by: ['source'], measures: ['count', 'avg:confidence'] }],
    'export-log': ['export', 'Export log of VIN checks'],
    history: ['history', 'VIN check history'],
  },
});
