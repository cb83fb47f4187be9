/** Archetypes calculate and validate: a formula over request, record and defaults. Stores nothing. */

import { z } from 'zod';
import { stateOfZip } from '#domain/places/places.ts';
import { isStateCode, type StateCode } from '#domain/places/states.ts';
import type { JsonObject } from '#kernel/answer.ts';
import { refuseProblems } from '#kernel/answer.ts';
import { wordsOf } from '#kernel/describe.ts';
import { type Problem, type ProblemPlace, problem } from '#kernel/problems.ts';
import type { FormulaInput, FormulaOutput } from '../expression/formula.ts';
import type { Env, Value } from '../expression/functions.ts';
import type { Family, FormulaVerb } from '../family/family.ts';
import { AS_OF, asOfInput, type Inputs, type InputValue, idInput, listInput } from '../values/inputs.ts';
import { isAnswerable, storedValue } from '../values/results.ts';
import { isUnsigned } from '../values/signed-inputs.data.ts';
import { answerSchema, computedValue, type Kind, readValue, type StoredValue, sentSchema } from '../values/values.ts';
import {
  type Archetype,
  type LoadedRecords,
  noRecord,
  type RowRequest,
  sourceOf,
  subjectField,
  valueAnswer,
} from './archetype.ts';
import {
  type Condition,
  carriesLaw,
  type LegalFigure,
  lawLine,
  legalBarOf,
  legalDefaultsOf,
  stateInput,
  taxLaw as tradeLaw,
} from './law/legal-defaults.ts';
import { PLACE_INPUTS, type PlaceRule, type PlaceWorked, placeRuleOf } from './law/place-rules.ts';

/** The parts of a request that determine its state and ZIP. */
type RowInput = Pick<RowRequest<FormulaVerb>, 'family' | 'verb' | 'values'>;

export const formula: Archetype<FormulaVerb> = {
  reads: (_verb, values) => (values.id === undefined ? 'nothing' : 'record'),
  inputs: (family, verb) => {
    const own = verb.formula().inputs.map((input) => [input.name, formulaInput(family, verb, input).optional()]);
    const legal = carriesLaw(family.noun, verb.verb) ? { state: stateInput.optional() } : {};
    const taxed = placeRuleOf(family.noun, verb.verb)?.needs === 'zip' ? PLACE_INPUTS : {};
    const owned: Inputs = Object.fromEntries(own);
    const rest: Inputs = { id: idInput(family.idPrefix).optional, ...AS_OF, ...legal, ...taxed };
    return { ...owned, ...rest, ...owned };
  },
  rule: (family, verb) => {
    const open = openInputs(family, verb);
    return ({ has, values }) => {
      const rowInput = { family, verb, values };
      // An invalid ZIP is the only problem; values that it would determine do not count as missing.
      const decided = (has('zip') ? placeRuleOf(family.noun, verb.verb) : placeRule(rowInput))?.decides ?? [];
      // If the request names a record, missing inputs are known only once the record has been read.
      const missing = open.filter(({ name }) => values.id === undefined && !has(name) && !decided.includes(name));
      return [...missing.map((input) => missingInput(family, verb, input)), ...contradiction(rowInput)];
    };
  },
  answer: (ask, loaded) => {
    const { family, verb } = ask;
    if (ask.values.id !== undefined && loaded.record === undefined) return { answer: noRecord(ask) };
    const lacking = lackingInputs(ask, loaded);
    if (lacking.length > 0)
      return { answer: refuseProblems(lacking.map((input) => missingInput(family, verb, input))) };
    const barred = barredBy(ask, loaded);
    if (barred !== undefined) return { answer: refuseProblems([barred]) };
    const { outputs } = verb.formula();
    const { results, worked } = evaluate(ask, loaded);
    const problems = outputs
      .filter((output) => !isAnswerable(results[output.name], output.type))
      .map((output) => unanswerable(output, sourceOf(verb)));
    if (problems.length > 0) return { answer: refuseProblems(problems) };
    const derivation = outputs.map(({ name, source }) => {
      const { rule = source } = worked?.outputs?.[name] ?? {};
      return { output: name, expression: rule };
    });
    const value = Object.fromEntries(outputs.map(({ name, type }) => [name, storedValue(results[name] ?? 0, type)]));
    const law = [...lawUsed(ask, loaded), ...placeLaw(ask, worked)];
    const more = law.length === 0 ? { derivation } : { derivation, law };
    return { answer: valueAnswer(verb, verb.kind === 'validate' ? verdict(verb, value) : value, more) };
  },
  combinations: (family, verb) => {
    const decided = placeRuleOf(family.noun, verb.verb)?.decides ?? [];
    const open = openInputs(family, verb);
    const always = open.filter(({ name }) => !family.field.has(name) && !decided.includes(name));
    const unlessRecord = open.filter(({ name }) => family.field.has(name) && !decided.includes(name));
    const unlessPlace = open.filter(({ name }) => decided.includes(name));
    const placed = unlessPlace.map(({ name }) => name);
    const byRecord = unlessPlace.some(({ name }) => family.field.has(name)) ? [{ required: ['id'] }] : [];
    const alternatives = [
      ...(unlessRecord.length > 0
        ? [{ anyOf: [{ required: ['id'] }, { required: unlessRecord.map(({ name }) => name) }] }]
        : []),
      ...(placed.length > 0 ? [{ anyOf: [{ required: ['zip'] }, ...byRecord, { required: placed }] }] : []),
    ];
    return {
      ...(always.length > 0 ? { required: always.map(({ name }) => name) } : {}),
      ...(alternatives.length > 1 ? { allOf: alternatives } : alternatives[0]),
    };
  },
  value: (_family, verb) => {
    const outputs = verb.formula().outputs;
    const results = z.strictObject(Object.fromEntries(outputs.map(({ name, type }) => [name, answerSchema({ type })])));
    if (verb.kind === 'calculate') return results;
    const problems = z.array(z.record(z.string(), z.json()));
    return z.strictObject({ valid: z.boolean(), problems, rules: results });
  },
  example: (family, verb) =>
    Object.fromEntries(
      verb
        .formula()
        .inputs.filter((input) => input.fallback === undefined)
        .map((input) => [input.name, exampleOf(family, input)]),
    ),
  describe: (_family, verb) => {
    const outputs = verb.formula().outputs.map(({ name, source }) => `${name} = ${source}`);
    return `${verb.kind === 'validate' ? 'Checks' : 'Computes'} ${outputs.join('; ')}.`;
  },
};

