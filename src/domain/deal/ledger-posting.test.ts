import { describe, expect, it } from 'vitest';
import { fact } from '../deal-facts/events.ts';
import type { JournalEntryDue } from '../deal-facts/ledger-events.ts';
import { foldPostings, isReady, type LedgerEvent, nextTryAt, openPosting } from './ledger-posting.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const entry = (docNumber: string) => ({ docNumber, kind: 'sale', lines: [] }) as unknown as JournalEntryDue;
const due = (docNumber: string) => fact('JournalEntry.due@1', NOW, entry(docNumber));
const postedEvent = (docNumber: string) => fact('JournalEntry.posted@1', NOW, { docNumber, entryId: 'e_1' } as never);
const failedEvent = (docNumber: string, tries: number) =>
  fact('JournalEntry.failed@1', NOW, { docNumber, tries, nextAt: NOW } as never);
const postings = (...events: LedgerEvent[]) => events.reduce(foldPostings, []);

describe('the journal entries of a deal', () => {
  it('are due in order, and each keeps its own attempts and result', () => {
    const rows = postings(due('A'), due('B'), failedEvent('A', 1), postedEvent('B'));
    expect(rows).toEqual([
      { entry: entry('A'), state: 'DUE', tries: 1, nextAt: NOW },
      { entry: entry('B'), state: 'POSTED', tries: 0, entryId: 'e_1' },
    ]);
    expect(openPosting(rows)).toBe(rows[0]);
    expect(openPosting(postings(due('A'), postedEvent('A')))).toBeUndefined();
  });

  it.each([
    [1, 0, '2026-11-28T12:01:00.000Z'],
    [2, 0, '2026-11-28T12:05:00.000Z'],
    [3, 0, '2026-11-28T12:15:00.000Z'],
    [4, 0, '2026-11-28T13:00:00.000Z'],
    [5, 0, '2026-11-28T18:00:00.000Z'],
    [6, 0, '2026-11-29T12:00:00.000Z'],
    [7, 0, '2026-11-29T12:00:00.000Z'],
    [1, 59, '2026-11-28T12:01:00.000Z'],
    [1, 90, '2026-11-28T12:01:30.000Z'],
  ])('wait longer after attempt %d, and at least the %d seconds that the ledger asked for', (tries, asked, at) => {
    expect(nextTryAt(tries, NOW, asked)).toBe(at);
    if (asked === 0) expect(nextTryAt(tries, NOW)).toBe(at);
  });

  it.each([
    [undefined, true],
    ['2026-11-28T11:59:59.999Z', true],
    [NOW, true],
    ['2026-11-28T12:00:00.001Z', false],
  ])('with the next attempt at %s are ready: %s', (nextAt, ready) => {
    const row = { entry: entry('A'), state: 'DUE' as const, tries: 1 };
    expect(isReady(nextAt === undefined ? row : { ...row, nextAt }, NOW)).toBe(ready);
  });
});
