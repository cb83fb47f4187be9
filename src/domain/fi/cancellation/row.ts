/** Type of one row of the state cancellation table. */

import type { IsoDate } from '#kernel/dates.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** The most that may be kept: the least of the parts that are set. Cents and percent. */
export interface FeeCap {
  readonly flatCents?: number;
  readonly pct?: { readonly of: 'price' | 'unearned'; readonly rate: number };
}

/**
 * A share of the refund, of the price or of its unearned part (all of it in the free look), once or for each month or
 * each 30 days that a refund is late; part of one counts whole.
 */
export interface LateCharge {
  readonly pct: number;
  readonly of: 'refund' | 'price' | 'unearned';
  readonly per: 'month' | '30-days' | 'once';
  /** Where the statute sets the charge on a free-look refund and a later refund without one. */
  readonly only?: 'free-look';
}

/** Deduction from the free-look refund. */
export interface FreeLook {
  /** Days from the sale, where the contract is handed over at the sale. */
  readonly days: number;
  /** Days where the contract is mailed, when the law counts those apart. */
  readonly daysWhenMailed?: number;
  readonly unit?: 'business';
  readonly lessFee?: FeeCap;
  /** Days after the sale from which the fee may be kept, where the first days are free of it. */
  readonly feeFromDay?: number;
  /** `bars`: a paid claim ends the free look. `deducts`: it lessens the refund. */
  readonly claims: 'bars' | 'deducts';
}

/** One state's rule. Members left out follow the default row of the table. */
export interface CancellationRow {
  readonly state: string;
  /** The statute or rule, or why there is none. */
  readonly law: string;
  readonly freeLook?: FreeLook;
  /** Only where the statute itself asks for a pro-rata refund after the free look. */
  readonly proRataByStatute?: true;
  readonly feeCap?: FeeCap;
  readonly claimsDeducted?: boolean;
  readonly payWithinDays?: number;
  /** Interest or penalty beside the refund once the deadline has passed. */
  readonly late?: LateCharge;
  /** The late rule in words, where no single figure says it. */
  readonly latePenalty?: string;
  /** A waiver's refund is owed without a request: on payoff, total loss or repossession, or on full prepayment only. */
  readonly automaticOnPayoff?: true | 'prepayment';
  /** Days after the loan has ended within which a waiver's refund is asked for. */
  readonly requestWithinDays?: number;
  /** Only where the law lets a provider that cancels keep a fee. */
  readonly providerKeepsFee?: true;
  /** Whether the contract, or the right to cancel it, passes to a later owner. */
  readonly assignment?: string;
  readonly note?: string;
  readonly confidence: Confidence;
  /** The first day in force; where that is not known, the first day of the year that the row is stated for. */
  readonly effectiveFrom?: IsoDate;
  /** The day on which the text of the statute or agency page was read. */
  readonly verifiedOn?: IsoDate;
}
