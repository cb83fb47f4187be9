/** Capability family: total losses. */
import { family } from '../../family/notation.ts';

export const totalLosses = family({
  noun: 'total-losses', one: 'total-loss', title: 'Total losses', subject: 'vin',
  summary: 'A vehicle declared uneconomical to repair: valuation, settlement, payoff and salvage transfer.',
  fields: {
    claimId: ['ref:insurance-claims', 'insurance_claim_b8386a'],
    vin: ['vin', 'JTDEPMAE5N3700119'],
    actualCashValue: ['money', '14350.00'],
    repairEstimate: ['money', '12480.00'],
    salvageValue: ['money', '3900.00'],
    settlementAmount: ['money?', '15336.88'],
    loanPayoff: ['money?', '9800.00'],
    jurisdiction: ['state', 'WA'],
  },
  states: ['evaluating', 'declared', 'offered', 'accepted', 'settled', 'owner-retained', 'rejected'],
  verbs: {
    evaluate: ['create', 'Evaluate total loss'],
    get: ['get', 'Get total loss'],
    'get-for-vin': ['get', 'Get total loss for VIN', { by: ['vin'] }],
    list: ['list', 'List total losses', { by: ['state', 'jurisdiction'] }],
    'list-awaiting-acceptance': ['list', 'List total losses awaiting acceptance', { by: ['state'], where: "state == 'offered'" }],
    search: ['search', 'Search total losses', { by: ['vin', 'claimId'] }],
    'revise-value': ['update', 'Revise value for total loss', { fields: ['actualCashValue'] }],
    'add-salvage-bid': ['update', 'Add salvage bid for total loss', { fields: ['salvageValue'] }],
    declare: ['transition', 'Declare total loss', { from: ['evaluating'], to: 'declared', when: 'repairEstimate > 0' }],
    offer: ['transition', 'Offer total loss', { from: ['declared', 'rejected'], to: 'offered', when: 'settlementAmount > 0' }],
    accept: ['transition', 'Accept total loss', { from: ['offered'], to: 'accepted' }],
    reject: ['transition', 'Reject total loss', { from: ['offered'], to: 'rejected', needs: ['reason'] }],
    settle: ['transition', 'Settle total loss', { from: ['accepted'], to: 'settled', needs: ['paymentReference'] }],
    'retain-by-owner': ['transition', 'Retain total loss by owner', { from: ['offered', 'accepted'], to: 'owner-retained', needs: ['retentionAmount'] }],
    'value-loss-vehicle': ['assess', 'Value loss vehicle for total loss', { ask: 'valuation', outcomes: ['value-confirmed', 'value-higher', 'value-lower'] }],
    'test-total-loss': ['calculate', 'Test total loss', { get: 'repairEstimate: money, actualCashValue: money, salvageValue: money, thresholdPct: number = 75 => ratioPct: number = share(repairEstimate, actualCashValue); formulaTotal: boolean = repairEstimate + salvageValue >= actualCashValue; thresholdTotal: boolean = ratioPct >= thresholdPct', live: true }],
    'compute-settlement': ['calculate', 'Compute settlement for total loss', { post: 'actualCashValue: money, salesTaxPct: number = 6.25, fees: money = 90, deductible: money = 0, salvageRetained: money = 0, loanPayoff: money = 0 => settlement: money = actualCashValue * (1 + salesTaxPct / 100) + fees - deductible - salvageRetained; toOwner: money = max(0, settlement - loanPayoff)' }],
  },
});
