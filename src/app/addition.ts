/** What composition may add to the ordinary service; the sandbox is the only addition. */
import type { Catalog } from '#catalog/row.ts';
import type { Extension } from '#http/extension.ts';
import type { Pillar } from '#kernel/endpoint.ts';
import type { SearchEntry } from '#ports/catalog-search.ts';
import type { Clock } from '#ports/clock.ts';
import type { StoreView } from '#ports/event-store.ts';
import type { FixtureCars } from '#ports/fixture-cars.ts';
import type { CounterpartyPorts, Tools } from '#ports/tools.ts';
import type { WebhookSender } from '#ports/webhook-sender.ts';
import type { BookMaker } from './general-ledgers.ts';

export interface Addition {
  readonly pillars: readonly Pillar[];
  /** Used when the host supplies no counterparty. */
  readonly counterparties: CounterpartyPorts;
  /** Accounts whose deals everyone may read. */
  readonly publicAccounts: ReadonlySet<string>;
  readonly bookOf: BookMaker;
  readonly fixtureCars: FixtureCars;
  /** `base` is the configured address, without a trailing slash. */
  readonly searchEntries: (base: string) => readonly SearchEntry[];
  /** Decorates the store that endpoints use. */
  readonly store: (events: StoreView) => StoreView;
  /** Decorates the webhook sender. */
  readonly sender: (sender: WebhookSender) => WebhookSender;
  /** Its hooks in one pipeline, over the undecorated store. */
  readonly pipeline: (parts: {
    readonly events: StoreView;
    readonly clock: Clock;
    readonly catalog: Catalog;
  }) => PipelinePart;
}

interface PipelinePart {
  /** Additional tools for its own endpoints. */
  readonly tools: object;
  /** `toolsSendingTwice` are the same tools, with an event store that delivers every webhook twice. */
  readonly extension: (tools: Tools, toolsSendingTwice: Tools) => Extension;
}
