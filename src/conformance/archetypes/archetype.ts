/** Interface of an archetype: a pure interpreter of one kind of verb that also describes its inputs and outputs. */
import type { z } from 'zod';
import type { Identify } from '#domain/vehicle/identity.ts';
import { type Answer, empty, type JsonObject, notFound, ok, refuse } from '#kernel/answer.ts';
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';
import { computed, type Provenance, simulated } from '#kernel/provenance.ts';
import type { Family, Field, Verb } from '../family/family.ts';
import { availableMoves, blockers, type Verdict } from '../records/guard.ts';
import { type CapabilityRecord, type RecordWrite, recordBody } from '../records/record.ts';
import type { Inputs, InputValues, Rule } from '../values/inputs.ts';
import type { Source, StoredValue } from '../values/values.ts';

/** Default car and account for omitted inputs, and the cars with an adverse outcome. */
export interface RowDefaults {
  readonly demoVin: string;
  readonly adverseVins: ReadonlySet<string>;
  /** The caller's account, or the caller's id if there is none. */
  readonly account: string;
}

/** One parsed request to one row, with its time. */
export interface RowRequest<V extends Verb = Verb> {
  readonly family: Family;
  readonly verb: V;
  readonly values: InputValues;
  readonly standing: RowDefaults;
  /** The caller's clock, which dates the change. */
  readonly at: IsoInstant;
  /** Time of `today` and `now`: the request's asOf, else the clock. */
  readonly today: IsoDate;
  readonly now: IsoInstant;
  /** Identifies the vehicle of a VIN, as every endpoint does. */
  readonly identify: Identify;
  readonly base: string;
  /** The id of a new record. */
  readonly newId: string;
}

/** Records of the request, loaded as the archetype requires. */
export interface LoadedRecords {
  /** The record with the given `id`. */
  readonly record: CapabilityRecord | undefined;
  /** The caller's records, newest first. */
  readonly records: readonly CapabilityRecord[];
}

export interface Outcome {
  readonly answer: Answer;
  /** Appended to the stream of `id` before the response is sent. */
  readonly write?: RecordWrite;
}

export interface Archetype<V extends Verb> {
  /** The records that the interpreter needs. */
  readonly reads: (verb: V, values: InputValues) => 'nothing' | 'record' | 'records';
  readonly inputs: (family: Family, verb: V) => Inputs;
  /** Problems of several inputs together that the request alone shows. */
  readonly rule?: (family: Family, verb: V) => Rule;
  /** The same rule as JSON Schema. */
  readonly combinations?: (family: Family, verb: V) => JsonObject;
  readonly answer: (ask: RowRequest<V>, loaded: LoadedRecords) => Outcome;
  /** Schema of the member `value`. */
  readonly value: (family: Family, verb: V) => z.ZodType;
  /** A request that is valid for a fresh record; `id` is left to the caller. */
  readonly example: (family: Family, verb: V) => JsonObject;
  readonly describe: (family: Family, verb: V) => string;
}

export function sourceOf(verb: Verb): Source {
  return verb.method === 'GET' ? 'query' : 'body';
}

/** Live rows are computed here; every other answer is marked as simulated. */
function provenanceOf(verb: Verb): Provenance {
  if (verb.status === 'live') return computed();
  return simulated(verb.kind === 'assess' ? `${verb.ask}-sandbox` : 'capability-sandbox');
}

/** The field with a default subject: the car, or the caller's dealership. */
export function subjectField(family: Family): Field | undefined {
  if (family.subject === 'vin') return family.fields.find((field) => field.type === 'vin');
  return family.subject === 'dealer' ? family.fields.find((field) => field.type === 'ref:dealers') : undefined;
}

/** Default of a missing subject field. */
export function subjectValue(family: Family, standing: RowDefaults): Readonly<Record<string, StoredValue>> {
  const field = subjectField(family);
  if (field === undefined) return {};
  return { [field.name]: family.subject === 'vin' ? standing.demoVin : standing.account };
}

/** An answer with a result value. */
export function valueAnswer(verb: Verb, value: JsonObject, more: JsonObject = {}): Answer {
  return ok({ value, ...more, provenance: { ...provenanceOf(verb) } });
}

/**
 * An answer with a record and its available moves. An entry of the service's own books has no stream, so it has no
 * moves.
 */
export function recordAnswer(ask: RowRequest, record: CapabilityRecord): Answer {
  const available = record.seq === 0 ? [] : availableMoves(ask.family, record, ask.today, ask.base);
  return valueAnswer(ask.verb, recordBody(record), { available });
}

/** No matching record: EMPTY (200) for a look-up, 404 for a command. */
export function noRecord({ family, verb }: Pick<RowRequest, 'family' | 'verb'>, value: JsonObject = {}): Answer {
  const create = family.verbs.find((one) => one.kind === 'create');
  const reason = `Your account has no such ${family.one}. Create one with POST ${create?.path ?? ''}.`;
  if (verb.method === 'POST') return notFound(reason, { provenance: { ...provenanceOf(verb) } });
  return empty(reason, provenanceOf(verb), Object.keys(value).length === 0 ? {} : { value });
}

/** The refusal when the state does not allow the move. */
export function refusedByState(ask: RowRequest, record: CapabilityRecord, allowed: readonly string[]): Answer {
  const available = availableMoves(ask.family, record, ask.today, ask.base);
  const from = allowed.length === 0 ? '' : `; it must be ${allowed.join(' or ')}`;
  const next = available.length === 0 ? ' This state is final.' : ' available lists the legal transitions.';
  return refuse('illegal-move', {
    reason: `${ask.verb.verb} is not possible while the ${ask.family.one} is ${record.state}${from}.${next}`,
    extra: { state: record.state, missing: [], blockedBy: [`state: ${record.state}`], available },
  });
}

/** The refusal when a guard blocks the move. */
export function refusedByGuard(ask: RowRequest, record: CapabilityRecord, verdict: Verdict): Answer {
  const clauses = blockers(verdict);
  const required = [...verdict.missing, ...(verdict.failed === undefined ? [] : [verdict.failed])];
  return refuse('illegal-move', {
    reason: `${ask.verb.verb} requires ${required.join(' and ')}. Send it in the body, or change the record first.`,
    extra: {
      state: record.state,
      missing: [...verdict.missing],
      blockedBy: clauses,
      available: availableMoves(ask.family, record, ask.today, ask.base),
    },
  });
}

/** The example values of fields. */
export function examplesOf(fields: readonly Field[]): JsonObject {
  return Object.fromEntries(fields.map((field) => [field.name, field.example]));
}
