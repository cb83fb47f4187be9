/** Checks transitions from every state, legal or not, and every guard both ways. */
import type { TransitionVerb } from '../family/family.ts';
import type { Reply } from './client.ts';
import { RECORDED_ON } from './recording.ts';
import { offeredMoves, type ShownRecord, sameSet, type Trial } from './trial.ts';

export async function checkMoves(trial: Trial): Promise<void> {
  for (const state of trial.family.states) await checkState(trial, state);
  for (const verb of trial.family.transitions) {
    await checkNeeds(trial, verb);
    await checkCondition(trial, verb);
    const unknown = await trial.ask(verb, { id: `${trial.family.idPrefix}0`, ...trial.moveBody(verb.verb) });
    trial.check(verb, 'an unknown id is EMPTY 404', unknown.status === 404 && unknown.type === 'EMPTY');
  }
}

/** In one state: recorded moves are possible; all others are refused and change nothing. */
async function checkState(trial: Trial, state: string): Promise<void> {
  const legal = Object.entries(trial.recording.moves).filter(([, [path]]) => path.from.includes(state));
  const names = legal.map(([verb]) => verb);
  const standing = await trial.bring(state);
  if (standing.state !== state) return;
  for (const verb of trial.family.transitions) {
    if (names.includes(verb.verb)) await makesMove(trial, verb, state);
    else await refusesMove(trial, verb, standing, names);
  }
  const onward = trial.family.transitions.filter((verb) => names.includes(verb.verb));
  if (trial.family.terminal.has(state) && onward.length === 0) trial.closed.add(state);
}

async function makesMove(trial: Trial, verb: TransitionVerb, state: string): Promise<void> {
  const record = await trial.bring(state);
  const [{ to }] = trial.move(verb.verb);
  const reply = await trial.ask(verb, { id: record.id, ...trial.moveBody(verb.verb) });
  const after = trial.saw(reply);
  trial.check(
    verb,
    `${state} moves to ${to}; got ${reply.status} ${after?.state ?? reply.body.reason}`,
    after?.state === to,
  );
  if (after === undefined) return;
  const last = lastEvent(after);
  trial.check(verb, 'the move is written down', last?.verb === verb.verb && last.from === state && last.to === to);
  const next = Object.entries(trial.recording.moves).filter(([, [path]]) => path.from.includes(to));
  trial.check(
    verb,
    `the moves of ${to} are offered`,
    sameSet(
      offeredMoves(reply),
      next.map(([name]) => name),
    ),
  );
}

function lastEvent(record: ShownRecord): { verb?: unknown; from?: unknown; to?: unknown } | undefined {
  const history = record.history;
  const last = Array.isArray(history) ? history.at(-1) : undefined;
  return typeof last === 'object' && last !== null ? last : undefined;
}

async function refusesMove(
  trial: Trial,
  verb: TransitionVerb,
  record: ShownRecord,
  legal: readonly string[],
): Promise<void> {
  const reply = await trial.ask(verb, { id: record.id, ...trial.moveBody(verb.verb) });
  const refused = reply.status === 409 && reply.type === 'REFUSED' && String(reply.body.reason).includes(record.state);
  trial.check(verb, `${record.state} is refused and named; got ${reply.status}`, refused);
  trial.check(verb, `a refusal from ${record.state} offers the legal moves`, sameSet(offeredMoves(reply), legal));
}

/** Each required name, when omitted or empty, is reported; a record with all of them moves. */
async function checkNeeds(trial: Trial, verb: TransitionVerb): Promise<void> {
  const [{ from }, needs] = trial.move(verb.verb);
  trial.check(verb, 'its needs are those recorded', sameSet(verb.guard.needs, needs));
  for (const name of needs) {
    const { lacking, record } = await without(trial, name, from);
    const { [name]: _left, ...rest } = trial.moveBody(verb.verb);
    // A detail can be sent empty. A field that every path has set can never be missing, so its requirement blocks
    // nothing.
    if (!trial.check(verb, `${name} can be missing`, lacking || !trial.family.field.has(name))) continue;
    const body = lacking ? rest : { ...rest, [name]: '' };
    const reply = await trial.ask(verb, { id: record.id, ...body });
    const missing = reply.body.missing;
    const named = reply.status === 409 && Array.isArray(missing) && missing.includes(name);
    trial.check(verb, `without ${name} it is refused by name; got ${reply.status}`, named);
    trial.check(verb, 'a refused move changes nothing', await stands(trial, record));
  }
}

/** A record in one of the states that lacks the name, if there is one. */
async function without(
  trial: Trial,
  name: string,
  from: readonly string[],
): Promise<{ record: ShownRecord; lacking: boolean }> {
  let last: ShownRecord | undefined;
  for (const state of from) {
    const record = await trial.bring(state, undefined, true);
    const details = record.details;
    const detailed = typeof details === 'object' && details !== null && name in details;
    if (record[name] === undefined && !detailed && record.state === state) return { record, lacking: true };
    last = record;
  }
  return { record: last ?? (await trial.make()), lacking: false };
}

async function stands(trial: Trial, record: ShownRecord): Promise<boolean> {
  const get = trial.verbs('get').find(({ by }) => by.length === 0);
  if (get === undefined) return true;
  const now = await trial.client.get(get.path, { id: record.id });
  return JSON.stringify(now.body.value) === JSON.stringify(record);
}

/** Every recorded record moves as recorded; a failed condition is named. */
async function checkCondition(trial: Trial, verb: TransitionVerb): Promise<void> {
  const [{ from }, , when] = trial.move(verb.verb);
  trial.check(verb, 'its condition is the one recorded', verb.guard.when === when?.[0]);
  if (when === undefined) return;
  const [written, vectors] = when;
  for (const [values, holds] of vectors) {
    const record = await trial.bring(from[0] ?? '');
    const reply = await trial.ask(verb, { id: record.id, ...trial.moveBody(verb.verb), ...values, asOf: RECORDED_ON });
    trial.saw(reply);
    const kept = holds ? reply.status === 200 : isHeldBack(reply, written);
    trial.check(
      verb,
      `${written} ${holds ? 'lets' : 'holds back'} ${JSON.stringify(values)}; got ${reply.status}`,
      kept,
    );
  }
  await asksForAbsent(trial, verb, from[0] ?? '', written);
}

function isHeldBack(reply: Reply, written: string): boolean {
  const blocked = reply.body.blockedBy;
  return reply.status === 409 && reply.type === 'REFUSED' && Array.isArray(blocked) && blocked.includes(written);
}

/** A condition on a missing value fails and names it. */
async function asksForAbsent(trial: Trial, verb: TransitionVerb, state: string, written: string): Promise<void> {
  const record = await trial.bring(state, undefined, true);
  const words = new Set(written.match(/\w+/g) ?? []);
  const absent = trial.family.fields
    .filter(({ name }) => words.has(name) && record[name] === undefined)
    .map(({ name }) => name);
  if (absent.length === 0) return;
  const needs = Object.fromEntries(Object.entries(trial.moveBody(verb.verb)).filter(([name]) => !words.has(name)));
  const reply = await trial.ask(verb, { id: record.id, ...needs });
  const missing = reply.body.missing;
  const named = reply.status === 409 && Array.isArray(missing) && absent.every((name) => missing.includes(name));
  trial.check(verb, `absent ${absent.join(', ')} is named; got ${reply.status}`, named);
}
