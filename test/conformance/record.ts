/** Records vectors that distinguish each expression from similar ones. */

import type { FamilyRow, VerbRow } from '#conformance/family/notation.ts';
import type {
  ConditionRecording,
  ConditionVector,
  FormulaRecording,
  FormulaVector,
  MoveRecording,
  Recording,
} from '#conformance/runner/recording.ts';
import { isUnsigned } from '#conformance/values/signed-inputs.data.ts';
import { fnv1a32 } from '#kernel/hash.ts';
import { formulaCandidates, type KnownField, pool, RECORDED_ON } from './candidates.ts';
import { mutantsOf, pickFrom, seededRandom } from './mutants.ts';
import {
  evaluate,
  javascript,
  type ReferenceFormula,
  type Runner,
  splitFormula,
  tokensOf,
  type Wire,
} from './reference.ts';

const CANDIDATES = 700;
const VECTORS_MAX = 10;

interface Tally {
  mutants: number;
  survivors: string[];
}

/** Greedily picks the candidate that distinguishes the most remaining mutants. */
function choose<C>(
  candidates: readonly { readonly candidate: C; readonly kills: ReadonlySet<number> }[],
  first: number,
): C[] {
  const chosen = candidates.slice(0, first);
  const hidden = new Set(candidates.flatMap(({ kills }) => [...kills]));
  for (const { kills } of chosen) for (const one of kills) hidden.delete(one);
  while (hidden.size > 0 && chosen.length < VECTORS_MAX) {
    const gain = (kills: ReadonlySet<number>) => [...kills].filter((one) => hidden.has(one)).length;
    const best = candidates.reduce((a, b) => (gain(b.kills) > gain(a.kills) ? b : a));
    if (gain(best.kills) === 0) break;
    chosen.push(best);
    for (const one of best.kills) hidden.delete(one);
  }
  return chosen.map(({ candidate }) => candidate);
}

/** The formula with one expression or default changed. */
function formulaMutants(formula: ReferenceFormula): ReferenceFormula[] {
  const outputs = formula.outputs.flatMap((output, i) =>
    mutantsOf(output.source).map((source) => ({ ...formula, outputs: formula.outputs.with(i, { ...output, source }) })),
  );
  const defaults = formula.inputs.flatMap((input, i) =>
    input.fallback !== undefined && /^-?[\d.]+$/.test(input.fallback)
      ? [{ ...formula, inputs: formula.inputs.with(i, { ...input, fallback: String(Number(input.fallback) + 1) }) }]
      : [],
  );
  return [...outputs, ...defaults];
}

const compiled = new Map<string, Runner>();

function runner(expression: string): Runner {
  const known = compiled.get(expression) ?? javascript(expression);
  compiled.set(expression, known);
  return known;
}

function answers(formula: ReferenceFormula, inputs: Readonly<Record<string, Wire>>): string {
  return JSON.stringify(
    evaluate(
      formula,
      formula.outputs.map(({ source }) => runner(source)),
      inputs,
      RECORDED_ON,
    ),
  );
}

/** True unless a live row refuses a negative amount, count or rate among the inputs. */
function isSendable({ inputs }: ReferenceFormula, row: string, draw: Readonly<Record<string, Wire>>): boolean {
  const bound = inputs.filter(({ name, type }) => isUnsigned(row, name, type));
  return bound.every(({ name }) => [draw[name] ?? 0].flat().every((value) => Number(value) >= 0));
}

/** Vectors of a formula. */
export function recordFormula(
  source: string,
  known: ReadonlyMap<string, KnownField>,
  tally: Tally,
  at: string,
  live = false,
): FormulaRecording {
  const formula = splitFormula(source);
  const mutants = formulaMutants(formula);
  const draws = formulaCandidates(formula, known, seededRandom(fnv1a32(source)), CANDIDATES);
  const sendable = draws.filter((draw) => !live || isSendable(formula, at.replace('/', '.'), draw));
  const candidates = sendable.map((candidate) => {
    const truth = answers(formula, candidate);
    return {
      candidate,
      truth,
      kills: new Set(mutants.flatMap((mutant, i) => (answers(mutant, candidate) === truth ? [] : [i]))),
    };
  });
  const chosen = bothSides(formula, choose(candidates, 1), candidates);
  const killed = new Set(candidates.flatMap(({ candidate, kills }) => (chosen.includes(candidate) ? [...kills] : [])));
  tally.mutants += mutants.length;
  tally.survivors.push(
    ...mutants.flatMap((mutant, i) =>
      killed.has(i) ? [] : [`${at} ${mutant.outputs.map((one) => one.source).join(' ; ')}`],
    ),
  );
  const vectors = chosen.map(
    (inputs): FormulaVector => [inputs, JSON.parse(answers(formula, inputs)) as FormulaVector[1]],
  );
  return [expressionsDigest(formula), vectors];
}

interface Candidate {
  readonly candidate: Readonly<Record<string, Wire>>;
  readonly truth: string;
}

/** Adds a candidate for each boolean output value, if one exists. */
function bothSides(formula: ReferenceFormula, chosen: Candidate['candidate'][], candidates: readonly Candidate[]) {
  const gives = ({ truth }: Candidate, name: string, side: boolean) =>
    (JSON.parse(truth) as Record<string, Wire> | null)?.[name] === side;
  for (const { name, type } of formula.outputs) {
    for (const side of type === 'boolean' ? [true, false] : []) {
      const seen = candidates.some((one) => chosen.includes(one.candidate) && gives(one, name, side));
      const more = candidates.find((one) => gives(one, name, side));
      if (!seen && more !== undefined) chosen.push(more.candidate);
    }
  }
  return chosen;
}

