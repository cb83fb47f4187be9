/** Capability family: journal entries. */
import { family } from '../../family/notation.ts';

export const journalEntries = family({
  noun: 'journal-entries', one: 'journal-entry', title: 'Journal entries', subject: 'dealer',
  summary: 'A balanced accounting entry with source journal, control numbers, posting and reversal.',
  fields: {
    entryNumber: ['string', 'EN-72702'],
    journal: ['enum', 'sales', ['sales', 'service', 'parts', 'payroll', 'general']],
    postDate: ['date', '2026-03-07'],
    debitTotal: ['money', '24800.00'],
    creditTotal: ['money', '24800.00'],
    description: ['string', 'Record retail sale'],
    controlNumber: ['string?', 'CO-78570'],
    preparedBy: ['string?', 'Morgan Lee'],
    dealerId: ['ref:dealers?', 'dealer_a3c3b5'],
  },
  states: ['drafted', 'submitted', 'approved', 'posted', 'reversed', 'rejected'],
  verbs: {
    draft: ['create', 'Draft journal entry'],
    get: ['get', 'Get journal entry'],
    'get-by-number': ['get', 'Get journal entry by number', { by: ['entryNumber'] }],
    list: ['list', 'List journal entries', { by: ['state', 'journal'] }],
    'list-unposted': ['list', 'List unposted journal entries', { by: ['state'], where: "state == 'approved'" }],
    search: ['search', 'Search journal entries', { by: ['entryNumber', 'controlNumber', 'description'] }],
    'edit-lines': ['update', 'Edit lines for journal entry', { fields: ['debitTotal', 'creditTotal'] }],
    submit: ['transition', 'Submit journal entry', { from: ['drafted'], to: 'submitted', when: 'debitTotal == creditTotal' }],
    approve: ['transition', 'Approve journal entry', { from: ['submitted'], to: 'approved', needs: ['approver'] }],
    reject: ['transition', 'Reject journal entry', { from: ['submitted'], to: 'rejected', needs: ['reason'] }],
    post: ['transition', 'Post journal entry', { from: ['approved'], to: 'posted' }],
    reverse: ['transition', 'Reverse journal entry', { from: ['posted'], to: 'reversed', needs: ['reason'] }],
    'match-bank-item': ['assess', 'Match bank item for journal entry', { ask: 'payment-rail', outcomes: ['matched', 'amount-differs', 'unmatched'] }],
    'check-balance': ['validate', 'Check balance for journal entry', { post: 'debits: money[], credits: money[] => balanced: boolean = abs(sum(debits) - sum(credits)) < 0.005; nonEmpty: boolean = count(debits) > 0', live: true }],
    'compute-accrual-reversal': ['calculate', 'Compute accrual reversal for journal entry', { get: 'accrued: money, actual: money => adjustment: money = actual - accrued' }],
    'summarize-by-journal': ['summarize', 'Summarize journal entries by journal', { by: ['journal'], measures: ['count', 'sum:debitTotal'] }],
    'export-ledger': ['export', 'Export ledger of journal entries'],
  },
});