/** The date or instant of a formula is parsed as leniently as `asOf`. */
function formulaInput(family: Family, verb: FormulaVerb, input: FormulaInput): z.ZodType<InputValue> {
  if (input.name === 'asOf') return asOfInput;
  const value = sentSchema(kindOf(family, verb, input), sourceOf(verb));
  return input.list ? listInput(value) : value;
}

/** Inputs that have no default. */
function openInputs(family: Family, verb: FormulaVerb): readonly FormulaInput[] {
  return verb.formula().inputs.filter((input) => input.fallback === undefined && !standsIn(family, input));
}

/** Inputs found neither in the request nor in its record. */
function lackingInputs(ask: RowRequest<FormulaVerb>, loaded: LoadedRecords): readonly FormulaInput[] {
  const decided = placeRule(ask)?.decides ?? [];
  return openInputs(ask.family, ask.verb).filter(
    (input) => !decided.includes(input.name) && inputValue(ask, loaded, input) === undefined,
  );
}

function missingInput(family: Family, verb: FormulaVerb, input: FormulaInput): Problem {
  return problem(sourceOf(verb), input.name, wordsOf(formulaInput(family, verb, input)).expected, undefined);
}

function kindOf(family: Family, verb: FormulaVerb, { name, type }: FormulaInput): Kind {
  const field = family.field.get(name);
  // Empty text is allowed here, because some rules check for it.
  const example = field === undefined ? SAMPLES[type] : field.example;
  const unsigned = verb.status === 'live' && isUnsigned(`${family.noun}.${verb.verb}`, name, type);
  return { type, blank: true, example, ...(unsigned ? { unsigned } : {}) };
}

/** Plausible values of inputs that are not fields of the family. */
const SAMPLES = {
  vin: '1HGCM82633A004352',
  string: 'sample',
  money: '900.00',
  integer: 24,
  number: 6.5,
  date: '2026-02-10',
  datetime: '2026-02-10T15:00:00Z',
  boolean: true,
  zip: '78701',
  state: 'TX',
} as const;

