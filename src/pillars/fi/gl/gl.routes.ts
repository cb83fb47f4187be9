/** Handler of ledger reconciliation. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { exemplarContracts } from '#domain/fi/inforce/exemplar.ts';
import { FIXTURE_BOOK_CONTRACTS } from '#domain/fi/ledger/fixture/fixture-book.ts';
import { type LineSubject, subjectOf } from '#domain/fi/ledger/matching/line-subject.ts';
import { MATCH_LAW } from '#domain/fi/ledger/matching/match-law.ts';
import { reconcileInTurns } from '#domain/fi/ledger/matching/reconcile.ts';
import { RENEWAL_LAW } from '#domain/fi/renewals/renewal-law.data.ts';
import { empty, ok, refuseProblems } from '#kernel/answer.ts';
import { mapInSlices, runInSlices, yieldToOthers } from '#kernel/bounds/turns.ts';
import { writtenLater } from '#kernel/bounds/written-later.ts';
import { yearOf } from '#kernel/dates.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { SOURCES } from '#kernel/provenance.ts';
import { encodingMember } from '#kernel/text/encoding.ts';
import { parseVin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { capturedContracts } from '#streams/deals/captured-contracts.ts';
import type { DealTools } from '#streams/deals.ts';
import type { gl } from './gl.contract.ts';
import {
  type CandidateSource,
  toWireMatch,
  toWireRenewal,
  toWireReport,
  toWireTotals,
  toWireUnmatched,
} from './gl.wire.ts';
import { type LedgerCall, ledgerOf, type Submitted } from './submitted.ts';

export const routes: Routes<typeof gl, DealTools & Pick<Tools, 'generalLedgers'>> = {
  reconcileLedger: async (call, tools) => {
    const submitted = await ledgerOf(call, tools);
    if ('kind' in submitted) return submitted;
    const { source, reading, text, provenance } = submitted;
    if (!reading.ok) return refuseProblems(reading.problems);
    const { lines, report, ignoredColumns, totalRowsPassedOver } = reading;
    const encoding = encodingMember(text, call.decoded);
    if (lines.length === 0)
      return empty('The ledger has no lines, so there is nothing to reconcile.', provenance, NOTHING);
    const subjects = await mapInSlices(lines, subjectOf);
    const candidates = await candidatesOf(source, subjects, call, tools);
    const { matched, unmatched, totals } = await runInSlices(reconcileInTurns(subjects, [...candidates.keys()]));
    const sourceOf = (contract: ContractTerms) => candidates.get(contract) ?? 'captured';
    const asOf = call.body?.asOf ?? call.today;
    return ok({
      source,
      asOf,
      matchLaw: { ...MATCH_LAW, ruledOut: [...MATCH_LAW.ruledOut] },
      matched: writtenLater(matched, (match) => toWireMatch(match, sourceOf)),
      unmatched: writtenLater(unmatched, (left) => toWireUnmatched(left, sourceOf)),
      renewals: writtenLater(matched, (match) => toWireRenewal(match, asOf)),
      renewalLaw: RENEWAL_LAW,
      totals: toWireTotals(totals),
      ...toWireReport(report),
      encoding,
      ignoredColumns: [...ignoredColumns],
      totalRowsPassedOver,
      provenance,
    });
  },
};

const NOTHING = {
  matchLaw: { weights: MATCH_LAW.weights, floor: MATCH_LAW.floor },
  matched: [],
  unmatched: [],
  renewals: [],
};

type Candidates = ReadonlyMap<ContractTerms, CandidateSource>;

function fixtureCandidates(): Candidates {
  return new Map(FIXTURE_BOOK_CONTRACTS.map((contract) => [contract, SOURCES.fixture]));
}

/** Lines whose cars are looked up before yielding. */
const TURN_LINES = 100;

/** A connected ledger is compared with captured contracts only, because exemplars were never sold. */
async function candidatesOf(
  source: Submitted['source'],
  subjects: readonly LineSubject[],
  call: LedgerCall,
  tools: DealTools,
): Promise<Candidates> {
  if (source === SOURCES.fixture) return fixtureCandidates();
  return candidatesFor(source === 'connection' ? [] : subjects, call, tools);
}

/** Every contract that the caller captured, and the exemplar of every other full VIN in the ledger. */
async function candidatesFor(
  subjects: readonly LineSubject[],
  call: LedgerCall,
  tools: DealTools,
): Promise<Candidates> {
  const captured = await capturedContracts(tools, call);
  const candidates = new Map<ContractTerms, CandidateSource>(captured.map((contract) => [contract, 'captured']));
  const known = new Set<string>(captured.map(({ vin }) => vin));
  for (const [at, subject] of subjects.entries()) {
    if (at % TURN_LINES === TURN_LINES - 1) await yieldToOthers();
    const vin = parseVin(subject.vin ?? '');
    if (vin === undefined || known.has(vin)) continue;
    known.add(vin);
    for (const contract of exemplarContracts(vin, yearOf(call.today))) candidates.set(contract, 'exemplar');
  }
  return candidates;
}
