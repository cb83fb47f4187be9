/** Evaluates guards: whether a transition is legal, what blocks it, and which transitions are available. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import type { Family, Guard, TransitionVerb } from '../family/family.ts';
import { asks, type CapabilityRecord, envOf } from './record.ts';

/** Result of a guard: passed, or the missing names and the failed condition. */
export interface Verdict {
  readonly holds: boolean;
  readonly missing: readonly string[];
  /** The condition as written, if it failed. */
  readonly failed: string | undefined;
}

type Guarded = Pick<CapabilityRecord, 'state' | 'fields' | 'details'>;

/** Evaluates a guard on a record with the move's own values merged in. */
export function judge(family: Family, guard: Guard, record: Guarded, today: IsoDate): Verdict {
  const needed = guard.needs.filter((name) => isBlank(record.fields[name] ?? record.details[name]));
  const condition = guard.condition();
  if (condition === undefined) return { holds: needed.length === 0, missing: needed, failed: undefined };
  const { holds, absent } = asks(condition, envOf(family, record, today));
  const missing = [...new Set([...needed, ...absent])];
  return { holds: holds && needed.length === 0, missing, failed: holds ? undefined : guard.when };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The blocking clauses, in words. */
export function blockers({ missing, failed }: Verdict): string[] {
  const absent = missing.length === 0 ? [] : [`requires: ${missing.join(', ')}`];
  return failed === undefined ? absent : [...absent, failed];
}

/** The transitions from the record's state whose guards pass for the current record. */
export function availableMoves(family: Family, record: Guarded, today: IsoDate, base: string): JsonObject[] {
  return family.transitions.filter((move) => move.from.includes(record.state)).map((move) => offer(move));

  function offer(move: TransitionVerb): JsonObject {
    const verdict = judge(family, move.guard, record, today);
    return {
      transition: move.verb,
      method: move.method,
      href: `${base}${move.path}`,
      to: move.to,
      requires: [...verdict.missing],
      ready: verdict.holds,
      blockedBy: blockers(verdict),
    };
  }
}
