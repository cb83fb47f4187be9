/**
 * Payloads of ledger events: the journal entry that a settlement or unwind creates for the dealer's books, and its
 * outcome.
 */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';
import type { PostingAccount } from '../accounting/posting-accounts.data.ts';

export type JournalLine = {
  readonly account: PostingAccount;
  /** Decimal dollars; debits positive, credits negative. */
  readonly amount: string;
  readonly description: string;
  /** The deal figure behind the amount: `desked.salesPrice`, `contract_….price`. */
  readonly figure: string;
};

/** The entry is fixed when it becomes due, so a later posting uses the figures of that time. */
export type JournalEntryDue = {
  /** At most 21 characters; unique per entry of a deal. */
  readonly docNumber: string;
  readonly kind: 'sale' | 'reversal';
  readonly postedOn: IsoDate;
  readonly vin: string;
  readonly customer?: string;
  readonly lines: readonly JournalLine[];
};
export type JournalEntryPosted = {
  readonly docNumber: string;
  /** The ledger's id of the entry. */
  readonly entryId: string;
  /** Provenance label of the ledger. */
  readonly ledger: string;
};
export type JournalEntryFailed = {
  readonly docNumber: string;
  /** Attempts so far. */
  readonly tries: number;
  readonly code: string;
  readonly reason: string;
  readonly nextAt: IsoInstant;
  /** Provenance label of the ledger. */
  readonly ledger: string;
};
