/** Capability family: OFAC screenings. */
import { family } from '../../family/notation.ts';

export const ofacScreenings = family({
  noun: 'ofac-screenings', one: 'ofac-screening', title: 'OFAC screenings', subject: 'deal',
  summary: 'A sanctions-list check on a buyer, co-buyer or payee before a deal can be contracted.',
  fields: {
    subjectName: ['string', 'Casey Morgan'],
    dateOfBirth: ['date?', '1986-07-14'],
    country: ['string?', 'US'],
    dealId: ['ref:deals?', 'deal_6b020c'],
    matchScore: ['number', 12],
    threshold: ['number?', 85],
    reviewer: ['string?', 'Priya Shah'],
    screenedAt: ['datetime', '2026-03-16T15:00:00Z'],
  },
  states: ['requested', 'clear', 'potential-match', 'false-positive', 'confirmed-match', 'blocked'],
  verbs: {
    request: ['create', 'Request OFAC screening'],
    get: ['get', 'Get OFAC screening'],
    'get-for-deal': ['get', 'Get OFAC screening for deal', { by: ['dealId'] }],
    list: ['list', 'List OFAC screenings', { by: ['state', 'reviewer'] }],
    'list-potential-matches': ['list', 'List OFAC screenings with a potential match', { by: ['state'], where: "state == 'potential-match'" }],
    search: ['search', 'Search OFAC screenings', { by: ['subjectName'] }],
    'assign-reviewer': ['update', 'Assign reviewer for OFAC screening', { fields: ['reviewer'] }],
    'post-clear': ['transition', 'Post clear for OFAC screening', { from: ['requested'], to: 'clear', when: 'matchScore < threshold' }],
    'flag-match': ['transition', 'Flag match for OFAC screening', { from: ['requested'], to: 'potential-match', when: 'matchScore >= threshold' }],
    'dismiss-match': ['transition', 'Dismiss match for OFAC screening', { from: ['potential-match'], to: 'false-positive', needs: ['rationale'] }],
    'confirm-match': ['transition', 'Confirm match for OFAC screening', { from: ['potential-match'], to: 'confirmed-match', needs: ['reviewer'] }],
    block: ['transition', 'Block OFAC screening', { from: ['confirmed-match'], to: 'blocked', needs: ['reportNumber'] }],
    'screen-against-list': ['assess', 'Screen against list for OFAC screening', { ask: 'screening', outcomes: ['no-hit', 'weak-match', 'strong-match'] }],
    'score-name-match': ['calculate', 'Score name match for OFAC screening', { get: 'nameSimilarityPct: number, birthDateMatches: boolean, countryMatches: boolean => score: number = min(100, nameSimilarityPct * 0.7 + if(birthDateMatches, 20, 0) + if(countryMatches, 10, 0)); review: boolean = min(100, nameSimilarityPct * 0.7 + if(birthDateMatches, 20, 0) + if(countryMatches, 10, 0)) >= 85' }],
    'summarize-by-reviewer': ['summarize', 'Summarize OFAC screenings by reviewer', { by: ['reviewer'], measures: ['count', 'avg:matchScore'] }],
    'export-screening-log': ['export', 'Export screening log of OFAC screenings'],
    history: ['history', 'OFAC screening history'],
  },
});