function exampleOf(
  family: Family,
  input: FormulaInput,
): string | number | boolean | readonly (string | number | boolean)[] {
  const one = family.field.get(input.name)?.example ?? SAMPLES[input.type];
  return input.list ? [one, one] : one;
}

/** True when the default car replaces a missing VIN. */
function standsIn(family: Family, input: FormulaInput): boolean {
  return family.subject === 'vin' && input.type === 'vin' && subjectField(family) !== undefined;
}

/** The request's value, else the record's, else the default, else the default subject. */
function inputValue(
  ask: RowRequest<FormulaVerb>,
  { record }: LoadedRecords,
  input: FormulaInput,
): InputValue | undefined {
  if (input.name === 'asOf' && (input.fallback !== undefined || ask.values.asOf !== undefined))
    return momentOf(ask, input);
  const given = ask.values[input.name] ?? record?.fields[input.name];
  if (given !== undefined) return partThatCounts(ask, input, given);
  const legal = legalFigure(ask, input);
  if (legal !== undefined) return readValue(legal.value, kindOf(ask.family, ask.verb, input), 'body');
  if (input.fallback === 'today' || input.fallback === 'now') return momentOf(ask, input);
  if (input.fallback !== undefined) return readValue(input.fallback, kindOf(ask.family, ask.verb, input), 'query');
  return standsIn(ask.family, input) ? ask.standing.demoVin : undefined;
}

/** The state that the request names, or that of its ZIP. */
function stateOf({ values }: Pick<RowRequest, 'values'>): StateCode | undefined {
  const { state, zip } = values;
  if (typeof state === 'string' && isStateCode(state)) return state;
  return typeof zip === 'string' ? stateOfZip(zip) : undefined;
}

/** The problem when the state is not that of the ZIP. */
function contradiction(ask: RowInput): Problem[] {
  const { zip, state } = ask.values;
  const own = typeof zip === 'string' ? stateOfZip(zip) : undefined;
  if (own === undefined || state === undefined || state === own) return [];
  return [problem(sourceOf(ask.verb), 'state', `${own}, the state of ZIP ${String(zip)}`, state)];
}

/** The rule for using a place's tables, if the request names a place. */
function placeRule(ask: RowInput): PlaceRule | undefined {
  const rule = placeRuleOf(ask.family.noun, ask.verb.verb);
  const isPlaced = rule?.needs === 'zip' ? ask.values.zip !== undefined : stateOf(ask) !== undefined;
  return isPlaced ? rule : undefined;
}

function conditionOf({ values }: RowRequest): Condition {
  return values.condition === 'new' ? 'new' : 'used';
}

/** Values from the place's tables; undefined when the request names no place or sends the values itself. */
function worksByPlace(
  ask: RowRequest<FormulaVerb>,
  loaded: LoadedRecords,
  values: Readonly<Record<string, Value>>,
): PlaceWorked | undefined {
  const rule = placeRule(ask);
  const state = stateOf(ask);
  const said = (name: string) => ask.values[name] ?? loaded.record?.fields[name];
  if (rule === undefined || state === undefined) return undefined;
  if (rule.yields === true && rule.decides.some((name) => said(name) !== undefined)) return undefined;
  const { zip, dealerZip } = ask.values;
  return rule.work({
    state,
    zip: typeof zip === 'string' ? zip : undefined,
    dealerZip: typeof dealerZip === 'string' ? dealerZip : undefined,
    on: ask.today,
    condition: conditionOf(ask),
    number: (name) => Number(values[name] ?? 0),
    isSet: (name) => said(name) !== undefined,
  });
}

function placeLaw(ask: RowRequest<FormulaVerb>, worked: PlaceWorked | undefined): JsonObject[] {
  return (worked?.figures ?? []).map(({ input, value, law }) => lawLine(input, stateOf(ask) ?? '', value, law));
}

function legalFigure(ask: RowRequest<FormulaVerb>, { name }: FormulaInput): LegalFigure | undefined {
  const state = stateOf(ask);
  if (state === undefined) return undefined;
  const legal = legalDefaultsOf(ask.family.noun, ask.verb.verb).find(({ input }) => input === name);
  return legal?.resolve(state, ask.today);
}

