/** Payloads of delivery events: transport, delivery and title work. */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';

export type TransportQuoted = {
  readonly quoteId: string;
  readonly fromZip: string;
  readonly toZip: string;
  readonly distanceMiles: number;
  readonly price: string;
  /** Days from dispatch. */
  readonly eta: { readonly min: number; readonly max: number };
  readonly expiresAt: IsoInstant;
};
export type TransportDispatched = {
  readonly orderId: string;
  readonly quoteId: string;
  readonly carrier: { readonly name: string; readonly mc: string; readonly usdot: string };
  readonly pickupWindow: { readonly from: IsoDate; readonly to: IsoDate };
  readonly deliveryWindow: { readonly from: IsoDate; readonly to: IsoDate };
};
export type TransportInspection = {
  readonly orderId: string;
  readonly odometer?: number;
  readonly notes: readonly string[];
};
export type TransportCancelled = { readonly quoteId: string; readonly reason: 'carrier-declined' | 'cancelled' };

export const DELIVERY_METHODS = ['pickup', 'driveway', 'transport'] as const;
type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
export type DealDelivered = {
  readonly method: DeliveryMethod;
  readonly location: { readonly zip: string };
  readonly odometer?: number;
  readonly receivedBy?: string;
};

export type TitleApplied = {
  readonly titleId: string;
  readonly titleState: string;
  readonly owner: string;
  readonly lienholder?: { readonly name: string; readonly eltId: string };
  readonly plate: { readonly number: string; readonly kind: 'temporary'; readonly expires: IsoDate };
  /** When the state's next step is due; absent while the application is rejected. */
  readonly dueAt?: IsoInstant;
  readonly rejected?: 'name-mismatch';
};
export type TitleLienRecorded = { readonly titleId: string };
export type TitleLienReleased = { readonly titleId: string };
export type TitleIssued = { readonly titleId: string; readonly titleNumber: string };
