/** State machine of a lead: captured, then converted when the account opens a deal on the same vehicle. */
import type { CarFacts } from '#domain/car/car-facts.ts';
import type { Json } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Machine } from '#kernel/machine.ts';

export type LeadState = 'CAPTURED' | 'CONVERTED';

export const leadMachine: Machine<LeadState> = {
  id: 'lead',
  states: ['CAPTURED', 'CONVERTED'],
  initial: ['CAPTURED'],
  moves: [{ on: 'Lead.converted@1', from: ['CAPTURED'], to: 'CONVERTED' }],
};

/** Where a lead came in. */
export type LeadSource = 'api' | 'adf';

type Extra = { readonly [member: string]: Json | undefined };

/** What a dealer needs to answer: a name and a way to reach it. A street address is never kept. */
export type LeadCustomer = {
  readonly name: string;
  readonly zip?: string;
  readonly email?: string;
  readonly phone?: string;
};

/** The car as it is known; members that nobody told and no source knows are absent. */
export type LeadVehicle = {
  readonly year: number | null;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
};

/** The account's inventory, the prospect's own words, the VIN's decode, or its labelled sample. */
export type VehicleSource = 'inventory' | 'prospect' | 'decode' | 'sample';

/** The car as the customer or the provider words it. */
export type ToldVehicle = {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly stock?: string;
};

/** A car that the customer gives away. */
export type LeadTradeIn = Omit<ToldVehicle, 'stock'> & {
  readonly vin?: string;
  readonly miles?: number;
  readonly comments?: string;
};

/** When the customer means to buy, as the provider words it. */
export type LeadTimeframe = {
  readonly description?: string;
  readonly earliest?: string;
  readonly latest?: string;
};

/** Who sent the prospect, and under which id. */
export type LeadOrigin = {
  readonly provider?: string;
  readonly service?: string;
  readonly source?: string;
  readonly id?: string;
  readonly requestedAt?: string;
};

/** The dealership that the provider means. */
export type LeadVendor = { readonly id?: string; readonly name?: string };

/** What came with a prospect besides the customer and the car. */
export type LeadDetails = {
  readonly stock?: string;
  readonly comments?: string;
  readonly tradeIn?: LeadTradeIn;
  readonly timeframe?: LeadTimeframe;
  readonly origin?: LeadOrigin;
  readonly vendor?: LeadVendor;
};

export type LeadCaptured = {
  readonly account: string;
  /** Absent where neither the prospect nor the dealer's inventory tells it. */
  readonly vin?: string;
  readonly vehicle: LeadVehicle;
  /** Who told the vehicle. */
  readonly vehicleSource?: VehicleSource;
  /** Of the car of the VIN, as the dealer knew them. */
  readonly facts?: CarFacts;
  readonly customer: LeadCustomer;
  readonly source: LeadSource;
} & LeadDetails &
  Extra;
export type LeadConverted = { readonly dealId: string };

export type LeadEvent =
  | { readonly type: 'Lead.captured@1'; readonly at: IsoInstant; readonly data: LeadCaptured }
  | { readonly type: 'Lead.converted@1'; readonly at: IsoInstant; readonly data: LeadConverted };

export interface Lead
  extends Pick<
    LeadCaptured,
    'account' | 'vin' | 'vehicle' | 'vehicleSource' | 'facts' | 'customer' | 'source' | keyof LeadDetails
  > {
  readonly state: LeadState;
  readonly createdAt: IsoInstant;
  /** The deal it became. */
  readonly dealId?: string;
}

/** The lead after one more fact; undefined while nothing was captured. */
export function evolveLead(lead: Lead | undefined, event: LeadEvent): Lead | undefined {
  if (event.type === 'Lead.captured@1') return { ...event.data, state: 'CAPTURED', createdAt: event.at };
  return lead === undefined ? undefined : { ...lead, state: 'CONVERTED', dealId: event.data.dealId };
}

/** What opening a deal on the same car adds to the lead; nothing when it has been converted before. */
export function convertLead(lead: Lead, dealId: string, at: IsoInstant): LeadEvent[] {
  return lead.state === 'CAPTURED' ? [{ type: 'Lead.converted@1', at, data: { dealId } }] : [];
}
