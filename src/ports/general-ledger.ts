/** Port of a dealer's general ledger: takes the journal entry of a deal once, and shows the lines of a period. */
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import type { IsoDate } from '#kernel/dates.ts';
import type { CounterpartyFault } from './counterparty-fault.ts';

export type PostAnswer =
  | { readonly state: 'posted'; readonly entryId: string }
  /** The ledger, or the mapping of its accounts, refuses this entry until a person changes something there. */
  | { readonly state: 'refused'; readonly code: 'account-missing' | 'rejected'; readonly reason: string }
  | CounterpartyFault;

export interface LedgerPeriod {
  readonly from: IsoDate;
  /** Inclusive. */
  readonly to: IsoDate;
}

/** One line as the ledger keeps it; the members are those that reconciliation reads. */
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
  /** The period holds more lines than were asked for. */
  | { readonly state: 'too-many' }
  | CounterpartyFault;

export interface GeneralLedger {
  readonly source: string;
  readonly isSimulated: boolean;
  /** The same document number is the same entry, however often it is posted. Never throws. */
  post(entry: JournalEntryDue): Promise<PostAnswer>;
  /** Never throws. */
  rows(period: LedgerPeriod, rowsMax: number): Promise<RowsAnswer>;
}

export interface GeneralLedgers {
  /** The ledger that a live account connected; else the sandbox's, which knows the account's own deals. */
  of(owner: { readonly account?: string | undefined; readonly isLive: boolean }): Promise<GeneralLedger>;
}
