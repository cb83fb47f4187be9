/** Rates prepaid maintenance: visits by interval, priced by engine. */
import { withoutUndefined } from '#kernel/answer.ts';
import { cents, dollars } from '#kernel/money.ts';
import { sheetObjections } from '../eligibility.ts';
import { type DealFigures, dealerCostOf, type FamilyPlans, formNumber, notSold } from '../plan.ts';
import { PRICE_REGULATIONS } from '../price-regulation.data.ts';
import type { RatedVehicle } from '../vehicle.ts';
import { MAINTENANCE_RETAIL_FACTOR, MAINTENANCE_TERMS, SYNTHETIC_FROM_YEAR, VISITS } from './maintenance.data.ts';

/** Every maintenance plan of this car; on a lease, at most as long as the lease. */
export function rateMaintenance(vehicle: RatedVehicle, deal: DealFigures): FamilyPlans {
  const longest = deal.financeType === 'Lease' ? deal.termMonths : Number.POSITIVE_INFINITY;
  const terms = MAINTENANCE_TERMS.filter(([months]) => months <= longest);
  const objections = sheetObjections('PPM', vehicle, deal.financeType);
  if (terms.length === 0) {
    objections.push({
      code: 'finance-term',
      reason: `The shortest plan is 12 months; the lease runs ${deal.termMonths}.`,
    });
  }
  if (objections.length > 0) return notSold(...objections);
  const visit = visitOf(vehicle);
  const form = formNumber('PPM', deal.state);
  const plans = terms.map(([termMonths, termMiles]) => {
    const dealerCost = dealerCostOf(Math.ceil(termMiles / visit.intervalMiles) * visit.dollars, [], vehicle);
    return {
      rateId: `PPM-${visit.code}-${termMonths}-${termMiles / 1000}K`,
      coverage: visit.coverage,
      termMonths,
      termMiles,
      deductible: dollars(0),
      dealerCost,
      retailPrice: cents(dealerCost * MAINTENANCE_RETAIL_FACTOR),
      surcharges: [],
      form,
    };
  });
  const regulation = PRICE_REGULATIONS.find((rule) => rule.productType === 'PPM' && rule.state === deal.state);
  return { plans, ineligible: [], ...withoutUndefined({ regulation }) };
}

function visitOf({ fuel, year }: RatedVehicle) {
  if (fuel === 'electric') return VISITS.electric;
  if (fuel === 'diesel') return VISITS.diesel;
  return Number(year) >= SYNTHETIC_FROM_YEAR ? VISITS.synthetic : VISITS.conventional;
}
