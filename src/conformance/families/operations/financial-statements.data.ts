/** Capability family: financial statements. */
import { family } from '../../family/notation.ts';

export const financialStatements = family({
  noun: 'financial-statements', one: 'financial-statement', title: 'Financial statements', subject: 'dealer',
  summary: 'A monthly dealer statement: department gross, expense, absorption and net, submitted to the factory.',
  fields: {
    dealerId: ['ref:dealers', 'dealer_9831a9'],
    month: ['string', '2026-03'],
    totalGross: ['money', '1284000.00'],
    variableGross: ['money?', '712000.00'],
    fixedGross: ['money?', '572000.00'],
    totalExpense: ['money', '1042000.00'],
    netProfit: ['money?', '242000.00'],
    unitsRetailed: ['integer?', 238],
  },
  states: ['compiled', 'reviewed', 'submitted', 'accepted', 'corrected'],
  verbs: {
    compile: ['create', 'Compile financial statement'],
    get: ['get', 'Get financial statement'],
    'get-by-month': ['get', 'Get financial statement by month', { by: ['dealerId', 'month'] }],
    list: ['list', 'List financial statements', { by: ['state', 'month'] }],
    'list-unsubmitted': ['list', 'List unsubmitted financial statements', { by: ['state'], where: "state == 'reviewed'" }],
    search: ['search', 'Search financial statements', { by: ['dealerId', 'month'] }],
    'correct-lines': ['update', 'Correct lines for financial statement', { fields: ['totalGross', 'totalExpense'] }],
    review: ['transition', 'Review financial statement', { from: ['compiled', 'corrected'], to: 'reviewed', when: 'totalGross > 0' }],
    submit: ['transition', 'Submit financial statement', { from: ['reviewed'], to: 'submitted' }],
    'request-correction': ['transition', 'Request correction for financial statement', { from: ['submitted'], to: 'corrected', needs: ['findings'] }],
    accept: ['transition', 'Accept financial statement', { from: ['submitted'], to: 'accepted' }],
    'compare-to-composite': ['assess', 'Compare to composite for financial statement', { ask: 'oem', outcomes: ['above-composite', 'at-composite', 'below-composite'] }],
    'compute-net-to-gross': ['calculate', 'Compute net to gross for financial statement', { get: 'totalGross: money, totalExpense: money => net: money = totalGross - totalExpense; netToGrossPct: number = (totalGross - totalExpense) / totalGross * 100' }],
    'compute-fixed-absorption': ['calculate', 'Compute fixed absorption for financial statement', { get: 'fixedGross: money, totalExpense: money, variableSellingExpense: money => overhead: money = totalExpense - variableSellingExpense; absorptionPct: number = fixedGross / (totalExpense - variableSellingExpense) * 100', live: true }],
    'compute-gross-per-employee': ['calculate', 'Compute gross per employee for financial statement', { get: 'totalGross: money, employees: integer => perEmployee: money = totalGross / employees' }],
    'summarize-by-month': ['summarize', 'Summarize financial statements by month', { by: ['month'], measures: ['count', 'sum:netProfit'] }],
    'export-statement': ['export', 'Export statement of financial statements'],
  },
});
