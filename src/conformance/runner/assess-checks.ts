/** Checks assessments: the hash rule, forced outcomes, adverse cars, and unchanged state. */
import { fnv1a32 } from '#kernel/hash.ts';
import { subjectField } from '../archetypes/archetype.ts';
import type { AssessVerb } from '../family/family.ts';
import { STANDING } from '../standing.ts';
import type { StoredValue } from '../values/values.ts';
import { otherValue, problemPaths, type ShownRecord, sameSet, type Trial } from './trial.ts';

export async function checkAssessments(trial: Trial): Promise<void> {
  for (const verb of trial.verbs('assess')) {
    await drawsByHash(trial, verb);
    await takesForced(trial, verb);
    await keepsOnRecord(trial, verb);
    await refuses(trial, verb);
  }
}

function inline(trial: Trial, other?: string): Record<string, StoredValue> {
  const required = trial.family.fields.filter((field) => field.required);
  return Object.fromEntries(
    required.map((field) => [field.name, field.name === other ? otherValue(field) : field.example]),
  );
}

/** The expected outcome, computed here from the values in answers. */
function lawful(trial: Trial, verb: AssessVerb, values: Readonly<Record<string, unknown>>): string {
  const required = trial.family.fields.filter((field) => field.required).map(({ name }) => String(values[name]));
  const drawn = fnv1a32(`${trial.family.noun}/${verb.verb}|${required.join('|')}`) % verb.outcomes.length;
  return verb.outcomes[drawn] ?? '';
}

function opinionOf(value: unknown): { outcome?: unknown; reference?: unknown; counterparty?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

async function drawsByHash(trial: Trial, verb: AssessVerb): Promise<void> {
  const names = [undefined, ...Object.keys(inline(trial))];
  for (const other of names) {
    const values = inline(trial, other);
    const first = await trial.ask(verb, values);
    const opinion = opinionOf(first.body.value);
    trial.check(
      verb,
      `the outcome is drawn by hash (${other ?? 'examples'})`,
      opinion.outcome === lawful(trial, verb, values),
    );
    trial.check(verb, 'the counterparty is named', opinion.counterparty === verb.ask);
    if (other !== undefined) continue;
    const again = await trial.ask(verb, values);
    trial.check(
      verb,
      'the same request gets the same answer',
      JSON.stringify(again.body.value) === JSON.stringify(first.body.value),
    );
  }
}

async function takesForced(trial: Trial, verb: AssessVerb): Promise<void> {
  for (const outcome of verb.outcomes) {
    const reply = await trial.ask(verb, { ...inline(trial), forceOutcome: outcome });
    trial.check(verb, `${outcome} can be forced`, opinionOf(reply.body.value).outcome === outcome);
  }
  const unknown = await trial.ask(verb, { ...inline(trial), forceOutcome: 'none of these' });
  trial.check(
    verb,
    'an outcome it does not have is refused',
    unknown.status === 400 && problemPaths(unknown).includes('forceOutcome'),
  );
  const vin = trial.family.fields.find(({ type, required }) => type === 'vin' && required);
  if (vin === undefined) return;
  for (const adverseVin of STANDING.adverseVins) {
    const adverse = await trial.ask(verb, { ...inline(trial), [vin.name]: adverseVin });
    const last = opinionOf(adverse.body.value).outcome === verb.outcomes.at(-1);
    trial.check(verb, `${adverseVin} gets the last outcome`, last);
  }
}

async function keepsOnRecord(trial: Trial, verb: AssessVerb): Promise<void> {
  const record = await trial.make();
  const reply = await trial.ask(verb, { id: record.id });
  const opinion = opinionOf(reply.body.value);
  trial.check(verb, 'a record is assessed by its own values', opinion.outcome === lawful(trial, verb, record));
  const after = await readRecord(trial, record);
  const kept = opinionOf(opinionOf(after?.assessments)[verb.verb as keyof object]);
  trial.check(
    verb,
    'the outcome is kept under the verb',
    kept.outcome === opinion.outcome && kept.reference === opinion.reference,
  );
  trial.check(verb, 'the state does not move', after?.state === record.state);
  if (after !== undefined) trial.made.set(after.id, after);
}

async function readRecord(trial: Trial, record: ShownRecord): Promise<ShownRecord | undefined> {
  const get = trial.verbs('get').find(({ by }) => by.length === 0);
  return get === undefined ? undefined : trial.saw(await trial.client.get(get.path, { id: record.id }));
}

async function refuses(trial: Trial, verb: AssessVerb): Promise<void> {
  const subject = subjectField(trial.family);
  const needed = trial.family.fields.filter((field) => field.required && field !== subject).map(({ name }) => name);
  if (needed.length > 0) {
    const empty = await trial.ask(verb, {});
    trial.check(
      verb,
      `without an id it lists ${needed.join(', ')}`,
      empty.status === 400 && sameSet(problemPaths(empty), needed),
    );
  }
  const unknown = await trial.ask(verb, { id: `${trial.family.idPrefix}0` });
  trial.check(verb, 'an unknown id is EMPTY 404', unknown.status === 404 && unknown.type === 'EMPTY');
  const [final] = trial.family.terminal;
  const record = await trial.bring(final ?? '');
  if (record.state !== final) return;
  const refused = await trial.ask(verb, { id: record.id });
  trial.check(verb, `${final} is final and is not assessed`, refused.status === 409 && refused.type === 'REFUSED');
}
