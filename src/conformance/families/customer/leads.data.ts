/** Capability family: leads. */
import { family } from '../../family/notation.ts';

export const leads = family({
  noun: 'leads', one: 'lead', title: 'Leads', subject: 'customer',
  summary: 'An opportunity from a website, marketplace, phone or agent, worked to appointment, sale or loss.',
  fields: {
    customerId: ['ref:customers', 'customer_95d69e'],
    vin: ['vin?', '4S4BTGND1P3400982'],
    source: ['enum', 'website', ['website', 'marketplace', 'phone', 'walk-in', 'agent']],
    intent: ['enum', 'buy', ['buy', 'sell', 'service', 'finance']],
    receivedAt: ['datetime', '2026-03-04T15:02:00Z'],
    assignedTo: ['string?', 'Morgan Lee'],
    score: ['integer?', 64],
    firstResponseAt: ['datetime?', '2026-03-04T15:11:00Z'],
  },
  states: ['captured', 'assigned', 'engaged', 'appointment-set', 'sold', 'lost', 'duplicate'],
  verbs: {
    capture: ['create', 'Capture lead'],
    get: ['get', 'Get lead'],
    'get-latest-for-vin': ['get', 'Get latest lead for VIN', { by: ['vin'] }],
    list: ['list', 'List leads', { by: ['state', 'source', 'assignedTo'] }],
    'list-unanswered': ['list', 'List unanswered leads', { by: ['state'], where: "state == 'captured'" }],
    search: ['search', 'Search leads', { by: ['customerId', 'vin'] }],
    reassign: ['update', 'Reassign lead', { fields: ['assignedTo'] }],
    rescore: ['update', 'Rescore lead', { fields: ['score'] }],
    assign: ['transition', 'Assign lead', { from: ['captured'], to: 'assigned', needs: ['assignedTo'] }],
    engage: ['transition', 'Engage lead', { from: ['assigned'], to: 'engaged', needs: ['firstResponseAt'] }],
    'set-appointment': ['transition', 'Set appointment for lead', { from: ['engaged'], to: 'appointment-set', needs: ['appointmentId'] }],
    win: ['transition', 'Win lead', { from: ['engaged', 'appointment-set'], to: 'sold', needs: ['dealId'] }],
    lose: ['transition', 'Lose lead', { from: ['captured', 'assigned', 'engaged', 'appointment-set'], to: 'lost', needs: ['lostReason'] }],
    'mark-duplicate': ['transition', 'Mark lead duplicate', { from: ['captured', 'assigned'], to: 'duplicate', needs: ['originalLeadId'] }],
    'score-lead': ['calculate', 'Score lead', { get: "hasPhone: boolean, hasTrade: boolean, creditStarted: boolean, pagesViewed: integer => score: integer = min(100, if(hasPhone, 20, 0) + if(hasTrade, 20, 0) + if(creditStarted, 30, 0) + min(30, pagesViewed * 3)); temperature: string = band(score, 34, 'cool', 64, 'warm', 'hot')" }],
    'compute-response-time': ['calculate', 'Compute response time for lead', { get: 'receivedAt: datetime, firstResponseAt: datetime => minutes: integer = minutes(receivedAt, firstResponseAt); withinFifteen: boolean = minutes(receivedAt, firstResponseAt) <= 15' }],
    'summarize-by-source': ['summarize', 'Summarize leads by source', { by: ['source'], measures: ['count'] }],
  },
});
