/** Capability family: pay plans. */
import { family } from '../../family/notation.ts';

export const payPlans = family({
  noun: 'pay-plans', one: 'pay-plan', title: 'Pay plans', subject: 'dealer',
  summary: 'A compensation plan with base, commission tiers, bonuses and acknowledgment.',
  fields: {
    code: ['string', 'CO-59591'],
    role: ['string', 'sales consultant'],
    baseSalary: ['money', '2400.00'],
    commissionPct: ['number', 22],
    volumeBonus: ['money?', '500.00'],
    drawAmount: ['money?', '0.00'],
    effectiveOn: ['date', '2026-03-14'],
    acknowledged: ['boolean?', true],
    dealerId: ['ref:dealers?', 'dealer_f05ff4'],
  },
  states: ['drafted', 'approved', 'acknowledged', 'active', 'retired'],
  verbs: {
    draft: ['create', 'Draft pay plan'],
    get: ['get', 'Get pay plan'],
    'get-by-code': ['get', 'Get pay plan by code', { by: ['code'] }],
    list: ['list', 'List pay plans', { by: ['state', 'role'] }],
    'list-unacknowledged': ['list', 'List unacknowledged pay plans', { by: ['state'], where: 'acknowledged == false' }],
    search: ['search', 'Search pay plans', { by: ['code', 'role'] }],
    retune: ['update', 'Retune pay plan', { fields: ['commissionPct', 'volumeBonus'] }],
    'record-acknowledgment': ['update', 'Record acknowledgment for pay plan', { fields: ['acknowledged'] }],
    approve: ['transition', 'Approve pay plan', { from: ['drafted'], to: 'approved', when: 'commissionPct >= 0' }],
    'reject-draft': ['transition', 'Reject draft for pay plan', { from: ['approved'], to: 'drafted', needs: ['reason'] }],
    acknowledge: ['transition', 'Acknowledge pay plan', { from: ['approved'], to: 'acknowledged', needs: ['employeeSignature'] }],
    activate: ['transition', 'Activate pay plan', { from: ['acknowledged'], to: 'active' }],
    retire: ['transition', 'Retire pay plan', { from: ['approved', 'acknowledged', 'active'], to: 'retired' }],
    'benchmark-pay': ['assess', 'Benchmark pay for pay plan', { ask: 'valuation', outcomes: ['at-market', 'below-market', 'above-market'] }],
    'compute-period-pay': ['calculate', 'Compute period pay for pay plan', { post: 'baseSalary: money, gross: money, commissionPct: number, volumeBonus: money = 0, drawAmount: money = 0 => commission: money = gross * commissionPct / 100; pay: money = baseSalary + gross * commissionPct / 100 + volumeBonus - drawAmount' }],
    'check-minimum-wage': ['validate', 'Check minimum wage for pay plan', { get: 'pay: money, hoursWorked: number, minimumHourly: money = 7.25 => meetsMinimum: boolean = pay / hoursWorked >= minimumHourly' }],
    'summarize-by-role': ['summarize', 'Summarize pay plans by role', { by: ['role'], measures: ['count', 'avg:commissionPct'] }],
  },
});
