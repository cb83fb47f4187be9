/** The facts printed on a deal's documents; plain data, so that a repeated call prints the same. */
import type { IsoDate } from '#kernel/dates.ts';
import type { DealType } from '../deal-facts/events.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';

export type PaperFacts = {
  readonly dealId: string;
  readonly dealType: DealType;
  /** The date of the documents. */
  readonly date: IsoDate;
  readonly buyer: { readonly name: string; readonly zip: string };
  readonly vehicle: {
    readonly vin: string;
    readonly year?: number;
    readonly make?: string;
    readonly model?: string;
    readonly trim?: string;
    readonly condition?: 'new' | 'used';
    /** Whole miles. */
    readonly odometer?: number;
  };
  /** Absent before the deal is desked. */
  readonly figures?: PaperFigures;
  readonly truthInLending?: TruthInLending;
  /** Present once a lender has decided. */
  readonly lender?: string;
  readonly products: readonly PaperProduct[];
};

/** Money in decimal dollars, as on the deal. */
export type PaperFigures = Omit<DeskedFigures, 'derivation'>;

/** The disclosures of 12 CFR 1026.18 and the payments behind them, in dollars. */
export type TruthInLending = {
  /** Percent a year; null when nothing is financed. */
  readonly annualPercentageRate: number | null;
  readonly financeCharge: number;
  readonly amountFinanced: number;
  readonly totalOfPayments: number;
  readonly totalSalePrice: number;
  readonly payments: readonly { readonly count: number; readonly amount: number; readonly firstDue: IsoDate }[];
};

export type PaperProduct = {
  readonly contractId: string;
  readonly name: string;
  readonly coverage: string;
  readonly termMonths: number;
  /** Null without a mile limit. */
  readonly termMiles: number | null;
  readonly deductible: string;
  readonly price: string;
  readonly form: string;
  readonly effectiveDate: IsoDate;
  readonly expirationDate: IsoDate;
};
