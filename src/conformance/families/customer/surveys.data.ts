/** Capability family: surveys. */
import { family } from '../../family/notation.ts';

export const surveys = family({
  noun: 'surveys', one: 'survey', title: 'Surveys', subject: 'customer',
  summary: 'A sales or service satisfaction survey with score, verbatim and recovery action.',
  fields: {
    customerId: ['ref:customers', 'customer_0ca1a0'],
    surveyType: ['enum', 'sales', ['sales', 'service', 'delivery']],
    score: ['integer', 9],
    verbatim: ['string?', 'Quick and friendly'],
    sentOn: ['date', '2026-03-11'],
    returnedOn: ['date?', '2026-03-12'],
    advisor: ['string?', 'Morgan Lee'],
    dealId: ['ref:deals?', 'deal_0afc63'],
  },
  states: ['sent', 'reminded', 'returned', 'in-recovery', 'closed', 'expired'],
  verbs: {
    send: ['create', 'Send survey'],
    get: ['get', 'Get survey'],
    'get-latest-for-customer': ['get', 'Get latest survey for customer', { by: ['customerId'] }],
    list: ['list', 'List surveys', { by: ['state', 'surveyType'] }],
    'list-detractors': ['list', 'List detractor surveys', { by: ['state'], where: 'score <= 6' }],
    search: ['search', 'Search surveys', { by: ['customerId', 'advisor'] }],
    'attach-verbatim': ['update', 'Attach verbatim for survey', { fields: ['verbatim'] }],
    remind: ['transition', 'Remind survey', { from: ['sent'], to: 'reminded' }],
    'record-return': ['transition', 'Record return for survey', { from: ['sent', 'reminded'], to: 'returned', needs: ['returnedOn'] }],
    'open-recovery': ['transition', 'Open recovery for survey', { from: ['returned'], to: 'in-recovery', when: 'score <= 6' }],
    close: ['transition', 'Close survey', { from: ['returned', 'in-recovery'], to: 'closed' }],
    expire: ['transition', 'Expire survey', { from: ['sent', 'reminded'], to: 'expired' }],
    'score-factory-survey': ['assess', 'Score factory survey', { ask: 'oem', outcomes: ['above-zone', 'at-zone', 'below-zone'] }],
    'compute-net-promoter': ['calculate', 'Compute net promoter for survey', { get: 'promoters: integer, passives: integer, detractors: integer => nps: number = (promoters - detractors) / (promoters + passives + detractors) * 100' }],
    'compute-top-box-rate': ['calculate', 'Compute top box rate for survey', { get: 'topBox: integer, returned: integer => topBoxPct: number = topBox / returned * 100' }],
    'compute-response-rate': ['calculate', 'Compute response rate for survey', { get: 'sent: integer, returned: integer => responsePct: number = returned / sent * 100' }],
    'summarize-by-type': ['summarize', 'Summarize surveys by type', { by: ['surveyType'], measures: ['count', 'avg:score'] }],
  },
});
