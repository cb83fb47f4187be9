/**
 * Posts the journal entries that deals owe to connected ledgers, in the background after settlement, until they
 * succeed.
 */
import { isReady, nextTryAt, openPosting } from '#domain/deal/ledger-posting.ts';
import { type DealEvent, fact } from '#domain/deal-facts/events.ts';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { epochMs, type IsoInstant, instant } from '#kernel/dates.ts';
import type { Clock } from '#ports/clock.ts';
import { isFault, sentenceOf } from '#ports/counterparty-fault.ts';
import { type StoreView, viewOver } from '#ports/event-store.ts';
import type { GeneralLedger, PostAnswer } from '#ports/general-ledger.ts';
import type { Tools } from '#ports/tools.ts';
import {
  ALL_ACCOUNTS,
  ANYONE,
  type CallContext,
  type DealSnapshot,
  type DealTools,
  LEDGER_ACCOUNTS_INDEX,
  onDeal,
  POSTINGS_INDEX,
  readDeal,
  streamOf,
} from '../deals.ts';
import { SendSlots } from '../webhooks/send-slots.ts';

export interface LedgerPosterParts {
  readonly tools: () => DealTools & Pick<Tools, 'generalLedgers'>;
  readonly clock: Clock;
  /** A fault does not stop the poster; the deal is retried later. */
  readonly onFault: (fault: unknown) => void;
}

const POSTS_AT_ONCE_MAX = 2;
const AFTER_FAULT_MS = 30_000;
/** A posting that another process left behind is picked up within the hour. */
const SWEEP_MS = 3_600_000;
/** Deals and accounts checked per sweep, newest first. */
const SWEPT_MAX = 1_000;
/** The ledger has the entry, so that must be recorded despite concurrent writes. */
const RECORD_ATTEMPTS_MAX = 1_000;

export class LedgerPoster {
  readonly #parts: LedgerPosterParts;
  readonly #slots = new SendSlots(POSTS_AT_ONCE_MAX);
  readonly #running = new Map<string, Promise<void>>();
  /** Deals that were woken again while in progress. */
  readonly #again = new Set<string>();
  readonly #alarms = new Map<string, () => void>();
  #isStopped = false;

  constructor(parts: LedgerPosterParts) {
    this.#parts = parts;
  }

  /** Checks whether an entry is due for a deal. Returns immediately. */
  wake(dealId: string): void {
    if (this.#isStopped) return;
    if (this.#running.has(dealId)) {
      this.#again.add(dealId);
      return;
    }
    const work = this.#work(dealId).finally(() => {
      this.#running.delete(dealId);
      if (this.#again.delete(dealId)) this.wake(dealId);
    });
    this.#running.set(dealId, work);
  }

  /** Resumes the postings that the last process left unfinished, and every hour those of any other process. */
  async start(): Promise<void> {
    try {
      await this.#sweep();
    } catch (fault) {
      this.#parts.onFault(fault);
    }
    this.#alarm('sweep', SWEEP_MS, () => void this.start());
  }

