/** Capability family: we-owe items. */
import { family } from '../../family/notation.ts';

export const weOwes = family({
  noun: 'we-owes', one: 'we-owe', title: 'We-owe items', subject: 'deal',
  summary: 'A promise made at delivery — part, service or accessory — owed to the buyer until fulfilled.',
  fields: {
    dealId: ['ref:deals', 'deal_8ec6fd'],
    vin: ['vin', '1GYKNDRS0RZ110264'],
    promise: ['string', 'Second key fob'],
    estimatedCost: ['money', '215.00'],
    promisedBy: ['string', 'Luis Ortega'],
    dueOn: ['date', '2026-05-15'],
    actualCost: ['money?', '198.40'],
    department: ['enum?', 'service', ['service', 'parts', 'detail', 'sales']],
  },
  states: ['owed', 'scheduled', 'in-progress', 'fulfilled', 'expired', 'forgiven'],
  verbs: {
    promise: ['create', 'Promise we-owe item'],
    get: ['get', 'Get we-owe item'],
    list: ['list', 'List we-owe items', { by: ['state', 'department'] }],
    'list-past-due': ['list', 'List we-owe items past due', { by: ['state'], where: 'dueOn < today' }],
    search: ['search', 'Search we-owe items', { by: ['vin', 'promise'] }],
    'move-due-date': ['update', 'Move due date for we-owe item', { fields: ['dueOn'] }],
    'reassign-department': ['update', 'Reassign department for we-owe item', { fields: ['department'] }],
    schedule: ['transition', 'Schedule we-owe item', { from: ['owed'], to: 'scheduled', needs: ['appointmentId'] }],
    start: ['transition', 'Start we-owe item', { from: ['scheduled'], to: 'in-progress' }],
    fulfill: ['transition', 'Fulfill we-owe item', { from: ['in-progress', 'scheduled'], to: 'fulfilled', needs: ['actualCost'] }],
    expire: ['transition', 'Expire we-owe item', { from: ['owed', 'scheduled'], to: 'expired' }],
    forgive: ['transition', 'Forgive we-owe item', { from: ['owed', 'scheduled'], to: 'forgiven', needs: ['customerSignature'] }],
    'accrue-liability': ['calculate', 'Accrue liability for we-owe item', { post: 'openCosts: money[] => openItems: integer = count(openCosts); accrued: money = sum(openCosts)' }],
    'compute-cost-overrun': ['calculate', 'Compute cost overrun for we-owe item', { get: 'estimatedCost: money, actualCost: money => overrun: money = actualCost - estimatedCost' }],
    'summarize-by-department': ['summarize', 'Summarize we-owe items by department', { by: ['department'], measures: ['count', 'sum:estimatedCost'] }],
    'export-open-promises': ['export', 'Export open promises of we-owe items'],
    history: ['history', 'We-owe item history'],
  },
});
