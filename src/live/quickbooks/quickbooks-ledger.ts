/** General ledger over QuickBooks Online: posts journal entries once, and lists those of a period. */
import { ACCOUNT_TITLES, type PostingAccount } from '#domain/accounting/posting-accounts.data.ts';
import { differenceOf } from '#domain/deal/journal-entry.ts';
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { toDecimal } from '#kernel/money.ts';
import { SOURCES } from '#kernel/provenance.ts';
import { type CounterpartyFault, isFault } from '#ports/counterparty-fault.ts';
import type { Credential } from '#ports/credentials.ts';
import type { GeneralLedger, LedgerPeriod, LedgerRow, PostAnswer, RowsAnswer } from '#ports/general-ledger.ts';
import { jsonOf, type OutboundAnswer } from '../outbound/counterparty-call.ts';
import {
  type AccountRefs,
  accountsAnswer,
  createdAnswer,
  entriesAnswer,
  faultAnswer,
  isOurs,
  requestIdOf,
  rowsOf,
  toWireEntry,
  type WireAccount,
  type WireEntry,
} from './quickbooks.wire.ts';
import { QuickBooksSession, type SessionParts } from './session.ts';

/** The most rows that a query returns. */
const PAGE = 1_000;
/** Error code for a document number in use, if the company warns of duplicates. */
const DUPLICATE = '6140';
/** Accounts of these types require a customer or vendor on each line. */
const PARTY_TYPES: readonly string[] = ['Accounts Receivable', 'Accounts Payable'];
const UNREADABLE: CounterpartyFault = { fault: 'unreadable', counterparty: 'quickbooks' };

export function quickBooksLedger(credential: Credential, parts: SessionParts): GeneralLedger {
  const session = new QuickBooksSession(credential, parts);
  return {
    source: SOURCES.quickbooks,
    isSimulated: false,
    post: (entry) => post(session, entry),
    rows: (period, rowsMax) => readRows(session, period, rowsMax),
  };
}

const refusal = (code: 'account-missing' | 'rejected', reason: string): PostAnswer => ({
  state: 'refused',
  code,
  reason,
});

async function post(session: QuickBooksSession, entry: JournalEntryDue): Promise<PostAnswer> {
  const difference = differenceOf(entry.lines);
  if (difference !== 0) return refusal('rejected', `Debits and credits differ by ${toDecimal(difference)}.`);
  const refs = await accountRefs(session, entry);
  if (isFault(refs) || 'state' in refs) return refs;
  const known = await findPosted(session, entry.docNumber);
  if (known !== undefined) return isFault(known) ? known : { state: 'posted', entryId: known.Id };
  const body = toWireEntry(entry, refs.accounts);
  const query = { requestid: requestIdOf(entry.docNumber, body) };
  const answer = await session.call({ method: 'POST', path: '/journalentry', query, body });
  if (isFault(answer)) return answer;
  const created = createdAnswer.safeParse(jsonOf(answer));
  if (created.success) return { state: 'posted', entryId: created.data.JournalEntry.Id };
  return refusalOf(session, entry.docNumber, answer);
}

async function refusalOf(session: QuickBooksSession, docNumber: string, answer: OutboundAnswer): Promise<PostAnswer> {
  const read = faultAnswer.safeParse(jsonOf(answer));
  const [error] = read.success ? read.data.Fault.Error : [];
  if (error === undefined) return UNREADABLE;
  const posted = error.code === DUPLICATE ? await findPosted(session, docNumber) : undefined;
  if (posted !== undefined) return isFault(posted) ? posted : { state: 'posted', entryId: posted.Id };
  return refusal('rejected', `QuickBooks refused the entry with ${error.code} "${error.Message.slice(0, 200)}".`);
}

/** The entry posted under a document number; undefined when there is none. */
async function findPosted(
  session: QuickBooksSession,
  docNumber: string,
): Promise<WireEntry | CounterpartyFault | undefined> {
  const found = await query(session, `select * from JournalEntry where DocNumber = '${docNumber}'`);
  if (isFault(found)) return found;
  const entries = entriesAnswer.safeParse(jsonOf(found));
  return entries.success ? entries.data.QueryResponse.JournalEntry.find((one) => isOurs(one, docNumber)) : UNREADABLE;
}

