/** The command loop: load, fold, apply overdue events, decide, append; retries once on a conflict. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { type IsoInstant, later } from '#kernel/dates.ts';
import type { Append, Claim, IndexEntry, NewEvent, StoredEvent, StoreView } from '#ports/event-store.ts';
import { foldedUpTo, forgetFold, readFold } from './folded.ts';
import type { StreamModel } from './stream-model.ts';
import { runSerially } from './turns.ts';

export interface Subject<State, Event extends NewEvent> {
  readonly store: StoreView;
  readonly model: StreamModel<State, Event>;
  readonly stream: string;
  /** The clock of the subject, which may depend on who opened the stream. */
  readonly clock: (state: State) => IsoInstant | Promise<IsoInstant>;
}

/** A stream as of `now`, with overdue clock moves folded in. */
export interface StreamSnapshot<State, Event extends NewEvent> {
  readonly state: State;
  /** All events so far, in order. */
  readonly history: readonly Event[];
  /** 0 when the stream does not exist. */
  readonly lastSeq: number;
  readonly now: IsoInstant;
}

/** The events that a decision appends. None for a repeated command, which is answered from the current state. */
export interface Decision<Event extends NewEvent> {
  readonly events: readonly Event[];
  readonly claims?: readonly Claim[];
  readonly index?: readonly IndexEntry[];
  /** Appends to other streams in the same atomic write. */
  readonly also?: readonly Append[];
}

export interface CommandResult<State, Event extends NewEvent> extends StreamSnapshot<State, Event> {
  readonly kind: 'HANDLED';
  /** The decision's own events, without overdue clock moves. */
  readonly appended: readonly StoredEvent[];
}

/** A claim of the decision is held by another ref. */
export interface ClaimConflict {
  readonly kind: 'TAKEN';
  readonly claim: string;
  readonly key: string;
  readonly ref: string;
}

/** `No` is the type of the decision's refusals. */
export type Decide<State, Event extends NewEvent, No = never> = (
  snapshot: StreamSnapshot<State, Event>,
) => Decision<Event> | No | Promise<Decision<Event> | No>;

/** The stream as stored, up to `upTo` if given. Ignores the clock and writes nothing. */
export async function storedSnapshot<State, Event extends NewEvent>(
  subject: Subject<State, Event>,
  upTo?: number,
): Promise<StreamSnapshot<State, Event>> {
  const { state, history, lastSeq } = await (upTo === undefined ? readFold(subject) : foldedUpTo(subject, upTo));
  return { state, history, lastSeq, now: notBefore(history.at(-1), await subject.clock(state)) };
}

/** Time never runs backwards on a stream, even if its clock was set back. */
function notBefore(last: NewEvent | undefined, now: IsoInstant): IsoInstant {
  return last === undefined || now === '' ? now : later(last.at, now);
}

/** The stream as of now; appends overdue clock moves first. */
export async function currentSnapshot<State, Event extends NewEvent>(
  subject: Subject<State, Event>,
): Promise<StreamSnapshot<State, Event>> {
  const loaded = await storedSnapshot(subject);
  if (subject.model.overdue(loaded.state, loaded.now) === undefined) return loaded;
  const moved = await handle<State, Event>(subject, () => ({ events: [] }));
  if (moved.kind !== 'HANDLED') return storedSnapshot(subject);
  const { kind: _kind, appended: _appended, ...snapshot } = moved;
  return snapshot;
}

/** Attempts before the caller gets `concurrent-change`. */
const ATTEMPTS_MAX = 2;

/**
 * Loads, folds, appends overdue clock moves, decides and appends in one atomic write. Retries after a conflicting
 * write, then returns `concurrent-change`. A refusal keeps the overdue moves, because they happened.
 */
export function handle<State, Event extends NewEvent, No extends { readonly kind: string } = never>(
  subject: Subject<State, Event>,
  decide: Decide<State, Event, No>,
  attemptsMax: number = ATTEMPTS_MAX,
): Promise<CommandResult<State, Event> | ClaimConflict | Refusal<'concurrent-change'> | No> {
  return runSerially(subject.store, subject.stream, async () => {
    for (let nth = 0; nth < attemptsMax; nth += 1) {
      const result = await attempt(subject, decide);
      if (result !== undefined) return result;
    }
    return refuse('concurrent-change');
  });
}

/** Undefined when another write came first. */
async function attempt<State, Event extends NewEvent, No extends { readonly kind: string }>(
  subject: Subject<State, Event>,
  decide: Decide<State, Event, No>,
): Promise<CommandResult<State, Event> | ClaimConflict | No | undefined> {
  const { model } = subject;
  const stored = await storedSnapshot(subject);
  const snapshot = catchUp(model, stored);
  const overdue = snapshot.history.slice(stored.history.length);
  const decision = await decide(snapshot);
  if ('kind' in decision) {
    await write(subject, snapshot, overdue, { events: [] });
    return decision;
  }
  return write(subject, snapshot, overdue, decision);
}

function catchUp<State, Event extends NewEvent>(
  model: StreamModel<State, Event>,
  stored: StreamSnapshot<State, Event>,
): StreamSnapshot<State, Event> {
  const history = [...stored.history];
  let state = stored.state;
  for (let due = model.overdue(state, stored.now); due !== undefined; due = model.overdue(state, stored.now)) {
    history.push(due);
    state = model.evolve(state, due);
  }
  return { ...stored, state, history };
}

async function write<State, Event extends NewEvent>(
  { store, model, stream }: Subject<State, Event>,
  snapshot: StreamSnapshot<State, Event>,
  overdue: readonly Event[],
  decision: Decision<Event>,
): Promise<CommandResult<State, Event> | ClaimConflict | undefined> {
  const { claims = [], index = [], also = [] } = decision;
  const events = [...overdue, ...decision.events];
  if (events.length + claims.length + index.length === 0) return { ...snapshot, kind: 'HANDLED', appended: [] };
  const result = await store.append([{ stream, expectedSeq: snapshot.lastSeq, events, claims, index }, ...also]);
  if (!result.ok) {
    forgetFold({ store, model, stream });
    if (result.conflict === 'sequence') return undefined;
    return { kind: 'TAKEN', claim: result.claim, key: result.key, ref: result.ref };
  }
  const decidedAfter = snapshot.lastSeq + overdue.length;
  return {
    kind: 'HANDLED',
    state: decision.events.reduce(model.evolve, snapshot.state),
    history: [...snapshot.history, ...decision.events],
    lastSeq: snapshot.lastSeq + events.length,
    now: snapshot.now,
    appended: decision.events.map((event, i) => ({ ...event, stream, seq: decidedAfter + i + 1 })),
  };
}
