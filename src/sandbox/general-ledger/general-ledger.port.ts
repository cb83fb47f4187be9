/** Port of the sandbox general ledger over a book of entries. */
import { ACCOUNT_TITLES } from '#domain/accounting/posting-accounts.data.ts';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { hashId } from '#kernel/hash.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { GeneralLedger, LedgerPeriod, LedgerRow } from '#ports/general-ledger.ts';
import { isDown } from './general-ledger.behaviour.ts';

/** Storage of the entries. */
export interface LedgerBook {
  /** Stores an entry, unless its document number is known. */
  keep(entry: JournalEntryDue): Promise<void>;
  /** The entries of a period, in any order. */
  entries(period: LedgerPeriod): Promise<readonly JournalEntryDue[]>;
}

export function sandboxLedger(book: LedgerBook): GeneralLedger {
  return {
    source: SOURCES.ledger,
    isSimulated: true,
    post: async (entry) => {
      await book.keep(entry);
      return { state: 'posted', entryId: `je_${hashId('journal-entry', entry.docNumber)}` };
    },
    rows: async (period, rowsMax) => {
      if (isDown(period)) return { fault: 'unreachable', counterparty: SOURCES.ledger };
      const rows = (await book.entries(period)).flatMap(rowsOf);
      return rows.length > rowsMax ? { state: 'too-many' } : { state: 'read', rows };
    },
  };
}

function rowsOf({ docNumber, postedOn, customer, lines }: JournalEntryDue): LedgerRow[] {
  return lines.map(({ account, amount, description }) => ({
    account,
    accountName: ACCOUNT_TITLES[account],
    postDate: postedOn,
    amount,
    description,
    ...withoutUndefined({ customer }),
    reference: docNumber,
  }));
}
