/** Computes how much of a trade-in allowance a state leaves untaxed. */
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import { type Cents, cents, dollars, lesser } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { TAX_ROWS } from './tax-rows.data.ts';

/** The part of a trade-in allowance deducted from the taxable price: all, none, or a part. */
export function creditableTrade(state: StateCode, tradeIn: Cents, condition: 'new' | 'used', asOf: IsoDate): Cents {
  const { trade } = TAX_ROWS[state];
  if (trade === 'none' || (trade === 'new-only' && condition === 'used')) return cents(0);
  return trade === 'capped' ? lesser(tradeIn, michiganTradeCap(asOf) ?? tradeIn) : tradeIn;
}

/** MCL 205.51(1)(d): 5,000 in 2019 and 1,000 more each January; no cap from 2029, when it would exceed 14,000. */
function michiganTradeCap(asOf: IsoDate): Cents | undefined {
  const year = yearOf(asOf);
  return year >= 2029 ? undefined : dollars(5000 + 1000 * Math.max(0, year - 2019));
}
