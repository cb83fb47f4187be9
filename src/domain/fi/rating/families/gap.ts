/** Rates GAP waivers by term, loan-to-value and MSRP bands, retail ceiling and state. */
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, cents, dollars, minus, shareOf, sum, toDecimal } from '#kernel/money.ts';
import { type Ineligibility, sheetObjections } from '../eligibility.ts';
import {
  type DealFigures,
  dealerCostOf,
  type FamilyPlans,
  factorAt,
  formNumber,
  notSold,
  type Surcharge,
} from '../plan.ts';
import { PRICE_REGULATIONS, type PriceRegulation } from '../price-regulation.data.ts';
import type { RatedVehicle } from '../vehicle.ts';
import {
  GAP_BASE_DOLLARS,
  GAP_COMMERCIAL_DOLLARS,
  GAP_DEDUCTIBLE_BENEFIT_DOLLARS,
  GAP_LTV_BANDS,
  GAP_MARKUP_DOLLARS,
  GAP_MONTHS,
  GAP_MSRP_BANDS,
  GAP_RETAIL_MAX_DOLLARS,
  GAP_TERM_BANDS,
} from './gap.data.ts';

const LEASE_NOTE = 'Many lessors include GAP in the lease; check the lease before selling it twice.';

/** The single waiver of a deal, whose term is the finance term. Requires the MSRP; without it nothing is rated. */
export function rateGap(vehicle: RatedVehicle, deal: DealFigures): FamilyPlans {
  const rules = PRICE_REGULATIONS.filter((rule) => rule.productType === 'GAP' && rule.state === deal.state);
  const factors = gapFactors(deal);
  const objections = [
    ...sheetObjections('GAP', vehicle, deal.financeType),
    ...termObjection(deal),
    ...factors.objections,
    ...rules.flatMap((rule) => stateObjection(rule, vehicle, deal)),
  ];
  if (objections.length > 0) return notSold(...objections);
  const surcharges: Surcharge[] = vehicle.commercialUse
    ? [{ code: 'COMM', cost: dollars(GAP_COMMERCIAL_DOLLARS) }]
    : [];
  const dealerCost = dealerCostOf(GAP_BASE_DOLLARS * factors.product, surcharges, vehicle);
  const cap = capOf(rules, deal);
  if (cap !== undefined && cap.amount < dealerCost) return notSold(belowCost(cap, dealerCost));
  const suggested = Math.min(sum(dealerCost, dollars(GAP_MARKUP_DOLLARS)), dollars(GAP_RETAIL_MAX_DOLLARS));
  const regulation = cap?.rule ?? rules[0];
  return {
    plans: [
      {
        rateId: `GAP-${deal.termMonths}`,
        coverage: 'Waiver',
        termMonths: deal.termMonths,
        termMiles: null,
        deductible: dollars(0),
        benefit: dollars(GAP_DEDUCTIBLE_BENEFIT_DOLLARS),
        dealerCost,
        retailPrice: cents(Math.min(suggested, cap?.amount ?? suggested)),
        surcharges,
        form: formNumber('GAPW', deal.state),
      },
    ],
    ineligible: [],
    notes: deal.financeType === 'Lease' ? [LEASE_NOTE] : [],
    ...withoutUndefined({ regulation, capCents: cap?.amount }),
  };
}

function gapFactors({ amountFinanced, termMonths, vehicleMSRP }: DealFigures): {
  product: number;
  objections: Ineligibility[];
} {
  if (vehicleMSRP === undefined || vehicleMSRP <= 0) {
    return {
      product: 0,
      objections: [
        { code: 'vehicle-value', reason: 'Without an MSRP neither loan-to-value nor the value band is known.' },
      ],
    };
  }
  const objections: Ineligibility[] = [];
  const byValue = factorAt(GAP_MSRP_BANDS, vehicleMSRP / 100);
  if (byValue === undefined)
    objections.push({
      code: 'vehicle-value',
      reason: `At most 100000.00 MSRP; this car has ${toDecimal(vehicleMSRP)}.`,
    });
  const ltvPct = Number(shareOf(amountFinanced, vehicleMSRP));
  const byLtv = factorAt(GAP_LTV_BANDS, ltvPct);
  if (byLtv === undefined)
    objections.push({
      code: 'loan-to-value',
      reason: `At most 150% of MSRP may be financed; this deal finances ${ltvPct.toFixed(1)}%.`,
    });
  return { product: Number(factorAt(GAP_TERM_BANDS, termMonths)) * Number(byLtv) * Number(byValue), objections };
}

function termObjection({ termMonths }: DealFigures): Ineligibility[] {
  if (termMonths >= GAP_MONTHS.min && termMonths <= GAP_MONTHS.max) return [];
  return [
    {
      code: 'finance-term',
      reason: `GAP runs with the loan for ${GAP_MONTHS.min} to ${GAP_MONTHS.max} months; this one has ${termMonths}.`,
    },
  ];
}

function stateObjection(rule: PriceRegulation, vehicle: RatedVehicle, deal: DealFigures): Ineligibility[] {
  const underFloor =
    rule.rule === 'loan-to-value-floor' &&
    deal.vehicleMSRP !== undefined &&
    deal.amountFinanced < (deal.vehicleMSRP * Number(rule.pct)) / 100;
  const lowValue =
    rule.rule === 'used-value-floor' &&
    vehicle.condition === 'used' &&
    deal.salesPrice <= dollars(Number(rule.dollars));
  return underFloor || lowValue
    ? [{ code: 'state-rule', reason: `${rule.state}: ${rule.note} (${rule.authority})` }]
    : [];
}

interface Cap {
  readonly amount: Cents;
  readonly rule: PriceRegulation;
}

function capOf(rules: readonly PriceRegulation[], deal: DealFigures): Cap | undefined {
  const rule = rules.find((one) => one.rule === 'share-of-amount-financed');
  if (rule === undefined) return undefined;
  // A cap is a ceiling, so a fraction of a cent is dropped.
  const share = Math.floor((deal.amountFinanced * Number(rule.pct)) / 100);
  return { amount: cents(rule.dollars === undefined ? share : Math.max(share, dollars(rule.dollars))), rule };
}

function belowCost(cap: Cap, cost: Cents): Ineligibility {
  return {
    code: 'state-rule',
    reason: `${cap.rule.state}: ${cap.rule.note} That is ${toDecimal(cap.amount)}, ${toDecimal(minus(cost, cap.amount))} below cost.`,
  };
}
