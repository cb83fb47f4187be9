/** Capability family: test drives. */
import { family } from '../../family/notation.ts';

export const testDrives = family({
  noun: 'test-drives', one: 'test-drive', title: 'Test drives', subject: 'customer',
  summary: 'A demonstration drive with a verified driver, plate, route and outcome.',
  fields: {
    vin: ['vin', '1FTFW1E83NFA20731'],
    customerId: ['ref:customers', 'customer_f19561'],
    salesperson: ['string', 'Priya Shah'],
    scheduledAt: ['datetime', '2026-03-09T14:45:00Z'],
    licenseNumber: ['string?', 'LI-73256'],
    plateUsed: ['string?', 'PL-20534'],
    route: ['enum?', 'city', ['city', 'highway', 'mixed']],
    insuranceOnFile: ['boolean?', true],
  },
  states: ['scheduled', 'checked-out', 'on-road', 'returned', 'completed', 'cancelled', 'no-showed'],
  verbs: {
    schedule: ['create', 'Schedule test drive'],
    get: ['get', 'Get test drive'],
    list: ['list', 'List test drives', { by: ['state', 'salesperson'] }],
    'list-on-road': ['list', 'List test drives on road', { by: ['state'], where: "state == 'on-road'" }],
    search: ['search', 'Search test drives', { by: ['vin', 'customerId'] }],
    reschedule: ['update', 'Reschedule test drive', { fields: ['scheduledAt'] }],
    'check-out': ['transition', 'Check out test drive', { from: ['scheduled'], to: 'checked-out', needs: ['licenseNumber', 'plateUsed'] }],
    depart: ['transition', 'Depart test drive', { from: ['checked-out'], to: 'on-road' }],
    'return-vehicle': ['transition', 'Return vehicle for test drive', { from: ['on-road'], to: 'returned' }],
    complete: ['transition', 'Complete test drive', { from: ['returned'], to: 'completed', needs: ['feedback'] }],
    cancel: ['transition', 'Cancel test drive', { from: ['scheduled'], to: 'cancelled', needs: ['reason'] }],
    'no-show': ['transition', 'Mark test drive a no-show', { from: ['scheduled'], to: 'no-showed' }],
    'verify-driver-license': ['assess', 'Verify driver license for test drive', { ask: 'identity', outcomes: ['valid', 'expired', 'not-verified'] }],
    'check-demo-eligibility': ['validate', 'Check demo eligibility for test drive', { get: 'licenseNumber: string, insuranceOnFile: boolean, driverAge: integer => licensed: boolean = len(licenseNumber) > 4; insured: boolean = insuranceOnFile; ofAge: boolean = driverAge >= 18' }],
    'compute-demo-to-close': ['calculate', 'Compute demo to close for test drive', { get: 'drives: integer, deals: integer => closePct: number = deals / drives * 100' }],
    'summarize-by-salesperson': ['summarize', 'Summarize test drives by salesperson', { by: ['salesperson'], measures: ['count'] }],
    history: ['history', 'Test drive history'],
  },
});
