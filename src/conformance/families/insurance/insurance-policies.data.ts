/** Capability family: insurance policies. */
import { family } from '../../family/notation.ts';

export const insurancePolicies = family({
  noun: 'insurance-policies', one: 'insurance-policy', title: 'Insurance policies', subject: 'vin',
  summary: 'An in-force auto policy with coverages, lienholder, effective dates and lapse handling.',
  fields: {
    policyNumber: ['string', 'PO-91627'],
    vin: ['vin', '1C4RJFBG7NC610355'],
    carrierName: ['string', 'Cedar Ridge Insurance'],
    effectiveOn: ['date', '2026-03-08'],
    expiresOn: ['date', '2027-05-12'],
    premium: ['money', '1368.00'],
    collisionDeductible: ['money?', '500.00'],
    lossPayee: ['string?', 'Northline Credit Union'],
  },
  states: ['bound', 'in-force', 'lapse-pending', 'lapsed', 'reinstated', 'cancelled', 'expired'],
  verbs: {
    bind: ['create', 'Bind insurance policy'],
    get: ['get', 'Get insurance policy'],
    'get-for-vin': ['get', 'Get insurance policy for VIN', { by: ['vin'] }],
    list: ['list', 'List insurance policies', { by: ['state', 'carrierName'] }],
    'list-lapsing': ['list', 'List lapsing insurance policies', { by: ['state'], where: "state == 'lapse-pending'" }],
    search: ['search', 'Search insurance policies', { by: ['policyNumber', 'vin'] }],
    'add-loss-payee': ['update', 'Add loss payee for insurance policy', { fields: ['lossPayee'] }],
    'swap-vehicle': ['update', 'Swap vehicle for insurance policy', { fields: ['vin'] }],
    'make-effective': ['transition', 'Make insurance policy effective', { from: ['bound'], to: 'in-force', when: 'effectiveOn <= today' }],
    'warn-of-lapse': ['transition', 'Warn insurance policy of lapse', { from: ['in-force', 'reinstated'], to: 'lapse-pending' }],
    'cure-lapse': ['transition', 'Cure lapse for insurance policy', { from: ['lapse-pending'], to: 'in-force', needs: ['paymentReference'] }],
    lapse: ['transition', 'Lapse insurance policy', { from: ['lapse-pending'], to: 'lapsed' }],
    reinstate: ['transition', 'Reinstate insurance policy', { from: ['lapsed'], to: 'reinstated', needs: ['paymentReference'] }],
    cancel: ['transition', 'Cancel insurance policy', { from: ['bound', 'in-force', 'reinstated'], to: 'cancelled', needs: ['reason'] }],
    expire: ['transition', 'Expire insurance policy', { from: ['in-force', 'reinstated'], to: 'expired', when: 'expiresOn <= today' }],
    'confirm-with-carrier': ['assess', 'Confirm with carrier for insurance policy', { ask: 'insurer', outcomes: ['in-force', 'lapsed', 'policy-not-found'] }],
    'compute-unearned-premium': ['calculate', 'Compute unearned premium for insurance policy', { get: 'premium: money, effectiveOn: date, expiresOn: date, cancelledOn: date => unearned: money = premium * min(1, max(0, days(cancelledOn, expiresOn)) / days(effectiveOn, expiresOn))' }],
  },
});
