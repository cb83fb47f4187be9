/** Port of a vehicle carrier: a quote between two ZIPs, and the transport itself. */
import type { HaulOutcome } from '#domain/deal/decide/deliver.ts';
import type { TransportQuoted } from '#domain/deal-facts/delivery-events.ts';
import type { IsoInstant } from '#kernel/dates.ts';

export interface HaulQuoteRequest {
  readonly fromZip: string;
  readonly toZip: string;
  readonly enclosed?: boolean;
  readonly inoperable?: boolean;
  readonly now: IsoInstant;
}

type HaulQuote =
  | { readonly state: 'quoted'; readonly quote: TransportQuoted }
  | { readonly state: 'refused'; readonly reason: 'no-route' };

export interface HaulOrder {
  readonly dealId: string;
  readonly quote: TransportQuoted;
  /** The customer's reference on the order; may be empty. */
  readonly reference: string;
  readonly now: IsoInstant;
}

export interface Haulier {
  readonly source: string;
  /** False for a real counterparty; the deal then records each request before sending it. */
  readonly isSimulated: boolean;
  quote(request: HaulQuoteRequest): Promise<HaulQuote>;
  /** Completes the transport: delivered, or declined by the carrier. */
  haul(order: HaulOrder, idempotencyKey?: string): Promise<HaulOutcome>;
}
