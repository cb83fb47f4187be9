/** The facts of a sale or lease to be taxed. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import type { CarFuel } from '../car.ts';

export interface TaxFacts {
  readonly state: StateCode;
  /** The buyer's ZIP, in that state. */
  readonly zip: string;
  /** The date whose rates apply. */
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
  /** ZIP of the dealer, since some states tax at that address. Unknown when absent. */
  readonly dealerZip?: string | undefined;
  /** Sold online; false when absent. */
  readonly soldOnline?: boolean | undefined;
}
