/** One record of a family: folded from its events and rendered for callers. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';
import type { Compiled } from '../expression/compile.ts';
import type { Env, Value } from '../expression/functions.ts';
import type { Family } from '../family/family.ts';
import { computedValue, type StoredValue } from '../values/values.ts';

export type Fields = Readonly<Record<string, StoredValue>>;

/** A change to a record by a verb. The first one in a stream creates the record. */
export interface RecordChange {
  readonly verb: string;
  /** Absent on creation. */
  readonly from?: string;
  readonly to: string;
  readonly fields?: Fields;
  /** Values required by a guard that are not fields of the family. */
  readonly details?: JsonObject;
  /** Counterparties' answers, by verb. */
  readonly assessment?: JsonObject;
}

/** A change to append to the stream of the record `id`, read at `seq`. */
export interface RecordWrite {
  readonly id: string;
  readonly seq: number;
  readonly change: RecordChange;
}

interface HistoryEntry {
  readonly seq: number;
  readonly at: IsoInstant;
  readonly verb: string;
  readonly from: string | null;
  readonly to: string;
  readonly changed: JsonObject;
}

export interface CapabilityRecord {
  readonly id: string;
  readonly state: string;
  readonly createdAt: IsoInstant;
  readonly updatedAt: IsoInstant;
  readonly fields: Fields;
  readonly details: JsonObject;
  readonly assessments: JsonObject;
  readonly history: readonly HistoryEntry[];
  /** Seq of the last folded event. */
  readonly seq: number;
}

/** The record after a change; `undefined` before creation. */
export function withChange(
  before: CapabilityRecord | undefined,
  id: string,
  change: RecordChange,
  at: IsoInstant,
): CapabilityRecord {
  const seq = (before?.seq ?? 0) + 1;
  const { verb, from = null, to, fields = {}, details = {}, assessment } = change;
  const noted: JsonObject = assessment === undefined ? {} : { [verb]: assessment };
  const entry = { seq, at, verb, from, to, changed: { ...fields, ...details, ...noted } };
  return {
    id,
    state: to,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    fields: { ...before?.fields, ...fields },
    details: { ...before?.details, ...details },
    assessments: { ...before?.assessments, ...noted },
    history: [...(before?.history ?? []), entry],
    seq,
  };
}

/** The record as returned to callers. */
export function recordBody(record: CapabilityRecord): JsonObject {
  const { id, state, fields, details, assessments, createdAt, updatedAt, history } = record;
  const events = history.map((entry) => ({ ...entry }));
  return { id, state, ...fields, details, assessments, createdAt, updatedAt, history: events };
}

/** The values of a record for a condition on a date. */
export function envOf(family: Family, record: Pick<CapabilityRecord, 'state' | 'fields'>, today: IsoDate): Env {
  const values: Record<string, Value> = { state: record.state, terminal: family.terminal.has(record.state), today };
  for (const { name, type } of family.fields) {
    const value = record.fields[name];
    if (value !== undefined) values[name] = computedValue(value, type);
  }
  return { values, today };
}

/** Whether a condition is true, and its names that the record lacks; with one missing it is false. */
export function asks(condition: Compiled, env: Env): { readonly holds: boolean; readonly absent: readonly string[] } {
  const absent = condition.names.filter((name) => env.values[name] === undefined);
  return { holds: absent.length === 0 && condition.run(env) === true, absent };
}

/** Whether a record passes a narrowing condition, if there is one. */
export function passes(
  family: Family,
  condition: Compiled | undefined,
  record: CapabilityRecord,
  today: IsoDate,
): boolean {
  return condition === undefined || asks(condition, envOf(family, record, today)).holds;
}
