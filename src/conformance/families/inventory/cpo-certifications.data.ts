/** Capability family: CPO certifications. */
import { family } from '../../family/notation.ts';

export const cpoCertifications = family({
  noun: 'cpo-certifications', one: 'cpo-certification', title: 'CPO certifications', subject: 'vin',
  summary: 'A certified pre-owned enrollment: eligibility, checkpoint inspection, fee and certification number.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    odometer: ['integer', 60040],
    modelYear: ['integer', 2023],
    program: ['enum', 'gold', ['gold', 'silver', 'blue']],
    checkpointsPassed: ['integer?', 172],
    checkpointsTotal: ['integer?', 172],
    enrollmentFee: ['money?', '225.00'],
    certifiedOn: ['date?', '2026-03-17'],
    certificateNumber: ['string?', 'CE-49968'],
  },
  states: ['applied', 'eligible', 'inspected', 'certified', 'decertified', 'denied'],
  verbs: {
    apply: ['create', 'Apply CPO certification'],
    get: ['get', 'Get CPO certification'],
    'get-for-vin': ['get', 'Get CPO certification for VIN', { by: ['vin'] }],
    list: ['list', 'List CPO certifications', { by: ['state', 'program'] }],
    'list-awaiting-inspection': ['list', 'List CPO certifications awaiting inspection', { by: ['state'], where: "state == 'eligible'" }],
    search: ['search', 'Search CPO certifications', { by: ['vin', 'certificateNumber'] }],
    'record-checkpoints': ['update', 'Record checkpoints for CPO certification', { fields: ['checkpointsPassed', 'checkpointsTotal'] }],
    'confirm-eligibility': ['transition', 'Confirm eligibility for CPO certification', { from: ['applied'], to: 'eligible', when: 'odometer < 80000' }],
    deny: ['transition', 'Deny CPO certification', { from: ['applied', 'eligible'], to: 'denied', needs: ['reason'] }],
    'pass-inspection': ['transition', 'Pass inspection for CPO certification', { from: ['eligible'], to: 'inspected', when: 'checkpointsPassed >= checkpointsTotal' }],
    certify: ['transition', 'Certify CPO certification', { from: ['inspected'], to: 'certified', needs: ['certificateNumber'] }],
    decertify: ['transition', 'Decertify CPO certification', { from: ['certified'], to: 'decertified', needs: ['reason'] }],
    'enroll-with-factory': ['assess', 'Enroll with factory for CPO certification', { ask: 'oem', outcomes: ['enrolled', 'open-recall-block', 'ineligible'] }],
    'check-eligibility': ['validate', 'Check eligibility for CPO certification', { post: 'odometer: integer, modelYear: integer, asOfYear: integer = 2026, maxAgeYears: integer = 6, maxMiles: integer = 80000 => ageOk: boolean = asOfYear - modelYear <= maxAgeYears; milesOk: boolean = odometer <= maxMiles' }],
    'compute-certification-lift': ['calculate', 'Compute certification lift for CPO certification', { get: 'certifiedPrice: money, usedPrice: money, enrollmentFee: money, reconDelta: money = 0 => lift: money = certifiedPrice - usedPrice; netLift: money = certifiedPrice - usedPrice - enrollmentFee - reconDelta' }],
    'project-coverage-end': ['calculate', 'Project coverage end for CPO certification', { get: 'certifiedOn: date, coverageMonths: integer = 12, odometer: integer, coverageMiles: integer = 12000 => endsOn: date = addMonths(certifiedOn, coverageMonths); endsAtMiles: integer = odometer + coverageMiles' }],
    'summarize-by-program': ['summarize', 'Summarize CPO certifications by program', { by: ['program'], measures: ['count', 'avg:odometer'] }],
    history: ['history', 'CPO certification history'],
  },
});
