/** Capability family: lemon law cases. */
import { family } from '../../family/notation.ts';

export const lemonLawCases = family({
  noun: 'lemon-law-cases', one: 'lemon-law-case', title: 'Lemon law cases', subject: 'vin',
  summary: 'A warranty-act claim on a vehicle with repair attempts, days down and repurchase or replacement.',
  fields: {
    vin: ['vin', '1FA6P8CFXR5101234'],
    customerId: ['ref:customers', 'customer_4a93a6'],
    repairAttempts: ['integer', 3],
    daysOutOfService: ['integer', 22],
    defect: ['string', 'repeated loss of power'],
    purchasePrice: ['money', '34185.00'],
    firstRepairMiles: ['integer', 4200],
    jurisdiction: ['state', 'GA'],
    remedy: ['enum?', 'repurchase', ['repurchase', 'replace', 'cash', 'none']],
  },
  states: ['opened', 'qualified', 'final-attempt', 'in-arbitration', 'repurchased', 'replaced', 'settled', 'dismissed'],
  verbs: {
    open: ['create', 'Open lemon law case'],
    get: ['get', 'Get lemon law case'],
    'get-for-vin': ['get', 'Get lemon law case for VIN', { by: ['vin'] }],
    list: ['list', 'List lemon law cases', { by: ['state', 'jurisdiction', 'remedy'] }],
    'list-qualified': ['list', 'List qualified lemon law cases', { by: ['state'], where: "state == 'qualified'" }],
    search: ['search', 'Search lemon law cases', { by: ['vin', 'defect'] }],
    'log-repair-attempt': ['update', 'Log repair attempt for lemon law case', { fields: ['repairAttempts', 'daysOutOfService'] }],
    qualify: ['transition', 'Qualify lemon law case', { from: ['opened'], to: 'qualified', when: 'repairAttempts >= 3' }],
    dismiss: ['transition', 'Dismiss lemon law case', { from: ['opened', 'qualified'], to: 'dismissed', needs: ['reason'] }],
    'grant-final-attempt': ['transition', 'Grant final attempt for lemon law case', { from: ['qualified'], to: 'final-attempt', needs: ['noticeDate'] }],
    'file-arbitration': ['transition', 'File arbitration for lemon law case', { from: ['qualified', 'final-attempt'], to: 'in-arbitration' }],
    repurchase: ['transition', 'Repurchase lemon law case', { from: ['in-arbitration', 'qualified'], to: 'repurchased', needs: ['refundAmount'] }],
    replace: ['transition', 'Replace lemon law case', { from: ['in-arbitration'], to: 'replaced', needs: ['replacementVin'] }],
    settle: ['transition', 'Settle lemon law case', { from: ['qualified', 'final-attempt', 'in-arbitration'], to: 'settled', needs: ['settlementAmount'] }],
    'hear-arbitration': ['assess', 'Hear arbitration for lemon law case', { ask: 'oem', outcomes: ['for-customer', 'partial-award', 'for-manufacturer'] }],
    'compute-use-offset': ['calculate', 'Compute use offset for lemon law case', { get: 'purchasePrice: money, firstRepairMiles: integer, divisorMiles: integer = 120000 => offset: money = min(purchasePrice, purchasePrice * firstRepairMiles / divisorMiles); refund: money = purchasePrice - offset', live: true }],
    'check-presumption': ['validate', 'Check presumption for lemon law case', { get: 'repairAttempts: integer, daysOutOfService: integer, firstRepairMiles: integer => attemptsMet: boolean = repairAttempts >= 3; daysMet: boolean = daysOutOfService >= 30; earlyEnough: boolean = firstRepairMiles <= 24000' }],
  },
});
