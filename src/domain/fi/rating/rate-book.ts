/** Rates every requested family for one vehicle and deal, or states why it is ineligible. */
import { PRODUCT_NAMES, PRODUCT_TYPES, type ProductType } from '../families.ts';
import type { Ineligibility } from './eligibility.ts';
import { rateGap } from './families/gap.ts';
import { rateMaintenance } from './families/maintenance.ts';
import { rateServiceContract } from './families/service-contract.ts';
import {
  rateAppearance,
  rateDent,
  rateEtch,
  rateKey,
  rateLeaseWear,
  rateLifetime,
  rateRust,
  rateTire,
} from './families/time-products.ts';
import type { DealFigures, FamilyPlans, FamilyRaters } from './plan.ts';
import type { RatedVehicle } from './vehicle.ts';

/** The edition of the rate book; it changes with any factor in it. */
export const RATE_BOOK_EDITION = '2026-11';

/** A rated family, with at least one plan. */
export interface RatedFamily extends Omit<FamilyPlans, 'ineligible'> {
  readonly productType: ProductType;
  readonly name: string;
}

export interface IneligibleFamily {
  readonly productType: ProductType;
  readonly name: string;
  readonly objections: readonly Ineligibility[];
}

export interface Rating {
  readonly rates: readonly RatedFamily[];
  readonly ineligible: readonly IneligibleFamily[];
}

const RATERS: FamilyRaters = {
  VSC: rateServiceContract,
  GAP: rateGap,
  EWT: rateLeaseWear,
  PPM: rateMaintenance,
  TIRE: rateTire,
  KEY: rateKey,
  PDR: rateDent,
  AP: rateAppearance,
  RUST: rateRust,
  ETCH: rateEtch,
  LTW: rateLifetime,
};

/** Rates the requested families in the order of the family sheet. Deterministic by car, deal and edition. */
export function rate(
  vehicle: RatedVehicle,
  deal: DealFigures,
  productTypes: readonly ProductType[] = PRODUCT_TYPES,
): Rating {
  const rates: RatedFamily[] = [];
  const ineligible: IneligibleFamily[] = [];
  for (const productType of PRODUCT_TYPES) {
    if (!productTypes.includes(productType)) continue;
    const { ineligible: objections, ...rated } = RATERS[productType](vehicle, deal);
    const name = PRODUCT_NAMES[productType];
    if (rated.plans.length > 0) rates.push({ productType, name, ...rated });
    else ineligible.push({ productType, name, objections });
  }
  return { rates, ineligible };
}
