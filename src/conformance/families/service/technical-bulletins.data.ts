/** Capability family: technical bulletins. */
import { family } from '../../family/notation.ts';

export const technicalBulletins = family({
  noun: 'technical-bulletins', one: 'technical-bulletin', title: 'Technical bulletins', subject: 'none',
  summary: 'A manufacturer service bulletin with affected builds, symptoms, procedure and labor allowance.',
  fields: {
    bulletinNumber: ['string', 'BU-87570'],
    make: ['string', 'Ford'],
    model: ['string', 'F-150'],
    symptom: ['string', 'rattle at cold start'],
    yearFrom: ['integer', 2021],
    yearTo: ['integer', 2024],
    laborHours: ['number?', 0.8],
    publishedOn: ['date', '2026-03-16'],
    supersedes: ['string?', 'none'],
  },
  states: ['ingested', 'published', 'superseded', 'rescinded'],
  verbs: {
    ingest: ['create', 'Ingest technical bulletin'],
    get: ['get', 'Get technical bulletin'],
    'get-by-number': ['get', 'Get technical bulletin by number', { by: ['bulletinNumber'] }],
    list: ['list', 'List technical bulletins', { by: ['state', 'make', 'model'] }],
    'list-published': ['list', 'List published technical bulletins', { by: ['state'], where: "state == 'published'" }],
    'search-by-symptom': ['search', 'Search technical bulletins by symptom', { by: ['symptom', 'model'] }],
    'correct-range': ['update', 'Correct range for technical bulletin', { fields: ['yearFrom', 'yearTo'] }],
    'restate-labor': ['update', 'Restate labor for technical bulletin', { fields: ['laborHours'] }],
    publish: ['transition', 'Publish technical bulletin', { from: ['ingested'], to: 'published' }],
    supersede: ['transition', 'Supersede technical bulletin', { from: ['published'], to: 'superseded', needs: ['replacementNumber'] }],
    rescind: ['transition', 'Rescind technical bulletin', { from: ['ingested', 'published'], to: 'rescinded', needs: ['reason'] }],
    'match-vin-range': ['assess', 'Match VIN range for technical bulletin', { ask: 'oem', outcomes: ['applies', 'does-not-apply', 'production-split'] }],
    'check-applicability': ['validate', 'Check applicability for technical bulletin', { get: 'modelYear: integer, yearFrom: integer, yearTo: integer => inRange: boolean = modelYear >= yearFrom && modelYear <= yearTo; ordered: boolean = yearTo >= yearFrom' }],
    'compute-bulletin-labor': ['calculate', 'Compute bulletin labor for technical bulletin', { get: 'laborHours: number, laborRate: money = 165 => amount: money = laborHours * laborRate' }],
    'summarize-by-make': ['summarize', 'Summarize technical bulletins by make', { by: ['make'], measures: ['count'] }],
    'export-index': ['export', 'Export index of technical bulletins'],
  },
});
