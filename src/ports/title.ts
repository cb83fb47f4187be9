/** Port of a title office: brands and liens on a title, and the application after a sale. */
import type { TitleApplied } from '#domain/deal-facts/delivery-events.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Lien } from './payoff.ts';

/** Brand code (ANSI D20) and its name. */
export interface TitleBrand {
  readonly code: string;
  readonly name: string;
  /** True when it blocks a private sale. */
  readonly blocking: boolean;
}

export interface TitleCheck {
  readonly titleState: string;
  readonly brands: readonly TitleBrand[];
  /** True for a car assigned to a salvage pool: auction only. */
  readonly auctionOnly: boolean;
  readonly lien?: Lien;
}

export interface TitleRequest {
  readonly dealId: string;
  readonly vin: string;
  readonly owner: string;
  readonly titleState: string;
  readonly lienholder?: string;
  readonly now: IsoInstant;
}

export interface TitleOffice {
  readonly source: string;
  /** False for a real counterparty; the deal then records each request before sending it. */
  readonly isSimulated: boolean;
  check(vin: string): Promise<TitleCheck>;
  apply(request: TitleRequest, idempotencyKey?: string): Promise<TitleApplied>;
}
