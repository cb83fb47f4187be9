/** Checks formulas against every recorded vector, missing inputs and record defaults. */
import { fnv1a32 } from '#kernel/hash.ts';
import type { FormulaVerb } from '../family/family.ts';
import type { Reply } from './client.ts';
import { type FormulaVector, RECORDED_ON, type SentInputs } from './recording.ts';
import { problemPaths, sameSet, type Trial } from './trial.ts';

export async function checkFormulas(trial: Trial): Promise<void> {
  for (const verb of [...trial.verbs('calculate'), ...trial.verbs('validate')]) {
    const [digest, vectors] = trial.recording.formulas[verb.verb] ?? ['', []];
    for (const vector of vectors) await checkVector(trial, verb, vector, digest);
    await listsMissing(trial, verb);
    await readsRecord(trial, verb);
    const withUnknown = await trial.ask(verb, { unknownMember: 1 });
    trial.check(
      verb,
      'an unknown member is named',
      withUnknown.status === 400 && problemPaths(withUnknown).includes('unknownMember'),
    );
  }
}

/** Lists are sent with commas in a query. */
function sendable(verb: FormulaVerb, inputs: SentInputs): Record<string, unknown> {
  const entries = Object.entries(inputs).map(([name, value]) => [
    name,
    verb.method === 'GET' && Array.isArray(value) ? value.join(',') : value,
  ]);
  return { asOf: RECORDED_ON, ...Object.fromEntries(entries) };
}

async function checkVector(
  trial: Trial,
  verb: FormulaVerb,
  [inputs, outputs]: FormulaVector,
  digest: string,
): Promise<void> {
  const reply = await trial.ask(verb, sendable(verb, inputs));
  const sent = JSON.stringify(inputs);
  if (outputs === null) {
    const refused =
      reply.status === 400 &&
      problemPaths(reply).every((path) => verb.formula().outputs.some(({ name }) => name === path));
    trial.check(verb, `${sent} has no finite answer and is refused; got ${reply.status}`, refused);
    return;
  }
  trial.check(verb, 'its expressions are those recorded', derivationDigest(reply) === digest);
  const answered = verb.kind === 'validate' ? rulesOf(reply.body.value) : reply.body.value;
  trial.check(
    verb,
    `${sent} gives ${JSON.stringify(outputs)}; got ${JSON.stringify(answered)}`,
    same(answered, outputs),
  );
  if (verb.kind === 'validate') checkVerdict(trial, verb, reply, outputs);
}

function derivationDigest(reply: Reply): string {
  const derivation = reply.body.derivation;
  const lines = Array.isArray(derivation) ? derivation.map((one) => line(one)) : [];
  return fnv1a32(lines.join('; ')).toString(16);
}

function line(step: unknown): string {
  if (typeof step !== 'object' || step === null || !('output' in step) || !('expression' in step)) return '';
  return `${step.output} = ${step.expression}`;
}

function rulesOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'rules' in value ? value.rules : undefined;
}

function same(answered: unknown, outputs: Readonly<Record<string, unknown>>): boolean {
  if (typeof answered !== 'object' || answered === null) return false;
  const entries = Object.entries(answered);
  return entries.length === Object.keys(outputs).length && entries.every(([name, value]) => outputs[name] === value);
}

/** Valid when every rule passes; one problem per failed rule. */
function checkVerdict(trial: Trial, verb: FormulaVerb, reply: Reply, rules: Readonly<Record<string, unknown>>): void {
  const value = reply.body.value;
  const broken = Object.keys(rules).filter((name) => rules[name] !== true);
  const valid = typeof value === 'object' && value !== null && 'valid' in value ? value.valid : undefined;
  trial.check(verb, 'it is valid exactly when every rule holds', valid === (broken.length === 0));
  const problems = typeof value === 'object' && value !== null && 'problems' in value ? value.problems : undefined;
  const paths = Array.isArray(problems) ? problems.map((one: { path?: unknown }) => String(one.path)) : [];
  trial.check(verb, 'one problem for each broken rule', sameSet(paths, broken));
}

/** Inputs without any default. */
function neededInputs(trial: Trial, verb: FormulaVerb): string[] {
  const stands = (type: string) => trial.family.subject === 'vin' && type === 'vin';
  return verb
    .formula()
    .inputs.filter(({ fallback, type }) => fallback === undefined && !stands(type))
    .map(({ name }) => name);
}

async function listsMissing(trial: Trial, verb: FormulaVerb): Promise<void> {
  const names = neededInputs(trial, verb);
  const reply = await trial.ask(verb, {});
  if (names.length === 0) trial.check(verb, `it answers from defaults; got ${reply.status}`, reply.status === 200);
  else
    trial.check(
      verb,
      `one refusal lists ${names.join(', ')}`,
      reply.status === 400 && sameSet(problemPaths(reply), names),
    );
}

/** Omitted inputs come from the referenced record. */
async function readsRecord(trial: Trial, verb: FormulaVerb): Promise<void> {
  const vector = (trial.recording.formulas[verb.verb]?.[1] ?? []).find(([, outputs]) => outputs !== null);
  const unknown = await trial.ask(verb, { id: `${trial.family.idPrefix}0`, ...sendable(verb, vector?.[0] ?? {}) });
  const empty = unknown.type === 'EMPTY' && unknown.status === (verb.method === 'GET' ? 200 : 404);
  trial.check(verb, `an unknown id is EMPTY; got ${unknown.status} ${unknown.type}`, empty);
  if (vector === undefined) return;
  const [inputs, outputs] = vector;
  const kept = Object.fromEntries(Object.entries(inputs).filter(([name, value]) => onRecord(trial, verb, name, value)));
  const rest = Object.fromEntries(Object.entries(inputs).filter(([name]) => !(name in kept)));
  const record = await trial.make(kept, true);
  if (record.id === '') return;
  const reply = await trial.ask(verb, {
    id: record.id,
    ...defaultsOver(verb, inputs, record),
    ...sendable(verb, rest),
  });
  const answered = verb.kind === 'validate' ? rulesOf(reply.body.value) : reply.body.value;
  const fields = Object.keys(kept).join(', ');
  trial.check(
    verb,
    `it reads ${fields} from the record; got ${JSON.stringify(answered ?? reply.body.problems)}`,
    same(answered, outputs ?? {}),
  );
}

/** Inputs that are fields of the same type, with a value that a record can have. */
function onRecord(trial: Trial, verb: FormulaVerb, name: string, value: unknown): boolean {
  const field = trial.family.field.get(name);
  const input = verb.formula().inputs.find((one) => one.name === name);
  if (field === undefined || input === undefined || value === '') return false;
  return field.type === 'enum' ? field.values.includes(String(value)) : field.type === input.type;
}

/** A record's value takes precedence over a default, so a vector recorded with a default must send it. */
function defaultsOver(
  verb: FormulaVerb,
  inputs: SentInputs,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const hidden = verb
    .formula()
    .inputs.filter(({ name, fallback }) => fallback !== undefined && !(name in inputs) && record[name] !== undefined);
  return Object.fromEntries(
    hidden.map(({ name, fallback = '', type }) => [name, type === 'date' ? RECORDED_ON : typedValue(fallback, type)]),
  );
}

function typedValue(fallback: string, type: string): unknown {
  if (type === 'boolean') return fallback === 'true';
  return ['integer', 'number', 'money'].includes(type) ? Number(fallback) : fallback;
}
