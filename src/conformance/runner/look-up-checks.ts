/** Checks get, list, search, export and history against all records created so far. */
import type { Field, GetVerb, ListVerb, SearchVerb } from '../family/family.ts';
import { searchable } from '../records/matching.ts';
import type { Reply } from './client.ts';
import { RECORDED_ON } from './recording.ts';
import { isShown, otherValue, problemPaths, type ShownRecord, sameSet, type Trial } from './trial.ts';

export async function checkLookUps(trial: Trial): Promise<void> {
  await fillNarrowings(trial);
  const sample = await trial.make();
  for (const verb of trial.verbs('get')) await checkGet(trial, verb, sample);
  for (const verb of trial.verbs('list')) await checkList(trial, verb, sample);
  for (const verb of trial.verbs('search')) await checkSearch(trial, verb, sample);
  for (const verb of trial.verbs('export')) {
    const reply = await trial.ask(verb, {});
    const { rows, content } = resultOf(reply);
    const whole =
      rows === trial.made.size && [...trial.made.keys()].every((id) => String(content).includes(`\r\n${id},`));
    trial.check(verb, 'every record has its line, and no other', whole && String(content).startsWith('id,state,'));
  }
  for (const verb of trial.verbs('history')) {
    const moved = [...trial.made.values()].reduce(
      (a, b) => (lengthOf(b.history) > lengthOf(a.history) ? b : a),
      sample,
    );
    const { events } = resultOf(await trial.ask(verb, { id: moved.id }));
    trial.check(
      verb,
      'the events of the record are in order',
      JSON.stringify(events) === JSON.stringify(moved.history),
    );
    const unknown = await trial.ask(verb, { id: `${trial.family.idPrefix}0` });
    trial.check(verb, 'an unknown id is EMPTY', unknown.type === 'EMPTY' && unknown.status === 200);
  }
}

function resultOf(reply: Reply): Readonly<Record<string, unknown>> {
  const value = reply.body.value;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** A record for every recorded vector of every narrowing condition. */
async function fillNarrowings(trial: Trial): Promise<void> {
  for (const [, vectors] of Object.values(trial.recording.narrowings)) {
    for (const [{ state, ...values }] of vectors) {
      const record = await trial.make(values);
      if (state !== undefined) await trial.bring(String(state), record);
    }
  }
}

/** The trial's records that pass a recorded condition, by the vectors alone. */
function narrowingFilter(trial: Trial, verb: string): ((record: ShownRecord) => boolean | undefined) | undefined {
  const recorded = trial.recording.narrowings[verb];
  if (recorded === undefined) return undefined;
  return (record) =>
    recorded[1].find(([values]) => Object.entries(values).every(([name, value]) => record[name] === value))?.[1];
}

async function checkGet(trial: Trial, verb: GetVerb, sample: ShownRecord): Promise<void> {
  trial.check(verb, 'its narrowing is the one recorded', verb.where === trial.recording.narrowings[verb.verb]?.[0]);
  const passes = narrowingFilter(trial, verb.verb);
  const known =
    passes === undefined ? sample : ([...trial.made.values()].find((record) => passes(record) === true) ?? sample);
  const found = await trial.ask(verb, { id: known.id, asOf: RECORDED_ON });
  trial.check(verb, 'the record is returned unchanged', JSON.stringify(found.body.value) === JSON.stringify(known));
  const left = passes === undefined ? undefined : [...trial.made.values()].find((record) => passes(record) === false);
  if (left !== undefined) {
    const reply = await trial.ask(verb, { id: left.id, asOf: RECORDED_ON });
    trial.check(verb, `a record where ${verb.where} does not hold is EMPTY`, reply.type === 'EMPTY');
  }
  const unknown = await trial.ask(verb, { id: `${trial.family.idPrefix}0` });
  trial.check(verb, 'an unknown id is EMPTY 200', unknown.status === 200 && unknown.type === 'EMPTY');
  const withUnknown = await trial.ask(verb, { id: known.id, unknownMember: 1 });
  trial.check(
    verb,
    'an unknown member is named',
    withUnknown.body.code === 'unknown-parameter' && sameSet(problemPaths(withUnknown), ['unknownMember']),
  );
  if (verb.by.length > 0) await checkGetBy(trial, verb);
  else {
    const bare = await trial.ask(verb, {});
    trial.check(verb, 'without an id the refusal names id', bare.status === 400 && sameSet(problemPaths(bare), ['id']));
  }
}

/** The newest of several matches is returned. */
async function checkGetBy(trial: Trial, verb: GetVerb): Promise<void> {
  const fields = verb.by.flatMap((name) => trial.family.field.get(name) ?? []);
  const terms = Object.fromEntries(fields.map((field) => [field.name, freshValue(field)]));
  await trial.make(terms);
  const newest = await trial.make(terms);
  const reply = await trial.ask(verb, { ...terms, asOf: RECORDED_ON });
  trial.check(verb, `the newest by ${verb.by.join(', ')} is read`, resultOf(reply).id === newest.id);
}

/** A value that no other record of the trial has, if the type has enough values. */
function freshValue(field: Field): string | number | boolean {
  if (field.type.startsWith('ref:')) return `${otherValue(field)}7e57`;
  if (field.type === 'vin') return '5YJ3E1EA7KF317000';
  return field.type === 'string' ? `${field.example} III` : otherValue(field);
}

/** The ids of the trial's own records in a page; live look-ups may also list the service's books. */
function ownIds(trial: Trial, reply: Reply): string[] {
  const { rows } = resultOf(reply);
  return Array.isArray(rows)
    ? rows
        .filter(isShown)
        .map(({ id }) => id)
        .filter((id) => trial.made.has(id))
    : [];
}

const ALL = { limit: 500, asOf: RECORDED_ON };

async function checkList(trial: Trial, verb: ListVerb, sample: ShownRecord): Promise<void> {
  trial.check(verb, 'its narrowing is the one recorded', verb.where === trial.recording.narrowings[verb.verb]?.[0]);
  const whole = await everyId(trial, verb, {});
  const passes = narrowingFilter(trial, verb.verb);
  const newestFirst = [...trial.made.keys()].reverse();
  if (passes === undefined)
    trial.check(verb, 'every record is listed, newest first', whole.join() === newestFirst.join());
  else {
    const wrong = [...trial.made.values()].filter(
      (record) => passes(record) !== undefined && passes(record) !== whole.includes(record.id),
    );
    trial.check(
      verb,
      `${verb.where} is distinguished: ${wrong.map(({ state }) => state).join(', ')}`,
      wrong.length === 0,
    );
    trial.check(
      verb,
      'what is listed is newest first',
      whole.join() === newestFirst.filter((id) => whole.includes(id)).join(),
    );
  }
  for (const name of verb.by) await checkFilter(trial, verb, name, whole);
  await checkPaging(trial, verb, whole);
  const withUnknown = await trial.ask(verb, { unknownMember: sample.id });
  trial.check(
    verb,
    'an unknown member is named',
    withUnknown.body.code === 'unknown-parameter' && sameSet(problemPaths(withUnknown), ['unknownMember']),
  );
}

async function everyId(
  trial: Trial,
  verb: ListVerb | SearchVerb,
  terms: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await trial.ask(verb, { ...terms, ...ALL, page });
    if (reply.type !== 'OK') return ids;
    ids.push(...ownIds(trial, reply));
  }
}

