/** Folds the journal entries due for a deal, and schedules the retries of failed postings. */
import { addSeconds, epochMs, type IsoInstant } from '#kernel/dates.ts';
import type { DealEvent } from '../deal-facts/events.ts';
import type { JournalEntryDue } from '../deal-facts/ledger-events.ts';

export interface LedgerPosting {
  readonly entry: JournalEntryDue;
  readonly state: 'DUE' | 'POSTED';
  readonly tries: number;
  /** Earliest retry; absent until an attempt has failed. */
  readonly nextAt?: IsoInstant;
  readonly entryId?: string;
}

export type LedgerEvent = DealEvent<'JournalEntry.due@1' | 'JournalEntry.posted@1' | 'JournalEntry.failed@1'>;

export function foldPostings(postings: readonly LedgerPosting[], event: LedgerEvent): readonly LedgerPosting[] {
  if (event.type === 'JournalEntry.due@1') return [...postings, { entry: event.data, state: 'DUE', tries: 0 }];
  return postings.map((one) => {
    if (one.entry.docNumber !== event.data.docNumber) return one;
    if (event.type === 'JournalEntry.posted@1') return { ...one, state: 'POSTED', entryId: event.data.entryId };
    const { tries, nextAt } = event.data;
    return { ...one, tries, nextAt };
  });
}

/** The next entry to post, in the order in which entries became due. */
export function openPosting(postings: readonly LedgerPosting[]): LedgerPosting | undefined {
  return postings.find(({ state }) => state === 'DUE');
}

/** Waits between attempts: short at first, daily in the end, until the entry is posted. */
const WAIT_SECONDS = [60, 300, 900, 3600, 6 * 3600, 24 * 3600] as const;
const LAST_WAIT_SECONDS = 24 * 3600;

export function nextTryAt(tries: number, now: IsoInstant, askedSeconds = 0): IsoInstant {
  return addSeconds(now, Math.max(askedSeconds, WAIT_SECONDS[tries - 1] ?? LAST_WAIT_SECONDS));
}

export function isReady({ nextAt }: LedgerPosting, now: IsoInstant): boolean {
  return nextAt === undefined || epochMs(nextAt) <= epochMs(now);
}
