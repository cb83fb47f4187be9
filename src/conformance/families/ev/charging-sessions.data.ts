/** Capability family: charging sessions. */
import { family } from '../../family/notation.ts';

export const chargingSessions = family({
  noun: 'charging-sessions', one: 'charging-session', title: 'Charging sessions', subject: 'vin',
  summary: 'One charge event: authorized, started, metered in kilowatt-hours, stopped and billed.',
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    chargerId: ['ref:chargers', 'charger_7bf3d6'],
    startedAt: ['datetime', '2026-03-06T13:30:00Z'],
    energyKwh: ['number', 38.4],
    startPct: ['number?', 22],
    endPct: ['number?', 78],
    idleMinutes: ['integer?', 6],
    cost: ['money?', '17.13'],
  },
  states: ['authorized', 'charging', 'suspended', 'stopped', 'billed', 'disputed', 'refunded'],
  verbs: {
    authorize: ['create', 'Authorize charging session'],
    get: ['get', 'Get charging session'],
    'get-active-for-vin': ['get', 'Get active charging session for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List charging sessions', { by: ['state', 'chargerId'] }],
    'list-unbilled': ['list', 'List unbilled charging sessions', { by: ['state'], where: "state == 'stopped'" }],
    search: ['search', 'Search charging sessions', { by: ['vin', 'startedAt'] }],
    'post-meter': ['update', 'Post meter for charging session', { fields: ['energyKwh', 'endPct'] }],
    start: ['transition', 'Start charging session', { from: ['authorized'], to: 'charging' }],
    suspend: ['transition', 'Suspend charging session', { from: ['charging'], to: 'suspended', needs: ['reason'] }],
    resume: ['transition', 'Resume charging session', { from: ['suspended'], to: 'charging' }],
    stop: ['transition', 'Stop charging session', { from: ['charging', 'suspended'], to: 'stopped' }],
    bill: ['transition', 'Bill charging session', { from: ['stopped'], to: 'billed', when: 'cost > 0' }],
    dispute: ['transition', 'Dispute charging session', { from: ['stopped'], to: 'disputed', needs: ['reason'] }],
    refund: ['transition', 'Refund charging session', { from: ['disputed'], to: 'refunded', needs: ['refundAmount'] }],
    'request-roaming-authorization': ['assess', 'Request roaming authorization for charging session', { ask: 'charging-network', outcomes: ['accepted', 'blocked', 'no-credit'] }],
    'compute-session-cost': ['calculate', 'Compute session cost for charging session', { post: 'energyKwh: number, pricePerKwh: number, sessionFee: money = 1, idleMinutes: integer = 0, idlePerMinute: number = 0.4 => energy: money = energyKwh * pricePerKwh; total: money = energyKwh * pricePerKwh + sessionFee + idleMinutes * idlePerMinute', live: true }],
    'summarize-by-charger': ['summarize', 'Summarize charging sessions by charger', { by: ['chargerId'], measures: ['count', 'sum:energyKwh'] }],
  },
});
