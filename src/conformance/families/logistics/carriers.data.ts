/** Capability family: carriers. */
import { family } from '../../family/notation.ts';

export const carriers = family({
  noun: 'carriers', one: 'carrier', title: 'Carriers', subject: 'none',
  summary: 'A motor carrier approved to haul vehicles: authority, insurance, equipment, safety and scorecard.',
  fields: {
    name: ['string', 'Northline Transport'],
    dotNumber: ['string', 'DO-41695'],
    mcNumber: ['string?', 'MC-71033'],
    equipmentType: ['enum', 'open', ['open', 'enclosed', 'flatbed', 'driveaway']],
    cargoLimit: ['money', '250000.00'],
    insuranceExpiresOn: ['date', '2027-05-14'],
    onTimePct: ['number?', 94],
    damagePer1000: ['number?', 3.1],
    region: ['string?', 'southwest'],
  },
  states: ['applied', 'vetted', 'approved', 'probation', 'suspended', 'terminated'],
  verbs: {
    apply: ['create', 'Apply carrier'],
    get: ['get', 'Get carrier'],
    'get-by-dot-number': ['get', 'Get carrier by dot number', { by: ['dotNumber'] }],
    list: ['list', 'List carriers', { by: ['state', 'equipmentType', 'region'] }],
    'list-insurance-expiring': ['list', 'List carriers with insurance expiring', { by: ['state'], where: 'insuranceExpiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search carriers', { by: ['name', 'dotNumber', 'mcNumber'] }],
    'renew-insurance': ['update', 'Renew insurance for carrier', { fields: ['insuranceExpiresOn', 'cargoLimit'] }],
    'post-performance': ['update', 'Post performance for carrier', { fields: ['onTimePct', 'damagePer1000'] }],
    vet: ['transition', 'Vet carrier', { from: ['applied'], to: 'vetted', needs: ['safetyRating'] }],
    approve: ['transition', 'Approve carrier', { from: ['vetted'], to: 'approved', when: 'cargoLimit >= 100000' }],
    'put-on-probation': ['transition', 'Put carrier on probation', { from: ['approved'], to: 'probation', needs: ['reason'] }],
    'clear-probation': ['transition', 'Clear probation for carrier', { from: ['probation'], to: 'approved' }],
    suspend: ['transition', 'Suspend carrier', { from: ['approved', 'probation'], to: 'suspended', needs: ['reason'] }],
    reinstate: ['transition', 'Reinstate carrier', { from: ['suspended'], to: 'probation' }],
    terminate: ['transition', 'Terminate carrier', { from: ['suspended', 'applied', 'vetted'], to: 'terminated' }],
    'check-authority': ['assess', 'Check authority for carrier', { ask: 'screening', outcomes: ['active-authority', 'conditional', 'revoked'] }],
    'score-carrier': ['calculate', 'Score carrier', { get: "onTimePct: number, damagePer1000: number, claimsOpen: integer = 0 => score: number = max(0, onTimePct - damagePer1000 * 4 - claimsOpen * 2); tier: string = band(-score, -85, 'preferred', -70, 'standard', 'watch')" }],
  },
});
