/** The F&I side of a deal's stream at a point in time. */
import type { DealState } from '#domain/deal/state.ts';
import type { FiDeal } from '#domain/fi/lifecycle/fi-deal.ts';
import type { IsoDate } from '#kernel/dates.ts';

/** The F&I side of the current stream. */
export interface FiSnapshot {
  readonly kind: 'FI';
  readonly dealId: string;
  readonly fi: FiDeal;
  readonly deal: DealState;
  readonly today: IsoDate;
  readonly now: string;
}
