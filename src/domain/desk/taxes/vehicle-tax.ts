/**
 * Computes the tax on a sale at the buyer's ZIP on a date: base, state part, and the levies of county, city and
 * district.
 */
import { withoutUndefined } from '#kernel/answer.ts';

import { atLeastZero, type Cents, cents, dollars, lesser, percentOf, sum, toDecimal } from '#kernel/money.ts';
import { type Derivation, moneyStep, plainNumber } from '../derivation/derivation.ts';
import { citeLevy, citeState, type Jurisdiction, jurisdictionAt, jurisdictionStep } from './jurisdiction.ts';
import { byLevel, divideTax, NO_LOCAL_TAX, type Taxes, taxesOf } from './levels.ts';
import type { Levy } from './local/local-rates.ts';
import { reciprocitySteps } from './reciprocity.ts';
import { stateTaxOn } from './state-rules.ts';
import type { TaxFacts } from './tax-facts.ts';
import { TAX_TABLE, type TaxRow } from './tax-rows.data.ts';
import { creditableTrade } from './trade-credit.ts';

export type { Taxes } from './levels.ts';
export type { TaxFacts } from './tax-facts.ts';

export interface Taxed {
  readonly taxes: Taxes;
  readonly jurisdiction: Jurisdiction;
  readonly derivation: readonly Derivation[];
}

/** Sales, use, excise or title tax on a sale. State and local tax are each rounded half-up at the cent once. */
export function vehicleTax(facts: TaxFacts): Taxed {
  const jurisdiction = jurisdictionAt(facts.zip, facts.state, facts.asOf, facts.dealerZip, facts.soldOnline);
  const { row, levies } = jurisdiction;
  const base = taxableBase(facts, row);
  const stateTax = stateTaxOn(facts, base, row);
  const parts = stateTax.exempt ? [] : localParts(base, levies);
  const stated = moneyStep(
    'stateSalesTax',
    stateTax.tax,
    stateTax.rule,
    { base: toDecimal(base), condition: facts.condition },
    { row: citeState(jurisdiction), ...withoutUndefined({ note: row.note }) },
  );
  const taxes = taxesOf(stateTax.tax, parts.length === 0 ? NO_LOCAL_TAX : byLevel(parts));
  return {
    taxes,
    jurisdiction,
    derivation: [
      jurisdictionStep(jurisdiction),
      baseStep(facts, base, jurisdiction),
      stated,
      ...surchargeSteps(facts, stateTax.surcharge),
      ...parts.map(({ levy, tax, on }) => levyStep(jurisdiction, levy, tax, on)),
      ...reciprocitySteps(facts, base, taxes),
    ],
  };
}

export interface LeviedPart {
  readonly levy: Levy;
  readonly tax: Cents;
  /** The part of the base that the levy covers. */
  readonly on: Cents;
}

/** Levies with the same reach are computed together, so that their sum matches the combined rate. */
export function localParts(base: Cents, levies: readonly Levy[]): readonly LeviedPart[] {
  return [...Map.groupBy(levies, ({ onFirst }) => onFirst)].flatMap(([onFirst, alike]) => {
    const on = onFirst === undefined ? base : lesser(base, dollars(onFirst));
    const pct = alike.reduce((total, levy) => total + levy.pct, 0);
    return divideTax(percentOf(on, plainNumber(pct)), alike).map((part) => ({ ...part, on }));
  });
}

export function levyStep({ state }: Jurisdiction, levy: Levy, tax: Cents, on: Cents): Derivation {
  const { name, pct, onFirst, note } = levy;
  const reach = onFirst === undefined ? 'the base' : `the first ${onFirst.toLocaleString('en-US')} of the base`;
  const inputs = { base: toDecimal(on), pct };
  const extra = { row: citeLevy(state, levy), ...withoutUndefined({ note }) };
  return moneyStep(`${levy.level}SalesTax`, tax, `${name}: ${pct} % of ${reach}`, inputs, extra);
}

function surchargeSteps({ salesPrice }: TaxFacts, surcharge: ReturnType<typeof stateTaxOn>['surcharge']): Derivation[] {
  if (surcharge === undefined) return [];
  const { amount, rule, note = '', authority, effectiveFrom, verifiedOn, confidence } = surcharge;
  const row = { ...TAX_TABLE, key: authority, authority, effectiveFrom, verifiedOn, confidence };
  return [moneyStep('stateSurcharge', amount, rule, { salesPrice: toDecimal(salesPrice) }, { row, note })];
}

/**
 * Price, plus document fee and products where taxed, minus trade-in credit and, where it counts, rebate; never below
 * zero.
 */
export function taxableBase(facts: TaxFacts, row: TaxRow): Cents {
  const added = sum(
    facts.salesPrice,
    row.docFeeTaxed ? facts.docFee : cents(0),
    percentOf(facts.products, row.productsTaxedPct),
  );
  return atLeastZero((added - tradeCredit(facts) - (row.rebateReduces ? facts.rebate : 0)) as Cents);
}

/** The untaxed part of the gross trade-in allowance; an open loan on the trade-in does not affect it. */
function tradeCredit({ state, tradeIn, condition, asOf }: TaxFacts): Cents {
  return creditableTrade(state, tradeIn, condition, asOf);
}

function baseStep(facts: TaxFacts, base: Cents, jurisdiction: Jurisdiction): Derivation {
  const { row } = jurisdiction;
  const credit = tradeCredit(facts);
  const contested = facts.rebate > 0 || facts.products > 0;
  return moneyStep(
    'taxableBase',
    base,
    'price, with document fee and products where the state taxes them, less trade credit and a rebate that counts',
    {
      salesPrice: toDecimal(facts.salesPrice),
      docFeeTaxed: toDecimal(row.docFeeTaxed ? facts.docFee : cents(0)),
      productsTaxed: toDecimal(percentOf(facts.products, row.productsTaxedPct)),
      tradeCredit: toDecimal(credit),
      rebateCredit: toDecimal(row.rebateReduces ? facts.rebate : cents(0)),
    },
    {
      // Sources disagree on the rebate and product columns, even where the rate is certain.
      row: citeState(jurisdiction, contested ? 'low' : row.confidence),
      ...(credit < facts.tradeIn ? { note: TRADE_NOTES[row.trade] } : {}),
    },
  );
}

const TRADE_NOTES: Readonly<Record<TaxRow['trade'], string>> = {
  full: 'The whole trade allowance is deducted.',
  none: 'The state gives no credit for a trade-in.',
  capped: 'The state caps the credit for a trade-in.',
  'new-only': 'The state credits a trade-in on a new car only.',
};
