/** What a host brings to the service, and what it is given back. */
import type { Catalog } from '#catalog/row.ts';
import type { CarportHandler, HandlerParts, SoonHandler } from '#http/handle.ts';
import type { Clock } from '#ports/clock.ts';
import type { EsignAdapters } from '#ports/esign.ts';
import type { Fleet } from '#ports/fleet.ts';
import type { Gateway } from '#ports/gateway.ts';
import type { Ids } from '#ports/ids.ts';
import type { ReferenceData } from '#ports/reference-data.ts';
import type { ScriptRunner } from '#ports/script-runner.ts';
import type { Settings } from '#ports/settings.ts';
import type { Stores } from '#ports/stores.ts';
import type { CounterpartyPorts, Tools } from '#ports/tools.ts';
import type { Vault } from '#ports/vault.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';
import type { WebhookSender } from '#ports/webhook-sender.ts';
import type { LedgerPoster } from '#streams/ledger/ledger-poster.ts';
import type { DeliveryPump } from '#streams/webhooks/delivery-sender.ts';
import type { LedgerAdapters } from './general-ledgers.ts';

/** Parts that a host supplies: everything that touches the outside world. */
export interface HostParts {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gateway?: Gateway | undefined;
  /** Without one, agents are not offered `exec`. */
  readonly scripts?: ScriptRunner | undefined;
  /** Without one, deliveries to webhooks are queued and wait. */
  readonly webhooks?: WebhookSender | undefined;
  /** Real counterparties, one by one. Where none is given the sandbox's act; a service without a sandbox refuses the call. */
  readonly counterparties?: Partial<CounterpartyPorts> | undefined;
  /** Without one, the credentials of connections stay sealed. */
  readonly vault?: Vault | undefined;
  /** Adapters of the general ledgers that accounts may connect, by name. */
  readonly ledgerAdapters?: LedgerAdapters | undefined;
  /** Adapters of the e-sign providers that accounts may connect, by name. */
  readonly esignAdapters?: EsignAdapters | undefined;
  /** Stories of the fixture cars, for the sandbox; played in memory when left out. */
  readonly fleet?: Fleet | undefined;
  /** Without any, every vehicle is the sandbox's sample. */
  readonly vehicleFacts?: VehicleFacts | undefined;
  /** Recall campaigns and fuel economy that the operator imported. */
  readonly referenceData?: ReferenceData | undefined;
  readonly onFault?: HandlerParts['onFault'];
  readonly onAnswered?: HandlerParts['onAnswered'];
}

export interface Service {
  readonly handle: CarportHandler;
  /** The same for hosts that need not wait for what is there at once. */
  readonly handleSoon: SoonHandler;
  readonly catalog: Catalog;
  readonly tools: Tools;
  /** Sends what is queued for webhooks; the host starts and closes it. */
  readonly deliveries: DeliveryPump | undefined;
  /** Posts journal entries to connected ledgers; the host starts and closes it. */
  readonly poster: LedgerPoster;
  /** The same service with links and documents that begin with another base address. */
  at(baseUrl: string): SoonHandler;
}
