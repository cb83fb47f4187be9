/** Capability family: diagnostic codes. */
import { family } from '../../family/notation.ts';

export const diagnosticCodes = family({
  noun: 'diagnostic-codes', one: 'diagnostic-code', title: 'Diagnostic codes', subject: 'vin',
  summary: 'A trouble code read from a vehicle with its module, freeze frame, diagnosis and clearing.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    code: ['string', 'P0420'],
    module: ['enum', 'engine', ['engine', 'transmission', 'body', 'chassis', 'network']],
    codeState: ['enum', 'active', ['active', 'pending', 'history']],
    mileage: ['integer', 29050],
    readAt: ['datetime', '2026-03-12T13:00:00Z'],
    freezeFrame: ['string?', 'coolant 194F, load 41%, speed 38mph'],
    rootCause: ['string?', 'catalyst efficiency below threshold'],
  },
  states: ['read', 'confirmed', 'diagnosed', 'repaired', 'cleared', 'no-fault-found'],
  verbs: {
    'record-read': ['create', 'Record read for diagnostic code'],
    get: ['get', 'Get diagnostic code'],
    'get-by-code': ['get', 'Get diagnostic code by code', { by: ['vin', 'code'] }],
    list: ['list', 'List diagnostic codes', { by: ['state', 'module', 'codeState'] }],
    'list-active': ['list', 'List active diagnostic codes', { by: ['state'], where: "codeState == 'active'" }],
    search: ['search', 'Search diagnostic codes', { by: ['vin', 'code'] }],
    'add-root-cause': ['update', 'Add root cause for diagnostic code', { fields: ['rootCause'] }],
    confirm: ['transition', 'Confirm diagnostic code', { from: ['read'], to: 'confirmed' }],
    diagnose: ['transition', 'Diagnose diagnostic code', { from: ['confirmed'], to: 'diagnosed', needs: ['rootCause'] }],
    'mark-repaired': ['transition', 'Mark diagnostic code repaired', { from: ['diagnosed'], to: 'repaired', needs: ['repairOrderId'] }],
    clear: ['transition', 'Clear diagnostic code', { from: ['repaired'], to: 'cleared' }],
    'return-code': ['transition', 'Return code for diagnostic code', { from: ['repaired'], to: 'confirmed', needs: ['reason'] }],
    'close-no-fault': ['transition', 'Close no fault for diagnostic code', { from: ['read', 'confirmed'], to: 'no-fault-found' }],
    'run-guided-test': ['assess', 'Run guided test for diagnostic code', { ask: 'oem', outcomes: ['root-cause-found', 'replace-module', 'inconclusive'] }],
    'decode-trouble-code': ['calculate', 'Decode trouble code for diagnostic code', { get: "code: string => system: string = switch(substr(code, 1, 1), 'P', 'powertrain', 'B', 'body', 'C', 'chassis', 'U', 'network', 'unknown'); scope: string = if(matches(code, '^(P0|P2|P3[4-9]|[BCU][03])'), 'generic', 'manufacturer'); subsystem: string = switch(if(system == 'powertrain', substr(code, 3, 1), 'none'), '1', 'fuel-and-air', '2', 'injector-circuit', '3', 'ignition', '4', 'emission-control', '5', 'speed-and-idle', '6', 'computer', '7', 'transmission', '8', 'transmission', 'other')", live: true }],
    'validate-code-format': ['validate', 'Validate code format for diagnostic code', { get: "code: string => wellFormed: boolean = matches(code, '^[PBCU][0-3][0-9A-F]{3}$')", live: true }],
    'summarize-by-module': ['summarize', 'Summarize diagnostic codes by module', { by: ['module'], measures: ['count'] }],
    history: ['history', 'Diagnostic code history'],
  },
});
