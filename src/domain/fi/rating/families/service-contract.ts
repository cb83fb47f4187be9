/** Rates vehicle service contracts: tier, term and miles, deductible, surcharges, suggested retail. */

import { withoutUndefined } from '#kernel/answer.ts';
import { once } from '#kernel/bounds/once.ts';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { CLASS_FACTOR } from '../../../vehicle/rating/vehicle-classes.data.ts';
import { sheetObjections } from '../eligibility.ts';
import {
  type DealFigures,
  dealerCostOf,
  type FamilyPlans,
  factorAt,
  formNumber,
  notSold,
  type Plan,
  type Surcharge,
  type WithheldCoverage,
} from '../plan.ts';
import { PRICE_REGULATIONS } from '../price-regulation.data.ts';
import type { RatedVehicle } from '../vehicle.ts';
import {
  AGE_BANDS,
  BASE_DOLLARS,
  DEDUCTIBLES,
  type DeductibleRow,
  HIGH_MILES_OVER,
  MARKUP,
  NEW_TERMS,
  ODOMETER_BANDS,
  SURCHARGE_DOLLARS,
  type TermRow,
  TIERS,
  type Tier,
  USED_TERMS,
} from './service-contract.data.ts';

const LUXURY_CLASS = 5;
const ELECTRONICS_CLASS = 4;

/** Every service contract that this car qualifies for; other tiers are withheld with the reason. */
export function rateServiceContract(vehicle: RatedVehicle, deal: DealFigures): FamilyPlans {
  const objections = [...sheetObjections('VSC', vehicle, deal.financeType), ...leaseObjection(vehicle, deal)];
  const classFactor = CLASS_FACTOR[vehicle.class];
  if (objections.length > 0 || classFactor === undefined) return notSold(...objections);
  const withheld: WithheldCoverage[] = [];
  const plans: Plan[] = [];
  const surcharges = serviceSurcharges(vehicle);
  for (const tier of TIERS) {
    const reason = tierObjection(tier, vehicle);
    if (reason !== undefined) withheld.push({ coverage: tier.coverage, reason });
    else {
      const rated = baseOf(vehicle) * classFactor * tier.factor;
      const form = formNumber(`VSC-${tier.code}`, deal.state);
      for (const line of SHEETS[vehicle.condition]().get(tier.code) ?? [])
        plans.push(planOf(line, { vehicle, coverage: tier.coverage, rated, surcharges, form }));
    }
  }
  const regulation = PRICE_REGULATIONS.find((rule) => rule.productType === 'VSC' && rule.state === deal.state);
  return { plans, ineligible: [], withheld, ...withoutUndefined({ regulation }) };
}

/** Base × odometer × age: the car's own share. Odometer bands apply to used plans. */
function baseOf(vehicle: RatedVehicle): number {
  const age = Number(factorAt(AGE_BANDS, Number(vehicle.ageYears)));
  if (vehicle.condition === 'new') return BASE_DOLLARS.new * age;
  return BASE_DOLLARS.used * Number(factorAt(ODOMETER_BANDS, vehicle.odometer)) * age;
}

/** One line of the sheet, the same for every car. */
interface SheetLine {
  readonly rateId: string;
  readonly termMonths: number;
  readonly termMiles: number;
  readonly deductible: Cents;
  readonly disappearing: boolean;
  readonly termFactor: number;
  readonly deductibleFactor: number;
}

/** The lines of each tier's sheet, computed once because a car has hundreds of plans. */
const SHEETS = {
  new: once(() => sheetsOf(NEW_TERMS)),
  used: once(() => sheetsOf(USED_TERMS)),
};

function sheetsOf(terms: readonly TermRow[]): ReadonlyMap<string, readonly SheetLine[]> {
  return new Map(
    TIERS.map(({ code }) => [
      code,
      terms.flatMap((term) => DEDUCTIBLES.map((deductible) => lineOf(code, term, deductible))),
    ]),
  );
}

