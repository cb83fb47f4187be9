/** Capability family: fundings. */
import { family } from '../../family/notation.ts';

export const fundings = family({
  noun: 'fundings', one: 'funding', title: 'Fundings', subject: 'deal',
  summary: "A lender's funding advice for a contract: gross proceeds, holdbacks, reserve and deposit match.",
  fields: {
    dealId: ['ref:deals', 'deal_d97717'],
    lender: ['string', 'Blue Mesa Auto Finance'],
    contractAmount: ['money', '24800.00'],
    proceeds: ['money', '24705.00'],
    lenderFee: ['money?', '95.00'],
    reserve: ['money?', '412.50'],
    fundedOn: ['date', '2026-03-14'],
    traceNumber: ['string?', 'TR-61169'],
  },
  states: ['advised', 'deposited', 'matched', 'short-funded', 'reversed', 'closed'],
  verbs: {
    advise: ['create', 'Advise funding'],
    get: ['get', 'Get funding'],
    'get-by-trace-number': ['get', 'Get funding by trace number', { by: ['traceNumber'] }],
    list: ['list', 'List fundings', { by: ['state', 'lender'] }],
    'list-short': ['list', 'List short fundings', { by: ['state'], where: "state == 'short-funded'" }],
    search: ['search', 'Search fundings', { by: ['traceNumber', 'dealId'] }],
    'correct-fee': ['update', 'Correct fee for funding', { fields: ['lenderFee'] }],
    'record-deposit': ['transition', 'Record deposit for funding', { from: ['advised'], to: 'deposited', needs: ['traceNumber'] }],
    match: ['transition', 'Match funding', { from: ['deposited'], to: 'matched', when: 'proceeds > 0' }],
    'flag-short': ['transition', 'Flag short for funding', { from: ['deposited'], to: 'short-funded', needs: ['shortAmount'] }],
    'resolve-short': ['transition', 'Resolve short for funding', { from: ['short-funded'], to: 'matched', needs: ['resolution'] }],
    reverse: ['transition', 'Reverse funding', { from: ['deposited', 'matched', 'short-funded'], to: 'reversed', needs: ['reason'] }],
    close: ['transition', 'Close funding', { from: ['matched'], to: 'closed' }],
    'trace-wire': ['assess', 'Trace wire for funding', { ask: 'payment-rail', outcomes: ['settled', 'pending', 'rejected'] }],
    'compute-net-proceeds': ['calculate', 'Compute net proceeds for funding', { post: 'contractAmount: money, lenderFee: money, acquisitionFee: money = 0, discount: money = 0, reserve: money = 0 => net: money = contractAmount - lenderFee - acquisitionFee - discount + reserve' }],
    'reconcile-deposit': ['calculate', 'Reconcile deposit for funding', { get: 'proceeds: money, depositAmount: money => variance: money = depositAmount - proceeds; matched: boolean = abs(depositAmount - proceeds) < 0.01' }],
    'summarize-by-lender': ['summarize', 'Summarize fundings by lender', { by: ['lender'], measures: ['count', 'sum:proceeds'] }],
  },
});
