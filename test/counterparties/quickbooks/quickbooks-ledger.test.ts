/** The general ledger over QuickBooks Online: the port suite, tokens, faults and the account map. */
import { describe, expect, it } from 'vitest';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import type { Credential } from '#ports/credentials.ts';
import { generalLedgerSuite } from '#ports/suites/deal/general-ledger.suite.ts';
import { credentialProblem } from '../../../src/live/credentials.ts';
import { quickBooksLedger } from '../../../src/live/quickbooks/quickbooks-ledger.ts';
import { KEYS, OUT_OF_ORDER, QuickBooksMock, THROTTLED } from './loopback-quickbooks.ts';

function openLedger(over: object = {}) {
  const quickbooks = new QuickBooksMock();
  const seals = [JSON.stringify({ ...KEYS, ...over })];
  const clock = { nowMs: 0 };
  const credential: Credential = {
    connectionId: 'connection_1',
    account: 'acct_1',
    adapter: 'quickbooks',
    open: async () => seals.at(-1),
    renew: async (secret) => void seals.push(secret),
  };
  const open = () => quickBooksLedger(credential, { nowMs: () => clock.nowMs, send: quickbooks.fetch });
  return { quickbooks, seals, clock, open, ledger: open() };
}

generalLedgerSuite(async () => openLedger().ledger, {
  down: async () => {
    const { quickbooks, ledger } = openLedger();
    quickbooks.trouble(...Array.from({ length: 4 }, () => OUT_OF_ORDER));
    return ledger;
  },
});

const ENTRY: JournalEntryDue = {
  docNumber: 'AbcdefGhijklmnopqrst',
  kind: 'sale',
  postedOn: '2026-11-27',
  vin: 'F1XDEMCR4SDEM0001',
  customer: 'Ada Lovelace',
  lines: [
    { account: 'cash', amount: '19999.90', description: 'Due from the buyer', figure: 'desked.total' },
    { account: 'vehicleSales', amount: '-19999.90', description: 'Vehicle sale', figure: 'desked.salesPrice' },
  ],
};

describe('a QuickBooks entry', () => {
  it('has its document number, date, note, and each line on the company’s account', async () => {
    const { quickbooks, ledger } = openLedger({ accounts: { cash: '1010', vehicleSales: 'id:110' } });
    expect(await ledger.post(ENTRY)).toEqual({ state: 'posted', entryId: '200' });
    expect(quickbooks.entries).toMatchObject([
      {
        DocNumber: 'AbcdefGhijklmnopqrst',
        TxnDate: '2026-11-27',
        PrivateNote: 'Carport entry AbcdefGhijklmnopqrst; VIN F1XDEMCR4SDEM0001; buyer Ada Lovelace',
        Line: [
          { Amount: 19999.9, JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '101' } } },
          { Amount: 19999.9, JournalEntryLineDetail: { PostingType: 'Credit', AccountRef: { value: '110' } } },
        ],
      },
    ]);
    expect(quickbooks.requestIds[0]?.length).toBeLessThanOrEqual(50);
  });

  it('is found by its document number after a lost response, and not posted twice', async () => {
    const { quickbooks, ledger, open } = openLedger();
    quickbooks.losesAnswers = true;
    expect(await ledger.post(ENTRY)).toMatchObject({ fault: 'failing' });
    quickbooks.losesAnswers = false;
    expect(await open().post(ENTRY)).toEqual({ state: 'posted', entryId: '200' });
    expect(quickbooks.entries).toHaveLength(1);
    expect(quickbooks.requestIds).toHaveLength(1);
  });

  it('is not confused with an entry that a person gave the same number', async () => {
    const { quickbooks, ledger } = openLedger();
    quickbooks.entries.push({ Id: '7', DocNumber: ENTRY.docNumber, TxnDate: '2026-11-01', Line: [] });
    expect(await ledger.post(ENTRY)).toEqual({
      state: 'refused',
      code: 'rejected',
      reason: 'QuickBooks refused the entry with 6140 "Duplicate Document Number Error".',
    });
  });

  it('is refused with the names of the missing accounts', async () => {
    const { quickbooks, ledger } = openLedger({ accounts: { cash: 'Petty cash' } });
    const refused = await ledger.post(ENTRY);
    expect(refused).toMatchObject({ state: 'refused', code: 'account-missing' });
    expect(JSON.stringify(refused)).toContain('\\"Petty cash\\" (cash)');
    expect(quickbooks.requestIds).toEqual([]);
  });

  it('is refused on an account that requires a customer', async () => {
    const { ledger } = openLedger({ accounts: { cash: 'Accounts Receivable (A/R)' } });
    expect(await ledger.post(ENTRY)).toMatchObject({
      code: 'account-missing',
      reason: expect.stringContaining('needs a customer'),
    });
  });

  it('is never posted unbalanced', async () => {
    const { quickbooks, ledger } = openLedger();
    const [debit] = ENTRY.lines;
    expect(await ledger.post({ ...ENTRY, lines: debit === undefined ? [] : [debit] })).toEqual({
      state: 'refused',
      code: 'rejected',
      reason: 'Debits and credits differ by 19999.90.',
    });
    expect(quickbooks.calls).toEqual([]);
  });
});

