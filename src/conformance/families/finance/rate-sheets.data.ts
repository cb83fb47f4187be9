/** Capability family: rate sheets. */
import { family } from '../../family/notation.ts';

export const rateSheets = family({
  noun: 'rate-sheets', one: 'rate-sheet', title: 'Rate sheets', subject: 'none',
  summary: 'A dated grid of buy rates by credit tier, term band and model year issued by a lender.',
  fields: {
    lender: ['string', 'Blue Mesa Auto Finance'],
    tier: ['string', 'A2'],
    termFrom: ['integer', 61],
    termTo: ['integer', 72],
    buyRatePct: ['number', 6.15],
    maxMarkupPct: ['number?', 2],
    effectiveOn: ['date', '2026-03-14'],
    expiresOn: ['date?', '2027-05-18'],
    newOrUsed: ['enum?', 'new', ['new', 'used']],
  },
  states: ['loaded', 'published', 'superseded', 'withdrawn'],
  verbs: {
    load: ['create', 'Load rate sheet'],
    get: ['get', 'Get rate sheet'],
    list: ['list', 'List rate sheets', { by: ['state', 'lender', 'tier'] }],
    'list-published': ['list', 'List published rate sheets', { by: ['state'], where: "state == 'published'" }],
    'search-by-term': ['search', 'Search rate sheets by term', { by: ['termFrom', 'termTo', 'tier'] }],
    'correct-rate': ['update', 'Correct rate for rate sheet', { fields: ['buyRatePct'] }],
    publish: ['transition', 'Publish rate sheet', { from: ['loaded'], to: 'published', when: 'buyRatePct > 0' }],
    supersede: ['transition', 'Supersede rate sheet', { from: ['published'], to: 'superseded', needs: ['replacedBy'] }],
    withdraw: ['transition', 'Withdraw rate sheet', { from: ['loaded', 'published'], to: 'withdrawn', needs: ['reason'] }],
    'poll-lender': ['assess', 'Poll lender for rate sheet', { ask: 'lender', outcomes: ['new-sheet', 'unchanged', 'program-paused'] }],
    'convert-apr-to-money-factor': ['calculate', 'Convert APR to money factor for rate sheet', { get: 'aprPct: number => moneyFactor: number = moneyFactor(aprPct)', live: true }],
    'convert-money-factor-to-apr': ['calculate', 'Convert money factor to APR for rate sheet', { get: 'moneyFactor: number = 0.00225 => aprPct: number = factorApr(moneyFactor)', live: true }],
    'compute-sell-rate': ['calculate', 'Compute sell rate for rate sheet', { get: 'buyRatePct: number, markupPct: number, maxMarkupPct: number => sellRatePct: number = buyRatePct + min(markupPct, maxMarkupPct); capped: boolean = markupPct > maxMarkupPct' }],
    'check-band-coverage': ['validate', 'Check band coverage for rate sheet', { get: 'termFrom: integer, termTo: integer, buyRatePct: number => ordered: boolean = termTo >= termFrom; priced: boolean = buyRatePct > 0; inRange: boolean = termTo <= 96' }],
    'summarize-by-tier': ['summarize', 'Summarize rate sheets by tier', { by: ['tier'], measures: ['count', 'avg:buyRatePct'] }],
    'export-grid': ['export', 'Export grid of rate sheets'],
    history: ['history', 'Rate sheet history'],
  },
});
