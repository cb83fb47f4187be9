/** Reads the ledger of a call: its lines, its content, the connected ledger, or the sandbox's own book. */
import { FIXTURE_BOOK_LEDGER } from '#domain/fi/ledger/fixture/fixture-book.ts';
import { LEDGER_LINES_MAX } from '#domain/fi/ledger/reading/ledger-bounds.ts';
import { readObjects } from '#domain/fi/ledger/reading/ledger-json.ts';
import type { LedgerReading } from '#domain/fi/ledger/reading/ledger-problems.ts';
import { ledgerIn, readLedger } from '#domain/fi/ledger/reading/read-ledger.ts';
import { type Refusal, refuseProblems } from '#kernel/answer.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';
import { addDays } from '#kernel/dates.ts';
import type { CallOf } from '#kernel/endpoint.ts';
import { problem } from '#kernel/problems.ts';
import { type Provenance, relayedBy, SOURCES, simulated } from '#kernel/provenance.ts';
import { faultRefusal, isFault } from '#ports/counterparty-fault.ts';
import type { Tools } from '#ports/tools.ts';
import type { gl } from './gl.contract.ts';

export type LedgerCall = CallOf<typeof gl.reconcileLedger>;

export interface Submitted {
  readonly source: 'lines' | 'content' | 'connection' | typeof SOURCES.fixture;
  readonly reading: LedgerReading;
  /** The text that was parsed, if any. */
  readonly text: string;
  readonly provenance: Provenance;
}

/** Default period of a connected ledger: the previous month, and the funding lag of its sales. */
const PERIOD_DAYS = 90;

type Reading = Submitted | Refusal<'counterparty-unavailable' | 'validation-failed'>;

/**
 * `lines` takes precedence over `content`; a body that is not JSON is the content itself; by default, the sandbox's
 * book is used.
 */
export async function ledgerOf(call: LedgerCall, tools: Pick<Tools, 'generalLedgers'>): Promise<Reading> {
  const { body, text: sent = '' } = call;
  // The body is undefined when it was not JSON.
  const asked: Partial<LedgerCall['body']> = (body as LedgerCall['body'] | undefined) ?? { content: sent };
  const { lines, content } = asked;
  if (asked.source !== undefined || asked.from !== undefined || asked.to !== undefined)
    return connectedLedger(asked, call, tools);
  const base = { text: '', provenance: simulated(SOURCES.fi) };
  if (lines !== undefined) return { ...base, source: 'lines', reading: await runInSlices(readObjects(lines, 'lines')) };
  if (Array.isArray(content))
    return { ...base, source: 'content', reading: await runInSlices(readObjects(content, 'content')) };
  if (content !== undefined)
    return { ...base, source: 'content', reading: await runInSlices(ledgerIn(content)), text: content };
  return {
    source: SOURCES.fixture,
    reading: readLedger(FIXTURE_BOOK_LEDGER),
    text: '',
    provenance: simulated(SOURCES.fixture),
  };
}

/** A period of the ledger that the account connected, or of the sandbox's book of its deals. */
async function connectedLedger(
  { source, lines, content, to, from }: Partial<LedgerCall['body']>,
  { caller, today }: LedgerCall,
  { generalLedgers }: Pick<Tools, 'generalLedgers'>,
): Promise<Reading> {
  const period = { from: from ?? addDays(to ?? today, -PERIOD_DAYS), to: to ?? today };
  const problems = [
    ...(source === undefined ? [problem('body', 'source', 'connection, with from and to', undefined)] : []),
    ...(lines === undefined && content === undefined
      ? []
      : [problem('body', 'source', 'no source together with lines or content', source)]),
    ...(period.from <= period.to ? [] : [problem('body', 'from', `a date up to ${period.to}`, period.from)]),
  ];
  if (problems.length > 0) return refuseProblems(problems);
  const ledger = await generalLedgers.of({ account: caller.account, isLive: caller.mode === 'live' });
  const answer = await ledger.rows(period, LEDGER_LINES_MAX);
  if (isFault(answer)) return faultRefusal(answer);
  if (answer.state === 'too-many') {
    const expected = `a period of at most ${LEDGER_LINES_MAX} lines`;
    return refuseProblems([problem('body', 'from', expected, period.from)]);
  }
  return {
    source: 'connection',
    reading: await runInSlices(readObjects(answer.rows, 'lines')),
    text: '',
    provenance: ledger.isSimulated ? simulated(ledger.source) : relayedBy(ledger.source),
  };
}
