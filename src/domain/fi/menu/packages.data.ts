/**
 * What each menu package holds, by finance type. Source: F&I menu practice, 2025–26; confidence medium.
 * Every customer sees every product they qualify for; the columns differ only in content.
 */
import type { ProductType } from '../families.ts';
import type { FinanceType } from '../rating/eligibility.data.ts';

export type PackageName = 'Good' | 'Better' | 'Best';

export const PACKAGE_NAMES: readonly PackageName[] = ['Good', 'Better', 'Best'];

/** How one plan of a family is picked. */
export interface Slot {
  readonly productType: ProductType;
  /** Covers in order of preference; the first that is rated is taken. Left out: the first cover of the family. */
  readonly coverages?: readonly { readonly coverage: string; readonly deductibleDollars?: number }[];
  /** `longest`, a number of months, or `finance`: the shortest that is no shorter than the deal, else the longest. */
  readonly months: 'finance' | 'longest' | number;
  readonly benefitDollars?: number;
}

const EXCLUSIONARY = { coverage: 'Exclusionary', deductibleDollars: 100 };
const STATED = { coverage: 'Stated component', deductibleDollars: 100 };
const POWERTRAIN = { coverage: 'Powertrain', deductibleDollars: 100 };

const fullCover: Slot = { productType: 'VSC', coverages: [EXCLUSIONARY, STATED, POWERTRAIN], months: 'longest' };
const statedCover: Slot = {
  productType: 'VSC',
  coverages: [STATED, { coverage: 'Exclusionary', deductibleDollars: 250 }, POWERTRAIN],
  months: 'finance',
};
const powertrain: Slot = { productType: 'VSC', coverages: [POWERTRAIN], months: 'finance' };
const gap: Slot = { productType: 'GAP', months: 'finance' };
const tire: Slot = { productType: 'TIRE', coverages: [{ coverage: 'Road hazard' }], months: 'finance' };
const tireCosmetic: Slot = { productType: 'TIRE', coverages: [{ coverage: 'Road hazard with cosmetic' }], months: 'finance' };
const maintenance: Slot = { productType: 'PPM', months: 36 };
const maintenanceLease: Slot = { productType: 'PPM', months: 'longest' };
const appearance: Slot = { productType: 'AP', months: 'finance' };
const key: Slot = { productType: 'KEY', months: 'finance' };
const dent: Slot = { productType: 'PDR', months: 'finance' };
const etch: Slot = { productType: 'ETCH', months: 'finance', benefitDollars: 5_000 };
const leaseWear: Slot = { productType: 'EWT', months: 'longest', benefitDollars: 5_000 };
const rust: Slot = { productType: 'RUST', months: 'finance' };
const lifetime: Slot = { productType: 'LTW', coverages: [{ coverage: 'Powertrain' }], months: 'longest' };

type Columns = Readonly<Record<PackageName, readonly Slot[]>>;

const financed: Columns = {
  Good: [powertrain, gap],
  Better: [statedCover, gap, tire, key],
  Best: [fullCover, gap, tire, maintenance, appearance, key, dent, etch],
};

export const MENU_COLUMNS: Readonly<Record<FinanceType, Columns>> = Object.freeze({
  Loan: financed,
  Balloon: financed,
  Lease: {
    Good: [leaseWear, key],
    Better: [leaseWear, tire, key],
    Best: [leaseWear, tireCosmetic, dent, key, maintenanceLease, appearance],
  },
  Cash: {
    Good: [powertrain],
    Better: [statedCover, tire, key],
    Best: [fullCover, tire, maintenance, appearance, key, dent, etch],
  },
});

/** How a family stands on the menu by itself, beside the packages. */
export const SINGLE_SLOTS: Readonly<Record<ProductType, Slot>> = Object.freeze({
  VSC: { ...fullCover, months: 'finance' },
  GAP: gap,
  EWT: leaseWear,
  PPM: maintenance,
  TIRE: tire,
  KEY: key,
  PDR: dent,
  AP: appearance,
  RUST: rust,
  ETCH: etch,
  LTW: lifetime,
});

/** A cash buyer has no finance term; plans are picked as for this one. */
export const CASH_MONTHS = 60;
