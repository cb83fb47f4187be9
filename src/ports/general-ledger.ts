/** Port of a dealer's general ledger: posts a deal's journal entry once, and lists the lines of a period. */
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import type { IsoDate } from '#kernel/dates.ts';
import type { CounterpartyFault } from './counterparty-fault.ts';

export type PostAnswer =
  | { readonly state: 'posted'; readonly entryId: string }
  /** The ledger or its account mapping rejects this entry until someone corrects it there. */
  | { readonly state: 'refused'; readonly code: 'account-missing' | 'rejected'; readonly reason: string }
  | CounterpartyFault;

export interface LedgerPeriod {
  readonly from: IsoDate;
  /** Inclusive. */
  readonly to: IsoDate;
}

/** One line of the ledger, with the members that reconciliation needs. */
export interface LedgerRow {
  readonly account?: string;
  readonly accountName?: string;
  readonly postDate: IsoDate;
  /** Decimal dollars; debits positive, credits negative. */
  readonly amount: string;
  readonly description?: string;
  readonly customer?: string;
  readonly reference?: string;
}

export type RowsAnswer =
  | { readonly state: 'read'; readonly rows: readonly LedgerRow[] }
  /** The period has more lines than requested. */
  | { readonly state: 'too-many' }
  | CounterpartyFault;

export interface GeneralLedger {
  readonly source: string;
  readonly isSimulated: boolean;
  /** Posts an entry; a repeated document number is the same entry. Never throws. */
  post(entry: JournalEntryDue): Promise<PostAnswer>;
  /** Never throws. */
  rows(period: LedgerPeriod, rowsMax: number): Promise<RowsAnswer>;
}

export interface GeneralLedgers {
  /** The ledger that a live account connected, or else the sandbox's, which lists the account's own deals. */
  of(owner: { readonly account?: string | undefined; readonly isLive: boolean }): Promise<GeneralLedger>;
}
