/** How the events of one kind of stream fold into its state. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { NewEvent } from '#ports/event-store.ts';
import type { Upcast } from './upcast.ts';

/** How to read the streams of one kind of subject. Pure. */
export interface StreamModel<State, Event extends NewEvent> {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  /** The next move caused by the clock alone, dated when it fell due; undefined when none is overdue at `now`. */
  readonly overdue: (state: State, now: IsoInstant) => Event | undefined;
  readonly upcasts?: readonly Upcast[];
}
