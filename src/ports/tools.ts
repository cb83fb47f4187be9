/** Ports available to endpoints; a slice selects the few it needs with `Pick<Tools, …>`. */
import type { Vehicles } from '#domain/vehicle/vehicles.ts';
import type { Accounts } from './accounts.ts';
import type { Bureau } from './bureau.ts';
import type { CapabilityListing } from './capabilities.ts';
import type { CatalogSearch } from './catalog-search.ts';
import type { Clock } from './clock.ts';
import type { Connections } from './connections.ts';
import type { Deliveries } from './deliveries.ts';
import type { Documents } from './documents.ts';
import type { Esign, EsignProviders } from './esign.ts';
import type { StoreView } from './event-store.ts';
import type { FixtureCars } from './fixture-cars.ts';
import type { Gateway } from './gateway.ts';
import type { GeneralLedgers } from './general-ledger.ts';
import type { Ids } from './ids.ts';
import type { Insurer } from './insurer.ts';
import type { InterruptedCalls } from './interrupted-calls.ts';
import type { Ledger } from './ledger.ts';
import type { Lenders, RefinancePanel } from './lenders.ts';
import type { Notary } from './notary.ts';
import type { PaymentRail } from './payment-rail.ts';
import type { PayoffDesk } from './payoff.ts';
import type { ReferenceData } from './reference-data.ts';
import type { Runtime } from './runtime.ts';
import type { ScriptRunner } from './script-runner.ts';
import type { Settings } from './settings.ts';
import type { StipsDesk } from './stips.ts';
import type { TitleOffice } from './title.ts';
import type { Haulier } from './transport.ts';

export interface Tools {
  /** The service's in-memory state. */
  readonly runtime: Runtime;
  readonly accounts: Accounts;
  readonly events: StoreView;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Undefined when the host sends no webhooks. */
  readonly deliveries: Deliveries | undefined;
  readonly connections: Connections;
  /** Undefined in a service without a sandbox. */
  readonly fixtureCars: FixtureCars | undefined;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly documents: Documents;
  readonly catalog: CatalogSearch;
  readonly capabilities: CapabilityListing;
  /** Undefined when the host runs no scripts. */
  readonly scripts: ScriptRunner | undefined;
  /** Undefined when no gateway is configured. */
  readonly gateway: Gateway | undefined;
  /** Identifies the vehicle of a VIN. */
  readonly vehicles: Vehicles;
  /** Undefined when the operator imported nothing. */
  readonly referenceData: ReferenceData | undefined;
  readonly bureau: Bureau;
  readonly lenders: Lenders;
  readonly refinancePanel: RefinancePanel;
  readonly esign: Esign;
  /** Connected e-sign providers; each handles the envelopes that it sent. */
  readonly esignProviders: EsignProviders;
  readonly notary: Notary;
  readonly stipsDesk: StipsDesk;
  readonly insurer: Insurer;
  readonly haulier: Haulier;
  readonly paymentRail: PaymentRail;
  readonly payoffDesk: PayoffDesk;
  readonly titleOffice: TitleOffice;
  readonly generalLedgers: GeneralLedgers;
  readonly interrupted: InterruptedCalls;
}

/** Counterparty ports that the composition chooses: the host's, else the sandbox's. */
export type CounterpartyPorts = Pick<
  Tools,
  | 'bureau'
  | 'lenders'
  | 'refinancePanel'
  | 'payoffDesk'
  | 'esign'
  | 'notary'
  | 'stipsDesk'
  | 'insurer'
  | 'haulier'
  | 'paymentRail'
  | 'titleOffice'
>;

/** Everyone outside this service who acts for a deal. */
export type Counterparties = Pick<
  Tools,
  'esign' | 'esignProviders' | 'notary' | 'stipsDesk' | 'insurer' | 'haulier' | 'paymentRail' | 'titleOffice'
>;
