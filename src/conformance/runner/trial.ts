/** Test run of one family: its client, its records so far and the result of each row. */
import type { z } from 'zod';
import type { JsonObject } from '#kernel/answer.ts';
import type { Row } from '../capabilities.ts';
import { contractOf } from '../endpoints/contract.ts';
import type { Family, Field, TransitionVerb, Verb, VerbKind } from '../family/family.ts';
import { exampleDetail } from '../values/inputs.ts';
import type { StoredValue } from '../values/values.ts';
import type { Client, Reply } from './client.ts';
import { type MoveRecording, RECORDED_ON, type Recording } from './recording.ts';

/** A record as last returned by the deployment. */
export type ShownRecord = JsonObject & { readonly id: string; readonly state: string };

export interface RowResult {
  readonly id: string;
  readonly green: boolean;
  /** Number of checks. */
  readonly checks: number;
  /** Why the row failed; at most a few. */
  readonly reasons: readonly string[];
}

interface Tally {
  checks: number;
  readonly reasons: string[];
}

const REASONS_MAX = 5;

export class Trial {
  readonly family: Family;
  readonly recording: Recording;
  readonly client: Client;
  /** Every record created, oldest first, as last returned. */
  readonly made = new Map<string, ShownRecord>();
  /** States that some record has reached. */
  readonly reached = new Set<string>();
  /** Final states that refused every further move. */
  readonly closed = new Set<string>();
  readonly #tallies = new Map<string, Tally>();
  readonly #schemas = new Map<string, z.ZodType>();

  constructor(parts: Pick<Trial, 'family' | 'recording' | 'client'>) {
    this.family = parts.family;
    this.recording = parts.recording;
    this.client = parts.client;
    for (const { verb } of this.family.verbs) this.#tallies.set(verb, { checks: 0, reasons: [] });
  }

  /** Verbs of one kind. */
  verbs<K extends VerbKind>(kind: K): Extract<Verb, { kind: K }>[] {
    return this.family.verbs.filter((verb): verb is Extract<Verb, { kind: K }> => verb.kind === kind);
  }

  /** Records one check of a row. */
  check(verb: Verb, promise: string, kept: boolean): boolean {
    const tally = this.#tallies.get(verb.verb);
    if (tally === undefined) return kept;
    tally.checks += 1;
    if (!kept && tally.reasons.length < REASONS_MAX) tally.reasons.push(promise);
    return kept;
  }

  /** Sends a request to a row. An OK must fit the row's schema and carry its label. */
  async ask(verb: Verb, inputs: Readonly<Record<string, unknown>>): Promise<Reply> {
    const { path, method } = verb;
    const reply = method === 'GET' ? await this.client.get(path, inputs) : await this.client.post(path, inputs);
    if (reply.status !== 200) return reply;
    if (reply.type === 'OK') {
      const { type: _, ...members } = reply.body;
      const fit = this.#schema(verb)?.safeParse(members);
      const [issue] = fit?.error?.issues ?? [];
      const where = issue === undefined ? '' : `: ${issue.path.join('.')} ${issue.message}`;
      this.check(
        verb,
        `an answer fits its schema and label${where}`,
        fit?.success === true && isLabelled(verb, reply.body),
      );
    } else
      this.check(
        verb,
        'an EMPTY answer has a reason and the label',
        reply.type === 'EMPTY' && typeof reply.body.reason === 'string' && isLabelled(verb, reply.body),
      );
    return reply;
  }

