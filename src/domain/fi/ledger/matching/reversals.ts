/** Finds pairs of ledger lines that reverse each other: same account and control, opposite amounts. */
import { type InSlices, isSliceEnd } from '#kernel/bounds/turns.ts';
import { normalizePart } from '#kernel/hash.ts';
import type { LineSubject } from './line-subject.ts';

/** Lines to scan before yielding. */
const SLICE_LINES = 1_000;

/** The partner of each reversed line by index, both ways. Lines are paired in ledger order. */
export function* reversalsOf(subjects: readonly LineSubject[]): InSlices<Map<number, number>> {
  const open = new Map<string, number[]>();
  const partners = new Map<number, number>();
  for (const [at, subject] of subjects.entries()) {
    if (isSliceEnd(at, SLICE_LINES)) yield;
    const identity = identityOf(subject);
    if (identity === undefined || subject.line.amount === 0) continue;
    const opposite = open.get(`${identity}|${-subject.line.amount}`);
    const partner = opposite?.shift();
    if (partner !== undefined) {
      partners.set(at, partner);
      partners.set(partner, at);
      continue;
    }
    const key = `${identity}|${subject.line.amount}`;
    const waiting = open.get(key);
    if (waiting === undefined) open.set(key, [at]);
    else waiting.push(at);
  }
  return partners;
}

/** What two lines must share to reverse each other; undefined when a line names neither control nor car. */
function identityOf({ line, vin }: LineSubject): string | undefined {
  const subject = line.control ?? vin;
  return subject === undefined ? undefined : `${line.account ?? line.accountName}|${normalizePart(subject)}`;
}
