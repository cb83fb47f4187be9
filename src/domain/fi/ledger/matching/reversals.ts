/** Finds pairs of ledger lines that reverse each other: same account and control, opposite amounts. */
import { normalizePart } from '#kernel/hash.ts';
import type { LineSubject } from './line-subject.ts';

/** The partner of each reversed line, by position, both ways. Lines pair in ledger order. */
export function reversalsOf(subjects: readonly LineSubject[]): Map<number, number> {
  const open = new Map<string, number[]>();
  const partners = new Map<number, number>();
  subjects.forEach((subject, at) => {
    const identity = identityOf(subject);
    if (identity === undefined || subject.line.amount === 0) return;
    const opposite = open.get(`${identity}|${-subject.line.amount}`);
    const partner = opposite?.shift();
    if (partner !== undefined) {
      partners.set(at, partner);
      partners.set(partner, at);
      return;
    }
    const key = `${identity}|${subject.line.amount}`;
    const waiting = open.get(key);
    if (waiting === undefined) open.set(key, [at]);
    else waiting.push(at);
  });
  return partners;
}

/** What two lines must share to undo each other; undefined where a line names neither control nor car. */
function identityOf({ line, vin }: LineSubject): string | undefined {
  const subject = line.control ?? vin;
  return subject === undefined ? undefined : `${line.account ?? line.accountName}|${normalizePart(subject)}`;
}
