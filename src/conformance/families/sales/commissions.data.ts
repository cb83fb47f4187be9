/** Capability family: commissions. */
import { family } from '../../family/notation.ts';

export const commissions = family({
  noun: 'commissions', one: 'commission', title: 'Commissions', subject: 'dealer',
  summary: 'A salesperson or manager payable on a deal: plan, gross basis, splits, bonus and pay run.',
  fields: {
    dealId: ['ref:deals', 'deal_6a9cf3'],
    payee: ['string', 'Casey Morgan'],
    planCode: ['string', 'PL-99043'],
    commissionableGross: ['money', '1840.00'],
    ratePct: ['number', 25],
    splitPct: ['number?', 100],
    flatMinimum: ['money?', '150.00'],
    amount: ['money?', '460.00'],
    dealerId: ['ref:dealers?', 'dealer_421af0'],
  },
  states: ['accrued', 'reviewed', 'approved', 'paid', 'charged-back', 'disputed'],
  verbs: {
    accrue: ['create', 'Accrue commission'],
    get: ['get', 'Get commission'],
    list: ['list', 'List commissions', { by: ['state', 'payee', 'planCode'] }],
    'list-unpaid': ['list', 'List unpaid commissions', { by: ['state'], where: "state == 'approved'" }],
    search: ['search', 'Search commissions', { by: ['payee', 'dealId'] }],
    'change-split': ['update', 'Change split for commission', { fields: ['splitPct'] }],
    'correct-gross': ['update', 'Correct gross for commission', { fields: ['commissionableGross'] }],
    review: ['transition', 'Review commission', { from: ['accrued'], to: 'reviewed', needs: ['amount'] }],
    approve: ['transition', 'Approve commission', { from: ['reviewed'], to: 'approved' }],
    dispute: ['transition', 'Dispute commission', { from: ['accrued', 'reviewed', 'approved'], to: 'disputed', needs: ['reason'] }],
    'settle-dispute': ['transition', 'Settle dispute for commission', { from: ['disputed'], to: 'reviewed', needs: ['resolution'] }],
    pay: ['transition', 'Pay commission', { from: ['approved'], to: 'paid', needs: ['payRunId'] }],
    'charge-back': ['transition', 'Charge back commission', { from: ['approved', 'accrued'], to: 'charged-back', needs: ['reason'] }],
    'compute-commission': ['calculate', 'Compute commission', { get: 'commissionableGross: money, ratePct: number, splitPct: number = 100, flatMinimum: money = 0 => earned: money = max(flatMinimum, commissionableGross * ratePct / 100); share: money = earned * splitPct / 100', live: true }],
    'compute-unit-bonus': ['calculate', 'Compute unit bonus for commission', { get: 'unitsSold: integer => bonusPerUnit: money = band(unitsSold, 7, 0, 11, 100, 15, 175, 250); bonus: money = unitsSold * bonusPerUnit' }],
    'net-against-draw': ['calculate', 'Net against draw for commission', { get: 'earned: money, draw: money, carryForward: money = 0 => payable: money = max(0, earned - draw - carryForward); newCarry: money = max(0, draw + carryForward - earned)' }],
    'summarize-by-payee': ['summarize', 'Summarize commissions by payee', { by: ['payee'], measures: ['count', 'sum:amount'] }],
    'export-wash-sheet': ['export', 'Export wash sheet of commissions'],
  },
});