  #schema(verb: Verb): z.ZodType | undefined {
    const row: Row = { id: `${this.family.noun}.${verb.verb}`, family: this.family, verb };
    const known = this.#schemas.get(verb.verb) ?? contractOf(row).ok;
    if (known !== undefined) this.#schemas.set(verb.verb, known);
    return known;
  }

  /** Stores the record in an answer. */
  saw(reply: Reply): ShownRecord | undefined {
    const value = reply.body.value;
    if (reply.type !== 'OK' || !isShown(value)) return undefined;
    this.made.set(value.id, value);
    this.reached.add(value.state);
    return value;
  }

  /** Creates a record from the fields' examples. `bare` omits optional fields. */
  async make(fields: Readonly<Record<string, unknown>> = {}, bare = false): Promise<ShownRecord> {
    const create = this.verbs('create')[0];
    if (create === undefined)
      throw new Error(`The capability family ${this.family.noun} has no verb that creates a record.`);
    const given = this.family.fields.filter((field) => field.required || !bare);
    const body = { ...Object.fromEntries(given.map((field) => [field.name, field.example])), ...fields };
    const reply = await this.ask(create, body);
    const record = this.saw(reply);
    this.check(
      create,
      `a valid record is made; got ${reply.status} ${JSON.stringify(reply.body.problems ?? '')}`,
      record !== undefined,
    );
    return record ?? NOBODY;
  }

  /** The recorded move of a transition. */
  move(verb: string): MoveRecording {
    return this.recording.moves[verb] ?? [{ from: [], to: '' }, []];
  }

  transition(verb: string): TransitionVerb | undefined {
    return this.family.transitions.find((one) => one.verb === verb);
  }

  /** Moves a record to a state along the shortest recorded path. */
  async bring(state: string, record?: ShownRecord, bare = false): Promise<ShownRecord> {
    let current = record ?? (await this.make({}, bare));
    for (const verb of this.way(current.state, state) ?? []) {
      const transition = this.transition(verb);
      if (transition === undefined) return current;
      const reply = await this.ask(transition, { id: current.id, ...this.moveBody(verb) });
      current = this.saw(reply) ?? current;
    }
    return current;
  }

  /** Body members that a move requires. */
  moveBody(verb: string): Record<string, unknown> {
    const [, needs, when] = this.move(verb);
    const met = when?.[1].find(([, holds]) => holds)?.[0] ?? {};
    const needed = needs.map((name): [string, unknown] => [
      name,
      this.family.field.get(name)?.example ?? exampleDetail(name),
    ]);
    return { ...Object.fromEntries(needed), ...met, asOf: RECORDED_ON };
  }

  /** The shortest sequence of recorded moves from one state to another. */
  way(from: string, to: string): string[] | undefined {
    const ways = new Map<string, string[]>([[from, []]]);
    for (const [state, way] of ways) {
      if (state === to) return way;
      for (const [verb, [path]] of Object.entries(this.recording.moves)) {
        if (path.from.includes(state) && !ways.has(path.to)) ways.set(path.to, [...way, verb]);
      }
    }
    return undefined;
  }

  results(): RowResult[] {
    return this.family.verbs.map(({ verb }) => {
      const { checks, reasons } = this.#tallies.get(verb) ?? { checks: 0, reasons: [] };
      const untried = checks === 0 ? ['no check was run'] : [];
      return {
        id: `${this.family.noun}.${verb}`,
        green: checks > 0 && reasons.length === 0,
        checks,
        reasons: [...reasons, ...untried],
      };
    });
  }
}

const NOBODY: ShownRecord = { id: '', state: '' };

export function isShown(value: unknown): value is ShownRecord {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'state' in value && typeof value.state === 'string';
}

/** Live rows have no simulated member; all others are marked as simulated. */
function isLabelled(verb: Verb, body: JsonObject): boolean {
  const provenance = body.provenance;
  if (typeof provenance !== 'object' || provenance === null || !('source' in provenance)) return false;
  const { environment, source, simulated } = provenance as JsonObject;
  if (verb.status === 'live') return source === 'computed' && simulated === undefined;
  const expected = verb.kind === 'assess' ? `${verb.ask}-sandbox` : 'capability-sandbox';
  return environment === 'sandbox' && simulated === true && source === expected;
}

/** A value of the field other than its example. */
export function otherValue({ type, example, values }: Field): StoredValue {
  switch (type) {
    case 'vin':
      return example === '1HGCM82633A004352' ? 'KM8J3CA48PU800476' : '1HGCM82633A004352';
    case 'money':
      return (Number(example) + 1).toFixed(2);
    case 'integer':
    case 'number':
      return Number(example) + 1;
    case 'date':
      return example === '2026-05-05' ? '2026-05-06' : '2026-05-05';
    case 'datetime':
      return '2026-05-05T05:05:05Z';
    case 'boolean':
      return example !== true;
    case 'zip':
      return example === '02134' ? '78701' : '02134';
    case 'state':
      return example === 'OH' ? 'TX' : 'OH';
    case 'enum':
      return values.find((value) => value !== example) ?? String(example);
    case 'string':
      return `${example} II`;
    default:
      return `${String(example).slice(0, String(example).lastIndexOf('_') + 1)}0dd1e5`;
  }
}

/** The paths in a refusal's problems. */
export function problemPaths(reply: Reply): string[] {
  const problems = reply.body.problems;
  if (!Array.isArray(problems)) return [];
  return problems.map((one) => (typeof one === 'object' && one !== null && 'path' in one ? String(one.path) : ''));
}

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');
}

/** The available transitions in an answer. */
export function offeredMoves(reply: Reply): string[] {
  const available = reply.body.available;
  if (!Array.isArray(available)) return [];
  return available.map((one) =>
    typeof one === 'object' && one !== null && 'transition' in one ? String(one.transition) : '',
  );
}
