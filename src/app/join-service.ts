/** Joins stores, ports and pillars into the handler of a service, with an addition or without. */
import { assemble } from '#catalog/assemble.ts';
import { createDocuments } from '#catalog/documents.ts';
import { capabilityOpenapi } from '#catalog/projections/openapi/capabilities.ts';
import type { Catalog } from '#catalog/row.ts';
import { capabilityEntries, carEntry, catalogEntries } from '#catalog/search/entries.ts';
import { createCatalogSearch } from '#catalog/search/search.ts';
import { type PostedPrice, portBooks } from '#conformance/books/port-books.ts';
import { capabilityEndpoints } from '#conformance/endpoints/rows.ts';
import { capabilityListing } from '#conformance/listing/listing.ts';
import { STANDING } from '#conformance/standing.ts';
import { Vehicles } from '#domain/vehicle/vehicles.ts';
import { statusOf } from '#http/answer/status.ts';
import { createHandler, type HandlerParts } from '#http/handle.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { instant } from '#kernel/dates.ts';
import { sealedAnswers } from '#live/vault/sealed-answers.ts';
import { type StoreView, storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import type { Tools } from '#ports/tools.ts';
import { StreamedAccounts } from '#streams/accounts/accounts.ts';
import { interruptedCalls } from '#streams/effects/run.ts';
import { LedgerPoster, wakingPoster } from '#streams/ledger/ledger-poster.ts';
import { SealedCredentials, StreamedConnections } from '#streams/operator/connections.ts';
import { DeliverySender } from '#streams/webhooks/delivery-sender.ts';
import { publishingStore } from '#streams/webhooks/publishing.ts';
import type { Addition } from './addition.ts';
import { connectedEsign } from './connected-esign.ts';
import { generalLedgers } from './general-ledgers.ts';
import { MISSING_COUNTERPARTIES } from './missing-counterparties.ts';
import { PILLARS } from './pillars.ts';
import type { HostParts, Service } from './service.ts';

export function joinService(host: HostParts, addition?: Addition): Service {
  const { settings, stores, clock, ids } = host;
  const catalog = assemble([...PILLARS, ...(addition?.pillars ?? [])]);
  const onFault = host.onFault ?? (() => {});
  const runtime = new Runtime();
  const stored = storeView(stores.events, runtime);
  const accounts = new StreamedAccounts(stored, ids, () => clock.nowMs(), addition?.publicAccounts);
  const deliveries =
    host.webhooks &&
    new DeliverySender({
      events: stored,
      processGroup: stores.processGroup,
      accounts,
      clock,
      sender: addition?.sender(host.webhooks) ?? host.webhooks,
      onFault: (fault) => onFault(fault, 'webhook-delivery'),
    });
  const vehicles = new Vehicles(
    settings.vehicleData === 'sample' ? undefined : host.vehicleFacts,
    host.referenceData?.economy,
  );
  let shared: Tools | undefined;
  const poster = new LedgerPoster({
    tools: () => shared ?? notComposed(),
    clock,
    onFault: (fault) => onFault(fault, 'ledger-posting'),
  });
  const underneath = { runtime, stored, catalog, accounts, deliveries, poster, vehicles, addition, onFault };
  const { tools, handle } = joinParts(host, underneath);
  shared = tools;
  return {
    handle: async (request, peer) => handle(request, peer),
    handleMaybeSync: handle,
    tools,
    catalog,
    deliveries,
    poster,
    at: (baseUrl) => joinParts({ ...host, settings: { ...settings, baseUrl } }, underneath).handle,
  };
}

/** Parts that the handlers of all base addresses share. */
interface BaseParts {
  readonly runtime: Runtime;
  /** The undecorated store. */
  readonly stored: StoreView;
  readonly catalog: Catalog;
  readonly accounts: StreamedAccounts;
  readonly deliveries: DeliverySender | undefined;
  readonly poster: LedgerPoster;
  readonly vehicles: Vehicles;
  readonly addition: Addition | undefined;
  readonly onFault: HandlerParts['onFault'];
}

/** Tools and handler for the base address in the settings. */
function joinParts(
  host: HostParts,
  { runtime, stored, catalog, accounts, deliveries, poster, vehicles, addition, onFault }: BaseParts,
) {
  const { settings, stores, clock, ids, gateway } = host;
  const events = addition?.store(stored) ?? stored;
  const added = addition?.pipeline({ events: stored, clock, catalog });
  const wake = (queue: string) => deliveries?.wake(queue);
  const credentials = new SealedCredentials(stored, host.vault, () => instant(clock.nowMs()));
  const capabilities = capabilityListing((rows) => capabilityOpenapi(rows, { settings, statusOf }), ids);
  const tools: Tools = {
    runtime,
    accounts,
    events: wakingPoster(publishingStore(events, { ids, wake }), (dealId) => poster.wake(dealId)),
    ledger: stores.ledger,
    clock,
    deliveries,
    connections: new StreamedConnections(stored),
    fixtureCars: addition?.fixtureCars,
    ids,
    settings,
    documents: createDocuments({
      catalog,
      settings,
      statusOf,
      runsScripts: host.scripts !== undefined,
      sha256: ids.sha256,
      capabilities,
    }),
    catalog: createCatalogSearch({
      entries: async () => [
        ...catalogEntries(catalog, settings.baseUrl),
        ...(await capabilityEntries(capabilities, settings.baseUrl)),
        ...(addition?.searchEntries(settings.baseUrl) ?? []),
      ],
      car: (vin) => carEntry(settings.baseUrl, vin),
    }),
    capabilities,
    scripts: host.scripts,
    gateway,
    vehicles,
    referenceData: host.referenceData,
    ...(addition?.counterparties ?? MISSING_COUNTERPARTIES),
    ...added?.tools,
    esignProviders: connectedEsign(credentials, host.esignAdapters),
    ...host.counterparties,
    generalLedgers: generalLedgers({
      tools: () => tools,
      credentials,
      adapters: host.ledgerAdapters ?? {},
      bookOf: addition?.bookOf,
    }),
    interrupted: interruptedCalls(() => tools),
  };
  const books = portBooks({ accounts, ledger: stores.ledger, clock, prices: () => postedPrices(catalog) });
  const handle = createHandler({
    catalog,
    capabilities: capabilityEndpoints(() => ({
      events: stored,
      ids,
      books,
      standing: STANDING,
      identify: vehicles.identify,
    })),
    tools,
    extension: added?.extension(tools, { ...tools, events: publishingStore(events, { ids, wake, copies: 2 }) }),
    rateWindow: stores.rateWindow,
    idempotency:
      stores.sealingKey === undefined ? stores.idempotency : sealedAnswers(stores.idempotency, stores.sealingKey),
    onFault,
    ...withoutUndefined({ onAnswered: host.onAnswered }),
  });
  return { handle, tools };
}

/** Every endpoint with a posted price, for the price book. */
function postedPrices(catalog: Catalog): PostedPrice[] {
  return catalog.flatMap(({ endpoint: { method, path, price }, pillar }) =>
    price === undefined ? [] : [{ method, operation: path, price, pillar }],
  );
}

function notComposed(): never {
  throw new Error('The ledger poster ran before the service was composed. Start it after composition.');
}
