/** Caches folded states and folds only new events onto them. */
import type { EventStore, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { StreamModel } from './stream-model.ts';
import { upcast } from './upcast.ts';

/** A stream as stored, clock moves not yet made left out. */
export interface Folded<State, Event extends NewEvent> {
  readonly state: State;
  readonly history: readonly Event[];
  readonly lastSeq: number;
}

interface Read<State, Event extends NewEvent> {
  readonly store: EventStore;
  readonly life: StreamModel<State, Event>;
  readonly stream: string;
}

/** Streams whose folds are kept per store and kind of subject, and the events of all of them together; a longer one is folded anew each time. */
const FOLDS_KEPT = 2_000;
const EVENTS_KEPT_MAX = 100_000;

/** Folds by stream, the one asked for longest ago first. */
class Folds {
  readonly #folds = new Map<string, Folded<unknown, NewEvent>>();
  #events = 0;

  get(stream: string): Folded<unknown, NewEvent> | undefined {
    return this.#folds.get(stream);
  }

  forget(stream: string): void {
    this.#events -= this.#folds.get(stream)?.lastSeq ?? 0;
    this.#folds.delete(stream);
  }

  keep(stream: string, fold: Folded<unknown, NewEvent>): void {
    this.forget(stream);
    if (fold.lastSeq === 0 || fold.lastSeq > EVENTS_KEPT_MAX) return;
    this.#folds.set(stream, fold);
    this.#events += fold.lastSeq;
    for (const oldest of this.#folds.keys()) {
      if (this.#folds.size <= FOLDS_KEPT && this.#events <= EVENTS_KEPT_MAX) return;
      this.forget(oldest);
    }
  }
}

const kept = new WeakMap<EventStore, WeakMap<object, Folds>>();

function foldsOf(store: EventStore, life: object): Folds {
  const lives = kept.get(store) ?? new WeakMap<object, Folds>();
  kept.set(store, lives);
  const folds = lives.get(life) ?? new Folds();
  lives.set(life, folds);
  return folds;
}

/** The stream with all that the store has of it by now. */
export async function folded<State, Event extends NewEvent>({
  store,
  life,
  stream,
}: Read<State, Event>): Promise<Folded<State, Event>> {
  const folds = foldsOf(store, life);
  // What is kept under a life was folded by it.
  const known = folds.get(stream) as Folded<State, Event> | undefined;
  if (known === undefined) return keep(folds, stream, grown(life, unwritten(life), await store.read(stream)));
  const more = await store.read(stream, { after: known.lastSeq });
  return more.length === 0 ? known : keep(folds, stream, grown(life, known, more));
}

/** The stream as it stood after its first events; looked back at rarely, so never kept. */
export async function foldedUpTo<State, Event extends NewEvent>(
  { store, life, stream }: Read<State, Event>,
  upTo: number,
): Promise<Folded<State, Event>> {
  return grown(life, unwritten(life), await store.read(stream, { limit: upTo }));
}

function unwritten<State, Event extends NewEvent>({ initial }: StreamModel<State, Event>): Folded<State, Event> {
  return { state: initial, history: [], lastSeq: 0 };
}

function grown<State, Event extends NewEvent>(
  { evolve, upcasts = [] }: StreamModel<State, Event>,
  { state, history, lastSeq }: Folded<State, Event>,
  events: readonly StoredEvent[],
): Folded<State, Event> {
  // The store gives back what was appended to this stream, so its facts are facts of this life.
  const more = events.map((event) => upcast(upcasts, event) as unknown as Event);
  return { state: more.reduce(evolve, state), history: [...history, ...more], lastSeq: lastSeq + events.length };
}

function keep<Fold extends Folded<unknown, NewEvent>>(folds: Folds, stream: string, fold: Fold): Fold {
  folds.keep(stream, fold);
  return fold;
}

/** For a write that met another store than was folded: the next read begins at the beginning. */
export function forget<State, Event extends NewEvent>({ store, life, stream }: Read<State, Event>): void {
  foldsOf(store, life).forget(stream);
}
