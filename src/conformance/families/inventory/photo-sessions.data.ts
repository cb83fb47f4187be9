/** Capability family: photo sessions. */
import { family } from '../../family/notation.ts';

export const photoSessions = family({
  noun: 'photo-sessions', one: 'photo-session', title: 'Photo sessions', subject: 'vin',
  summary: 'A merchandising shoot for a unit: shot list, background, quality review and publication.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    stockUnitId: ['ref:stock-units?', 'stock_unit_0f0e01'],
    scheduledOn: ['date', '2026-03-07'],
    shotCount: ['integer?', 32],
    requiredShots: ['integer', 28],
    photographer: ['string?', 'Priya Shah'],
    background: ['enum?', 'studio', ['studio', 'lot', 'composited']],
    interiorIncluded: ['boolean?', true],
  },
  states: ['scheduled', 'shot', 'in-review', 'approved', 'published', 'discarded'],
  verbs: {
    schedule: ['create', 'Schedule photo session'],
    get: ['get', 'Get photo session'],
    'get-for-vin': ['get', 'Get photo session for VIN', { by: ['vin'] }],
    list: ['list', 'List photo sessions', { by: ['state', 'background'] }],
    'list-awaiting-review': ['list', 'List photo sessions awaiting review', { by: ['state'], where: "state == 'in-review'" }],
    search: ['search', 'Search photo sessions', { by: ['vin', 'photographer'] }],
    'reassign-photographer': ['update', 'Reassign photographer for photo session', { fields: ['photographer'] }],
    'move-date': ['update', 'Move date for photo session', { fields: ['scheduledOn'] }],
    'complete-shoot': ['transition', 'Complete shoot for photo session', { from: ['scheduled'], to: 'shot', needs: ['shotCount'] }],
    'submit-for-review': ['transition', 'Submit photo session for review', { from: ['shot'], to: 'in-review' }],
    'order-reshoot': ['transition', 'Order reshoot for photo session', { from: ['in-review'], to: 'scheduled', needs: ['reason'] }],
    approve: ['transition', 'Approve photo session', { from: ['in-review'], to: 'approved', when: 'shotCount >= requiredShots' }],
    publish: ['transition', 'Publish photo session', { from: ['approved'], to: 'published' }],
    discard: ['transition', 'Discard photo session', { from: ['scheduled', 'shot', 'in-review'], to: 'discarded' }],
    'score-image-quality': ['assess', 'Score image quality for photo session', { ask: 'ad-network', outcomes: ['publishable', 'needs-retouch', 'reshoot'] }],
    'measure-photo-lag': ['calculate', 'Measure photo lag for photo session', { get: 'bookedInOn: date, scheduledOn: date => lagDays: integer = days(bookedInOn, scheduledOn); onTime: boolean = days(bookedInOn, scheduledOn) <= 2' }],
    'validate-shot-list': ['validate', 'Validate shot list for photo session', { get: 'shotCount: integer, requiredShots: integer, interiorIncluded: boolean => enough: boolean = shotCount >= requiredShots; interior: boolean = interiorIncluded' }],
    'summarize-by-background': ['summarize', 'Summarize photo sessions by background', { by: ['background'], measures: ['count', 'avg:shotCount'] }],
  },
});
