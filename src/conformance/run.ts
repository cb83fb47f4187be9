/** Handler of every capability row: read, load, check, interpret, append. */
import { type Answer, type JsonObject, refuse, refuseProblems } from '#kernel/answer.ts';
import { dateOf, type IsoInstant, parseInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import { type Problem, problem, unknownMember } from '#kernel/problems.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';
import { type Ask, type Loaded, type Outcome, type Standing, sourceOf } from './archetypes/archetype.ts';
import { archetypeOf } from './archetypes/kinds.ts';
import { type BookEntry, isBooked, type LiveBooks } from './books/live-books.ts';
import type { Row } from './capabilities.ts';
import type { CapabilityRecord } from './records/record.ts';
import { appendChange, loadRecord, loadRecords } from './records/streams.ts';
import { type InputValues, readInputs, textOf } from './values/inputs.ts';

export interface CapabilityTools {
  readonly events: EventStore;
  readonly ids: Ids;
  readonly books: LiveBooks;
  readonly standing: Pick<Standing, 'demoVin' | 'adverseVins'>;
}

/** A request to a row, as it came. */
export interface CapabilityCall {
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Parsed JSON, or undefined where nothing was sent. */
  readonly body: unknown;
  readonly caller: Caller;
  /** The caller's clock. */
  readonly now: IsoInstant;
  readonly base: string;
}

/** How often a change is tried again when somebody else changed the record first. */
const TRIES = 3;

/** Answers one request to one row. */
export async function runCapability(row: Row, call: CapabilityCall, tools: CapabilityTools): Promise<Answer> {
  const reading = readCall(row, call);
  const ask = askOf(row, call, tools, reading);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const loaded = await load(ask, call, tools);
    const { answer, write } = interpret(ask, loaded, reading.problems);
    if (write === undefined) return answer;
    const scope = call.caller.id;
    if (await appendChange(tools.events, { scope, noun: row.family.noun, at: call.now }, write)) return answer;
  }
  return refuse('concurrent-change');
}

/** Everything wrong is in one list; only a request without a problem is interpreted. */
function interpret(ask: Ask, loaded: Loaded, shapeProblems: readonly Problem[]): Outcome {
  const archetype = archetypeOf(ask.verb);
  const problems = [...shapeProblems, ...(archetype.check?.(ask, loaded) ?? [])];
  return problems.length > 0 ? { answer: refuseProblems(problems) } : archetype.answer(ask, loaded);
}

interface CallReading {
  readonly values: InputValues;
  readonly sent: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

function readCall({ family, verb }: Row, call: CapabilityCall): CallReading {
  const inputs = archetypeOf(verb).inputs(family, verb);
  const sent = new Set(Object.keys(sourceOf(verb) === 'query' ? call.query : (call.body ?? {})));
  if (sourceOf(verb) === 'query') return { sent, ...readInputs(inputs, call.query, 'query') };
  const strangers = Object.keys(call.query).map((name) => unknownMember('query', name, []));
  const body = call.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    return { values: {}, sent, problems: [problem('body', '', 'a JSON object', body), ...strangers] };
  }
  const { values, problems } = readInputs(inputs, body as Readonly<Record<string, unknown>>, 'body');
  return { values, sent, problems: [...problems, ...strangers] };
}

function askOf(
  { family, verb }: Row,
  call: CapabilityCall,
  tools: CapabilityTools,
  { values, sent }: CallReading,
): Ask {
  const asOf = textOf(values, 'asOf');
  const now = asOf === undefined ? call.now : (parseInstant(asOf) ?? `${asOf}T00:00:00.000Z`);
  return {
    family,
    verb,
    values,
    sent,
    standing: { ...tools.standing, account: call.caller.account ?? call.caller.id },
    at: call.now,
    today: dateOf(now),
    now,
    base: call.base,
    newId: `${family.idPrefix}${tools.ids.sha256(tools.ids.base62(24)).slice(0, 24)}`,
  };
}

async function load(ask: Ask, call: CapabilityCall, tools: CapabilityTools): Promise<Loaded> {
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

/** Live look-ups read the real book beside the caller's own records. */
async function bookRecords(
  { family, verb }: Ask,
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
