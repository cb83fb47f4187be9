/** Checks create: all problems in one list, all fields on the record. */

import { subjectField } from '../archetypes/archetype.ts';
import type { CreateVerb, Field } from '../family/family.ts';
import { STANDING } from '../standing.ts';
import type { StoredValue } from '../values/values.ts';
import { offeredMoves, problemPaths, sameSet, type Trial } from './trial.ts';

export async function checkCreate(trial: Trial): Promise<void> {
  for (const verb of trial.verbs('create')) {
    await refusesAll(trial, verb);
    await keepsAll(trial, verb);
    await fillsSubject(trial, verb);
  }
}

/** An almost valid value of the type. */
function malformedValue({ type }: Field): unknown {
  const near: Partial<Record<string, unknown>> = {
    vin: '1HGCM82633A00435',
    string: 7,
    money: '12.345',
    integer: 1.5,
    number: '6.5',
    date: '2026-02-30',
    datetime: '2026-03-13',
    enum: 'none of these',
    boolean: 'true',
    zip: '7870',
    state: 'tx',
  };
  return type.startsWith('ref:') ? 'nobody' : near[type];
}

async function refusesAll(trial: Trial, verb: CreateVerb): Promise<void> {
  const { family } = trial;
  const subject = subjectField(family);
  const required = family.fields.filter((field) => field.required && field !== subject).map(({ name }) => name);
  if (required.length > 0) {
    const reply = await trial.ask(verb, {});
    const all = reply.status === 400 && reply.type === 'BLOCKED' && sameSet(problemPaths(reply), required);
    trial.check(verb, `one refusal lists ${required.join(', ')}; got ${problemPaths(reply).join(', ')}`, all);
  }
  const wrong = Object.fromEntries(family.fields.map((field) => [field.name, malformedValue(field)]));
  const reply = await trial.ask(verb, { ...wrong, unknownMember: 1 });
  const named = [...family.fields.map(({ name }) => name), 'unknownMember'];
  const all = reply.status === 400 && sameSet(problemPaths(reply), named);
  trial.check(
    verb,
    `one refusal lists every malformed field and the unknown member; got ${problemPaths(reply).join(', ')}`,
    all,
  );
  const withUnknown = await trial.ask(verb, { ...examples(family.fields), unknownMember: 1 });
  trial.check(
    verb,
    'an unknown member alone is an unknown-parameter',
    withUnknown.status === 400 && withUnknown.body.code === 'unknown-parameter',
  );
}

function examples(fields: readonly Field[]): Record<string, StoredValue> {
  return Object.fromEntries(fields.map((field) => [field.name, field.example]));
}

async function keepsAll(trial: Trial, verb: CreateVerb): Promise<void> {
  const { family, recording } = trial;
  const reply = await trial.ask(verb, examples(family.fields));
  const record = trial.saw(reply);
  if (!trial.check(verb, `a valid record is made; got ${reply.status}`, record !== undefined) || record === undefined)
    return;
  trial.check(verb, 'it is born in the first state', record.state === family.initial);
  trial.check(verb, "its id begins with the family's word", /^[0-9a-f]+$/.test(record.id.replace(family.idPrefix, '')));
  for (const { name, example } of family.fields) trial.check(verb, `${name} is kept as sent`, record[name] === example);
  const legal = Object.entries(recording.moves).filter(([, [path]]) => path.from.includes(family.initial));
  trial.check(
    verb,
    'the moves of the first state are offered',
    sameSet(
      offeredMoves(reply),
      legal.map(([move]) => move),
    ),
  );
  await readsMoney(trial, verb);
}

/** The three forms of an amount are equal. */
async function readsMoney(trial: Trial, verb: CreateVerb): Promise<void> {
  const money = trial.family.fields.find(({ type }) => type === 'money');
  if (money === undefined) return;
  const ways: unknown[] = [
    1234.5,
    '1234.5',
    { amount: '1234.50', currency: 'USD' },
    { amount: 1234.5, currency: 'USD' },
  ];
  for (const way of ways) {
    const record = await trial.make({ [money.name]: way });
    trial.check(verb, `${money.name} reads ${JSON.stringify(way)} as 1234.50`, record[money.name] === '1234.50');
  }
}

async function fillsSubject(trial: Trial, verb: CreateVerb): Promise<void> {
  const subject = subjectField(trial.family);
  if (subject === undefined) return;
  const others = trial.family.fields.filter((field) => field !== subject && field.required);
  const record = trial.saw(await trial.ask(verb, examples(others)));
  const expected = trial.family.subject === 'vin' ? STANDING.demoVin : trial.client.account;
  trial.check(verb, `a missing ${subject.name} is ${expected}`, record?.[subject.name] === expected);
}
