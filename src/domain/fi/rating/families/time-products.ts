/** Rates the families that are priced by term alone. */
import { type Cents, dollars, sum } from '#kernel/money.ts';
import type { ProductType } from '../../families.ts';
import { type Ineligibility, sheetObjections } from '../eligibility.ts';
import {
  type DealFigures,
  dealerCostOf,
  type FamilyPlans,
  type FamilyRater,
  factorAt,
  formNumber,
  notSold,
  type Plan,
  type Surcharge,
} from '../plan.ts';
import type { RatedVehicle } from '../vehicle.ts';
import { APPEARANCE, DENT, ETCH, KEY, LEASE_WEAR, LIFETIME, RUST, SHARED_TERMS, TIRE } from './time-products.data.ts';

/** What differs between plans of one family. Dollars before the VIN's bump. */
interface Line {
  readonly id: string;
  readonly coverage: string;
  readonly months: number;
  readonly costDollars: number;
  readonly retailOf: (cost: Cents) => Cents;
  readonly benefitDollars?: number;
  readonly more?: Pick<Plan, 'dealerPaid' | 'lifetime'>;
}

const plus = (markupDollars: number) => (cost: Cents) => sum(cost, dollars(markupDollars));
const fixedPrice = (retailDollars: number) => () => dollars(retailDollars);

/** Rates a family whose plans are `lines`, unless the family sheet or `extra` objects. */
function family(
  productType: ProductType,
  stem: string,
  lines: (vehicle: RatedVehicle, deal: DealFigures) => readonly Line[],
  more: {
    readonly extra?: (vehicle: RatedVehicle, deal: DealFigures) => readonly Ineligibility[];
    readonly surcharges?: (vehicle: RatedVehicle) => readonly Surcharge[];
  } = {},
): FamilyRater {
  return (vehicle, deal): FamilyPlans => {
    const extra = more.extra?.(vehicle, deal) ?? [];
    const objections = [...sheetObjections(productType, vehicle, deal.financeType), ...extra];
    if (objections.length > 0) return notSold(...objections);
    const surcharges = more.surcharges?.(vehicle) ?? [];
    const form = formNumber(stem, deal.state);
    const plans = lines(vehicle, deal).map((line): Plan => {
      const dealerCost = dealerCostOf(line.costDollars, surcharges, vehicle);
      return {
        rateId: `${productType}-${line.id}`,
        coverage: line.coverage,
        termMonths: line.months,
        termMiles: null,
        deductible: dollars(0),
        ...(line.benefitDollars === undefined ? {} : { benefit: dollars(line.benefitDollars) }),
        dealerCost,
        retailPrice: line.retailOf(dealerCost),
        ...line.more,
        surcharges,
        form,
      };
    });
    return { plans, ineligible: [] };
  };
}

export const rateTire = family('TIRE', 'TW', tireLines, {
  surcharges: (vehicle) => (vehicle.commercialUse ? [{ code: 'COMM', cost: dollars(TIRE.commercial) }] : []),
});

function tireLines(vehicle: RatedVehicle): Line[] {
  const byWheel = vehicle.wheelInches === undefined ? undefined : factorAt(TIRE.baseByInches, vehicle.wheelInches);
  const base = (byWheel ?? TIRE.baseUnknown) * (vehicle.class >= TIRE.luxuryFromClass ? TIRE.luxuryFactor : 1);
  return SHARED_TERMS.flatMap(([months, factor]) => [
    { id: `RH-${months}`, coverage: 'Road hazard', months, costDollars: base * factor, retailOf: plus(TIRE.markup) },
    {
      id: `RHC-${months}`,
      coverage: 'Road hazard with cosmetic',
      months,
      costDollars: base * factor + TIRE.cosmetic,
      retailOf: plus(TIRE.markup),
    },
  ]);
}

export const rateKey = family('KEY', 'KEY', (vehicle) => {
  const base = vehicle.class >= KEY.luxuryFromClass ? KEY.baseLuxury : KEY.base;
  return byMonths('Key replacement', SHARED_TERMS, base, KEY.markup);
});

