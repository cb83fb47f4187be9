/** Wire format of QuickBooks Online journal entries, accounts and faults. Source: Intuit's Accounting API reference, minor version 75, 2026; confidence medium. */
import { z } from 'zod';
import type { PostingAccount } from '#domain/accounting/posting-accounts.data.ts';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { hashId } from '#kernel/hash.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import type { LedgerRow } from '#ports/general-ledger.ts';

const reference = z.object({ value: z.string(), name: z.string().optional() });

const line = z.object({
  Description: z.string().optional(),
  Amount: z.number().optional(),
  DetailType: z.string(),
  JournalEntryLineDetail: z
    .object({
      PostingType: z.enum(['Debit', 'Credit']),
      AccountRef: reference,
      Entity: z.object({ Type: z.string().optional(), EntityRef: reference.optional() }).optional(),
    })
    .optional(),
});

const journalEntry = z.object({
  Id: z.string(),
  DocNumber: z.string().optional(),
  TxnDate: z.string(),
  PrivateNote: z.string().optional(),
  Line: z.array(line),
});
export type WireEntry = z.infer<typeof journalEntry>;

export const createdAnswer = z.object({ JournalEntry: journalEntry });
export const entriesAnswer = z.object({
  QueryResponse: z.object({ JournalEntry: z.array(journalEntry).default([]) }),
});

const account = z.object({
  Id: z.string(),
  Name: z.string(),
  FullyQualifiedName: z.string().optional(),
  AcctNum: z.string().optional(),
  AccountType: z.string().optional(),
});
export type WireAccount = z.infer<typeof account>;

export const accountsAnswer = z.object({ QueryResponse: z.object({ Account: z.array(account).default([]) }) });

/** A rejected request: `Fault.Error[]` with a QuickBooks error code. */
export const faultAnswer = z.object({
  Fault: z.object({
    Error: z.array(z.object({ code: z.string().default(''), Message: z.string().default('') })).min(1),
    type: z.string().optional(),
  }),
});

/** Prefix of the private note on every entry that this service posts. */
const NOTE = 'Carport entry';
const BUYER = /; buyer (.+)$/;

export type AccountRefs = ReadonlyMap<PostingAccount, WireAccount>;

export function toWireEntry({ docNumber, postedOn, vin, customer, lines }: JournalEntryDue, refs: AccountRefs) {
  return {
    DocNumber: docNumber,
    TxnDate: postedOn,
    PrivateNote: `${NOTE} ${docNumber}; VIN ${vin}${customer === undefined ? '' : `; buyer ${customer}`}`,
    Line: lines.map(({ account: role, amount, description }) => {
      const ref = refs.get(role);
      return {
        Description: description,
        Amount: Math.abs(Number(amount)),
        DetailType: 'JournalEntryLineDetail',
        JournalEntryLineDetail: {
          PostingType: amount.startsWith('-') ? 'Credit' : 'Debit',
          AccountRef: { value: ref?.Id ?? '', name: ref?.Name ?? role },
        },
      };
    }),
  };
}

/**
 * The same entry has the same id, and one with other accounts a new one, so that a rejection is never replayed. At most
 * 50 characters.
 */
export function requestIdOf(docNumber: string, body: object): string {
  return `${docNumber}-${hashId('quickbooks-request', JSON.stringify(body))}`.slice(0, 50);
}

/** True for an entry that this service posted under that number; people may use the same number for their own. */
export function isOurs({ DocNumber, PrivateNote = '' }: WireEntry, docNumber: string): boolean {
  return DocNumber === docNumber && PrivateNote.startsWith(`${NOTE} ${docNumber}`);
}

export function rowsOf(entry: WireEntry, numbers: ReadonlyMap<string, string>): LedgerRow[] {
  const { DocNumber, TxnDate, PrivateNote = '', Line } = entry;
  const buyer = PrivateNote.startsWith(NOTE) ? BUYER.exec(PrivateNote)?.[1] : undefined;
  return Line.flatMap(({ Description, Amount, JournalEntryLineDetail: detail }) => {
    // Lines without a posting are comments.
    if (detail === undefined || Amount === undefined) return [];
    const { PostingType, AccountRef, Entity } = detail;
    const number = numbers.get(AccountRef.value);
    const customer = Entity?.EntityRef?.name ?? buyer;
    return [
      {
        ...withoutUndefined({ account: number }),
        accountName: AccountRef.name ?? AccountRef.value,
        postDate: TxnDate,
        amount: toDecimal(dollars(PostingType === 'Debit' ? Amount : -Amount)),
        ...withoutUndefined({ description: Description, customer, reference: DocNumber }),
      },
    ];
  });
}
