/** Capability family: temp tags. */
import { family } from '../../family/notation.ts';

export const tempTags = family({
  noun: 'temp-tags', one: 'temp-tag', title: 'Temp tags', subject: 'vin',
  summary: 'A temporary operating tag issued at delivery, with its expiry and re-issue limits.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    tagNumber: ['string', '48A2201'],
    issuedOn: ['date', '2026-03-07'],
    expiresOn: ['date', '2027-05-09'],
    buyerName: ['string', 'Casey Morgan'],
    jurisdiction: ['state', 'GA'],
    tagType: ['enum', 'buyer', ['buyer', 'dealer', 'converter', 'in-transit']],
    reissueCount: ['integer?', 0],
  },
  states: ['reserved', 'issued', 'reissued', 'expired', 'voided', 'surrendered'],
  verbs: {
    reserve: ['create', 'Reserve temp tag'],
    get: ['get', 'Get temp tag'],
    'get-active-for-vin': ['get', 'Get active temp tag for VIN', { by: ['vin'], where: 'terminal == false' }],
    list: ['list', 'List temp tags', { by: ['state', 'tagType', 'jurisdiction'] }],
    'list-expiring': ['list', 'List expiring temp tags', { by: ['state'], where: 'expiresOn <= addDays(today, 30)' }],
    search: ['search', 'Search temp tags', { by: ['tagNumber', 'vin', 'buyerName'] }],
    'correct-buyer': ['update', 'Correct buyer for temp tag', { fields: ['buyerName'] }],
    issue: ['transition', 'Issue temp tag', { from: ['reserved'], to: 'issued' }],
    reissue: ['transition', 'Reissue temp tag', { from: ['issued', 'reissued'], to: 'reissued', when: 'reissueCount < 2' }],
    expire: ['transition', 'Expire temp tag', { from: ['issued', 'reissued'], to: 'expired' }],
    void: ['transition', 'Void temp tag', { from: ['reserved', 'issued'], to: 'voided', needs: ['reason'] }],
    surrender: ['transition', 'Surrender temp tag', { from: ['issued', 'reissued'], to: 'surrendered' }],
    'register-tag': ['assess', 'Register tag for temp tag', { ask: 'dmv', outcomes: ['registered', 'duplicate-tag', 'dealer-suspended'] }],
    'compute-expiry': ['calculate', 'Compute expiry for temp tag', { get: 'issuedOn: date, validDays: integer = 60 => expiresOn: date = addDays(issuedOn, validDays)' }],
    'validate-tag-number': ['validate', 'Validate tag number for temp tag', { get: "tagNumber: string, reissueCount: integer => wellFormed: boolean = matches(tagNumber, '^[A-Z0-9-]{5,10}$'); underLimit: boolean = reissueCount < 2" }],
    'summarize-by-type': ['summarize', 'Summarize temp tags by type', { by: ['tagType'], measures: ['count'] }],
    'export-tag-register': ['export', 'Export tag register of temp tags'],
    history: ['history', 'Temp tag history'],
  },
});
