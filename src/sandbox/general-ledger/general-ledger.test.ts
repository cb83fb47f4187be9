import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { generalLedgerSuite } from '#ports/suites/deal/general-ledger.suite.ts';
import { sandboxLedger } from './general-ledger.port.ts';

generalLedgerSuite(async () => {
  const kept = new Map<string, JournalEntryDue>();
  return sandboxLedger({
    keep: async (entry) => void kept.set(entry.docNumber, entry),
    entries: async ({ from, to }) => [...kept.values()].filter(({ postedOn }) => from <= postedOn && postedOn <= to),
  });
});
