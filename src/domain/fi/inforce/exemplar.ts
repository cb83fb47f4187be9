/** Deterministic exemplar contracts of a VIN without captured ones; always labeled simulated. */
import { draw, hashId, pick } from '#kernel/hash.ts';
import { dollars, percentOf } from '#kernel/money.ts';
import { modelYear, type Vin } from '#kernel/vin.ts';
import { type ContractTerms, expirationOf } from '../contract-terms.ts';
import { PRODUCT_NAMES } from '../families.ts';
import { EXEMPLAR_BUYERS, EXEMPLAR_PLANS, EXEMPLAR_STATES, type ExemplarPlan } from './exemplar-plans.data.ts';

/** Assumed age of a car whose VIN has no year code. */
const AGE_WHEN_UNKNOWN = 4;

/**
 * The exemplar contracts of a VIN: a service contract on every car, others on some. Each starts on June 15 of the year
 * after the car's model year, so old cars have lapsed coverage. Deterministic by VIN and year.
 */
export function exemplarContracts(vin: Vin, currentYear: number): readonly ContractTerms[] {
  const start = `${(modelYear(vin, currentYear) ?? currentYear - AGE_WHEN_UNKNOWN) + 1}-06-15`;
  return EXEMPLAR_PLANS.filter((plan) => draw(100, 'fi-exemplar-carried', vin, plan.productType) < plan.carriedPct).map(
    (plan) => exemplarContract(vin, start, plan),
  );
}

function exemplarContract(vin: Vin, start: string, plan: ExemplarPlan): ContractTerms {
  const { productType } = plan;
  const [termMonths, termMiles] = pick(plan.terms, 'fi-exemplar-term', vin, productType);
  const steps = (plan.retail.to - plan.retail.from) / plan.retail.step + 1;
  const price = dollars(plan.retail.from + plan.retail.step * draw(steps, 'fi-exemplar-price', vin, productType));
  return {
    contractId: `contract_${hashId('fi-exemplar', vin, productType)}`,
    vin,
    productType,
    name: PRODUCT_NAMES[productType],
    coverage: plan.coverage,
    termMonths,
    termMiles,
    deductible: dollars(plan.deductibleDollars),
    saleDate: start,
    effectiveDate: start,
    expirationDate: expirationOf(start, termMonths),
    saleOdometer: 8_000 + 100 * draw(81, 'fi-exemplar-odometer', vin),
    milesFrom: 'sale',
    price,
    dealerCost: percentOf(price, plan.costPct),
    form: plan.form,
    state: pick(EXEMPLAR_STATES, 'fi-exemplar-state', vin),
    customer: pick(EXEMPLAR_BUYERS, 'fi-exemplar-buyer', vin),
  };
}
