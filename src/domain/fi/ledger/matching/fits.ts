/** Scores a ledger line against its candidates and keeps the useful scores. */

import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { toDecimal } from '#kernel/money.ts';
import { type ContractIndex, candidatesOf, type IndexedContract } from './candidates.ts';
import { nameLikeness } from './customer-names.ts';
import type { LineSubject } from './line-subject.ts';
import {
  amountSignal,
  customerSignal,
  dateSignal,
  exceedsPrice,
  meetsFloor,
  type Signals,
  scoreOf,
  vinSignal,
} from './match-law.ts';

/** One line against one contract. */
export interface ContractFit {
  readonly contract: IndexedContract;
  readonly signals: Signals;
  readonly score: number;
  /** What rules the contract out regardless of score. */
  readonly ruledOut?: string;
  /** True when the score meets the floor and nothing rules the contract out. */
  readonly eligible: boolean;
  /** True when the line's account or words name the contract's product; breaks ties. */
  readonly sameProduct: boolean;
}

/** Fits with a positive score, eligible ones first, then by score, by product and by contract order. */
export function fitsOf(subject: LineSubject, index: ContractIndex): readonly ContractFit[] {
  const fits: ContractFit[] = [];
  let best = 0;
  for (const rank of ranksOf(subject, candidatesOf(subject, index))) {
    const contract = index.contracts[rank % CONTRACTS_MAX];
    if (contract === undefined) continue;
    const signals = quietSignals(subject, contract);
    // Comparing names is expensive. Stop when even a perfect name could not change the result.
    const possible = scoreOf(signals, 1);
    if (!meetsFloor(possible) && possible < best) break;
    const one = withName(subject, contract, signals);
    best = Math.max(best, one.score);
    if (one.score > 0) fits.push(one);
  }
  return fits.sort(byWorth);
}

/** Above any list length: a rank combines a score and a contract's index in one number. */
const CONTRACTS_MAX = 2 ** 32;

/** The candidates' indexes by score without names, highest first. Plain numbers sort without a comparer. */
function ranksOf(subject: LineSubject, candidates: readonly IndexedContract[]): Float64Array {
  const ranks = Float64Array.from(candidates, (contract) => {
    const missing = Math.round((1 - scoreOf(quietSignals(subject, contract))) * 10_000);
    return missing * CONTRACTS_MAX + contract.at;
  });
  return ranks.sort();
}

/** One line against one contract. */
export function fitOf(subject: LineSubject, contract: IndexedContract): ContractFit {
  return withName(subject, contract, quietSignals(subject, contract));
}

function byWorth(a: ContractFit, b: ContractFit): number {
  return (
    Number(b.eligible) - Number(a.eligible) ||
    b.score - a.score ||
    Number(b.sameProduct) - Number(a.sameProduct) ||
    a.contract.at - b.contract.at
  );
}

/** The signals other than names. */
function quietSignals({ vin, line, day }: LineSubject, { terms, saleDay }: IndexedContract): Signals {
  return {
    vin: vinSignal(vin, terms.vin),
    customer: 0,
    amount: amountSignal(line.amount, terms),
    date: dateSignal(day - saleDay),
  };
}

function withName(subject: LineSubject, contract: IndexedContract, quiet: Signals): ContractFit {
  const { terms } = contract;
  const signals = { ...quiet, customer: customerSignal(likenessOf(subject, contract)) };
  const score = scoreOf(signals);
  const ruledOut = ruledOutBy(subject, terms);
  return {
    contract,
    signals,
    score,
    // Inlined, because this runs for every compared pair.
    ...withoutUndefined({ ruledOut }),
    eligible: meetsFloor(score) && ruledOut === undefined,
    sameProduct: subject.products.includes(terms.productType),
  };
}

const OTHER_ACCOUNTS: ReadonlySet<string> = new Set(['vehicle', 'tax-or-fee']);

function ruledOutBy({ vin, line, account }: LineSubject, terms: ContractTerms): string | undefined {
  if (vin?.length === 17 && vin !== terms.vin) return `the VIN ${vin} is another car than the contract’s ${terms.vin}`;
  if (account !== undefined && OTHER_ACCOUNTS.has(account.holds)) {
    return `the account is for ${account.title.toLowerCase()}, not protection contracts`;
  }
  if (!exceedsPrice(line.amount, terms.price)) return undefined;
  return `the amount ${toDecimal(line.amount)} is more than the contract’s price ${toDecimal(terms.price)}`;
}

function likenessOf(subject: LineSubject, { customer }: IndexedContract): number {
  if (subject.customer === undefined || customer === undefined) return 0;
  return Math.round(nameLikeness(subject.customer, customer) * 10_000) / 10_000;
}