export const rateDent = family('PDR', 'PDR', () =>
  byMonths('Paintless dent repair', SHARED_TERMS, DENT.base, DENT.markup),
);

export const rateAppearance = family('AP', 'AP', (vehicle) => {
  const base = APPEARANCE.truckBodies.includes(vehicle.body ?? '') ? APPEARANCE.baseTruck : APPEARANCE.baseCar;
  return byMonths('Paint and interior', APPEARANCE.terms, base, APPEARANCE.markup);
});

function byMonths(
  coverage: string,
  terms: readonly (readonly [number, number])[],
  base: number,
  markup: number,
): Line[] {
  return terms.map(([months, factor]) => ({
    id: `${months}`,
    coverage,
    months,
    costDollars: base * factor,
    retailOf: plus(markup),
  }));
}

export const rateRust = family('RUST', 'RUST', () =>
  RUST.terms.map(([months, factor, retail]) => ({
    id: `${months}`,
    coverage: 'Perforation',
    months,
    costDollars: RUST.base * factor,
    retailOf: fixedPrice(retail),
  })),
);

export const rateEtch = family('ETCH', 'ETCH', () =>
  ETCH.benefits.flatMap(([benefitDollars, costDollars, retail]) =>
    ETCH.months.map((months) => ({
      id: `${benefitDollars}-${months}`,
      coverage: 'Theft benefit',
      months,
      costDollars,
      retailOf: fixedPrice(retail),
      benefitDollars,
    })),
  ),
);

export const rateLeaseWear = family('EWT', 'EWT', leaseWearLines, {
  extra: (_, deal) =>
    deal.financeType !== 'Lease' || leaseWearTerms(deal).length > 0
      ? []
      : [{ code: 'finance-term', reason: `The shortest plan is 24 months; the lease runs ${deal.termMonths}.` }],
});

function leaseWearTerms({ termMonths }: DealFigures) {
  return LEASE_WEAR.terms.filter(([months]) => months <= termMonths);
}

function leaseWearLines(_: RatedVehicle, deal: DealFigures): Line[] {
  return LEASE_WEAR.benefits.flatMap(([benefitDollars, base, markup]) =>
    leaseWearTerms(deal).map(([months, factor]) => ({
      id: `${benefitDollars}-${months}`,
      coverage: 'Waived wear',
      months,
      costDollars: base * factor,
      retailOf: plus(markup),
      benefitDollars,
    })),
  );
}

export const rateLifetime = family('LTW', 'LTW', lifetimeLines, { extra: lifetimeObjections });

function lifetimeLines(vehicle: RatedVehicle): Line[] {
  const costDollars = Number(factorAt(LIFETIME.baseByClass, vehicle.class));
  const { months } = LIFETIME;
  return [
    {
      id: 'DEALER',
      coverage: 'Powertrain, dealer-paid',
      months,
      costDollars,
      retailOf: fixedPrice(0),
      more: { dealerPaid: true, lifetime: true },
    },
    {
      id: 'CUSTOMER',
      coverage: 'Powertrain',
      months,
      costDollars,
      retailOf: fixedPrice(LIFETIME.retail),
      more: { lifetime: true },
    },
  ];
}

function lifetimeObjections(vehicle: RatedVehicle): Ineligibility[] {
  const found: Ineligibility[] = [];
  if (factorAt(LIFETIME.baseByClass, vehicle.class) === undefined) {
    found.push({
      code: 'vehicle-class',
      reason: `Rating classes 5 and up are not sold a lifetime warranty; ${vehicle.make} is class ${vehicle.class}.`,
    });
  }
  if (vehicle.fuel === 'electric')
    found.push({ code: 'electric-vehicle', reason: 'Electric cars have no powertrain that this warranty covers.' });
  if (vehicle.oneTon || vehicle.lifted)
    found.push({ code: 'one-ton', reason: 'One-ton and modified trucks are not sold a lifetime warranty.' });
  return found;
}
