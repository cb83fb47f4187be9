/** What is known of a sale or lease that is to be taxed. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import type { CarFuel } from '../car.ts';

export interface TaxFacts {
  readonly state: StateCode;
  /** The buyer's ZIP, in that state. */
  readonly zip: string;
  /** The day whose rates apply. */
  readonly asOf: IsoDate;
  readonly salesPrice: Cents;
  readonly tradeIn: Cents;
  readonly rebate: Cents;
  readonly docFee: Cents;
  /** Price of the protection products that are sold with the car. */
  readonly products: Cents;
  readonly condition: 'new' | 'used';
  /** Years since the model year; unknown when absent. */
  readonly ageYears?: number | undefined;
  readonly curbWeightLb?: number | undefined;
  /** Combined. */
  readonly milesPerGallon?: number | undefined;
  readonly fuel?: CarFuel | undefined;
  /** Where the dealer is; some states tax at the dealer's address. Unknown when absent. */
  readonly dealerZip?: string | undefined;
  /** Sold over the Internet; not when absent. */
  readonly soldOnline?: boolean | undefined;
}
