/** Port of lenders: decisions on purchase applications, and refinance rates of a panel. */
import type { CreditRequest, LenderCard, LenderDecision } from '#domain/credit/decision.ts';
import type { Lien } from '#domain/refinance/lien.ts';
import type { PanelRate } from '#domain/refinance/pricing.ts';

export type PreapprovalRequest = Omit<CreditRequest, 'simulate' | 'lenderId' | 'loan'> &
  Required<Pick<CreditRequest, 'loan'>>;

type LenderAnswer =
  | { readonly state: 'decided'; readonly decision: LenderDecision }
  | { readonly state: 'unknown-lender' }
  | { readonly state: 'down' };

export interface Lenders {
  /** Provenance label of the answers. */
  readonly source: string;
  /** The lenders, sorted by id. */
  readonly cards: readonly LenderCard[];
  readonly defaultLenderId: string;
  /** Never throws. */
  decide(request: CreditRequest): Promise<LenderAnswer>;
  /**
   * A ready approval of the whole amount for a loan whose buyer chose no lender; undefined for lenders that decide on
   * applications only, as every real one does. Never throws.
   */
  preapprove(request: PreapprovalRequest): Promise<LenderDecision | undefined>;
}

export interface RefinancePanel {
  readonly source: string;
  /** One rate per responding lender, deterministic by lien. Empty when the panel is down. */
  rates(lien: Lien): Promise<readonly PanelRate[]>;
}