function lineOf(tierCode: string, [termMonths, termMiles, termFactor]: TermRow, deductible: DeductibleRow): SheetLine {
  return {
    rateId: ['VSC', tierCode, termMonths, `${termMiles / 1000}K`, deductible.code].join('-'),
    termMonths,
    termMiles,
    deductible: dollars(deductible.dollars),
    disappearing: deductible.disappearing === true,
    termFactor,
    deductibleFactor: deductible.factor,
  };
}

interface PlanParts {
  readonly vehicle: RatedVehicle;
  readonly coverage: string;
  readonly rated: number;
  readonly surcharges: readonly Surcharge[];
  readonly form: string;
}

function planOf(line: SheetLine, { vehicle, coverage, rated, surcharges, form }: PlanParts): Plan {
  const { rateId, termMonths, termMiles, deductible, disappearing, termFactor, deductibleFactor } = line;
  const dealerCost = dealerCostOf(rated * termFactor * deductibleFactor, surcharges, vehicle);
  const retailPrice = suggestedRetail(dealerCost);
  const plan: Plan = { rateId, coverage, termMonths, termMiles, deductible, dealerCost, retailPrice, surcharges, form };
  return disappearing ? { ...plan, disappearing } : plan;
}

/** Cost plus a clamped markup, rounded up to the next five dollars; the markup is first rounded half-up to the cent. */
export function suggestedRetail(cost: Cents): Cents {
  const markup = Math.min(Math.max(cents((cost * MARKUP.pct) / 100), MARKUP.minDollars * 100), MARKUP.maxDollars * 100);
  const step = MARKUP.roundUpToDollars * 100;
  return cents(Math.ceil((cost + markup) / step) * step);
}

function serviceSurcharges(vehicle: RatedVehicle): Surcharge[] {
  const turbo = vehicle.class >= LUXURY_CLASS ? SURCHARGE_DOLLARS.TURBO_LUXURY : SURCHARGE_DOLLARS.TURBO;
  const rows: readonly (readonly [string, number, boolean])[] = [
    ['TURBO', turbo, vehicle.forcedInduction === true],
    ['AWD4', SURCHARGE_DOLLARS.AWD4, vehicle.allWheelDrive === true],
    ['DIESEL', SURCHARGE_DOLLARS.DIESEL, vehicle.fuel === 'diesel'],
    ['HYB', SURCHARGE_DOLLARS.HYB, vehicle.fuel === 'hybrid'],
    ['EV', SURCHARGE_DOLLARS.EV, vehicle.fuel === 'electric'],
    ['ONETON', SURCHARGE_DOLLARS.ONETON, vehicle.oneTon === true],
    ['LUXE', SURCHARGE_DOLLARS.LUXE, vehicle.luxuryElectronics === true && vehicle.class >= ELECTRONICS_CLASS],
    ['COMM', SURCHARGE_DOLLARS.COMM, vehicle.commercialUse === true],
    ['LIFT', SURCHARGE_DOLLARS.LIFT, vehicle.lifted === true],
    ['HIMI', SURCHARGE_DOLLARS.HIMI, vehicle.odometer > HIGH_MILES_OVER],
  ];
  return rows.filter(([, , applies]) => applies).map(([code, cost]) => ({ code, cost: dollars(cost) }));
}

function tierObjection(tier: Tier, vehicle: RatedVehicle): string | undefined {
  if (vehicle.odometer > tier.maxOdometer)
    return `At most ${tier.maxOdometer} miles; this car has ${vehicle.odometer}.`;
  if (Number(vehicle.ageYears) > tier.maxYears)
    return `At most ${tier.maxYears} model years; this car has ${vehicle.ageYears}.`;
  return undefined;
}

/** A contract that ends before the factory coverage is useless to a lessee. */
function leaseObjection(vehicle: RatedVehicle, deal: DealFigures) {
  const left = Math.max(0, vehicle.factoryMonths - 12 * Number(vehicle.ageYears));
  if (deal.financeType !== 'Lease' || deal.termMonths > left) return [];
  return [
    {
      code: 'factory-coverage' as const,
      reason: `The lease of ${deal.termMonths} months ends within the factory cover of ${left}.`,
    },
  ];
}
