/** Sends deliveries in order per queue, on the account's clock; resumes after a restart. */
import { type Delivery, decideTry, headOf, type Outcome } from '#domain/webhook/delivery.ts';
import { eventOn, signatureIn, signedMessage } from '#domain/webhook/message.ts';
import type { Webhook } from '#domain/webhook/webhook.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { epochMs, type IsoInstant, instant } from '#kernel/dates.ts';
import type { Accounts } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Deliveries } from '#ports/deliveries.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { ProcessGroup } from '#ports/process-group.ts';
import type { WebhookReply, WebhookSender } from '#ports/webhook-sender.ts';
import { handle } from '../command-loop/handle.ts';
import { Alarms } from './alarms.ts';
import { laneSubject, lanesOf, readLane } from './lanes.ts';
import { accountsWithWebhooks, disableWebhook, listWebhooks, readWebhook } from './registry.ts';
import { SendSlots } from './send-slots.ts';

export interface DeliverySenderParts {
  readonly events: EventStore;
  /** Whoever else sends from the same store. */
  readonly processGroup: ProcessGroup;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly sender: WebhookSender;
  /** A fault does not stop the pump; the lane is looked at again later. */
  readonly onFault: (fault: unknown) => void;
}

const SENDS_AT_ONCE_MAX = 4;
const AFTER_FAULT_MS = 30_000;
/** How often a process says that it is there, and hears who is not: thrice before it would count as gone. */
const SIGN_IN_MS = 5_000;
/** When to look again at a lane that another process is working on. */
const HELD_MS = 1_000;

export class DeliveryPump implements Deliveries {
  readonly #parts: DeliverySenderParts;
  readonly #places = new SendSlots(SENDS_AT_ONCE_MAX);
  readonly #alarms: Alarms;
  readonly #stop = new AbortController();
  /** Lanes being worked on; true when something new came in the meantime. */
  readonly #busy = new Map<string, boolean>();
  /** Lane → the moment that was waited for and has come, even where the clock was set back behind it. */
  readonly #ripe = new Map<string, IsoInstant>();
  /** Lane → the work on it. */
  readonly #running = new Map<string, Promise<void>>();
  #cancelSignIn = () => {};

  constructor(parts: DeliverySenderParts) {
    this.#parts = parts;
    this.#alarms = new Alarms(parts, (lane) => this.wake(lane));
  }

