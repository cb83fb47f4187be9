/** Capability family: key checkouts. */
import { family } from '../../family/notation.ts';

export const keyCheckouts = family({
  noun: 'key-checkouts', one: 'key-checkout', title: 'Key checkouts', subject: 'vin',
  summary: 'A custody record for a vehicle key: who took it, why, and when it came back.',
  fields: {
    vin: ['vin', '4S4BTGND1P3400982'],
    keyTag: ['string', 'KE-68065'],
    holder: ['string', 'Luis Ortega'],
    purpose: ['enum', 'test-drive', ['test-drive', 'service', 'photo', 'move']],
    takenAt: ['datetime', '2026-03-10T15:30:00Z'],
    dueBackAt: ['datetime', '2026-05-14T17:30:00Z'],
    returnedAt: ['datetime?', '2026-03-14T17:30:00Z'],
    keyCount: ['integer?', 2],
  },
  states: ['out', 'overdue', 'returned', 'lost'],
  verbs: {
    'check-out': ['create', 'Check out key checkout'],
    get: ['get', 'Get key checkout'],
    'get-holder-for-vin': ['get', 'Get holder for VIN for key checkout', { by: ['vin'] }],
    list: ['list', 'List key checkouts', { by: ['state', 'purpose', 'holder'] }],
    'list-overdue': ['list', 'List overdue key checkouts', { by: ['state'], where: "state == 'overdue'" }],
    search: ['search', 'Search key checkouts', { by: ['keyTag', 'holder', 'vin'] }],
    'extend-due-back': ['update', 'Extend due back for key checkout', { fields: ['dueBackAt'] }],
    'transfer-holder': ['update', 'Transfer holder for key checkout', { fields: ['holder'] }],
    'flag-overdue': ['transition', 'Flag overdue for key checkout', { from: ['out'], to: 'overdue' }],
    'return-key': ['transition', 'Return key for key checkout', { from: ['out', 'overdue'], to: 'returned', needs: ['returnedAt'] }],
    'report-lost': ['transition', 'Report lost for key checkout', { from: ['out', 'overdue'], to: 'lost', needs: ['reason'] }],
    'recall-key': ['transition', 'Recall key for key checkout', { from: ['overdue'], to: 'out' }],
    'ping-key-tracker': ['assess', 'Ping key tracker for key checkout', { ask: 'telematics', outcomes: ['in-cabinet', 'on-lot', 'not-found'] }],
    'compute-time-out': ['calculate', 'Compute time out for key checkout', { get: 'takenAt: datetime, returnedAt: datetime => minutesOut: integer = minutes(takenAt, returnedAt); overHour: boolean = minutes(takenAt, returnedAt) > 60' }],
    'price-replacement': ['calculate', 'Price replacement for key checkout', { get: 'keyCount: integer, keyCost: money = 215, programmingHours: number = 0.6, laborRate: money = 149 => total: money = keyCount * keyCost + programmingHours * laborRate' }],
    'summarize-by-purpose': ['summarize', 'Summarize key checkouts by purpose', { by: ['purpose'], measures: ['count'] }],
    'custody-chain': ['history', 'Key checkout custody chain'],
  },
});
