/** Reconciles ledger lines with contracts: matches, unmatched lines with reasons, and totals. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import type { LedgerLine } from '#domain/fi/ledger/reading/ledger-line.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { isSliceEnd } from '#kernel/bounds/turns.ts';
import type { Cents } from '#kernel/money.ts';
import { assign, type Edge } from './assignment.ts';
import { type ContractIndex, indexContracts } from './candidates.ts';
import { type ContractFit, fitOf, fitsOf } from './fits.ts';
import { type LineSubject, subjectOf } from './line-subject.ts';
import type { Signals } from './match-law.ts';
import { reversalsOf } from './reversals.ts';

/** A contract with its score for a line. */
export interface ScoredContract {
  readonly contract: ContractTerms;
  readonly score: number;
  readonly signals: Signals;
}

export interface Match extends ScoredContract {
  readonly subject: LineSubject;
}

export interface Unmatched {
  readonly subject: LineSubject;
  readonly nearMiss?: ContractFit;
  /** The line that was assigned the nearest contract, if that alone prevented a match. */
  readonly claimedBy?: number;
  /** The line that reverses this one. */
  readonly reversedBy?: number;
}

export interface Reconciliation {
  readonly matched: readonly Match[];
  readonly unmatched: readonly Unmatched[];
  readonly totals: ReconciliationTotals;
}

/** Counts, and sums of signed amounts. */
export interface ReconciliationTotals {
  readonly lines: number;
  readonly matched: number;
  readonly unmatched: number;
  readonly reversed: number;
  readonly contracts: number;
  readonly contractsWithoutLine: number;
  readonly amount: Cents;
  readonly matchedAmount: Cents;
  readonly unmatchedAmount: Cents;
}

/** Both lists are in ledger order. */
export function reconcile(lines: readonly LedgerLine[], contracts: readonly ContractTerms[]): Reconciliation {
  const work = reconcileInTurns(lines.map(subjectOf), contracts);
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
  }
}

/** Lines to compare before yielding: a few milliseconds of work. */
const TURN_LINES = 100;

/** The same in slices, since tens of thousands of lines take seconds. */
export function* reconcileInTurns(
  subjects: readonly LineSubject[],
  contracts: readonly ContractTerms[],
): Generator<undefined, Reconciliation> {
  const withTails = subjects.some(({ vin }) => vin !== undefined && vin.length < 17);
  const index = yield* indexContracts(contracts, { withTails });
  const reversed = yield* reversalsOf(subjects);
  const { edges, nearest } = yield* compare(subjects, reversed, index);
  const contractOfLine = yield* assign(edges);
  const linesTaken = new Map(
    [...contractOfLine].map(([line, contract]) => [index.contracts[contract], subjects[line]]),
  );
  const contractsTaken = new Map([...linesTaken].map(([contract, subject]) => [subject, contract]));
  const matched: Match[] = [];
  const unmatched: Unmatched[] = [];
  for (const [at, subject] of subjects.entries()) {
    if (isSliceEnd(at, TURN_LINES)) yield;
    const partner = reversed.get(at);
    const chosen = contractsTaken.get(subject);
    const near = nearest.get(at);
    const reversedBy = partner === undefined ? undefined : subjects[partner]?.line.line;
    if (reversedBy !== undefined) unmatched.push({ subject, reversedBy });
    else if (chosen !== undefined) matched.push({ subject, ...scoredContract(fitOf(subject, chosen)) });
    else unmatched.push(leftOver(subject, near, linesTaken.get(near?.contract)?.line));
  }
  return {
    matched,
    unmatched,
    totals: totalsOf({ matched, unmatched, contracts: contracts.length, reversed: reversed.size }),
  };
}

/** A pair's value is its score; among equal scores, a pair whose line names the product is worth slightly more. */
export function worthOf({ score, sameProduct }: Pick<ContractFit, 'score' | 'sameProduct'>): number {
  return Math.round(score * 10_000) * 2 + (sameProduct ? 1 : 0);
}

/** Possible matches of each line, and its nearest contract. Pairs are stored as numbers to save memory. */
function* compare(
  subjects: readonly LineSubject[],
  reversed: ReadonlyMap<number, number>,
  index: ContractIndex,
): Generator<undefined, { edges: Edge[]; nearest: Map<number, ContractFit> }> {
  const edges: Edge[] = [];
  const nearest = new Map<number, ContractFit>();
  for (const [left, subject] of subjects.entries()) {
    if (isSliceEnd(left, TURN_LINES)) yield;
    if (reversed.has(left)) continue;
    const fits = fitsOf(subject, index);
    if (fits[0] !== undefined) nearest.set(left, fits[0]);
    for (const fit of fits) {
      if (!fit.eligible) break;
      edges.push({ left, right: fit.contract.at, worth: worthOf(fit) });
    }
  }
  return { edges, nearest };
}

function leftOver(subject: LineSubject, nearest: ContractFit | undefined, claimant: LedgerLine | undefined): Unmatched {
  const claimedBy = nearest?.eligible ? claimant?.line : undefined;
  return {
    subject,
    ...withoutUndefined({ nearMiss: nearest, claimedBy }),
  };
}

export function scoredContract({ contract, score, signals }: ContractFit): ScoredContract {
  return { contract: contract.terms, score, signals };
}

function totalsOf(counted: {
  matched: readonly Match[];
  unmatched: readonly Unmatched[];
  contracts: number;
  reversed: number;
}): ReconciliationTotals {
  const matchedAmount = amountOf(counted.matched);
  const unmatchedAmount = amountOf(counted.unmatched);
  return {
    lines: counted.matched.length + counted.unmatched.length,
    matched: counted.matched.length,
    unmatched: counted.unmatched.length,
    reversed: counted.reversed,
    contracts: counted.contracts,
    contractsWithoutLine: counted.contracts - counted.matched.length,
    amount: (matchedAmount + unmatchedAmount) as Cents,
    matchedAmount,
    unmatchedAmount,
  };
}

/** Not `sum(...)`, because fifty thousand spread arguments would overflow the stack. */
function amountOf(rows: readonly { readonly subject: LineSubject }[]): Cents {
  return rows.reduce((total, { subject }) => total + subject.line.amount, 0) as Cents;
}
