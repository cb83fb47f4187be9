/** Runs scheduled work of Durable Objects: clock transitions and webhook deliveries. */
import { CLOCK_MAX, epochMs, instant } from '../../src/kernel/dates.ts';
import { type EventStore, type StoreView, storeView, viewOver } from '../../src/ports/event-store.ts';
import { SINGLE_PROCESS } from '../../src/ports/process-group.ts';
import { Runtime } from '../../src/ports/runtime.ts';
import type { WebhookSender } from '../../src/ports/webhook-sender.ts';
import type { ScheduledWork } from '../../src/store/durable/due.ts';
import type { GrownStream } from '../../src/store/durable/partition.ts';
import { partitionOfStream } from '../../src/store/durable/partitions.ts';
import type { Peers } from '../../src/store/durable/peers.ts';
import { StreamedAccounts } from '../../src/streams/accounts/accounts.ts';
import { ANYONE, dealModel, readStream } from '../../src/streams/deals.ts';
import { isQueue } from '../../src/streams/webhooks/delivery-queues.ts';
import { DeliverySender } from '../../src/streams/webhooks/delivery-sender.ts';
import { publishingStore } from '../../src/streams/webhooks/publishing.ts';
import { listWebhooks } from '../../src/streams/webhooks/registry.ts';
import { platformClock, platformIds } from './system.ts';

type Task = Pick<ScheduledWork, 'kind' | 'ref'>;

const DEAL = 'deal';
const QUEUE = 'lane';
const CLOCK = 'clock';
/** Minimum interval for checking a deal whose clock is behind real time. */
const LOOK_AGAIN_MS = 5_000;

/** Work to schedule after a stream grew. */
export function dueAfter({ stream, events, history }: GrownStream): readonly ScheduledWork[] {
  const nowMs = platformClock.nowMs();
  const [family, owner = ''] = stream.split('/');
  const has = (type: string) => events.some((event) => event.type === type);
  if (isQueue(stream)) return has('Webhook.queued@1') ? [{ kind: QUEUE, ref: stream, atMs: nowMs }] : [];
  if (family === 'account') return has('Clock.moved@1') ? [{ kind: CLOCK, ref: owner, atMs: nowMs }] : [];
  if (family !== 'deal') return [];
  const dueAt = nextMoveAt(history());
  return dueAt === undefined ? [] : [{ kind: DEAL, ref: owner, atMs: epochMs(dueAt) }];
}

/**
 * The next time at which the clock alone moves a deal. An overdue move is dated when it fell due, so the first move
 * overdue at the latest possible time has that date.
 */
function nextMoveAt(history: ReturnType<GrownStream['history']>): string | undefined {
  // The store returns what was appended to a deal's stream, so these are deal events.
  const state = (history as unknown as Parameters<typeof dealModel.evolve>[1][]).reduce(
    dealModel.evolve,
    dealModel.initial,
  );
  return dealModel.overdue(state, CLOCK_MAX)?.at;
}

export interface DueWorkParts {
  readonly events: EventStore;
  readonly peers: Peers;
  readonly sender: WebhookSender;
  readonly onFault: (fault: unknown) => void;
}

/** The service completes interrupted counterparty calls when the deal is next read or moved. */
const LEFT_TO_READS = { conclude: async () => {} };

export class DueWork {
  readonly #parts: DueWorkParts;
  readonly #events: StoreView;
  readonly #accounts: StreamedAccounts;

  constructor(parts: DueWorkParts) {
    this.#parts = parts;
    this.#events = storeView(parts.events, new Runtime());
    this.#accounts = new StreamedAccounts(this.#events, platformIds, platformClock.nowMs);
  }

  /** Returns when to repeat the work. */
  async do({ kind, ref }: Task): Promise<number | undefined> {
    switch (kind) {
      case DEAL:
        return this.#moveDeal(ref);
      case QUEUE:
        return this.#deliver(ref);
      case CLOCK:
        return this.#clockMoved(ref);
      default:
        throw new Error(`The due work "${kind}" has no handler. Deploy the version that scheduled it.`);
    }
  }

  /** Reading the current deal appends what is overdue. */
  async #moveDeal(dealId: string): Promise<number | undefined> {
    const events = publishingStore(this.#events, { ids: platformIds, wake: () => {} });
    const tools = {
      events,
      accounts: this.#accounts,
      clock: platformClock,
      ids: platformIds,
      interrupted: LEFT_TO_READS,
    };
    const nowMs = platformClock.nowMs();
    const call = { caller: { id: ANYONE, mode: 'sandbox' as const }, now: instant(nowMs) };
    const snapshot = await readStream(tools, call, dealId, { reach: ANYONE });
    if (!('state' in snapshot)) return undefined;
    const next = dealModel.overdue(snapshot.state, CLOCK_MAX);
    if (next === undefined) return undefined;
    return nowMs + Math.max(LOOK_AGAIN_MS, epochMs(next.at) - epochMs(snapshot.now));
  }

  /** Sends what is due on a queue. The sender's waits determine the next check. */
  async #deliver(queue: string): Promise<number | undefined> {
    const waits: number[] = [];
    const sender = new DeliverySender({
      // A clock change wakes the queue separately.
      events: viewOver(this.#events, { watch: () => () => {} }),
      processGroup: SINGLE_PROCESS,
      accounts: this.#accounts,
      clock: {
        ...platformClock,
        after: (ms) => {
          waits.push(ms);
          return () => {};
        },
      },
      sender: this.#parts.sender,
      onFault: this.#parts.onFault,
    });
    sender.wake(queue);
    await sender.idle();
    return waits.length === 0 ? undefined : platformClock.nowMs() + Math.min(...waits);
  }

  /** Deliveries depend on the account's clock, so they are checked when it changes. */
  async #clockMoved(account: string): Promise<undefined> {
    for (const { webhookId } of await listWebhooks({ events: this.#events }, account))
      await this.#parts.peers.partition(partitionOfStream(`webhook/${webhookId}`)).ring(QUEUE);
  }
}