async function checkFilter(trial: Trial, verb: ListVerb, name: string, whole: readonly string[]): Promise<void> {
  const first = whole.map((id) => trial.made.get(id)).find((record) => record?.[name] !== undefined);
  const term = first?.[name];
  if (first === undefined || term === undefined) return;
  const expected = whole.filter((id) => trial.made.get(id)?.[name] === term);
  const found = await everyId(trial, verb, { [name]: term });
  trial.check(verb, `${name}=${String(term)} lists just those`, found.join() === expected.join());
}

async function checkPaging(trial: Trial, verb: ListVerb, whole: readonly string[]): Promise<void> {
  if (whole.length < 2 || verb.status === 'live') return;
  const second = await trial.ask(verb, { limit: 1, page: 2, asOf: RECORDED_ON });
  const { total } = resultOf(second);
  trial.check(
    verb,
    'the second page of one is the second record',
    ownIds(trial, second).join() === whole[1] && total === whole.length,
  );
  const beyond = await trial.ask(verb, { limit: 500, page: 1000, asOf: RECORDED_ON });
  trial.check(verb, 'a page beyond the end is EMPTY', beyond.type === 'EMPTY' && beyond.status === 200);
}

async function checkSearch(trial: Trial, verb: SearchVerb, sample: ShownRecord): Promise<void> {
  for (const name of verb.by) {
    const field = searchable(trial.family, name);
    const held = sample[name];
    if (typeof held !== 'string' && typeof held !== 'number' && typeof held !== 'boolean') continue;
    const { term, meets } = termFor(field, held);
    const expected = [...trial.made.values()]
      .filter((record) => record[name] !== undefined && meets(record[name]))
      .map(({ id }) => id);
    const found = await everyId(trial, verb, { [name]: term });
    trial.check(verb, `${name}=${term} finds just those that meet it`, found.join() === expected.reverse().join());
  }
  const none = await trial.ask(verb, {});
  trial.check(
    verb,
    `without a term it lists ${verb.by.join(', ')}`,
    none.status === 400 && sameSet(problemPaths(none), verb.by),
  );
  const withUnknown = await trial.ask(verb, { [verb.by[0] ?? '']: sample[verb.by[0] ?? ''], unknownMember: 1 });
  trial.check(verb, 'an unknown member is named', withUnknown.body.code === 'unknown-parameter');
}

/** A search term around a stored value, and the matching records, found without the engine's matching. */
function termFor(field: Field, held: string | number | boolean): { term: string; meets: (value: unknown) => boolean } {
  if (field.type === 'string') {
    const part = String(held)
      .slice(String(held).length > 1 ? 1 : 0)
      .toUpperCase();
    return { term: part, meets: (value) => String(value).toUpperCase().includes(part) };
  }
  if (['money', 'integer', 'number'].includes(field.type)) {
    const [low, high] = [Math.max(0, Number(held) - 1), Number(held) + 1].map((end) => Number(end.toFixed(2)));
    return { term: `${low}-${high}`, meets: (value) => Number(value) >= Number(low) && Number(value) <= Number(high) };
  }
  if (field.type === 'date' || field.type === 'datetime') {
    const day = String(held).slice(0, 10);
    return { term: `${day}..${day}`, meets: (value) => String(value).startsWith(day) };
  }
  return { term: String(held), meets: (value) => value === held };
}
