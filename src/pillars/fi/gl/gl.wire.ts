/** Wire form of a reconciliation. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import type { LineSubject } from '#domain/fi/ledger/matching/line-subject.ts';
import {
  type Match,
  type ReconciliationTotals,
  type ScoredContract,
  scoredContract,
  type Unmatched,
} from '#domain/fi/ledger/matching/reconcile.ts';
import { unmatchedReasons } from '#domain/fi/ledger/matching/unmatched-reasons.ts';
import type { LedgerReport } from '#domain/fi/ledger/reading/ledger-problems.ts';
import { assessRenewal } from '#domain/fi/renewals/assess-renewal.ts';
import { renewalTermsOf } from '#domain/fi/renewals/terms-of-contract.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { toDecimal } from '#kernel/money.ts';

export type CandidateSource = 'captured' | 'exemplar' | 'sandbox-fixture';
export type SourceOf = (contract: ContractTerms) => CandidateSource;

function toWireLine({ line, account }: LineSubject) {
  const { amount, ...members } = line;
  return { ...members, amount: toDecimal(amount), ...withoutUndefined({ holds: account?.title }) };
}

function toWireScored({ contract, score, signals }: ScoredContract, sourceOf: SourceOf) {
  const { contractId, vin, productType, customer, saleDate, price, dealerCost } = contract;
  return {
    contractId,
    contract: {
      contractId,
      source: sourceOf(contract),
      vin: vin as string,
      productType,
      ...withoutUndefined({ customer }),
      saleDate,
      price: toDecimal(price),
      dealerCost: toDecimal(dealerCost),
    },
    score,
    signals: { ...signals },
  };
}

export function toWireMatch(match: Match, sourceOf: SourceOf) {
  return { line: toWireLine(match.subject), ...toWireScored(match, sourceOf) };
}

export function toWireUnmatched(left: Unmatched, sourceOf: SourceOf) {
  const { subject, nearMiss, reversedBy } = left;
  return {
    line: toWireLine(subject),
    reasons: unmatchedReasons(left),
    nearMiss: nearMiss === undefined ? null : toWireScored(scoredContract(nearMiss), sourceOf),
    ...withoutUndefined({ reversedBy }),
  };
}

/** A matched contract as a renewal candidate, by the rules of the renewal endpoint. */
export function toWireRenewal({ contract, subject }: Match, asOf: IsoDate) {
  const { contractId, vin } = contract;
  return {
    ...assessRenewal(renewalTermsOf(contract), { asOf }),
    contractId,
    vin: vin as string,
    line: subject.line.line,
  };
}

/** Rows by outcome, each problem with its position and the expected value. */
export function toWireReport({ results, ...counts }: LedgerReport) {
  return {
    ...counts,
    results: results.map((row) =>
      row.outcome === 'corrected'
        ? { line: row.line, outcome: row.outcome, corrections: [...row.corrections] }
        : {
            line: row.line,
            outcome: row.outcome,
            problems: row.problems.map(({ path, expected, got, message }) => ({ path, expected, got, message })),
          },
    ),
  };
}

export function toWireTotals({ amount, matchedAmount, unmatchedAmount, ...counts }: ReconciliationTotals) {
  return {
    ...counts,
    amount: toDecimal(amount),
    matchedAmount: toDecimal(matchedAmount),
    unmatchedAmount: toDecimal(unmatchedAmount),
  };
}
