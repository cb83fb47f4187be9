/** Capability family: impounds. */
import { family } from '../../family/notation.ts';

export const impounds = family({
  noun: 'impounds', one: 'impound', title: 'Impounds', subject: 'vin',
  summary: 'A vehicle held by order with fees, hold type, hearing rights and release.',
  fields: {
    vin: ['vin', '2T3W1RFV6RW204518'],
    impoundNumber: ['string', 'IM-57849'],
    holdType: ['enum', 'police', ['police', 'parking', 'evidence', 'repossession']],
    impoundedOn: ['date', '2026-03-08'],
    towFee: ['money', '175.00'],
    storagePerDay: ['money', '50.00'],
    releaseFee: ['money?', '60.00'],
    yardName: ['string?', 'Harbor City Impound'],
  },
  states: ['booked', 'held', 'release-authorized', 'released', 'auctioned', 'transferred'],
  verbs: {
    book: ['create', 'Book impound'],
    get: ['get', 'Get impound'],
    'get-for-vin': ['get', 'Get impound for VIN', { by: ['vin'] }],
    list: ['list', 'List impounds', { by: ['state', 'holdType', 'yardName'] }],
    'list-releasable': ['list', 'List releasable impounds', { by: ['state'], where: "state == 'release-authorized'" }],
    search: ['search', 'Search impounds', { by: ['impoundNumber', 'vin'] }],
    'change-hold': ['update', 'Change hold for impound', { fields: ['holdType'] }],
    'place-hold': ['transition', 'Place hold for impound', { from: ['booked'], to: 'held', needs: ['orderNumber'] }],
    'authorize-release': ['transition', 'Authorize release for impound', { from: ['booked', 'held'], to: 'release-authorized', needs: ['authorizedBy'] }],
    release: ['transition', 'Release impound', { from: ['release-authorized'], to: 'released', needs: ['paymentReference'] }],
    auction: ['transition', 'Auction impound', { from: ['held'], to: 'auctioned', needs: ['noticeSentOn'] }],
    transfer: ['transition', 'Transfer impound', { from: ['booked', 'held'], to: 'transferred', needs: ['destinationYard'] }],
    'check-holds': ['assess', 'Check holds for impound', { ask: 'screening', outcomes: ['no-hold', 'evidence-hold', 'registration-hold'] }],
    'compute-release-amount': ['calculate', 'Compute release amount for impound', { get: 'towFee: money, storagePerDay: money, releaseFee: money = 0, days: integer => storage: money = storagePerDay * days; due: money = towFee + storage + releaseFee', live: true }],
    'count-hearing-deadline': ['calculate', 'Count hearing deadline for impound', { get: 'impoundedOn: date, hearingDays: integer = 10 => requestBy: date = addDays(impoundedOn, hearingDays)' }],
    'summarize-by-hold': ['summarize', 'Summarize impounds by hold', { by: ['holdType'], measures: ['count'] }],
  },
});
