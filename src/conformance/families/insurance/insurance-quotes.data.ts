/** Capability family: insurance quotes. */
import { family } from '../../family/notation.ts';

export const insuranceQuotes = family({
  noun: 'insurance-quotes', one: 'insurance-quote', title: 'Insurance quotes', subject: 'customer',
  summary: 'A priced auto policy offer for a driver and vehicle with coverages, deductible and bind window.',
  fields: {
    vin: ['vin', '3GNAXUEV1PL301277'],
    customerId: ['ref:customers', 'customer_9b9713'],
    garagingZip: ['zip', '78701'],
    bodilyInjuryLimit: ['string?', '100/300'],
    deductible: ['money', '500.00'],
    premiumSixMonth: ['money', '684.00'],
    carrierName: ['string?', 'Cedar Ridge Insurance'],
    validThrough: ['date', '2027-05-17'],
    driverAge: ['integer?', 38],
  },
  states: ['requested', 'quoted', 'bound', 'expired', 'declined'],
  verbs: {
    request: ['create', 'Request insurance quote'],
    get: ['get', 'Get insurance quote'],
    'get-latest-for-vin': ['get', 'Get latest insurance quote for VIN', { by: ['vin'] }],
    list: ['list', 'List insurance quotes', { by: ['state', 'carrierName'] }],
    'list-open': ['list', 'List open insurance quotes', { by: ['state'], where: "state == 'quoted'" }],
    search: ['search', 'Search insurance quotes', { by: ['vin', 'customerId'] }],
    'change-deductible': ['update', 'Change deductible for insurance quote', { fields: ['deductible'] }],
    'change-limits': ['update', 'Change limits for insurance quote', { fields: ['bodilyInjuryLimit'] }],
    'post-quote': ['transition', 'Post quote for insurance quote', { from: ['requested'], to: 'quoted', when: 'premiumSixMonth > 0' }],
    requote: ['transition', 'Requote insurance quote', { from: ['quoted'], to: 'quoted', needs: ['changeNote'] }],
    bind: ['transition', 'Bind insurance quote', { from: ['quoted'], to: 'bound', when: 'validThrough >= today' }],
    decline: ['transition', 'Decline insurance quote', { from: ['requested', 'quoted'], to: 'declined', needs: ['reason'] }],
    expire: ['transition', 'Expire insurance quote', { from: ['quoted'], to: 'expired' }],
    'rate-with-carriers': ['assess', 'Rate with carriers for insurance quote', { ask: 'insurer', outcomes: ['preferred', 'standard', 'high-risk', 'declined'] }],
    'compute-monthly-premium': ['calculate', 'Compute monthly premium for insurance quote', { get: 'premiumSixMonth: money, installmentFee: money = 5, payInFullDiscountPct: number = 8 => monthly: money = premiumSixMonth / 6 + installmentFee; payInFull: money = premiumSixMonth * (1 - payInFullDiscountPct / 100)' }],
    'compare-deductibles': ['calculate', 'Compare deductibles for insurance quote', { get: 'lowPremium: money = 742, highPremium: money = 655, lowDeductible: money = 500, highDeductible: money = 1000 => saving: money = lowPremium - highPremium; breakEvenYears: number = (highDeductible - lowDeductible) / ((lowPremium - highPremium) * 2)' }],
    'summarize-by-carrier': ['summarize', 'Summarize insurance quotes by carrier', { by: ['carrierName'], measures: ['count', 'avg:premiumSixMonth'] }],
  },
});