describe('a QuickBooks token', () => {
  const DAY = { from: '2026-11-27', to: '2026-11-27' };

  it('serves several calls, and its successor is sealed', async () => {
    const { quickbooks, seals, ledger } = openLedger();
    await ledger.post(ENTRY);
    await ledger.rows(DAY, 10);
    expect(quickbooks.calls.filter((call) => call.includes('oauth2'))).toHaveLength(1);
    expect(seals).toHaveLength(2);
    expect(JSON.parse(seals[1] ?? '')).toEqual({ ...KEYS, accounts: {}, refreshToken: quickbooks.refreshToken });
  });

  it('is renewed after an hour, and when QuickBooks revokes it', async () => {
    const { quickbooks, clock, ledger } = openLedger();
    await ledger.rows(DAY, 10);
    clock.nowMs += 3_600_000;
    await ledger.rows(DAY, 10);
    quickbooks.expireAccess();
    expect(await ledger.post(ENTRY)).toMatchObject({ state: 'posted' });
    expect(quickbooks.calls.filter((call) => call.includes('oauth2'))).toHaveLength(3);
  });

  it('is read again from the vault after another process rotated it', async () => {
    const { seals, open, clock, ledger } = openLedger();
    await ledger.rows(DAY, 10);
    clock.nowMs += 3_600_000;
    await open().rows(DAY, 10);
    clock.nowMs += 3_600_000;
    expect(await ledger.rows(DAY, 10)).toMatchObject({ state: 'read' });
    expect(seals).toHaveLength(4);
  });

  it('raises a fault that tells the operator to reconnect when QuickBooks rejects it', async () => {
    const { quickbooks, ledger } = openLedger();
    quickbooks.refreshToken = 'RT1-another';
    expect(await ledger.post(ENTRY)).toEqual({ fault: 'unauthorized', counterparty: 'quickbooks' });
  });

  it('raises a fault without a call when the vault cannot open it', async () => {
    const { quickbooks, seals, ledger } = openLedger();
    seals.push('not a credential');
    expect(await ledger.post(ENTRY)).toEqual({ fault: 'locked', counterparty: 'quickbooks' });
    expect(quickbooks.calls).toEqual([]);
  });
});

it('passes on the Retry-After of QuickBooks', async () => {
  const { quickbooks, ledger } = openLedger();
  quickbooks.trouble({ ...THROTTLED, headers: { 'retry-after': '60' } });
  expect(await ledger.post(ENTRY)).toEqual({ fault: 'throttled', counterparty: 'quickbooks', retryAfterSeconds: 60 });
});

it('reads every page of a period', async () => {
  const { quickbooks, ledger } = openLedger();
  await ledger.post(ENTRY);
  const [posted] = quickbooks.entries;
  if (posted === undefined) throw new Error('nothing was posted');
  for (let n = 1; n < 1_001; n += 1) quickbooks.entries.push({ ...posted, Id: `x${n}`, DocNumber: `x${n}` });
  const answer = await ledger.rows({ from: '2026-11-01', to: '2026-11-30' }, 5_000);
  expect(answer).toMatchObject({ state: 'read', rows: { length: 2_002 } });
});

describe('a QuickBooks credential', () => {
  it.each([
    ['text that is not JSON', 'plain text', 'is not a JSON object'],
    ['a company that is not a number', JSON.stringify({ ...KEYS, realmId: 'mine' }), 'realmId'],
    ['an account that no entry uses', JSON.stringify({ ...KEYS, accounts: { rent: '1' } }), 'accounts'],
    ['an unknown member', JSON.stringify({ ...KEYS, password: 'x' }), 'unknown member password'],
  ])('is refused for %s', async (_, text, why) => {
    expect(await credentialProblem('quickbooks', text)).toContain(why);
  });
});
