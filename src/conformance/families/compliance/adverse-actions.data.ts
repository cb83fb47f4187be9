/** Capability family: adverse actions. */
import { family } from '../../family/notation.ts';

export const adverseActions = family({
  noun: 'adverse-actions', one: 'adverse-action', title: 'Adverse actions', subject: 'customer',
  summary: 'A notice that credit was denied or offered on worse terms, with reasons, bureau and mailing deadline.',
  fields: {
    creditApplicationId: ['ref:credit-applications', 'credit_application_face74'],
    applicant: ['string', 'Casey Morgan'],
    actionType: ['enum', 'denial', ['denial', 'counteroffer', 'incomplete']],
    reasonCodes: ['string?', '14,38'],
    bureauName: ['string?', 'Meridian Credit Bureau'],
    score: ['integer?', 588],
    decidedOn: ['date', '2026-03-14'],
    mailedOn: ['date?', '2026-03-16'],
    customerId: ['ref:customers?', 'customer_f372ad'],
  },
  states: ['identified', 'drafted', 'mailed', 'suppressed', 'returned-mail'],
  verbs: {
    identify: ['create', 'Identify adverse action'],
    get: ['get', 'Get adverse action'],
    'get-for-application': ['get', 'Get adverse action for application', { by: ['creditApplicationId'] }],
    list: ['list', 'List adverse actions', { by: ['state', 'actionType'] }],
    'list-unmailed': ['list', 'List unmailed adverse actions', { by: ['state'], where: "state == 'drafted'" }],
    search: ['search', 'Search adverse actions', { by: ['applicant', 'bureauName'] }],
    'set-reasons': ['update', 'Set reasons for adverse action', { fields: ['reasonCodes'] }],
    draft: ['transition', 'Draft adverse action', { from: ['identified'], to: 'drafted', needs: ['reasonCodes'] }],
    mail: ['transition', 'Mail adverse action', { from: ['drafted'], to: 'mailed', needs: ['mailedOn'] }],
    'report-returned-mail': ['transition', 'Report returned mail for adverse action', { from: ['drafted'], to: 'returned-mail', needs: ['reason'] }],
    're-mail': ['transition', 'Re-mail for adverse action', { from: ['returned-mail'], to: 'mailed', needs: ['newAddress'] }],
    suppress: ['transition', 'Suppress adverse action', { from: ['identified', 'drafted'], to: 'suppressed', needs: ['reason'] }],
    'translate-reason-codes': ['assess', 'Translate reason codes for adverse action', { ask: 'bureau', outcomes: ['translated', 'unknown-code', 'score-factor-missing'] }],
    'compute-notice-deadline': ['calculate', 'Compute notice deadline for adverse action', { get: 'decidedOn: date, allowedDays: integer = 30, asOf: date = today => mailBy: date = addDays(decidedOn, allowedDays); daysLeft: integer = days(asOf, addDays(decidedOn, allowedDays))', live: true }],
    'check-notice-content': ['validate', 'Check notice content for adverse action', { get: 'reasonCodes: string, bureauName: string, score: integer => reasonsGiven: boolean = len(reasonCodes) > 0; bureauNamed: boolean = len(bureauName) > 1; scoreShown: boolean = score > 0' }],
    'summarize-by-action': ['summarize', 'Summarize adverse actions by action', { by: ['actionType'], measures: ['count'] }],
  },
});
