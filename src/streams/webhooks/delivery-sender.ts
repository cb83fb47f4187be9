/** Sends deliveries in order per queue, on the account's clock; resumes after a restart. */
import { type Delivery, decideTry, headOf, type Outcome } from '#domain/webhook/delivery.ts';
import { eventOn, signatureIn, signedMessage } from '#domain/webhook/message.ts';
import type { Webhook } from '#domain/webhook/webhook.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { epochMs, type IsoInstant, instant } from '#kernel/dates.ts';
import type { Accounts } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Deliveries } from '#ports/deliveries.ts';
import type { StoreView } from '#ports/event-store.ts';
import type { ProcessGroup } from '#ports/process-group.ts';
import type { WebhookReply, WebhookSender } from '#ports/webhook-sender.ts';
import { handle } from '../command-loop/handle.ts';
import { Alarms } from './alarms.ts';
import { queueSubject, queuesOf, readQueue } from './delivery-queues.ts';
import { accountsWithWebhooks, disableWebhook, listWebhooks, readWebhook } from './registry.ts';
import { SendSlots } from './send-slots.ts';

export interface DeliverySenderParts {
  readonly events: StoreView;
  /** The other processes that send from the same store. */
  readonly processGroup: ProcessGroup;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly sender: WebhookSender;
  /** A fault does not stop the sender; the queue is retried later. */
  readonly onFault: (fault: unknown) => void;
}

const SENDS_AT_ONCE_MAX = 4;
const AFTER_FAULT_MS = 30_000;
/**
 * How often a process signs in and learns which members are gone; a third of the time after which it would count as
 * gone.
 */
const SIGN_IN_MS = 5_000;
/** Wait before checking a queue that another process works on. */
const HELD_MS = 1_000;

export class DeliverySender implements Deliveries {
  readonly #parts: DeliverySenderParts;
  readonly #places = new SendSlots(SENDS_AT_ONCE_MAX);
  readonly #alarms: Alarms;
  readonly #stop = new AbortController();
  /** Queues in progress; true when something new arrived meanwhile. */
  readonly #busy = new Map<string, boolean>();
  /** Queue → the due time that has been waited for, even if the clock was set back since. */
  readonly #ripe = new Map<string, IsoInstant>();
  /** Queue → the work on it. */
  readonly #running = new Map<string, Promise<void>>();
  #cancelSignIn = () => {};

  constructor(parts: DeliverySenderParts) {
    this.#parts = parts;
    this.#alarms = new Alarms(parts, (queue) => this.wake(queue));
  }

