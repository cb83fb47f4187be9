/** Sales tax on a vehicle at the buyer's registration address: base, state part, local part. */
import { allocate, atLeastZero, type Cents, cents, dollars, lesser, percentOf, sum, toDecimal } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, moneyStep, type TableRow } from '../derivation.ts';
import { stateTaxOn, type TaxFacts } from './state-rules.ts';
import { TAX_ROWS, TAX_TABLE, type TaxRow } from './tax-rows.data.ts';

export type { TaxFacts } from './state-rules.ts';

/** Taxes by who levies them; `combinedSalesTax` is the sum of the four sales taxes. */
export interface Taxes {
  readonly stateSalesTax: Cents;
  readonly countySalesTax: Cents;
  readonly citySalesTax: Cents;
  readonly districtSalesTax: Cents;
  readonly combinedSalesTax: Cents;
  /** The federal tax on thirsty new cars is the maker's and stands inside the price, so no buyer pays it here. */
  readonly gasGuzzlerTax: Cents;
}

export interface Taxed {
  readonly taxes: Taxes;
  readonly derivation: readonly Derivation[];
}

/** The row of the tax table that a figure rests on, to be cited. */
export function citeTax(state: StateCode, confidence = TAX_ROWS[state].confidence): TableRow {
  return { ...TAX_TABLE, key: state, confidence };
}

/** Sales, use, excise or title tax on a sale; each part rounded half-up at the cent once. */
export function vehicleTax(facts: TaxFacts): Taxed {
  const row = TAX_ROWS[facts.state];
  const base = taxableBase(facts, row);
  const stateTax = stateTaxOn(facts, base, row);
  const localPct = stateTax.exempt ? 0 : (facts.localPct ?? row.localPct);
  const localBase = row.localOnFirst === undefined ? base : lesser(base, dollars(row.localOnFirst));
  const localTax = percentOf(localBase, localPct);
  const cited = { row: citeTax(facts.state), ...(row.note === undefined ? {} : { note: row.note }) };
  const derivation = [
    baseStep(facts, base, row),
    moneyStep(
      'stateSalesTax',
      stateTax.tax,
      stateTax.rule,
      { base: toDecimal(base), condition: facts.condition },
      cited,
    ),
  ];
  if (localPct > 0) {
    const basis = facts.localPct === undefined ? 'the average of the state' : 'the rate of the address';
    const inputs = { base: toDecimal(localBase), localPct };
    derivation.push(
      moneyStep('localSalesTax', localTax, `local tax at ${basis}`, inputs, { row: citeTax(facts.state) }),
    );
  }
  return { taxes: taxesBySharing(stateTax.tax, localTax, row), derivation };
}

/** Splits local tax over county, city and district by the state's shares; the parts add up to the cent. */
export function taxesBySharing(stateSalesTax: Cents, localTax: Cents, row: TaxRow): Taxes {
  const shared = row.localShares.some((share) => share > 0);
  // A local percent in a state whose table knows no local tax can only be the county's.
  const [county = cents(0), city = cents(0), district = cents(0)] = allocate(
    localTax,
    shared ? row.localShares : [1, 0, 0],
  );
  return {
    stateSalesTax,
    countySalesTax: county,
    citySalesTax: city,
    districtSalesTax: district,
    combinedSalesTax: sum(stateSalesTax, localTax),
    gasGuzzlerTax: cents(0),
  };
}

/** Price, plus the document fee and products where taxed, less trade credit and, where it counts, rebate; never below zero. */
function taxableBase(facts: TaxFacts, row: TaxRow): Cents {
  const added = sum(
    facts.salesPrice,
    row.docFeeTaxed ? facts.docFee : cents(0),
    percentOf(facts.products, row.productsTaxedPct),
  );
  return atLeastZero((added - tradeCredit(facts, row) - (row.rebateReduces ? facts.rebate : 0)) as Cents);
}

/** The part of the gross trade allowance that is not taxed. A loan still open on the trade does not change it. */
function tradeCredit({ tradeIn, condition }: TaxFacts, row: TaxRow): Cents {
  if (row.trade === 'none' || (row.trade === 'new-only' && condition === 'used')) return cents(0);
  return row.tradeCap === undefined ? tradeIn : lesser(tradeIn, dollars(row.tradeCap));
}

function baseStep(facts: TaxFacts, base: Cents, row: TaxRow): Derivation {
  const credit = tradeCredit(facts, row);
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
      // Sources disagree on the rebate and product columns, whatever is known of the rate.
      row: citeTax(facts.state, contested ? 'low' : row.confidence),
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
