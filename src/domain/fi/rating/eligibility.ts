/** States why a vehicle or a deal is ineligible for a product family. */
import { PRODUCT_NAMES, type ProductType } from '../families.ts';
import { FAMILY_SHEET, type FinanceType } from './eligibility.data.ts';
import { CLASS_NOT_RATED, type RatedVehicle } from './vehicle.ts';

/** One reason, with a code that is independent of the wording. */
export interface Ineligibility {
  readonly code:
    | 'finance-type'
    | 'used-vehicle'
    | 'model-year-unknown'
    | 'vehicle-age'
    | 'odometer'
    | 'vehicle-type'
    | 'vehicle-class'
    | 'salvage-title'
    | 'commercial-use'
    | 'electric-vehicle'
    | 'one-ton'
    | 'factory-coverage'
    | 'finance-term'
    | 'vehicle-value'
    | 'loan-to-value'
    | 'state-rule';
  readonly reason: string;
}

/** Every objection of the family sheet to this car and finance type; empty when there is none. */
export function sheetObjections(
  productType: ProductType,
  vehicle: RatedVehicle,
  financeType: FinanceType,
): Ineligibility[] {
  const sheet = FAMILY_SHEET[productType];
  const name = PRODUCT_NAMES[productType];
  const found: Ineligibility[] = [];
  const object = (code: Ineligibility['code'], reason: string) => found.push({ code, reason });
  if (vehicle.notRated !== undefined) {
    object(
      'vehicle-type',
      `This is ${vehicle.notRated}; the rate book covers passenger cars, MPVs and trucks up to 14,000 lb.`,
    );
    return found;
  }
  if (!sheet.finance.includes(financeType)) {
    object('finance-type', `${name} is sold on ${sheet.finance.join(', ')} deals; this one is ${financeType}.`);
  }
  if (vehicle.ageYears === null) object('model-year-unknown', 'The VIN names no model year, so the age is unknown.');
  else if (vehicle.ageYears > sheet.maxYears) {
    object('vehicle-age', `At most ${sheet.maxYears} model years; this car has ${vehicle.ageYears}.`);
  }
  if (!sheet.used && vehicle.condition === 'used') object('used-vehicle', `${name} is sold on new cars only.`);
  if (sheet.maxOdometer !== null && vehicle.odometer > sheet.maxOdometer) {
    object('odometer', `At most ${sheet.maxOdometer} miles; this car has ${vehicle.odometer}.`);
  }
  if (sheet.mechanicalRisk && vehicle.class === CLASS_NOT_RATED) {
    object('vehicle-class', `${vehicle.make} is not rated for ${name}.`);
  }
  if (sheet.mechanicalRisk && vehicle.salvageTitle) object('salvage-title', 'A salvage title is not rated.');
  if (sheet.noCommercial && vehicle.commercialUse) object('commercial-use', 'Commercial use is not rated.');
  return found;
}
