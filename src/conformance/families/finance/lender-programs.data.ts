/** Capability family: lender programs. */
import { family } from '../../family/notation.ts';

export const lenderPrograms = family({
  noun: 'lender-programs', one: 'lender-program', title: 'Lender programs', subject: 'none',
  summary: "A lender's published credit box: score floor, advance, age, mileage and term limits.",
  fields: {
    lender: ['string', 'Blue Mesa Auto Finance'],
    programName: ['string', 'Prime Select'],
    minScore: ['integer', 640],
    maxLtvPct: ['number', 125],
    maxTerm: ['integer', 75],
    maxMiles: ['integer?', 120000],
    maxAgeYears: ['integer?', 8],
    effectiveOn: ['date', '2026-03-17'],
    region: ['string?', 'national'],
  },
  states: ['proposed', 'active', 'suspended', 'retired'],
  verbs: {
    propose: ['create', 'Propose lender program'],
    get: ['get', 'Get lender program'],
    'get-by-name': ['get', 'Get lender program by name', { by: ['programName'] }],
    list: ['list', 'List lender programs', { by: ['state', 'lender', 'region'] }],
    'list-active': ['list', 'List active lender programs', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search lender programs', { by: ['lender', 'programName'] }],
    'change-limits': ['update', 'Change limits for lender program', { fields: ['minScore', 'maxLtvPct', 'maxTerm'] }],
    'change-vehicle-limits': ['update', 'Change vehicle limits for lender program', { fields: ['maxMiles', 'maxAgeYears'] }],
    activate: ['transition', 'Activate lender program', { from: ['proposed'], to: 'active', when: 'minScore > 0' }],
    suspend: ['transition', 'Suspend lender program', { from: ['active'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate lender program', { from: ['suspended'], to: 'active' }],
    retire: ['transition', 'Retire lender program', { from: ['proposed', 'active', 'suspended'], to: 'retired' }],
    'confirm-dealer-agreement': ['assess', 'Confirm dealer agreement for lender program', { ask: 'lender', outcomes: ['signed-up', 'pending-agreement', 'not-eligible'] }],
    'match-applicant': ['validate', 'Match applicant for lender program', { post: 'score: integer, ltvPct: number, termMonths: integer, minScore: integer, maxLtvPct: number, maxTerm: integer => scoreFits: boolean = score >= minScore; advanceFits: boolean = ltvPct <= maxLtvPct; termFits: boolean = termMonths <= maxTerm', live: true }],
    'compute-max-advance': ['calculate', 'Compute max advance for lender program', { get: 'bookValue: money, maxLtvPct: number => maxAdvance: money = percent(bookValue, maxLtvPct)', live: true }],
    'summarize-by-lender': ['summarize', 'Summarize lender programs by lender', { by: ['lender'], measures: ['count', 'avg:minScore', 'avg:maxLtvPct'] }],
    'export-credit-box': ['export', 'Export credit box of lender programs'],
    history: ['history', 'Lender program history'],
  },
});