  /** Resumes the deliveries that the last process left unfinished, and later those of any process that ends. */
  async start(): Promise<void> {
    await this.#reportFaults(async () => {
      await this.#parts.processGroup.signIn();
      await this.#takeUp();
    });
    if (this.#parts.processGroup.isShared) this.#signInLater();
  }

  #signInLater(): void {
    if (this.#stop.signal.aborted) return;
    this.#cancelSignIn = this.#parts.clock.after(SIGN_IN_MS, () => {
      const signedIn = this.#reportFaults(async () => {
        if ((await this.#parts.processGroup.signIn()) > 0) await this.#takeUp();
      });
      void signedIn.then(() => this.#signInLater());
    });
  }

  async #reportFaults(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      this.#parts.onFault(fault);
    }
  }

  async #takeUp(): Promise<void> {
    const { events } = this.#parts;
    for await (const account of accountsWithWebhooks({ events })) {
      for (const { webhookId } of await listWebhooks({ events }, account)) {
        for await (const queue of queuesOf(events, webhookId)) {
          if (this.#stop.signal.aborted) return;
          if (headOf(await readQueue(events, queue)) !== undefined) this.wake(queue);
        }
      }
    }
  }

  /** Checks a queue for something to send. */
  wake(queue: string): void {
    if (this.#stop.signal.aborted) return;
    if (this.#busy.has(queue)) {
      this.#busy.set(queue, true);
      return;
    }
    this.#busy.set(queue, false);
    this.#running.set(
      queue,
      this.#work(queue).finally(() => this.#running.delete(queue)),
    );
  }

  /** Attempts the due deliveries of a webhook; resolves afterwards. */
  async attempt(webhookId: string): Promise<void> {
    const tried: (Promise<void> | undefined)[] = [];
    for await (const queue of queuesOf(this.#parts.events, webhookId)) {
      this.wake(queue);
      tried.push(this.#running.get(queue));
    }
    await Promise.all(tried);
  }

  /** Resolves when no send is in progress; scheduled retries do not count. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running.values());
  }

  /** Aborts sends in progress without recording them; the next process repeats them. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#cancelSignIn();
    this.#alarms.clear();
    await this.idle();
    await this.#reportFaults(() => this.#parts.processGroup.signOff());
  }

  async #work(queue: string): Promise<void> {
    try {
      do {
        this.#busy.set(queue, false);
        await this.#turn(queue);
      } while (this.#busy.get(queue) === true && !this.#stop.signal.aborted);
    } catch (fault) {
      this.#parts.onFault(fault);
      if (!this.#stop.signal.aborted) this.#alarms.inMs(queue, AFTER_FAULT_MS);
    } finally {
      this.#busy.delete(queue);
    }
  }

  /** Processes a queue until it is empty, unless another process does. */
  async #turn(queue: string): Promise<void> {
    const { processGroup } = this.#parts;
    if (!(await processGroup.take(queue))) {
      if (!this.#stop.signal.aborted) this.#alarms.inMs(queue, HELD_MS);
      return;
    }
    try {
      while (!this.#stop.signal.aborted && (await this.#step(queue)));
    } finally {
      await processGroup.giveBack(queue);
    }
  }

  /** Processes the head of a queue; true when it is done and the next may follow. */
  async #step(queue: string): Promise<boolean> {
    const { events } = this.#parts;
    const head = headOf(await readQueue(events, queue));
    const webhook = head && (await readWebhook({ events }, head.webhookId));
    if (head === undefined || webhook === undefined) return false;
    const now = await this.#nowOf(webhook.account);
    const { nextAt = now, tries } = head;
    // Setting the clock back never lengthens a pause.
    const pauseMs = epochMs(nextAt) - epochMs(tries.at(-1)?.at ?? now);
    const dueInMs = Math.min(epochMs(nextAt) - epochMs(now), pauseMs);
    if (dueInMs > 0 && this.#ripe.get(queue) !== nextAt) {
      this.#alarms.onClockOf(webhook.account, queue, dueInMs, () => this.#ripe.set(queue, nextAt));
      return false;
    }
    this.#ripe.delete(queue);
    const outcome = await this.#outcomeFor(queue, head, webhook);
    if (outcome === undefined || this.#stop.signal.aborted) return false;
    await this.#note(queue, head, outcome, await this.#nowOf(webhook.account));
    return true;
  }

  /** Undefined when another process has taken over the delivery. */
  async #outcomeFor(queue: string, delivery: Delivery, webhook: Webhook): Promise<Outcome | undefined> {
    if (webhook.state !== 'ACTIVE') {
      return { delivered: false, final: true, reason: `the webhook is ${webhook.state.toLowerCase()}` };
    }
    return this.#places.in(delivery.webhookId, async () =>
      (await this.#isStillOurs(queue, delivery)) ? this.#send(delivery, webhook) : undefined,
    );
  }

  /** A slow process may have been counted as gone; then another process owns the queue, or has owned it. */
  async #isStillOurs(queue: string, { deliveryId, triesMade }: Delivery): Promise<boolean> {
    const { processGroup, events } = this.#parts;
    if (!processGroup.isShared) return true;
    if (!(await processGroup.take(queue))) return false;
    const head = headOf(await readQueue(events, queue));
    return head?.deliveryId === deliveryId && head.triesMade === triesMade;
  }

  async #send({ stream, seq }: Delivery, { url, secret }: Webhook): Promise<Outcome> {
    const { events, clock, sender } = this.#parts;
    const [fact] = await events.read(stream, { after: seq - 1, limit: 1 });
    if (fact === undefined) throw new Error(`A delivery refers to event ${seq} of ${stream}, which does not exist.`);
    const message = signedMessage(eventOn(stream, fact), secret, instant(clock.nowMs()));
    const reply = await sender.send({ url, ...message, signal: this.#stop.signal });
    return { ...outcomeOf(reply), ...signatureIn(message) };
  }

  async #note(queue: string, head: Delivery, outcome: Outcome, now: IsoInstant): Promise<void> {
    const { events } = this.#parts;
    await handle(queueSubject(events, queue, now), ({ state }) => {
      const delivery = state.get(head.deliveryId);
      // Another process may have handled it meanwhile.
      const isStill = delivery?.state === 'PENDING' && delivery.triesMade === head.triesMade;
      return { events: isStill ? [decideTry(delivery, outcome, now)] : [] };
    });
    if (outcome.status === GONE)
      await disableWebhook({ events }, head.webhookId, 'the receiver returned 410 Gone', now);
  }

  async #nowOf(account: string): Promise<IsoInstant> {
    const { clockOffsetMs } = await this.#parts.accounts.load(account);
    return instant(this.#parts.clock.nowMs() + clockOffsetMs);
  }
}

/** A receiver that returns this wants no more messages (Standard Webhooks 1.0.0). */
const GONE = 410;

function outcomeOf(reply: WebhookReply): Outcome {
  if (reply.state !== 'answered') return { delivered: false, reason: reply.reason };
  const { status, retryAfterSeconds } = reply;
  if (status >= 200 && status < 300) return { delivered: true, status };
  return {
    delivered: false,
    status,
    reason: `the receiver returned ${status}`,
    final: status === GONE,
    ...withoutUndefined({ retryAfterSeconds }),
  };
}
