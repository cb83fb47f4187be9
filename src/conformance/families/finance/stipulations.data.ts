/** Capability family: stipulations. */
import { family } from '../../family/notation.ts';

export const stipulations = family({
  noun: 'stipulations', one: 'stipulation', title: 'Stipulations', subject: 'deal',
  summary: 'A document or proof a lender requires before funding, collected, reviewed and cleared.',
  fields: {
    dealId: ['ref:deals', 'deal_ebea07'],
    kind: ['enum', 'proof-of-income', ['proof-of-income', 'proof-of-residence', 'references', 'insurance', 'trade-title']],
    lender: ['string', 'Blue Mesa Auto Finance'],
    requestedOn: ['date', '2026-03-09'],
    dueOn: ['date?', '2026-05-13'],
    documentId: ['ref:documents?', 'document_f60d1d'],
    reviewer: ['string?', 'Priya Shah'],
  },
  states: ['requested', 'received', 'in-review', 'cleared', 'rejected', 'waived'],
  verbs: {
    request: ['create', 'Request stipulation'],
    get: ['get', 'Get stipulation'],
    list: ['list', 'List stipulations', { by: ['state', 'dealId', 'kind'] }],
    'list-overdue': ['list', 'List overdue stipulations', { by: ['state'], where: 'dueOn < today' }],
    search: ['search', 'Search stipulations', { by: ['lender', 'kind'] }],
    'attach-document': ['update', 'Attach document for stipulation', { fields: ['documentId'] }],
    'move-due-date': ['update', 'Move due date for stipulation', { fields: ['dueOn'] }],
    receive: ['transition', 'Receive stipulation', { from: ['requested', 'rejected'], to: 'received', needs: ['documentId'] }],
    'begin-review': ['transition', 'Begin review for stipulation', { from: ['received'], to: 'in-review' }],
    clear: ['transition', 'Clear stipulation', { from: ['in-review'], to: 'cleared' }],
    reject: ['transition', 'Reject stipulation', { from: ['in-review'], to: 'rejected', needs: ['reason'] }],
    waive: ['transition', 'Waive stipulation', { from: ['requested', 'received', 'rejected'], to: 'waived', needs: ['approver'] }],
    'verify-income-document': ['assess', 'Verify income document for stipulation', { ask: 'screening', outcomes: ['verified', 'inconsistent', 'unreadable'] }],
    'compute-stated-income': ['calculate', 'Compute stated income for stipulation', { get: 'payStubGross: money, payPeriodsPerYear: integer = 26 => monthly: money = payStubGross * payPeriodsPerYear / 12; annual: money = payStubGross * payPeriodsPerYear' }],
    'annualize-year-to-date': ['calculate', 'Annualize year to date for stipulation', { get: "ytdGross: money, asOf: date => monthly: money = ytdGross / max(1, days(concat(substr(asOf, 1, 4), '-01-01'), asOf)) * 365 / 12" }],
    'summarize-by-kind': ['summarize', 'Summarize stipulations by kind', { by: ['kind'], measures: ['count'] }],
    history: ['history', 'Stipulation history'],
  },
});
