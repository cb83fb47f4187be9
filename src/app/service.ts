/** The parts that a host brings to the service, and the service it gets. */
import type { Catalog } from '#catalog/row.ts';
import type { CarportHandler, HandlerParts, MaybeSyncHandler } from '#http/handle.ts';
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
import type { DeliverySender } from '#streams/webhooks/delivery-sender.ts';
import type { LedgerAdapters } from './general-ledgers.ts';

/** Everything that touches the outside world. */
export interface HostParts {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gateway?: Gateway | undefined;
  /** If absent, the `exec` tool is not offered. */
  readonly scripts?: ScriptRunner | undefined;
  /** If absent, webhook deliveries stay queued. */
  readonly webhooks?: WebhookSender | undefined;
  /**
   * Real counterparties. Each missing one is replaced by the sandbox's; a service without a sandbox refuses its calls.
   */
  readonly counterparties?: Partial<CounterpartyPorts> | undefined;
  /** If absent, the credentials of connections stay sealed. */
  readonly vault?: Vault | undefined;
  /** Adapters of general ledgers, by name. */
  readonly ledgerAdapters?: LedgerAdapters | undefined;
  /** Adapters of e-sign providers, by name. */
  readonly esignAdapters?: EsignAdapters | undefined;
  /** Stories of the fixture cars; played in memory if absent. */
  readonly fleet?: Fleet | undefined;
  /** If absent, every VIN decodes to the sandbox's sample. */
  readonly vehicleFacts?: VehicleFacts | undefined;
  /** Recall campaigns and fuel economy that the operator imported. */
  readonly referenceData?: ReferenceData | undefined;
  readonly onFault?: HandlerParts['onFault'];
  readonly onAnswered?: HandlerParts['onAnswered'];
}

export interface Service {
  readonly handle: CarportHandler;
  /** Like `handle`, but synchronous when no I/O is needed. */
  readonly handleMaybeSync: MaybeSyncHandler;
  readonly catalog: Catalog;
  readonly tools: Tools;
  /** Sends queued webhook deliveries; the host starts and closes it. */
  readonly deliveries: DeliverySender | undefined;
  /** Posts journal entries to connected ledgers; the host starts and closes it. */
  readonly poster: LedgerPoster;
  /** The same service with another base address in links and documents. */
  at(baseUrl: string): MaybeSyncHandler;
}
