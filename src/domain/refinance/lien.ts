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
  /** Undefined where nobody read the odometer; miles are then not judged. */
  readonly miles?: number | undefined;
  /** Above zero; undefined where no value is known; loan-to-value is then not judged. */
  readonly guideValue?: Cents | undefined;
  /** Where the borrower lives; undefined where nobody says; the footprint is then not judged. */
  readonly state?: StateCode | undefined;
}

/** The day the new loan pays the old one off, and the day that is asked on. */
export interface FundingPlan {
  readonly on: IsoDate;
  readonly fundingDate: IsoDate;
}
