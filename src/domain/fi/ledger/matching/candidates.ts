/** Narrows the contracts that a ledger line is compared with, so that large ledgers stay fast. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { type InSlices, isSliceEnd } from '#kernel/bounds/turns.ts';
import { type ComparableName, comparableName, soundKey } from './customer-names.ts';
import { dayNumber, type LineSubject } from './line-subject.ts';
import { DATE_WINDOW_DAYS } from './match-law.ts';

/** A contract with its index in the list, prepared for comparison. */
export interface IndexedContract {
  readonly at: number;
  readonly terms: ContractTerms;
  readonly customer?: ComparableName;
  readonly saleDay: number;
}

export interface ContractIndex {
  readonly contracts: readonly IndexedContract[];
  /** By all seventeen characters of the VIN. */
  readonly byVin: ReadonlyMap<string, readonly IndexedContract[]>;
  /** By the last eight and the last six characters; empty when no line has a tail. */
  readonly byTail: ReadonlyMap<string, readonly IndexedContract[]>;
  readonly bySound: ReadonlyMap<string, readonly IndexedContract[]>;
  readonly byPrice: ReadonlyMap<number, readonly IndexedContract[]>;
}

/** Contracts compared with a line by customer name or amount alone: those sold nearest to its date. */
const NEAREST_MAX = 64;

/** Contracts to index before yielding. */
const SLICE_CONTRACTS = 1_000;

/** Indexes contracts by VIN and VIN tails, by the sound of the customer's names and by price. */
export function* indexContracts(
  terms: readonly ContractTerms[],
  { withTails }: { readonly withTails: boolean },
): InSlices<ContractIndex> {
  const contracts: IndexedContract[] = [];
  for (const [at, one] of terms.entries()) {
    if (isSliceEnd(at, SLICE_CONTRACTS)) yield;
    const customer = one.customer === undefined ? {} : { customer: comparableName(one.customer) };
    contracts.push({ at, terms: one, ...customer, saleDay: dayNumber(one.saleDate) });
  }
  const bySaleDay = yield* inSaleOrder(contracts);
  return {
    contracts,
    byVin: yield* indexBy(bySaleDay, ({ terms }) => [terms.vin]),
    byTail: withTails
      ? yield* indexBy(bySaleDay, ({ terms: { vin } }) => [vin.slice(-8), vin.slice(-6)])
      : new Map<string, IndexedContract[]>(),
    bySound: yield* indexBy(bySaleDay, ({ customer }) => new Set(customer?.parts.map(soundKey))),
    byPrice: yield* indexBy(bySaleDay, ({ terms }) => [terms.price]),
  };
}

/** Sorted by sale date; ties keep the list order. */
function* inSaleOrder(contracts: readonly IndexedContract[]): InSlices<IndexedContract[]> {
  const ofDay = yield* indexBy(contracts, ({ saleDay }) => [saleDay]);
  const days = [...ofDay.keys()].sort((a, b) => a - b);
  return days.flatMap((day) => ofDay.get(day) ?? []);
}

function* indexBy<K>(
  contracts: readonly IndexedContract[],
  keysOf: (contract: IndexedContract) => Iterable<K>,
): InSlices<Map<K, IndexedContract[]>> {
  const index = new Map<K, IndexedContract[]>();
  for (const [at, contract] of contracts.entries()) {
    if (isSliceEnd(at, SLICE_CONTRACTS)) yield;
    for (const key of keysOf(contract)) append(index, key, contract);
  }
  return index;
}

function append<K>(index: Map<K, IndexedContract[]>, key: K, contract: IndexedContract): void {
  const bucket = index.get(key);
  if (bucket === undefined) index.set(key, [contract]);
  else bucket.push(contract);
}

/** The contracts to compare with a line: those of its VIN, and those with a similar customer name or amount. */
export function candidatesOf(subject: LineSubject, index: ContractIndex): readonly IndexedContract[] {
  const { vin } = subject;
  const full = vin?.length === 17;
  const ofCar = vin === undefined ? undefined : full ? index.byVin.get(vin) : index.byTail.get(vin);
  // A known full VIN excludes every other car.
  if (full && ofCar !== undefined) return ofCar;
  const found = new Set<IndexedContract>(ofCar);
  for (const key of new Set(subject.customer?.parts.map(soundKey))) {
    for (const contract of nearest(index.bySound.get(key) ?? [], subject.day)) found.add(contract);
  }
  const price = Math.abs(subject.line.amount);
  for (const contract of nearest(index.byPrice.get(price) ?? [], subject.day)) found.add(contract);
  return [...found];
}

/** The part of a bucket, sorted by sale date, nearest to a day: within the date window, or the nearest one outside. */
function nearest(bucket: readonly IndexedContract[], day: number): readonly IndexedContract[] {
  let low = firstFrom(bucket, day);
  let high = low;
  while (high - low < NEAREST_MAX) {
    const before = bucket[low - 1];
    const after = bucket[high];
    const gapBefore = before === undefined ? Number.POSITIVE_INFINITY : day - before.saleDay;
    const gapAfter = after === undefined ? Number.POSITIVE_INFINITY : after.saleDay - day;
    const gap = Math.min(gapBefore, gapAfter);
    if (gap === Number.POSITIVE_INFINITY || (gap > DATE_WINDOW_DAYS && high > low)) break;
    if (gapBefore <= gapAfter) low -= 1;
    else high += 1;
  }
  return bucket.slice(low, high);
}

/** The first position whose sale day is not before `day`. */
function firstFrom(bucket: readonly IndexedContract[], day: number): number {
  let low = 0;
  let high = bucket.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Number(bucket[middle]?.saleDay) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
