/** Capability family: desk scenarios. */
import { family } from '../../family/notation.ts';

export const deskScenarios = family({
  noun: 'desk-scenarios', one: 'desk-scenario', title: 'Desk scenarios', subject: 'deal',
  summary: 'One pencil in a negotiation: price, trade, cash down, term and rate combined into a payment.',
  fields: {
    dealId: ['ref:deals', 'deal_0606e0'],
    label: ['string', 'Pencil 1'],
    salePrice: ['money', '27995.00'],
    downPayment: ['money', '2500.00'],
    tradeEquity: ['money?', '3100.00'],
    termMonths: ['integer', 72],
    aprPct: ['number', 6.9],
    taxRatePct: ['number?', 7.25],
    monthlyPayment: ['money?', '415.24'],
  },
  states: ['drafted', 'presented', 'countered', 'accepted', 'discarded'],
  verbs: {
    pencil: ['create', 'Pencil desk scenario'],
    get: ['get', 'Get desk scenario'],
    list: ['list', 'List desk scenarios', { by: ['state', 'dealId'] }],
    'list-presented': ['list', 'List presented desk scenarios', { by: ['state'], where: "state == 'presented'" }],
    search: ['search', 'Search desk scenarios', { by: ['dealId', 'label'] }],
    'adjust-terms': ['update', 'Adjust terms for desk scenario', { fields: ['termMonths', 'aprPct'] }],
    'adjust-cash': ['update', 'Adjust cash for desk scenario', { fields: ['downPayment', 'tradeEquity'] }],
    present: ['transition', 'Present desk scenario', { from: ['drafted', 'countered'], to: 'presented', when: 'monthlyPayment > 0' }],
    counter: ['transition', 'Counter desk scenario', { from: ['presented'], to: 'countered', needs: ['counterOffer'] }],
    accept: ['transition', 'Accept desk scenario', { from: ['presented', 'countered'], to: 'accepted' }],
    discard: ['transition', 'Discard desk scenario', { from: ['drafted', 'presented', 'countered'], to: 'discarded' }],
    'compute-payment': ['calculate', 'Compute payment for desk scenario', { post: 'salePrice: money, downPayment: money, tradeEquity: money = 0, taxRatePct: number = 0, fees: money = 0, aprPct: number, termMonths: integer => financed: money = max(0, salePrice * (1 + taxRatePct / 100) + fees - downPayment - tradeEquity); monthly: money = payment(financed, aprPct, termMonths); totalInterest: money = interest(financed, aprPct, termMonths)', live: true }],
    'solve-price-for-payment': ['calculate', 'Solve price for payment for desk scenario', { post: 'targetPayment: money, aprPct: number, termMonths: integer, downPayment: money, taxRatePct: number = 0 => loanable: money = principal(targetPayment, aprPct, termMonths); price: money = (loanable + downPayment) / (1 + taxRatePct / 100)', live: true }],
    'solve-down-for-payment': ['calculate', 'Solve down for payment for desk scenario', { get: 'salePrice: money, targetPayment: money, aprPct: number, termMonths: integer => loanable: money = principal(targetPayment, aprPct, termMonths); downNeeded: money = max(0, salePrice - loanable)', live: true }],
    'compare-terms': ['calculate', 'Compare terms for desk scenario', { get: 'financed: money, aprPct: number => at48: money = payment(financed, aprPct, 48); at60: money = payment(financed, aprPct, 60); at72: money = payment(financed, aprPct, 72); at84: money = payment(financed, aprPct, 84)', live: true }],
    'roll-payment-per-thousand': ['calculate', 'Roll payment per thousand for desk scenario', { get: 'aprPct: number, termMonths: integer => perThousand: money = payment(1000, aprPct, termMonths)' }],
    'pencil-history': ['history', 'Desk scenario pencil history'],
  },
});
