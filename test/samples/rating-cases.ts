/** Cars and deals of the rate-book tests. */

import type { DealFigures, Plan } from '#domain/fi/rating/plan.ts';
import { type RatedVehicle, ratedVehicle, type VehicleFacts } from '#domain/fi/rating/vehicle.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { dollars } from '#kernel/money.ts';
import { parseVin, type Vin } from '#kernel/vin.ts';

export const CASE_YEAR = 2026;

export function caseVin(text = '1HGCM82633A004352'): Vin {
  const vin = parseVin(text);
  if (vin === undefined) throw new Error(`not a VIN: ${text}`);
  return vin;
}

/** A new Toyota by default; the VIN's bump is zero so that book vectors match. */
export function caseVehicle(facts: Partial<VehicleFacts> = {}, odometer?: number): RatedVehicle {
  const base: VehicleFacts = {
    vin: caseVin(),
    year: CASE_YEAR,
    make: 'Toyota',
    model: 'Camry',
    fuel: 'gasoline',
    body: 'Sedan',
  };
  return { ...ratedVehicle({ ...base, ...facts }, CASE_YEAR, withoutUndefined({ odometer })), bump: 1 };
}

/** A 72-month loan of 32,000 on a car of 34,000 by default. */
export function caseDeal(figures: Partial<DealFigures> = {}): DealFigures {
  return {
    financeType: 'Loan',
    salesPrice: dollars(33_000),
    amountFinanced: dollars(32_000),
    termMonths: 72,
    vehicleMSRP: dollars(34_000),
    ...figures,
  };
}

/** The plan with a rate id; throws with the name when the family has none. */
export function planNamed(plans: readonly Plan[], rateId: string): Plan {
  const found = plans.find((plan) => plan.rateId === rateId);
  if (found === undefined) throw new Error(`no plan ${rateId} among ${plans.length}`);
  return found;
}
