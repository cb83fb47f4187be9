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

/** The channel of a lead. */
export type LeadSource = 'api' | 'adf';

type Extra = { readonly [member: string]: Json | undefined };

/** What a dealer needs to reply: a name and a contact. A street address is never stored. */
export type LeadCustomer = {
  readonly name: string;
  readonly zip?: string;
  readonly email?: string;
  readonly phone?: string;
};

/** The known facts of the car; members without a source are absent. */
type LeadVehicle = {
  readonly year: number | null;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
};

/** The account's inventory, the prospect's statement, the VIN's decode, or its labeled sample. */
type VehicleSource = 'inventory' | 'prospect' | 'decode' | 'sample';

/** The car in the customer's or provider's words. */
export type StatedVehicle = {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly stock?: string;
};

/** A car that the customer trades in. */
export type LeadTradeIn = Omit<StatedVehicle, 'stock'> & {
  readonly vin?: string;
  readonly miles?: number;
  readonly comments?: string;
};

/** When the customer intends to buy, in the provider's words. */
export type LeadTimeframe = {
  readonly description?: string;
  readonly earliest?: string;
  readonly latest?: string;
};

/** The sender of the prospect, and its id there. */
export type LeadOrigin = {
  readonly provider?: string;
  readonly service?: string;
  readonly source?: string;
  readonly id?: string;
  readonly requestedAt?: string;
};

/** The dealership that the provider names. */
export type LeadVendor = { readonly id?: string; readonly name?: string };

/** Details of a prospect besides the customer and the car. */
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
  /** Absent when neither the prospect nor the dealer's inventory has it. */
  readonly vin?: string;
  readonly vehicle: LeadVehicle;
  /** Source of the vehicle. */
  readonly vehicleSource?: VehicleSource;
  /** Of the VIN's car, as the dealer knew them. */
  readonly facts?: CarFacts;
  readonly customer: LeadCustomer;
  readonly source: LeadSource;
} & LeadDetails &
  Extra;
type LeadConverted = { readonly dealId: string };

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
  /** The resulting deal. */
  readonly dealId?: string;
}

/** The lead after one more event; undefined before capture. */
export function evolveLead(lead: Lead | undefined, event: LeadEvent): Lead | undefined {
  if (event.type === 'Lead.captured@1') return { ...event.data, state: 'CAPTURED', createdAt: event.at };
  return lead === undefined ? undefined : { ...lead, state: 'CONVERTED', dealId: event.data.dealId };
}

/** The events that opening a deal on the same car adds to the lead; none if already converted. */
export function convertLead(lead: Lead, dealId: string, at: IsoInstant): LeadEvent[] {
  return lead.state === 'CAPTURED' ? [{ type: 'Lead.converted@1', at, data: { dealId } }] : [];
}