function query(session: QuickBooksSession, text: string): Promise<OutboundAnswer | CounterpartyFault> {
  return session.call({ method: 'GET', path: '/query', query: { query: text } });
}

async function chartOf(session: QuickBooksSession): Promise<readonly WireAccount[] | CounterpartyFault> {
  const answer = await query(session, `select * from Account where Active = true maxresults ${PAGE}`);
  if (isFault(answer)) return answer;
  const accounts = accountsAnswer.safeParse(jsonOf(answer));
  return accounts.success ? accounts.data.QueryResponse.Account : UNREADABLE;
}

/** The company's account for each account of an entry, or a refusal that names the missing ones. */
async function accountRefs(
  session: QuickBooksSession,
  { lines }: JournalEntryDue,
): Promise<{ readonly accounts: AccountRefs } | CounterpartyFault | PostAnswer> {
  const map = await session.accounts();
  if (isFault(map)) return map;
  const chart = await chartOf(session);
  if (isFault(chart)) return chart;
  const roles = [...new Set(lines.map(({ account }) => account))];
  const found = roles.map((role) => ({
    role,
    named: namedFor(role, map),
    account: accountNamed(chart, namedFor(role, map)),
  }));
  const missing = found.filter(({ account }) => account === undefined);
  if (missing.length > 0) {
    const names = missing.map(({ role, named }) => `"${named}" (${role})`).join(', ');
    return refusal('account-missing', `The company has no active account ${names}. Create it, or map it in accounts.`);
  }
  const party = found.find(({ account }) => PARTY_TYPES.includes(account?.AccountType ?? ''));
  if (party !== undefined) {
    const why = `The account "${party.named}" (${party.role}) is of type ${party.account?.AccountType}, which needs a customer or vendor.`;
    return refusal('account-missing', `${why} Map another account.`);
  }
  return { accounts: new Map(found.flatMap(({ role, account }) => (account === undefined ? [] : [[role, account]]))) };
}

function namedFor(role: PostingAccount, map: Readonly<Partial<Record<PostingAccount, string>>>): string {
  return map[role] ?? ACCOUNT_TITLES[role];
}

/** Matches by `id:`, number, full name, then name. */
function accountNamed(chart: readonly WireAccount[], name: string): WireAccount | undefined {
  if (name.startsWith('id:')) return chart.find(({ Id }) => Id === name.slice('id:'.length));
  const same = (text: string | undefined) => text?.toLowerCase() === name.toLowerCase();
  return (
    chart.find(({ AcctNum }) => AcctNum === name) ??
    chart.find(({ FullyQualifiedName }) => same(FullyQualifiedName)) ??
    chart.find(({ Name }) => same(Name))
  );
}

async function readRows(session: QuickBooksSession, { from, to }: LedgerPeriod, rowsMax: number): Promise<RowsAnswer> {
  const chart = await chartOf(session);
  if (isFault(chart)) return chart;
  const numbers = new Map(chart.flatMap(({ Id, AcctNum }) => (AcctNum === undefined ? [] : [[Id, AcctNum] as const])));
  const rows: LedgerRow[] = [];
  for (let start = 1; ; start += PAGE) {
    const where = `TxnDate >= '${from}' and TxnDate <= '${to}' orderby TxnDate startposition ${start} maxresults ${PAGE}`;
    const answer = await query(session, `select * from JournalEntry where ${where}`);
    if (isFault(answer)) return answer;
    const page = entriesAnswer.safeParse(jsonOf(answer));
    if (!page.success) return UNREADABLE;
    const entries = page.data.QueryResponse.JournalEntry;
    rows.push(...entries.flatMap((entry) => rowsOf(entry, numbers)));
    if (rows.length > rowsMax) return { state: 'too-many' };
    if (entries.length < PAGE) return { state: 'read', rows };
  }
}
