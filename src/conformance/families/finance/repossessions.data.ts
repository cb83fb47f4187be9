/** Capability family: repossessions. */
import { family } from '../../family/notation.ts';

export const repossessions = family({
  noun: 'repossessions', one: 'repossession', title: 'Repossessions', subject: 'vin',
  summary: 'The recovery of collateral: assignment, recovery, personal property, redemption notice and remarketing.',
  fields: {
    vin: ['vin', '5YJ3E1EA3PF500641'],
    loanAccountId: ['ref:loan-accounts', 'loan_account_d620bb'],
    agency: ['string', 'Northline Partners'],
    assignedOn: ['date', '2026-03-08'],
    kind: ['enum', 'involuntary', ['involuntary', 'voluntary']],
    recoveredOn: ['date?', '2026-03-13'],
    storagePerDay: ['money?', '45.00'],
    redemptionEndsOn: ['date?', '2026-05-20'],
    balance: ['money?', '15240.00'],
  },
  states: ['assigned', 'located', 'recovered', 'notice-sent', 'redeemed', 'remarketed', 'cancelled'],
  verbs: {
    assign: ['create', 'Assign repossession'],
    get: ['get', 'Get repossession'],
    'get-for-vin': ['get', 'Get repossession for VIN', { by: ['vin'] }],
    list: ['list', 'List repossessions', { by: ['state', 'agency', 'kind'] }],
    'list-redeemable': ['list', 'List redeemable repossessions', { by: ['state'], where: "state == 'notice-sent'" }],
    search: ['search', 'Search repossessions', { by: ['vin', 'agency'] }],
    'reassign-agency': ['update', 'Reassign agency for repossession', { fields: ['agency'] }],
    locate: ['transition', 'Locate repossession', { from: ['assigned'], to: 'located', needs: ['location'] }],
    recover: ['transition', 'Recover repossession', { from: ['assigned', 'located'], to: 'recovered', needs: ['recoveredOn'] }],
    'send-redemption-notice': ['transition', 'Send redemption notice for repossession', { from: ['recovered'], to: 'notice-sent', needs: ['redemptionEndsOn'] }],
    redeem: ['transition', 'Redeem repossession', { from: ['notice-sent'], to: 'redeemed', needs: ['paymentReference'] }],
    remarket: ['transition', 'Remarket repossession', { from: ['notice-sent'], to: 'remarketed', when: 'redemptionEndsOn < today' }],
    cancel: ['transition', 'Cancel repossession', { from: ['assigned', 'located'], to: 'cancelled', needs: ['reason'] }],
    'scan-plate-network': ['assess', 'Scan plate network for repossession', { ask: 'telematics', outcomes: ['sighted', 'not-sighted', 'stale-sighting'] }],
    'compute-redemption-amount': ['calculate', 'Compute redemption amount for repossession', { get: 'balance: money, recoveryFee: money = 425, storagePerDay: money, daysStored: integer => redemption: money = balance + recoveryFee + storagePerDay * daysStored' }],
    'compute-deficiency': ['calculate', 'Compute deficiency for repossession', { get: 'balance: money, saleProceeds: money, expenses: money => net: money = saleProceeds - expenses; deficiency: money = max(0, balance + expenses - saleProceeds); surplus: money = max(0, saleProceeds - expenses - balance)', live: true }],
    'summarize-by-agency': ['summarize', 'Summarize repossessions by agency', { by: ['agency'], measures: ['count', 'sum:balance'] }],
    history: ['history', 'Repossession history'],
  },
});
