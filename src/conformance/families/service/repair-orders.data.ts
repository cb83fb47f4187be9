/** Capability family: repair orders. */
import { family } from '../../family/notation.ts';

export const repairOrders = family({
  noun: 'repair-orders', one: 'repair-order', title: 'Repair orders', subject: 'vin',
  summary: 'A repair order from write-up through dispatch, repair, quality check, cashiering and close.',
  fields: {
    roNumber: ['string', 'RO-96132'],
    vin: ['vin', '2T3W1RFV6RW204518'],
    customerId: ['ref:customers', 'customer_b80d08'],
    advisorId: ['ref:advisors', 'advisor_761e42'],
    odometerIn: ['integer', 36067],
    payType: ['enum', 'customer', ['customer', 'warranty', 'internal']],
    laborTotal: ['money?', '495.00'],
    partsTotal: ['money?', '312.40'],
    promisedAt: ['datetime?', '2026-05-20T15:30:00Z'],
  },
  states: ['opened', 'in-repair', 'awaiting-parts', 'quality-check', 'completed', 'invoiced', 'closed', 'voided'],
  verbs: {
    open: ['create', 'Open repair order'],
    get: ['get', 'Get repair order'],
    'get-by-number': ['get', 'Get repair order by number', { by: ['roNumber'] }],
    list: ['list', 'List repair orders', { by: ['state', 'payType', 'advisorId'] }],
    'list-past-promise': ['list', 'List repair orders past promise', { by: ['state'], where: 'promisedAt < today' }],
    search: ['search', 'Search repair orders', { by: ['vin', 'roNumber'] }],
    'add-line': ['update', 'Add line for repair order', { fields: ['laborTotal', 'partsTotal'] }],
    'move-promise': ['update', 'Move promise for repair order', { fields: ['promisedAt'] }],
    dispatch: ['transition', 'Dispatch repair order', { from: ['opened'], to: 'in-repair', needs: ['technicianId'] }],
    'wait-for-parts': ['transition', 'Hold repair order for parts', { from: ['in-repair'], to: 'awaiting-parts', needs: ['partNumber'] }],
    'resume-repair': ['transition', 'Resume repair for repair order', { from: ['awaiting-parts'], to: 'in-repair' }],
    'send-to-quality-check': ['transition', 'Send repair order to quality check', { from: ['in-repair'], to: 'quality-check' }],
    complete: ['transition', 'Complete repair order', { from: ['quality-check'], to: 'completed', needs: ['odometerOut'] }],
    invoice: ['transition', 'Invoice repair order', { from: ['completed'], to: 'invoiced', when: 'laborTotal >= 0' }],
    close: ['transition', 'Close repair order', { from: ['invoiced'], to: 'closed', needs: ['paymentReference'] }],
    void: ['transition', 'Void repair order', { from: ['opened'], to: 'voided', needs: ['reason'] }],
    'compute-total': ['calculate', 'Compute total for repair order', { post: 'laborTotal: money, partsTotal: money, sublet: money = 0, shopSuppliesPct: number = 8, suppliesCap: money = 49.95, taxRatePct: number = 0 => supplies: money = min(suppliesCap, laborTotal * shopSuppliesPct / 100); tax: money = partsTotal * taxRatePct / 100; total: money = laborTotal + partsTotal + sublet + supplies + tax', live: true }],
  },
});