  /** Takes up what was left when the last process ended, and from then on what any other leaves. */
  async start(): Promise<void> {
    await this.#reporting(async () => {
      await this.#parts.processGroup.signIn();
      await this.#takeUp();
    });
    if (this.#parts.processGroup.isShared) this.#signInLater();
  }

  #signInLater(): void {
    if (this.#stop.signal.aborted) return;
    this.#cancelSignIn = this.#parts.clock.after(SIGN_IN_MS, () => {
      const signedIn = this.#reporting(async () => {
        if ((await this.#parts.processGroup.signIn()) > 0) await this.#takeUp();
      });
      void signedIn.then(() => this.#signInLater());
    });
  }

  async #reporting(work: () => Promise<void>): Promise<void> {
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
        for await (const lane of lanesOf(events, webhookId)) {
          if (this.#stop.signal.aborted) return;
          if (headOf(await readLane(events, lane)) !== undefined) this.wake(lane);
        }
      }
    }
  }

  /** There may be something to send on this lane. */
  wake(lane: string): void {
    if (this.#stop.signal.aborted) return;
    if (this.#busy.has(lane)) {
      this.#busy.set(lane, true);
      return;
    }
    this.#busy.set(lane, false);
    this.#running.set(
      lane,
      this.#work(lane).finally(() => this.#running.delete(lane)),
    );
  }

  /** Tries what is due for a webhook now; resolves when it was tried. */
  async attempt(webhookId: string): Promise<void> {
    const tried: (Promise<void> | undefined)[] = [];
    for await (const lane of lanesOf(this.#parts.events, webhookId)) {
      this.wake(lane);
      tried.push(this.#running.get(lane));
    }
    await Promise.all(tried);
  }

  /** Resolves when nothing is being sent; what waits for its time stays where it is. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running.values());
  }

  /** Ends sends under way without noting them: they are made again by the next process. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#cancelSignIn();
    this.#alarms.clear();
    await this.idle();
    await this.#reporting(() => this.#parts.processGroup.signOff());
  }

  async #work(lane: string): Promise<void> {
    try {
      do {
        this.#busy.set(lane, false);
        await this.#turn(lane);
      } while (this.#busy.get(lane) === true && !this.#stop.signal.aborted);
    } catch (fault) {
      this.#parts.onFault(fault);
      if (!this.#stop.signal.aborted) this.#alarms.inMs(lane, AFTER_FAULT_MS);
    } finally {
      this.#busy.delete(lane);
    }
  }

  /** Works on a lane as long as there is something to do, unless another process does. */
  async #turn(lane: string): Promise<void> {
    const { processGroup } = this.#parts;
    if (!(await processGroup.take(lane))) {
      if (!this.#stop.signal.aborted) this.#alarms.inMs(lane, HELD_MS);
      return;
    }
    try {
      while (!this.#stop.signal.aborted && (await this.#step(lane)));
    } finally {
      await processGroup.giveBack(lane);
    }
  }

  /** One look at the head of a lane; true when it was dealt with and the next may follow. */
  async #step(lane: string): Promise<boolean> {
    const { events } = this.#parts;
    const head = headOf(await readLane(events, lane));
    const webhook = head && (await readWebhook({ events }, head.webhookId));
    if (head === undefined || webhook === undefined) return false;
    const now = await this.#nowOf(webhook.account);
    const { nextAt = now, tries } = head;
    // A clock that was set back makes no pause longer than it was meant to be.
    const pauseMs = epochMs(nextAt) - epochMs(tries.at(-1)?.at ?? now);
    const dueInMs = Math.min(epochMs(nextAt) - epochMs(now), pauseMs);
    if (dueInMs > 0 && this.#ripe.get(lane) !== nextAt) {
      this.#alarms.onClockOf(webhook.account, lane, dueInMs, () => this.#ripe.set(lane, nextAt));
      return false;
    }
    this.#ripe.delete(lane);
    const outcome = await this.#outcomeFor(lane, head, webhook);
    if (outcome === undefined || this.#stop.signal.aborted) return false;
    await this.#note(lane, head, outcome, await this.#nowOf(webhook.account));
    return true;
  }

  /** Undefined when the delivery has become somebody else's. */
  async #outcomeFor(lane: string, delivery: Delivery, webhook: Webhook): Promise<Outcome | undefined> {
    if (webhook.state !== 'ACTIVE') {
      return { delivered: false, final: true, reason: `the webhook is ${webhook.state.toLowerCase()}` };
    }
    return this.#places.in(delivery.webhookId, async () =>
      (await this.#isStillOurs(lane, delivery)) ? this.#send(delivery, webhook) : undefined,
    );
  }

  /** A process that was slow may have been taken for gone; then another has the lane, or has had it. */
  async #isStillOurs(lane: string, { deliveryId, triesMade }: Delivery): Promise<boolean> {
    const { processGroup, events } = this.#parts;
    if (!processGroup.isShared) return true;
    if (!(await processGroup.take(lane))) return false;
    const head = headOf(await readLane(events, lane));
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

  async #note(lane: string, head: Delivery, outcome: Outcome, now: IsoInstant): Promise<void> {
    const { events } = this.#parts;
    await handle(laneSubject(events, lane, now), ({ state }) => {
      const delivery = state.get(head.deliveryId);
      // Another process may have dealt with it in the meantime.
      const isStill = delivery?.state === 'PENDING' && delivery.triesMade === head.triesMade;
      return { events: isStill ? [decideTry(delivery, outcome, now)] : [] };
    });
    if (outcome.status === GONE)
      await disableWebhook({ events }, head.webhookId, 'the receiver answered 410 Gone', now);
  }

  async #nowOf(account: string): Promise<IsoInstant> {
    const { clockOffsetMs } = await this.#parts.accounts.load(account);
    return instant(this.#parts.clock.nowMs() + clockOffsetMs);
  }
}

/** A receiver that answers this wants nothing any more. Source: Standard Webhooks 1.0.0. */
const GONE = 410;

function outcomeOf(reply: WebhookReply): Outcome {
  if (reply.state !== 'answered') return { delivered: false, reason: reply.reason };
  const { status, retryAfterSeconds } = reply;
  if (status >= 200 && status < 300) return { delivered: true, status };
  return {
    delivered: false,
    status,
    reason: `the receiver answered ${status}`,
    final: status === GONE,
    ...withoutUndefined({ retryAfterSeconds }),
  };
}
