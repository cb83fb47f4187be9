/** A lien to refinance: the figures for pricing, and the car and borrower for lenders' limits. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { Vin } from '#kernel/vin.ts';
import type { StateCode } from '../places/states.ts';

export interface Lien {
  readonly vin: Vin;
  /** Above zero. */
  readonly currentBalance: Cents;
  /** Percent a year, 0 … 99.999. */
  readonly currentAprPct: number;
  /** Whole months, 1 or more. */
  readonly remainingTermMonths: number;
  /** 300 … 900; defaults to the tier of the default score. */
  readonly creditScore?: number;
}

/** The car behind a lien, for a lender's posted limits. */
export interface Collateral {
  readonly ageYears: number;
  /** Undefined without an odometer reading; mileage limits are then not checked. */
  readonly miles?: number | undefined;
  /** Above zero; undefined when unknown, and then loan-to-value is not checked. */
  readonly guideValue?: Cents | undefined;
  /** The borrower's state; undefined when not sent, and then the lender's footprint is not checked. */
  readonly state?: StateCode | undefined;
}

/** The funding date, when the new loan pays off the old one, and the date of the request. */
export interface FundingPlan {
  readonly on: IsoDate;
  readonly fundingDate: IsoDate;
}
