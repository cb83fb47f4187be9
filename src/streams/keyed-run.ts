/** Marks idempotent runs: the first write claims the run's name, so that no second run writes. */
import { type Append, type AppendResult, type EventStore, storeOver } from '#ports/event-store.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';
import { sharesTurns } from './turns.ts';

/** An earlier run of the same name has written; this one has not, and must not. */
export class RunStands extends Error {
  override readonly name = 'RunStands';
  /** The stream that the earlier run wrote to first. */
  readonly stream: string;

  constructor(stream: string) {
    super(`an earlier run of the same key wrote to ${stream}`);
    this.stream = stream;
  }
}

/** The stream that a run of that name wrote to first; undefined when none has written. */
export function writtenBy(events: EventStore, run: string): Promise<string | undefined> {
  return events.claimed(RUN_CLAIM, run);
}

/** The store for one keyed run. A write of it throws `RunStands` where an earlier run of that name has written. */
export function keyedRun(inner: EventStore, run: string): EventStore {
  let hasWritten = false;
  let before: Promise<unknown> = Promise.resolve();
  const appendNext = async (appends: readonly Append[]): Promise<AppendResult> => {
    const [first, ...rest] = appends;
    if (hasWritten || first === undefined) return inner.append(appends);
    const mark = { claim: RUN_CLAIM, key: run, ref: first.stream };
    const result = await inner.append([{ ...first, claims: [...(first.claims ?? []), mark] }, ...rest]);
    if (!result.ok && result.conflict === 'claim' && result.claim === RUN_CLAIM) throw new RunStands(result.ref);
    hasWritten = result.ok;
    return result;
  };
  const append = (appends: readonly Append[]): Promise<AppendResult> => {
    if (hasWritten) return inner.append(appends);
    // One after another until one has taken the mark, or two writes of this run would stand in each other's way.
    const next = before.then(() => appendNext(appends));
    before = next.catch(() => undefined);
    return next;
  };
  const marked = storeOver(inner, { append });
  sharesTurns(marked, inner);
  return marked;
}
