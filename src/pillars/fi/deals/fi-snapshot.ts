/** The F&I side of a deal's stream at one time. */
import type { DealState } from '#domain/deal/state.ts';
import type { FiDeal } from '#domain/fi/lifecycle/fi-deal.ts';
import type { IsoDate } from '#kernel/dates.ts';

/** The F&I side of a stream as it stands now. */
export interface FiSnapshot {
  readonly kind: 'FI';
  readonly dealId: string;
  readonly fi: FiDeal;
  readonly deal: DealState;
  readonly today: IsoDate;
  readonly now: string;
}
