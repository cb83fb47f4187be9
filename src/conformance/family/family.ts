/** A capability family: fields, states and verbs, with expressions compiled on first use. */
import { type Compiled, compileCondition, type NameTypes } from '../expression/compile.ts';
import { type Formula, parseFormula, valueTypeOf } from '../expression/formula.ts';
import type { ValueType } from '../expression/functions.ts';
import type { Counterparty, FamilyRow, FieldType, Measure, PillarName, Subject, VerbRow } from './notation.ts';

export type VerbKind = VerbRow[0];
type Status = 'live' | 'sandbox';

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly example: string | number | boolean;
  /** The values of an enum; empty for other types. */
  readonly values: readonly string[];
}

/** Guard of a move: names that must be present, and a condition over the record. */
export interface Guard {
  readonly needs: readonly string[];
  /** The condition as written. */
  readonly when: string | undefined;
  readonly condition: () => Compiled | undefined;
}

interface VerbBase<K extends VerbKind> {
  readonly kind: K;
  readonly verb: string;
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** `/<family>/<verb>` */
  readonly path: string;
  readonly status: Status;
}

/** A condition that narrows a look-up. */
interface Narrowed {
  readonly where: string | undefined;
  readonly condition: () => Compiled | undefined;
}

export type CreateVerb = VerbBase<'create'>;
export type ExportVerb = VerbBase<'export'>;
export type HistoryVerb = VerbBase<'history'>;
export type GetVerb = VerbBase<'get'> & Narrowed & { readonly by: readonly string[] };
export type ListVerb = VerbBase<'list'> & Narrowed & { readonly by: readonly string[] };
export type SearchVerb = VerbBase<'search'> & { readonly by: readonly string[] };
export type UpdateVerb = VerbBase<'update'> & { readonly fields: readonly string[]; readonly guard: Guard };
export type TransitionVerb = VerbBase<'transition'> & {
  readonly from: readonly string[];
  readonly to: string;
  readonly guard: Guard;
};
export type AssessVerb = VerbBase<'assess'> & { readonly ask: Counterparty; readonly outcomes: readonly string[] };
export type FormulaVerb = (VerbBase<'calculate'> | VerbBase<'validate'>) & {
  readonly source: string;
  readonly formula: () => Formula;
};
export type SummarizeVerb = VerbBase<'summarize'> & {
  readonly by: readonly string[];
  readonly measures: readonly Measure[];
};

export type Verb =
  | CreateVerb
  | ExportVerb
  | HistoryVerb
  | GetVerb
  | ListVerb
  | SearchVerb
  | UpdateVerb
  | TransitionVerb
  | AssessVerb
  | FormulaVerb
  | SummarizeVerb;

export interface Family {
  readonly noun: string;
  readonly one: string;
  readonly title: string;
  readonly pillar: PillarName;
  readonly subject: Subject;
  readonly summary: string;
  readonly fields: readonly Field[];
  readonly field: ReadonlyMap<string, Field>;
  readonly states: readonly string[];
  readonly initial: string;
  readonly terminal: ReadonlySet<string>;
  readonly verbs: readonly Verb[];
  readonly transitions: readonly TransitionVerb[];
  /** Prefix of record ids: `deal_`. */
  readonly idPrefix: string;
  /** The original notation. */
  readonly source: FamilyRow;
}

/** Reserved names of every record; no field may use one. */
export const RECORD_NAMES = ['id', 'state', 'createdAt', 'updatedAt', 'assessments', 'details', 'history'] as const;

/** Computes a value on first use. A failure names its owner, and is a mistake in the data. */
function lazily<T>(owner: string, work: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => {
    try {
      kept ??= { value: work() };
    } catch (cause) {
      throw new Error(`${owner}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    return kept.value;
  };
}

/** Parses one family from its notation. */
export function readFamily(row: FamilyRow, pillar: PillarName): Family {
  const fields = Object.entries(row.fields).map(([name, [marked, example, values = []]]): Field => {
    const required = !marked.endsWith('?');
    return { name, type: (required ? marked : marked.slice(0, -1)) as FieldType, required, example, values };
  });
  const names = namesOf(fields);
  const verbs = Object.entries(row.verbs).map(([verb, source]) => readVerb(row.noun, verb, source, names));
  const transitions = verbs.filter((verb) => verb.kind === 'transition');
  const left = new Set(transitions.flatMap((move) => move.from));
  return {
    noun: row.noun,
    one: row.one,
    title: row.title,
    pillar,
    subject: row.subject,
    summary: row.summary,
    fields,
    field: new Map(fields.map((field) => [field.name, field])),
    states: row.states,
    initial: row.states[0] ?? '',
    terminal: new Set(row.states.filter((state) => !left.has(state))),
    verbs,
    transitions,
    idPrefix: `${row.one.replaceAll('-', '_')}_`,
    source: row,
  };
}

/** Names available to a condition: the fields, the state, whether it is final, and the date. */
function namesOf(fields: readonly Field[]): NameTypes {
  const own = fields.map(({ name, type }): [string, ValueType] => [name, valueTypeOf(type)]);
  return new Map<string, ValueType>([...own, ['state', 'text'], ['terminal', 'boolean'], ['today', 'text']]);
}

function readVerb(noun: string, verb: string, row: VerbRow, names: NameTypes): Verb {
  const [kind, name] = row;
  const path = `/${noun}/${verb}`;
  const at = { verb, name, path };
  const condition = (source: string | undefined): (() => Compiled | undefined) =>
    lazily(path, () => (source === undefined ? undefined : compileCondition(source, names)));
  const guard = ({ needs = [], when }: { needs?: readonly string[]; when?: string }): Guard => ({
    needs,
    when,
    condition: condition(when),
  });
  switch (kind) {
    case 'create':
      return { ...at, kind, method: 'POST', status: 'sandbox' };
    case 'export':
    case 'history':
      return { ...at, kind, method: 'GET', status: 'sandbox' };
    case 'get':
    case 'list': {
      const { by = [], where, live } = row[2] ?? {};
      return { ...at, kind, method: 'GET', status: statusOf(live), by, where, condition: condition(where) };
    }
    case 'search':
      return { ...at, kind, method: 'GET', status: 'sandbox', by: row[2].by };
    case 'update':
      return { ...at, kind, method: 'POST', status: 'sandbox', fields: row[2].fields, guard: guard(row[2]) };
    case 'transition':
      return { ...at, kind, method: 'POST', status: 'sandbox', from: row[2].from, to: row[2].to, guard: guard(row[2]) };
    case 'assess':
      return { ...at, kind, method: 'POST', status: 'sandbox', ask: row[2].ask, outcomes: row[2].outcomes };
    case 'summarize': {
      const { by = ['state'], measures = ['count'] } = row[2];
      return { ...at, kind, method: 'GET', status: 'sandbox', by, measures };
    }
    case 'calculate':
    case 'validate': {
      const get = 'get' in row[2];
      const source = 'get' in row[2] ? row[2].get : row[2].post;
      const formula = lazily(path, () => parseFormula(source));
      return { ...at, kind, method: get ? 'GET' : 'POST', status: statusOf(row[2].live), source, formula };
    }
  }
}

function statusOf(live: true | undefined): Status {
  return live === true ? 'live' : 'sandbox';
}
