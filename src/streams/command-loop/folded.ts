/** Caches folded states and folds only the new events onto them. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import { bytesOf } from '#kernel/bounds/weight.ts';
import type { NewEvent, StoredEvent, StoreView } from '#ports/event-store.ts';
import { viewPart } from '#ports/runtime.ts';
import type { StreamModel } from './stream-model.ts';
import { upcast } from './upcast.ts';

/** A stream as stored, without clock moves that are overdue but not yet appended. */
export interface Folded<State, Event extends NewEvent> {
  readonly state: State;
  readonly history: readonly Event[];
  readonly lastSeq: number;
}

interface Read<State, Event extends NewEvent> {
  readonly store: StoreView;
  readonly model: StreamModel<State, Event>;
  readonly stream: string;
}

/**
 * Folds cached per view, and the estimated bytes of their events: a tenth of the 512 MB limit, since a fold shares
 * most of its data with its events. A larger fold is rebuilt on each read.
 */
export const FOLDS_KEPT = { entriesMax: 4_000, weightMax: 48 * 1_048_576 };
/** Bytes of an event in addition to its data. */
const EVENT_BYTES = 160;

interface Weighed {
  readonly fold: Folded<unknown, NewEvent>;
  readonly bytes: number;
}

/** Folds by model and stream. */
class Folds {
  readonly #folds = new BoundedCache<Weighed>(FOLDS_KEPT);
  readonly #lives = new Map<object, number>();

  get(model: object, stream: string): Weighed | undefined {
    return this.#folds.get(this.#name(model, stream));
  }

  forget(model: object, stream: string): void {
    this.#folds.drop(this.#name(model, stream));
  }

  keep(model: object, stream: string, weighed: Weighed): void {
    this.#folds.keep(this.#name(model, stream), weighed, weighed.bytes);
  }

  #name(model: object, stream: string): string {
    const number = this.#lives.get(model) ?? this.#lives.size;
    this.#lives.set(model, number);
    return `${number} ${stream}`;
  }
}

const FOLDS = viewPart(() => new Folds());

/** The fold of all events in the store. */
export async function readFold<State, Event extends NewEvent>({
  store,
  model,
  stream,
}: Read<State, Event>): Promise<Folded<State, Event>> {
  const folds = store.runtime.part(FOLDS);
  const known = folds.get(model, stream);
  // Folds cached under a model were built by it.
  const before = known === undefined ? unwritten(model) : (known.fold as Folded<State, Event>);
  const more = await (known === undefined ? store.read(stream) : store.read(stream, { after: before.lastSeq }));
  if (more.length === 0) return before;
  const fold = growFold(model, before, more);
  const bytes = more.reduce((sum, { data }) => sum + EVENT_BYTES + bytesOf(data), known?.bytes ?? 0);
  folds.keep(model, stream, { fold, bytes });
  return fold;
}

/** The fold of the first `upTo` events; requested rarely, so never cached. */
export async function foldedUpTo<State, Event extends NewEvent>(
  { store, model, stream }: Read<State, Event>,
  upTo: number,
): Promise<Folded<State, Event>> {
  return growFold(model, unwritten(model), await store.read(stream, { limit: upTo }));
}

function unwritten<State, Event extends NewEvent>({ initial }: StreamModel<State, Event>): Folded<State, Event> {
  return { state: initial, history: [], lastSeq: 0 };
}

function growFold<State, Event extends NewEvent>(
  { evolve, upcasts = [] }: StreamModel<State, Event>,
  { state, history, lastSeq }: Folded<State, Event>,
  events: readonly StoredEvent[],
): Folded<State, Event> {
  // The store returns what was appended to this stream, so its events belong to this model.
  const more = events.map((event) => upcast(upcasts, event) as unknown as Event);
  return { state: more.reduce(evolve, state), history: [...history, ...more], lastSeq: lastSeq + events.length };
}

/** Drops a fold after a conflicting write, so that the next read starts from the beginning. */
export function forgetFold<State, Event extends NewEvent>({ store, model, stream }: Read<State, Event>): void {
  store.runtime.part(FOLDS).forget(model, stream);
}
