/** Type of one row of the state cancellation table. */

export type Confidence = 'high' | 'medium' | 'low';

/** The most that may be kept: the least of the parts that are set. Cents and percent. */
export interface FeeCap {
  readonly flatCents?: number;
  readonly pct?: { readonly of: 'price' | 'unearned'; readonly rate: number };
}

/** What the free-look refund is lessened by. */
export interface FreeLook {
  /** Days from the sale, where the contract is handed over at the sale. */
  readonly days: number;
  /** Days where the contract is mailed, when the law counts those apart. */
  readonly daysWhenMailed?: number;
  readonly unit?: 'business';
  readonly lessFee?: FeeCap;
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
  readonly latePenalty?: string;
  readonly note?: string;
  readonly confidence: Confidence;
}
