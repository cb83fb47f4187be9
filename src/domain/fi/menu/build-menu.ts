/** Builds the Good, Better and Best packages with the effect of each on the payment. */
import { type Cents, sum, toDecimal } from '#kernel/money.ts';
import { centsOf } from '../../deal-facts/protection.ts';
import type { MenuBuilt, MenuPackage, MenuProduct, QuoteBasis } from '../../deal-facts/protection-events.ts';
import { dealFigures } from '../quote.ts';
import type { Plan } from '../rating/plan.ts';
import type { RatedFamily, Rating } from '../rating/rate-book.ts';
import { DISCLOSURES } from './disclosures.data.ts';
import {
  CASH_MONTHS,
  MENU_COLUMNS,
  PACKAGE_NAMES,
  type PackageName,
  SINGLE_SLOTS,
  type Slot,
} from './packages.data.ts';
import { type PaymentTerms, paymentIncrease } from './payment-effect.ts';
import { pickPlan } from './pick-plan.ts';

interface Chosen {
  readonly family: RatedFamily;
  readonly plan: Plan;
}

/** The menu of a rating. At least one product must be rated, because a package is never empty. */
export function buildMenu(quoteId: string, rating: Rating, desked: QuoteBasis): MenuBuilt {
  const terms = paymentTerms(desked);
  const base = centsOf(desked.monthlyPayment);
  const months = terms.financeType === 'Cash' ? CASH_MONTHS : terms.termMonths;
  const singles = rating.rates.flatMap((family) => chosenFor(family, SINGLE_SLOTS[family.productType], months));
  const columns = MENU_COLUMNS[terms.financeType];
  const packages = PACKAGE_NAMES.map((name) =>
    packageOf(name, fill(columns[name], rating, months, singles), terms, base),
  );
  const state = dealFigures(desked).state;
  return {
    quoteId,
    financeType: desked.financeType,
    packages,
    products: singles.map((chosen) => productOf(chosen, terms)),
    basePayment: toDecimal(base),
    disclosures: disclosuresFor(singles, desked.financeType, state),
  };
}

/** The plans of a column; a column without any gets the least expensive single product. */
function fill(slots: readonly Slot[], rating: Rating, months: number, singles: readonly Chosen[]): readonly Chosen[] {
  const found = slots.flatMap((slot) => {
    const family = rating.rates.find(({ productType }) => productType === slot.productType);
    return family === undefined ? [] : chosenFor(family, slot, months);
  });
  if (found.length > 0) return found;
  return [...singles].sort((a, b) => a.plan.retailPrice - b.plan.retailPrice).slice(0, 1);
}

function chosenFor(family: RatedFamily, slot: Slot, months: number): Chosen[] {
  const plan = pickPlan(family, slot, months);
  return plan === undefined ? [] : [{ family, plan }];
}

function packageOf(name: PackageName, chosen: readonly Chosen[], terms: PaymentTerms, base: Cents): MenuPackage {
  const retail = sum(...chosen.map(({ plan }) => plan.retailPrice));
  const increase = paymentIncrease(retail, terms);
  return {
    package: name,
    products: chosen.map((one) => productOf(one, terms)),
    retailTotal: toDecimal(retail),
    monthlyPayment: toDecimal(sum(base, increase)),
    paymentIncrease: toDecimal(increase),
  };
}

function productOf({ family, plan }: Chosen, terms: PaymentTerms): MenuProduct {
  return {
    productType: family.productType,
    name: family.name,
    rateId: plan.rateId,
    coverage: plan.coverage,
    termMonths: plan.termMonths,
    termMiles: plan.termMiles,
    deductible: toDecimal(plan.deductible),
    ...(plan.benefit === undefined ? {} : { benefit: toDecimal(plan.benefit) }),
    retailPrice: toDecimal(plan.retailPrice),
    paymentIncrease: toDecimal(paymentIncrease(plan.retailPrice, terms)),
    form: plan.form,
  };
}

function paymentTerms(desked: QuoteBasis): PaymentTerms {
  return {
    financeType: desked.financeType,
    amountFinanced: centsOf(desked.amountFinanced),
    aprPct: desked.interestRate,
    termMonths: desked.term,
  };
}

function disclosuresFor(
  singles: readonly Chosen[],
  financeType: PaymentTerms['financeType'],
  state: string | undefined,
) {
  const onMenu = new Set(singles.map(({ family }) => family.productType));
  return DISCLOSURES.filter(
    ({ products, states, finance }) =>
      (products === undefined || products.some((product) => onMenu.has(product))) &&
      (states === undefined || (state !== undefined && states.includes(state))) &&
      (finance === undefined || finance.includes(financeType)),
  ).map(({ code, text }) => ({ code, text }));
}