/** The digest that the runner compares with the returned derivation. */
function expressionsDigest({ outputs }: ReferenceFormula): string {
  return fnv1a32(outputs.map(({ name, source }) => `${name} = ${source}`).join('; ')).toString(16);
}

const FUNCTION_NAMES = /^[A-Za-z]\w*$/;

function namesOf(expression: string): string[] {
  const tokens = tokensOf(expression);
  const words = tokens.filter(
    (token, i) => FUNCTION_NAMES.test(token) && tokens[i + 1] !== '(' && token !== 'true' && token !== 'false',
  );
  return [...new Set(words)];
}

/** Vectors of a condition: some true, some false, and those near its edge. */
export function recordCondition(written: string, family: KnownFamily, tally: Tally, at: string): ConditionRecording {
  const names = namesOf(written).filter((name) => name !== 'today');
  const random = seededRandom(fnv1a32(written));
  const pools = names.map((name) => poolOf(name, family, written));
  const sets = Array.from({ length: CANDIDATES }, () =>
    Object.fromEntries(names.map((name, i) => [name, pickFrom(random, pools[i] ?? [])])),
  );
  const every = names.length === 1 ? (pools[0] ?? []).map((value) => ({ [names[0] ?? '']: value })) : sets;
  const mutants = mutantsOf(written);
  const isTrueFor = (expression: string, values: Readonly<Record<string, Wire>>) =>
    evaluateCondition(expression, values, family);
  const candidates = every.map((candidate) => {
    const truth = isTrueFor(written, candidate);
    return {
      candidate,
      truth,
      kills: new Set(mutants.flatMap((mutant, i) => (isTrueFor(mutant, candidate) === truth ? [] : [i]))),
    };
  });
  const chosen = new Set(isAboutState(names) ? every : choose(candidates, 0));
  for (const side of [true, false]) {
    const one = candidates.find((candidate) => candidate.truth === side);
    if (one !== undefined && ![...chosen].some((values) => isTrueFor(written, values) === side))
      chosen.add(one.candidate);
  }
  const killed = new Set(candidates.flatMap(({ candidate, kills }) => (chosen.has(candidate) ? [...kills] : [])));
  tally.mutants += mutants.length;
  tally.survivors.push(...mutants.flatMap((mutant, i) => (killed.has(i) ? [] : [`${at} ${mutant}`])));
  return [written, [...chosen].map((values): ConditionVector => [values, isTrueFor(written, values)])];
}

function isAboutState(names: readonly string[]): boolean {
  return names.every((name) => name === 'state' || name === 'terminal');
}

interface KnownFamily {
  readonly fields: ReadonlyMap<string, KnownField>;
  readonly states: readonly string[];
  readonly terminal: ReadonlySet<string>;
}

function poolOf(name: string, { fields, states }: KnownFamily, written: string): (string | number | boolean)[] {
  if (name === 'state' || name === 'terminal') return [...states];
  const field = fields.get(name);
  const values = pool(field?.type ?? 'string', field, [written]);
  // A record's own texts are never empty.
  return values.filter((value) => value !== '');
}

/** `terminal` is derived from the state, since a record stores only its state. */
function evaluateCondition(expression: string, values: Readonly<Record<string, Wire>>, family: KnownFamily): boolean {
  const scope: Record<string, string | number | boolean> = { today: RECORDED_ON };
  for (const [name, value] of Object.entries(values)) {
    const type = family.fields.get(name)?.type ?? 'string';
    scope[name] = ['money', 'integer', 'number'].includes(type) ? Number(value) : (value as string | boolean);
    if (name === 'terminal') scope.terminal = family.terminal.has(String(value));
  }
  return runner(expression)(scope, RECORDED_ON) === true;
}

/** The complete recording of one family. */
export function recordFamily(row: FamilyRow, tally: Tally): Recording {
  const fields = new Map(
    Object.entries(row.fields).map(
      ([name, [marked, example, values = []]]) =>
        [name, { name, type: marked.replace('?', ''), example, values }] as const,
    ),
  );
  const left = new Set(Object.values(row.verbs).flatMap((verb) => (verb[0] === 'transition' ? verb[2].from : [])));
  const family = { fields, states: row.states, terminal: new Set(row.states.filter((state) => !left.has(state))) };
  const recording = { moves: {}, updates: {}, narrowings: {}, formulas: {} } as {
    -readonly [K in keyof Recording]: Record<string, Recording[K][string]>;
  };
  for (const [verb, source] of Object.entries(row.verbs)) recordVerb(`${row.noun}/${verb}`, verb, source);
  return recording;

  function recordVerb(at: string, verb: string, source: VerbRow): void {
    const [kind] = source;
    const condition = (written: string) => withoutTerminal(recordCondition(written, family, tally, at));
    if (kind === 'transition') {
      const { from, to, needs = [], when } = source[2];
      const move: MoveRecording = when === undefined ? [{ from, to }, needs] : [{ from, to }, needs, condition(when)];
      recording.moves[verb] = move;
    } else if (kind === 'update' && source[2].when !== undefined) recording.updates[verb] = condition(source[2].when);
    else if ((kind === 'get' || kind === 'list') && source[2]?.where !== undefined)
      recording.narrowings[verb] = condition(source[2].where);
    else if (kind === 'calculate' || kind === 'validate') {
      const written = 'get' in source[2] ? source[2].get : source[2].post;
      recording.formulas[verb] = recordFormula(written, fields, tally, at, source[2].live);
    }
  }
}

/** Replaces `terminal` by the state it follows from. */
function withoutTerminal([written, vectors]: ConditionRecording): ConditionRecording {
  return [
    written,
    vectors.map(
      ([{ terminal, ...values }, holds]): ConditionVector => [
        terminal === undefined ? values : { ...values, state: terminal },
        holds,
      ],
    ),
  ];
}
