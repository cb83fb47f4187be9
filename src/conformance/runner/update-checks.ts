/** Checks update: only sent fields change, only declared ones are accepted, and never in a final state. */
import type { UpdateVerb } from '../family/family.ts';
import type { StoredValue } from '../values/values.ts';
import { RECORDED_ON } from './recording.ts';
import { otherValue, problemPaths, type ShownRecord, sameSet, type Trial } from './trial.ts';

export async function checkUpdates(trial: Trial): Promise<void> {
  for (const verb of trial.verbs('update')) {
    await changesOnly(trial, verb);
    await takesOnly(trial, verb);
    await checkGuard(trial, verb);
    for (const state of trial.family.terminal) await refusedWhenFinal(trial, verb, state);
  }
}

/** Values that satisfy the verb's condition. */
function passingInput(trial: Trial, verb: UpdateVerb): Readonly<Record<string, StoredValue>> {
  return trial.recording.updates[verb.verb]?.[1].find(([, holds]) => holds)?.[0] ?? {};
}

async function changesOnly(trial: Trial, verb: UpdateVerb): Promise<void> {
  for (const name of verb.fields) {
    const field = trial.family.field.get(name);
    if (field === undefined) continue;
    const before = await trial.make(passingInput(trial, verb));
    const value = passingInput(trial, verb)[name] ?? otherValue(field);
    const after = trial.saw(await trial.ask(verb, { id: before.id, [name]: value, asOf: RECORDED_ON }));
    const expected = field.type === 'money' ? Number(value).toFixed(2) : value;
    trial.check(verb, `${name} takes the new value`, after?.[name] === expected);
    const kept =
      after !== undefined && changedNames(before, after).every((one) => [name, 'updatedAt', 'history'].includes(one));
    trial.check(verb, `${name} changes alone`, kept);
  }
}

function changedNames(before: ShownRecord, after: ShownRecord): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

async function takesOnly(trial: Trial, verb: UpdateVerb): Promise<void> {
  const record = await trial.make();
  const empty = await trial.ask(verb, { id: record.id });
  trial.check(
    verb,
    `without a field it lists ${verb.fields.join(', ')}`,
    empty.status === 400 && sameSet(problemPaths(empty), verb.fields),
  );
  const other = trial.family.fields.find(({ name }) => !verb.fields.includes(name));
  const first = trial.family.field.get(verb.fields[0] ?? '');
  if (other !== undefined && first !== undefined) {
    const reply = await trial.ask(verb, { id: record.id, [first.name]: first.example, [other.name]: other.example });
    trial.check(
      verb,
      `${other.name} is not its to change`,
      reply.status === 400 && reply.body.code === 'unknown-parameter',
    );
  }
  const unknown = await trial.ask(verb, { id: `${trial.family.idPrefix}0`, [first?.name ?? '']: first?.example });
  trial.check(verb, 'an unknown id is EMPTY 404', unknown.status === 404 && unknown.type === 'EMPTY');
}

async function checkGuard(trial: Trial, verb: UpdateVerb): Promise<void> {
  const recorded = trial.recording.updates[verb.verb];
  trial.check(verb, 'its condition is the one recorded', verb.guard.when === recorded?.[0]);
  for (const [values, holds] of recorded?.[1] ?? []) {
    const sent = Object.fromEntries(Object.entries(values).filter(([name]) => verb.fields.includes(name)));
    const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !verb.fields.includes(name)));
    const record = await trial.make(rest);
    const reply = await trial.ask(verb, { id: record.id, ...sent, asOf: RECORDED_ON });
    trial.saw(reply);
    trial.check(
      verb,
      `${recorded?.[0]} is ${holds} for ${JSON.stringify(values)}`,
      reply.status === (holds ? 200 : 409),
    );
  }
}

async function refusedWhenFinal(trial: Trial, verb: UpdateVerb, state: string): Promise<void> {
  const record = await trial.bring(state);
  const field = trial.family.field.get(verb.fields[0] ?? '');
  if (record.state !== state || field === undefined) return;
  const reply = await trial.ask(verb, { id: record.id, [field.name]: otherValue(field) });
  const refused = reply.status === 409 && reply.type === 'REFUSED' && String(reply.body.reason).includes(state);
  trial.check(verb, `${state} is final and refuses it; got ${reply.status}`, refused);
}
