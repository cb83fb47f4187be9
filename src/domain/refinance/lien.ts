/** A lien to refinance: the figures that price it, and the car and borrower that lenders' limits look at. */
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
  /** 300 … 900; the tier of the default score where the borrower names none. */
  readonly creditScore?: number;
}

/** The car behind a lien, as a lender's posted limits see it. */
export interface Collateral {
  readonly ageYears: number;
  /** Undefined without an odometer reading; mileage limits are then not checked. */
  readonly miles?: number | undefined;
  /** Above zero; undefined where no value is known; loan-to-value is then not judged. */
  readonly guideValue?: Cents | undefined;
  /** State of the borrower; undefined where it was not sent, and the lender's footprint is then not checked. */
  readonly state?: StateCode | undefined;
}

/** The day the new loan pays the old one off, and the day that is asked on. */
export interface FundingPlan {
  readonly on: IsoDate;
  readonly fundingDate: IsoDate;
}