/** The part of a sent value that counts under state law. */
function partThatCounts(ask: RowRequest<FormulaVerb>, { name }: FormulaInput, given: InputValue): InputValue {
  const state = stateOf(ask);
  const counts = legalDefaultsOf(ask.family.noun, ask.verb.verb).find(({ input }) => input === name)?.counts;
  if (state === undefined || counts === undefined || typeof given === 'object') return given;
  const counted = counts(Number(given), state, ask.today, conditionOf(ask));
  return typeof given === 'number' ? counted : counted.toFixed(2);
}

/** The problem when a law bars the request, on the input that triggers it. */
function barredBy(ask: RowRequest<FormulaVerb>, loaded: LoadedRecords): Problem | undefined {
  const bar = legalBarOf(ask.family.noun, ask.verb.verb);
  const input = ask.verb.formula().inputs.find(({ name }) => name === bar?.input);
  const value = input === undefined ? undefined : Number(inputValue(ask, loaded, input));
  const law = value === undefined ? undefined : bar?.bars(value, stateOf(ask));
  if (bar === undefined || law === undefined) return undefined;
  return problem(sourceOf(ask.verb), bar.input, `a case that ${law.authority} allows. ${law.note ?? ''}`.trim(), value);
}

/** Each legal default that was used, or that is missing because the state has no figure on file. */
function lawUsed(ask: RowRequest<FormulaVerb>, loaded: LoadedRecords): JsonObject[] {
  const state = stateOf(ask);
  const bar = legalBarOf(ask.family.noun, ask.verb.verb);
  if (bar !== undefined) return [lawLine(bar.input, 'US', Number(ask.values[bar.input] ?? 0), bar.law)];
  if (state === undefined) return [];
  return ask.verb.formula().inputs.flatMap((input) => {
    const legal = legalDefaultsOf(ask.family.noun, ask.verb.verb).find((one) => one.input === input.name);
    const sent = ask.values[input.name] ?? loaded.record?.fields[input.name];
    if (legal === undefined || (sent !== undefined && legal.counts === undefined)) return [];
    const value = inputValue(ask, loaded, input);
    if (value === undefined || typeof value === 'object') return [];
    const countsBy = legal.countsBy ?? tradeLaw;
    const law = legal.counts === undefined ? legalFigure(ask, input)?.law : countsBy(state);
    if (legal.countsBy !== undefined && law === undefined) return [];
    return [lawLine(input.name, state, value, law)];
  });
}

function momentOf({ today, now }: RowRequest, { type }: FormulaInput): string {
  return type === 'date' ? today : now;
}

/** Every output by name, unrounded, with the figures from the place's tables. */
function evaluate(
  ask: RowRequest<FormulaVerb>,
  loaded: LoadedRecords,
): { readonly results: Readonly<Record<string, Value>>; readonly worked: PlaceWorked | undefined } {
  const { inputs, outputs } = ask.verb.formula();
  const values: Record<string, Value> = {};
  for (const input of inputs) {
    const value = inputValue(ask, loaded, input);
    if (Array.isArray(value)) values[input.name] = value.map((item: StoredValue) => Number(item));
    else if (value !== undefined && typeof value !== 'object') values[input.name] = computedValue(value, input.type);
  }
  const worked = worksByPlace(ask, loaded, values);
  Object.assign(values, worked?.inputs);
  const env: Env = { values, today: ask.today, identify: ask.identify };
  const results: Record<string, Value> = {};
  for (const { name, compiled } of outputs) {
    results[name] = worked?.outputs?.[name]?.value ?? compiled.run(env);
    values[name] = results[name];
  }
  return { results, worked };
}

function unanswerable({ name, source, type }: FormulaOutput, place: ProblemPlace): Problem {
  const expected = type === 'date' ? 'a date of the calendar' : 'a finite result';
  const message = `${name} has no ${type === 'date' ? 'date' : 'finite value'} for these inputs: ${source}`;
  return { path: name, expected, got: 'no such result', in: place, message };
}

/** Valid when every rule passes; one problem per failed rule. */
function verdict(verb: FormulaVerb, rules: JsonObject): JsonObject {
  const broken = verb.formula().outputs.filter(({ name }) => rules[name] !== true);
  const problems = broken.map(({ name, source }) => ({
    path: name,
    expected: source,
    got: 'false',
    in: sourceOf(verb),
    message: `${name} does not hold: ${source}`,
  }));
  return { valid: broken.length === 0, problems, rules };
}
