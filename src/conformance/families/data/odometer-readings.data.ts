/** Capability family: odometer readings. */
import { family } from '../../family/notation.ts';

export const odometerReadings = family({
  noun: 'odometer-readings', one: 'odometer-reading', title: 'Odometer readings', subject: 'vin',
  summary: 'A dated mileage reading tied to a VIN, with its source and its consistency against earlier readings.',
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    miles: ['integer', 66061],
    readOn: ['date', '2026-03-07'],
    source: ['enum', 'service', ['service', 'auction', 'inspection', 'telematics', 'title']],
    unit: ['enum?', 'miles', ['miles', 'kilometers']],
    readBy: ['string?', 'Casey Morgan'],
    priorMiles: ['integer?', 31500],
    priorReadOn: ['date?', '2025-03-02'],
  },
  states: ['recorded', 'consistent', 'suspect', 'corrected', 'rollback-confirmed', 'accepted'],
  verbs: {
    record: ['create', 'Record odometer reading'],
    get: ['get', 'Get odometer reading'],
    'get-latest-for-vin': ['get', 'Get latest odometer reading for VIN', { by: ['vin'] }],
    list: ['list', 'List odometer readings', { by: ['state', 'vin', 'source'] }],
    'list-suspect': ['list', 'List suspect odometer readings', { by: ['state'], where: "state == 'suspect'" }],
    'search-by-vin': ['search', 'Search odometer readings by VIN', { by: ['vin', 'readOn'] }],
    'attach-prior-reading': ['update', 'Attach prior reading for odometer reading', { fields: ['priorMiles', 'priorReadOn'] }],
    'mark-consistent': ['transition', 'Mark odometer reading consistent', { from: ['recorded'], to: 'consistent', when: 'miles >= priorMiles' }],
    'flag-suspect': ['transition', 'Flag suspect for odometer reading', { from: ['recorded', 'consistent'], to: 'suspect', needs: ['reason'] }],
    correct: ['transition', 'Correct odometer reading', { from: ['suspect'], to: 'corrected' }],
    'confirm-rollback': ['transition', 'Confirm rollback for odometer reading', { from: ['suspect'], to: 'rollback-confirmed' }],
    accept: ['transition', 'Accept odometer reading', { from: ['consistent'], to: 'accepted' }],
    'cross-check-title-file': ['assess', 'Cross check title file for odometer reading', { ask: 'history-provider', outcomes: ['consistent', 'gap-in-readings', 'rollback-indicated'] }],
    'convert-kilometers': ['calculate', 'Convert kilometers for odometer reading', { get: 'kilometers: number => miles: integer = round(kilometers / 1.609344, 0)', live: true }],
    'project-mileage': ['calculate', 'Project mileage for odometer reading', { get: 'miles: integer, readOn: date, annualMiles: integer = 12000, asOf: date = today => projected: integer = round(miles + annualMiles * days(readOn, asOf) / 365, 0)', live: true }],
    'compute-daily-rate': ['calculate', 'Compute daily rate for odometer reading', { get: 'miles: integer, priorMiles: integer, priorReadOn: date, readOn: date => dailyMiles: number = (miles - priorMiles) / max(1, days(priorReadOn, readOn)); annualized: integer = round(dailyMiles * 365, 0)' }],
    'validate-progression': ['validate', 'Validate progression for odometer reading', { post: 'miles: integer, priorMiles: integer, priorReadOn: date, readOn: date => increasing: boolean = miles >= priorMiles; dated: boolean = days(priorReadOn, readOn) >= 0; plausible: boolean = (miles - priorMiles) / max(1, days(priorReadOn, readOn)) < 400', live: true }],
    'summarize-by-source': ['summarize', 'Summarize odometer readings by source', { by: ['source'], measures: ['count', 'avg:miles'] }],
  },
});
