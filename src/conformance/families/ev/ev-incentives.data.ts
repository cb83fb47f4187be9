/** Capability family: EV incentives. */
import { family } from '../../family/notation.ts';

export const evIncentives = family({
  noun: 'ev-incentives', one: 'ev-incentive', title: 'EV incentives', subject: 'vin',
  summary: 'A federal, state or utility benefit for an electric vehicle with income, price and transfer rules.',
  fields: {
    vin: ['vin', 'JTDEPMAE5N3700119'],
    programName: ['string', 'State clean vehicle rebate'],
    level: ['enum', 'federal', ['federal', 'state', 'utility']],
    benefitAmount: ['money', '4000.00'],
    msrpCap: ['money?', '55000.00'],
    incomeCap: ['money?', '150000.00'],
    transferToDealer: ['boolean?', true],
    claimedOn: ['date?', '2026-03-17'],
  },
  states: ['identified', 'eligible', 'submitted', 'approved', 'paid', 'denied', 'expired'],
  verbs: {
    identify: ['create', 'Identify EV incentive'],
    get: ['get', 'Get EV incentive'],
    'get-for-vin': ['get', 'Get EV incentive for VIN', { by: ['vin'] }],
    list: ['list', 'List EV incentives', { by: ['state', 'level'] }],
    'list-unpaid': ['list', 'List unpaid EV incentives', { by: ['state'], where: "state == 'approved'" }],
    search: ['search', 'Search EV incentives', { by: ['programName', 'vin'] }],
    'elect-transfer': ['update', 'Elect transfer for EV incentive', { fields: ['transferToDealer'] }],
    'confirm-eligibility': ['transition', 'Confirm eligibility for EV incentive', { from: ['identified'], to: 'eligible', when: 'benefitAmount > 0' }],
    submit: ['transition', 'Submit EV incentive', { from: ['eligible'], to: 'submitted', needs: ['sellerReport'] }],
    approve: ['transition', 'Approve EV incentive', { from: ['submitted'], to: 'approved', needs: ['approvalNumber'] }],
    pay: ['transition', 'Pay EV incentive', { from: ['approved'], to: 'paid', needs: ['paymentReference'] }],
    deny: ['transition', 'Deny EV incentive', { from: ['identified', 'submitted'], to: 'denied', needs: ['reason'] }],
    expire: ['transition', 'Expire EV incentive', { from: ['identified', 'eligible'], to: 'expired' }],
    'file-seller-report': ['assess', 'File seller report for EV incentive', { ask: 'screening', outcomes: ['accepted', 'vin-already-claimed', 'income-attestation-missing'] }],
    'check-price-and-income': ['validate', 'Check price and income for EV incentive', { post: 'msrp: money, msrpCap: money, income: money, incomeCap: money => priceOk: boolean = msrp <= msrpCap; incomeOk: boolean = income <= incomeCap' }],
    'stack-benefits': ['calculate', 'Stack benefits for EV incentive', { post: 'benefits: money[], purchasePrice: money => total: money = min(purchasePrice, sum(benefits)); programs: integer = count(benefits)' }],
    'summarize-by-level': ['summarize', 'Summarize EV incentives by level', { by: ['level'], measures: ['count', 'sum:benefitAmount'] }],
  },
});
