/** Handler of every capability row: load, interpret, append. */
import type { Identify } from '#domain/vehicle/identity.ts';
import { type Answer, type JsonObject, refuse } from '#kernel/answer.ts';
import { dateOf, type IsoInstant, parseInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';
import type { LoadedRecords, RowDefaults, RowRequest } from './archetypes/archetype.ts';
import { archetypeOf } from './archetypes/kinds.ts';
import { type BookEntry, isBooked, type LiveBooks } from './books/live-books.ts';
import type { Row } from './capabilities.ts';
import type { CapabilityRecord } from './records/record.ts';
import { appendChange, loadRecord, loadRecords } from './records/streams.ts';
import { type InputValues, textOf } from './values/inputs.ts';

export interface CapabilityTools {
  readonly events: EventStore;
  readonly ids: Ids;
  readonly books: LiveBooks;
  readonly standing: Pick<RowDefaults, 'demoVin' | 'adverseVins'>;
  readonly identify: Identify;
}

/** A validated request to a row. */
export interface CapabilityCall {
  /** Of the query or the body. */
  readonly values: InputValues;
  readonly caller: Caller;
  /** The caller's clock. */
  readonly now: IsoInstant;
  readonly base: string;
}

/** Attempts at a change when other requests changed the record first. */
const TRIES = 3;

/** Handles one request to one row. */
export async function runCapability(row: Row, call: CapabilityCall, tools: CapabilityTools): Promise<Answer> {
  const ask = askOf(row, call, tools);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const loaded = await load(ask, call, tools);
    const { answer, write } = archetypeOf(row.verb).answer(ask, loaded);
    if (write === undefined) return answer;
    const scope = call.caller.id;
    if (await appendChange(tools.events, { scope, noun: row.family.noun, at: call.now }, write)) return answer;
  }
  return refuse('concurrent-change');
}

function askOf({ family, verb }: Row, call: CapabilityCall, tools: CapabilityTools): RowRequest {
  const { values } = call;
  const asOf = textOf(values, 'asOf');
  const now = asOf === undefined ? call.now : (parseInstant(asOf) ?? `${asOf}T00:00:00.000Z`);
  return {
    family,
    verb,
    values,
    standing: { ...tools.standing, account: call.caller.account ?? call.caller.id },
    at: call.now,
    today: dateOf(now),
    now,
    identify: tools.identify,
    base: call.base,
    newId: `${family.idPrefix}${tools.ids.sha256(tools.ids.base62(24)).slice(0, 24)}`,
  };
}

async function load(ask: RowRequest, call: CapabilityCall, tools: CapabilityTools): Promise<LoadedRecords> {
  const reads = archetypeOf(ask.verb).reads(ask.verb, ask.values);
  const scope = { scope: call.caller.id, noun: ask.family.noun };
  if (reads === 'nothing') return { record: undefined, records: [] };
  const booked = await bookRecords(ask, call, tools);
  if (reads === 'records') {
    const own = await loadRecords(tools.events, scope);
    const records = booked.length === 0 ? own : [...own, ...booked].sort(newestFirst);
    return { record: undefined, records };
  }
  const id = textOf(ask.values, 'id') ?? '';
  const record = booked.find((one) => one.id === id) ?? (await loadRecord(tools.events, scope, id));
  return { record, records: [] };
}

function newestFirst(a: CapabilityRecord, b: CapabilityRecord): number {
  return a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0;
}

/** Live look-ups read the real book along with the caller's own records. */
async function bookRecords(
  { family, verb }: RowRequest,
  call: CapabilityCall,
  tools: CapabilityTools,
): Promise<CapabilityRecord[]> {
  const looksUp = verb.kind === 'get' || verb.kind === 'list';
  if (!looksUp || verb.status !== 'live' || !isBooked(family.noun)) return [];
  const entries = await tools.books[family.noun](call.caller, call.now);
  return entries.map(asRecord);
}

function asRecord(entry: BookEntry): CapabilityRecord {
  const nothing: JsonObject = {};
  return { ...entry, details: nothing, assessments: nothing, history: [], seq: 0 };
}
