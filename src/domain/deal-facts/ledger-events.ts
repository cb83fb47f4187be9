/** Payloads of ledger events: the journal entry that a settlement or an unwinding owes the dealer's books, and what became of it. */
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';
import type { PostingAccount } from '../accounting/posting-accounts.data.ts';

export type JournalLine = {
  readonly account: PostingAccount;
  /** Decimal dollars; debits positive, credits negative. */
  readonly amount: string;
  readonly description: string;
  /** The figure of the deal that the amount is: `desked.salesPrice`, `contract_….price`. */
  readonly figure: string;
};

/** The entry is fixed when it falls due: what is posted later is what stood then. */
export type JournalEntryDue = {
  /** At most 21 characters, one for each entry of a deal. */
  readonly docNumber: string;
  readonly kind: 'sale' | 'reversal';
  readonly postedOn: IsoDate;
  readonly vin: string;
  readonly customer?: string;
  readonly lines: readonly JournalLine[];
};
export type JournalEntryPosted = {
  readonly docNumber: string;
  /** The id that the ledger gave the entry. */
  readonly entryId: string;
  /** Provenance label of the ledger. */
  readonly ledger: string;
};
export type JournalEntryFailed = {
  readonly docNumber: string;
  /** Tries so far. */
  readonly tries: number;
  readonly code: string;
  readonly reason: string;
  readonly nextAt: IsoInstant;
  /** Provenance label of the ledger. */
  readonly ledger: string;
};
