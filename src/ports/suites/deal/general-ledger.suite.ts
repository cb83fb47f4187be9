/** Contract tests of general ledgers: an entry is posted once, balances, and is listed in its period. */
import { describe, expect, it } from 'vitest';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { cents, dollars, parseMoney, sum, toDecimal } from '#kernel/money.ts';
import { isFault } from '../../counterparty-fault.ts';
import type { GeneralLedger, RowsAnswer } from '../../general-ledger.ts';

const ENTRY: JournalEntryDue = {
  docNumber: 'suite0000000000000001',
  kind: 'sale',
  postedOn: '2026-11-27',
  vin: 'F1XDEMCR4SDEM0001',
  customer: 'Ada Lovelace',
  lines: [
    { account: 'cash', amount: '4000.10', description: 'Due from the buyer, F1XDEMCR4SDEM0001', figure: 'a' },
    { account: 'contractsInTransit', amount: '26000.00', description: 'Amount financed', figure: 'b' },
    { account: 'vehicleSales', amount: '-30000.00', description: 'Vehicle sale', figure: 'c' },
    { account: 'docFeeIncome', amount: '-0.10', description: 'Document fee', figure: 'd' },
  ],
};
const DAY = { from: '2026-11-27', to: '2026-11-27' };

function rowsOf(answer: RowsAnswer) {
  if (isFault(answer) || answer.state !== 'read') throw new Error(JSON.stringify(answer));
  return answer.rows;
}

const centsIn = (amount: string) => {
  const parsed = parseMoney(amount);
  return parsed.ok ? parsed.cents : cents(Number.NaN);
};

export interface GeneralLedgerBench {
  /** A ledger that does not respond, if the test bench can provide one. */
  readonly down?: () => Promise<GeneralLedger>;
}

export function generalLedgerSuite(open: () => Promise<GeneralLedger>, { down }: GeneralLedgerBench = {}): void {
  describe('a general ledger', () => {
    it('posts an entry once when it is sent twice', async () => {
      const ledger = await open();
      const posted = await ledger.post(ENTRY);
      expect(posted).toMatchObject({ state: 'posted' });
      expect(await ledger.post(ENTRY)).toEqual(posted);
      expect(rowsOf(await ledger.rows(DAY, 100))).toHaveLength(ENTRY.lines.length);
    });

    it('posts one entry for two concurrent requests', async () => {
      const ledger = await open();
      const [one, other] = await Promise.all([ledger.post(ENTRY), ledger.post(ENTRY)]);
      expect(one).toEqual(other);
      expect(rowsOf(await ledger.rows(DAY, 100))).toHaveLength(ENTRY.lines.length);
    });

    it('keeps entries of different document numbers apart', async () => {
      const ledger = await open();
      const first = await ledger.post(ENTRY);
      const second = await ledger.post({ ...ENTRY, docNumber: 'suite0000000000000002' });
      expect(second).toMatchObject({ state: 'posted' });
      expect(second).not.toEqual(first);
    });

    it('lists what was posted, balanced to the cent', async () => {
      const ledger = await open();
      await ledger.post(ENTRY);
      const rows = rowsOf(await ledger.rows(DAY, 100));
      expect(rows.map(({ amount }) => amount).toSorted()).toEqual(ENTRY.lines.map(({ amount }) => amount).toSorted());
      expect(toDecimal(sum(...rows.map(({ amount }) => centsIn(amount))))).toBe(toDecimal(dollars(0)));
      for (const row of rows) {
        expect(row).toMatchObject({ postDate: ENTRY.postedOn, reference: ENTRY.docNumber, customer: ENTRY.customer });
        expect(row.accountName ?? '').not.toBe('');
        expect(row.description ?? '').not.toBe('');
      }
    });

    it('lists complete periods only, and nothing of another period', async () => {
      const ledger = await open();
      await ledger.post(ENTRY);
      expect(rowsOf(await ledger.rows({ from: '2026-11-28', to: '2026-12-31' }, 100))).toEqual([]);
      expect(await ledger.rows(DAY, 3)).toEqual({ state: 'too-many' });
    });

    it('names its source', async () => {
      expect((await open()).source).not.toBe('');
    });

    if (down !== undefined)
      it('reports an outage instead of throwing', async () => {
        const ledger = await down();
        for (const answer of [await ledger.post(ENTRY), await ledger.rows(DAY, 100)]) {
          expect(answer).toEqual({ fault: expect.any(String), counterparty: expect.any(String) });
        }
      });
  });
}
