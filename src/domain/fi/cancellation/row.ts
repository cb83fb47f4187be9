/** Type of one row of the state cancellation table. */

import type { IsoDate } from '#kernel/dates.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** The maximum fee: the least of the parts that are set. Cents and percent. */
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
  /** Set when the statute charges only for a late free-look refund. */
  readonly only?: 'free-look';
}

/** Deduction from the free-look refund. */
export interface FreeLook {
  /** Days from the sale, if the contract is handed over at the sale. */
  readonly days: number;
  /** Days if the contract is mailed, when the law counts those separately. */
  readonly daysWhenMailed?: number;
  readonly unit?: 'business';
  readonly lessFee?: FeeCap;
  /** Days after the sale from which the fee may be kept; from the sale itself if absent. */
  readonly feeFromDay?: number;
  /** `bars`: a paid claim ends the free look. `deducts`: it reduces the refund. */
  readonly claims: 'bars' | 'deducts';
}

/** One state's rule. Omitted members follow the default row. */
export interface CancellationRow {
  readonly state: string;
  /** The statute or rule, or why there is none. */
  readonly law: string;
  readonly freeLook?: FreeLook;
  /** Set when the statute itself requires a pro-rata refund after the free look. */
  readonly proRataByStatute?: true;
  readonly feeCap?: FeeCap;
  readonly claimsDeducted?: boolean;
  readonly payWithinDays?: number;
  /** Interest or penalty due with a late refund. */
  readonly late?: LateCharge;
  /** The late rule in words, if no single figure expresses it. */
  readonly latePenalty?: string;
  /**
   * When a waiver's refund is owed without a request: on payoff, total loss or repossession, or on full prepayment
   * only.
   */
  readonly automaticOnPayoff?: true | 'prepayment';
  /** Days after the end of the loan within which a waiver's refund must be requested. */
  readonly requestWithinDays?: number;
  /** Set when the law lets a cancelling provider keep a fee. */
  readonly providerKeepsFee?: true;
  /** Whether the contract, or the right to cancel it, passes to a later owner. */
  readonly assignment?: string;
  readonly note?: string;
  readonly confidence: Confidence;
  /** The first day in force; if unknown, the first day of the year for which the row is stated. */
  readonly effectiveFrom?: IsoDate;
  /** The date on which the text of the statute or agency page was read. */
  readonly verifiedOn?: IsoDate;
}