  /** Resolves when no posting is in progress; scheduled retries do not count. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
    await this.idle();
  }

  async #sweep(): Promise<void> {
    const tools = this.#parts.tools();
    const newest = { limit: SWEPT_MAX };
    for (const { ref: account } of await tools.events.list(LEDGER_ACCOUNTS_INDEX, ALL_ACCOUNTS, newest)) {
      for (const { ref: dealId } of await tools.events.list(POSTINGS_INDEX, account, newest)) {
        if (this.#isStopped) return;
        const snapshot = await this.#read(dealId);
        if (snapshot !== undefined && openPosting(snapshot.state.postings) !== undefined) this.wake(dealId);
      }
    }
  }

  async #work(dealId: string): Promise<void> {
    try {
      while (!this.#isStopped && (await this.#step(dealId)));
    } catch (fault) {
      this.#parts.onFault(fault);
      this.#alarm(dealId, AFTER_FAULT_MS, () => this.wake(dealId));
    }
  }

  /** Posts the next entry; false when none is due. */
  async #step(dealId: string): Promise<boolean> {
    const snapshot = await this.#read(dealId);
    const posting = snapshot && openPosting(snapshot.state.postings);
    if (snapshot === undefined || posting === undefined) return false;
    const { now, state } = snapshot;
    const { account = '' } = state;
    if (!isReady(posting, now)) {
      const waitMs = epochMs(posting.nextAt ?? now) - epochMs(now);
      this.#alarm(dealId, waitMs, () => this.wake(dealId));
      return false;
    }
    const ledger = await this.#parts.tools().generalLedgers.of({ account, isLive: true });
    const answer = await this.#slots.in(account, () => post(ledger, posting.entry));
    await this.#record(dealId, ledger, posting.entry, answer);
    return true;
  }

  async #record(dealId: string, { source }: GeneralLedger, { docNumber }: JournalEntryDue, answer: PostAnswer) {
    const recorded = await onDeal(
      this.#parts.tools(),
      this.#call(),
      dealId,
      ({ state, now }) => {
        const open = openPosting(state.postings);
        // Another process may have posted it meanwhile.
        if (open?.entry.docNumber !== docNumber) return { events: [] };
        return { events: [outcomeFact(docNumber, source, answer, { tries: open.tries + 1, now })] };
      },
      ANYONE,
      RECORD_ATTEMPTS_MAX,
    );
    if (recorded.kind !== 'HANDLED')
      throw new Error(`The outcome of the ledger entry ${docNumber} could not be recorded: ${recorded.kind}.`);
  }

  async #read(dealId: string): Promise<DealSnapshot | undefined> {
    const snapshot = await readDeal(this.#parts.tools(), this.#call(), dealId, { reach: ANYONE, concluding: false });
    return 'kind' in snapshot ? undefined : snapshot;
  }

  #call(): CallContext {
    return { caller: { id: ANYONE, mode: 'live' }, now: instant(this.#parts.clock.nowMs()) };
  }

  #alarm(name: string, ms: number, ring: () => void): void {
    if (this.#isStopped) return;
    this.#alarms.get(name)?.();
    const cancel = this.#parts.clock.after(Math.min(ms, SWEEP_MS), () => {
      this.#alarms.delete(name);
      ring();
    });
    this.#alarms.set(name, cancel);
  }
}

/** Posts nothing to a disconnected ledger; its entries wait for the next connection. */
async function post(ledger: GeneralLedger, entry: JournalEntryDue): Promise<PostAnswer> {
  return ledger.isSimulated ? { fault: 'disconnected', counterparty: 'the general ledger' } : ledger.post(entry);
}

function outcomeFact(
  docNumber: string,
  ledger: string,
  answer: PostAnswer,
  { tries, now }: { readonly tries: number; readonly now: IsoInstant },
): DealEvent {
  const failedEvent = (code: string, reason: string, waitSeconds?: number) =>
    fact('JournalEntry.failed@1', now, {
      docNumber,
      tries,
      code,
      reason,
      nextAt: nextTryAt(tries, now, waitSeconds),
      ledger,
    });
  if (isFault(answer)) return failedEvent(answer.fault, sentenceOf(answer), answer.retryAfterSeconds);
  if (answer.state === 'refused') return failedEvent(answer.code, answer.reason);
  return fact('JournalEntry.posted@1', now, { docNumber, entryId: answer.entryId, ledger });
}

const DEAL_STREAM = streamOf('');

/** A store that calls `wake` after each append that creates an entry due to a ledger. */
export function wakingPoster(inner: StoreView, wake: (dealId: string) => void): StoreView {
  return viewOver(inner, {
    append: async (appends) => {
      const result = await inner.append(appends);
      if (result.ok)
        for (const { stream, events } of appends)
          if (events.some(({ type }) => type === 'JournalEntry.due@1')) wake(stream.slice(DEAL_STREAM.length));
      return result;
    },
  });
}
