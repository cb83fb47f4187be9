/** Totals of a deal: taxes and fees, net trade-in, and the amount that settles it. */
import { CENTS_MAX, type Cents, cents, minus, sum, toDecimal } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { type Derivation, moneyStep } from './derivation/derivation.ts';
import type { CompleteDeskInput } from './desk-input.ts';
import type { Fees } from './fees/vehicle-fees.ts';
import { netTradeValue } from './payment/loan.ts';
import type { Taxes } from './taxes/vehicle-tax.ts';

export interface Totals {
  readonly totalTaxesAndFees: Cents;
  /** Price, taxes, fees and products minus rebate and net trade-in, financed or not. */
  readonly total: Cents;
  readonly derivation: readonly Derivation[];
}

/** Total of a deal before any payment. */
export function dealTotal(deal: {
  readonly price: Cents;
  readonly taxesAndFees: Cents;
  readonly products: Cents;
  readonly rebate: Cents;
  readonly netTrade: Cents;
}): Cents {
  return minus(sum(deal.price, deal.taxesAndFees, deal.products), deal.rebate, deal.netTrade);
}

/** Adds up a deal. */
export function totalsOf(input: CompleteDeskInput, taxes: Taxes, fees: Fees): Totals {
  const { salesPrice, products, rebate, tradeIn, tradeInPayoff } = input;
  const totalTaxesAndFees = sum(
    taxes.combinedSalesTax,
    taxes.gasGuzzlerTax,
    taxes.documentaryStampTax,
    fees.combinedFees,
  );
  const netTrade = netTradeValue(tradeIn, tradeInPayoff);
  const total = dealTotal({ price: salesPrice, taxesAndFees: totalTaxesAndFees, products, rebate, netTrade });
  const derivation = [
    moneyStep('totalTaxesAndFees', totalTaxesAndFees, 'taxes and every fee', {
      combinedSalesTax: toDecimal(taxes.combinedSalesTax),
      gasGuzzlerTax: toDecimal(taxes.gasGuzzlerTax),
      documentaryStampTax: toDecimal(taxes.documentaryStampTax),
      combinedFees: toDecimal(fees.combinedFees),
    }),
    moneyStep(
      'netTrade',
      netTrade,
      'trade-in less its payoff',
      { tradeIn: toDecimal(tradeIn), tradeInPayoff: toDecimal(tradeInPayoff) },
      netTrade < 0 ? { note: 'Negative equity: added to the deal, not to the tax base.' } : {},
    ),
    moneyStep('total', total, 'price, taxes, fees and products less rebate and net trade', {
      salesPrice: toDecimal(salesPrice),
      totalTaxesAndFees: toDecimal(totalTaxesAndFees),
      products: toDecimal(products),
      rebate: toDecimal(rebate),
      netTrade: toDecimal(netTrade),
    }),
  ];
  return { totalTaxesAndFees, total, derivation };
}

/**
 * Maximum of a deal before products, so that every amount stays below the money limit whatever the buyer selects from
 * the menu.
 */
const TOTAL_MAX = minus(CENTS_MAX, cents(10_000_000));

/**
 * Problems of a deal's totals: a trade-in or down payment above the amount due, since the dealer pays nothing out, and
 * totals beyond the money limit.
 */
export function totalProblems(
  { salesPrice, tradeIn, tradeInPayoff, downPayment, products }: CompleteDeskInput,
  { total }: Totals,
): Problem[] {
  if (minus(total, products) > TOTAL_MAX) {
    const expected = `a price whose total with taxes, fees and the trade-in’s payoff is at most ${toDecimal(TOTAL_MAX)}`;
    return [problem('body', 'salesPrice', expected, toDecimal(salesPrice))];
  }
  if (total < 0) {
    const due = sum(total, tradeIn);
    const expected = `money of at most the ${toDecimal(due)} that is due with the payoff of ${toDecimal(tradeInPayoff)}`;
    return [problem('body', 'tradeIn', expected, toDecimal(tradeIn))];
  }
  if (downPayment > total) {
    return [
      problem('body', 'downPayment', `money of at most the ${toDecimal(total)} that is due`, toDecimal(downPayment)),
    ];
  }
  return [];
}
