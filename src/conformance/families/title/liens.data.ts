/** Capability family: liens. */
import { family } from '../../family/notation.ts';

export const liens = family({
  noun: 'liens', one: 'lien', title: 'Liens', subject: 'vin',
  summary: 'A recorded security interest in a vehicle with its holder, priority and perfection date.',
  fields: {
    vin: ['vin', '1C4RJFBG7NC610355'],
    lienholder: ['string', 'Northline Credit Union'],
    eltCode: ['string?', 'EL-12783'],
    lienAmount: ['money', '24800.00'],
    recordedOn: ['date?', '2026-03-11'],
    jurisdiction: ['state', 'IL'],
    priority: ['integer?', 1],
    borrower: ['string', 'Casey Morgan'],
  },
  states: ['pending', 'perfected', 'assigned', 'satisfied', 'released', 'rejected'],
  verbs: {
    record: ['create', 'Record lien'],
    get: ['get', 'Get lien'],
    'get-active-for-vin': ['get', 'Get active lien for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List liens', { by: ['state', 'lienholder', 'jurisdiction'] }],
    'list-unreleased': ['list', 'List unreleased liens', { by: ['state'], where: "state == 'satisfied'" }],
    search: ['search', 'Search liens', { by: ['vin', 'lienholder', 'borrower'] }],
    'correct-holder': ['update', 'Correct holder for lien', { fields: ['lienholder', 'eltCode'] }],
    perfect: ['transition', 'Perfect lien', { from: ['pending'], to: 'perfected', needs: ['recordedOn'] }],
    reject: ['transition', 'Reject lien', { from: ['pending'], to: 'rejected', needs: ['reason'] }],
    'assign-to-holder': ['transition', 'Assign lien to holder', { from: ['perfected', 'assigned'], to: 'assigned', needs: ['assignee'] }],
    satisfy: ['transition', 'Satisfy lien', { from: ['perfected', 'assigned'], to: 'satisfied', needs: ['paymentReference'] }],
    release: ['transition', 'Release lien', { from: ['satisfied'], to: 'released', needs: ['releaseNumber'] }],
    'perfect-with-dmv': ['assess', 'Perfect with DMV for lien', { ask: 'dmv', outcomes: ['perfected', 'name-mismatch', 'prior-lien-exists'] }],
    'count-release-deadline': ['calculate', 'Count release deadline for lien', { get: 'satisfiedOn: date, statutoryDays: integer = 10 => releaseBy: date = addDays(satisfiedOn, statutoryDays)' }],
    'rank-priority': ['calculate', 'Rank priority for lien', { post: 'recordedDays: integer[] => earliest: integer = max(recordedDays); holders: integer = count(recordedDays)' }],
    'summarize-by-holder': ['summarize', 'Summarize liens by holder', { by: ['lienholder'], measures: ['count', 'sum:lienAmount'] }],
    history: ['history', 'Lien history'],
  },
});
