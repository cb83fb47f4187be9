/** Capability family: employees. */
import { family } from '../../family/notation.ts';

export const employees = family({
  noun: 'employees', one: 'employee', title: 'Employees', subject: 'dealer',
  summary: 'A staff member with role, department, certification, schedule and separation.',
  fields: {
    name: ['string', 'Dana Ruiz'],
    employeeNumber: ['string', 'EM-98931'],
    dealerId: ['ref:dealers', 'dealer_d84f2f'],
    department: ['enum', 'sales', ['sales', 'service', 'parts', 'finance', 'office']],
    role: ['string', 'service advisor'],
    hiredOn: ['date', '2026-03-13'],
    payPlanId: ['ref:pay-plans?', 'pay_plan_0b4f65'],
    certified: ['boolean?', true],
  },
  states: ['offered', 'onboarding', 'active', 'on-leave', 'separated'],
  verbs: {
    offer: ['create', 'Offer employee'],
    get: ['get', 'Get employee'],
    'get-by-number': ['get', 'Get employee by number', { by: ['employeeNumber'] }],
    list: ['list', 'List employees', { by: ['state', 'department', 'role'] }],
    'list-active': ['list', 'List active employees', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search employees', { by: ['name', 'employeeNumber'] }],
    transfer: ['update', 'Transfer employee', { fields: ['department', 'role'] }],
    'assign-pay-plan': ['update', 'Assign pay plan for employee', { fields: ['payPlanId'] }],
    'start-onboarding': ['transition', 'Start onboarding for employee', { from: ['offered'], to: 'onboarding' }],
    activate: ['transition', 'Activate employee', { from: ['onboarding'], to: 'active' }],
    'begin-leave': ['transition', 'Begin leave for employee', { from: ['active'], to: 'on-leave', needs: ['returnOn'] }],
    'return-from-leave': ['transition', 'Return employee from leave', { from: ['on-leave'], to: 'active' }],
    separate: ['transition', 'Separate employee', { from: ['offered', 'onboarding', 'active', 'on-leave'], to: 'separated', needs: ['reason'] }],
    'run-background-check': ['assess', 'Run background check for employee', { ask: 'screening', outcomes: ['clear', 'review', 'disqualified'] }],
    'compute-turnover': ['calculate', 'Compute turnover for employee', { get: 'separations: integer, averageHeadcount: number => turnoverPct: number = separations / averageHeadcount * 100' }],
    'compute-overtime-pay': ['calculate', 'Compute overtime pay for employee', { get: 'hourlyRate: money, hoursWorked: number => regular: money = min(40, hoursWorked) * hourlyRate; overtime: money = max(0, hoursWorked - 40) * hourlyRate * 1.5; total: money = min(40, hoursWorked) * hourlyRate + max(0, hoursWorked - 40) * hourlyRate * 1.5' }],
    'summarize-by-department': ['summarize', 'Summarize employees by department', { by: ['department'], measures: ['count'] }],
  },
});
