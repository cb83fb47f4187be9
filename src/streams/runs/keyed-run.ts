/**
 * Event store of one keyed run: its first write claims the run's name. A run whose response was lost is executed again
 * against the same state.
 */
import { type Append, type AppendResult, type NewEvent, type StoreView, viewOver } from '#ports/event-store.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';
import { asBefore } from './as-before.ts';
import { markOf, type RunMark, type RunTime, readMark, type Standing } from './run-mark.ts';

export interface KeyedRun extends RunTime {
  /** Unique; the same for every attempt at one request. */
  readonly name: string;
  /**
   * The first write of an earlier attempt. This attempt sees the store as that one did, and does not repeat its writes.
   */
  readonly standing?: RunMark | undefined;
}

/** An earlier attempt at the same request has written something that this one would not. */
export class RunHasWritten extends Error {
  override readonly name = 'RunHasWritten';
  readonly standing: Standing;

  constructor(standing: Standing) {
    super('an earlier run of the same key has written');
    this.standing = standing;
  }
}

/** The store for one keyed run. A write throws `RunHasWritten` when an earlier attempt has written something else. */
export function keyedRun(inner: StoreView, run: KeyedRun): StoreView {
  const view = run.standing === undefined ? undefined : asBefore(inner, run.standing);
  let hasWritten = false;
  let before: Promise<unknown> = Promise.resolve();

  async function first(appends: readonly [Append, ...Append[]]): Promise<AppendResult> {
    if (view !== undefined) {
      if (!isMarked(appends[0], run.standing) || !(await isThere(inner, appends[0])))
        throw new RunHasWritten({ kind: 'UNREADABLE' });
      view.lift();
      return writtenResult(appends);
    }
    const [one, ...rest] = appends;
    const mark = { claim: RUN_CLAIM, key: run.name, ref: markOf(appends, run) };
    const result = await inner.append([{ ...one, claims: [...(one.claims ?? []), mark] }, ...rest]);
    if (!result.ok && result.conflict === 'claim' && result.claim === RUN_CLAIM)
      throw new RunHasWritten(readMark(result.ref));
    return result;
  }

  /** Skips writes that an earlier attempt already made. */
  async function later(appends: readonly Append[]): Promise<AppendResult> {
    const result = await inner.append(appends);
    if (result.ok || appends.every(({ events }) => events.length === 0)) return result;
    const there = await Promise.all(appends.map((one) => isThere(inner, one)));
    return there.every(Boolean) ? writtenResult(appends) : result;
  }

  const next = async (appends: readonly Append[]): Promise<AppendResult> => {
    const [one, ...rest] = appends;
    if (hasWritten || one === undefined) return later(appends);
    const result = await first([one, ...rest]);
    hasWritten = result.ok;
    return result;
  };
  const append = (appends: readonly Append[]): Promise<AppendResult> => {
    if (hasWritten) return later(appends);
    // In sequence until one has claimed the mark, so that two writes of this run do not conflict.
    const mine = before.then(() => next(appends));
    before = mine.catch(() => undefined);
    return mine;
  };
  return viewOver(view?.events ?? inner, { append });
}

function writtenResult(appends: readonly Append[]): AppendResult {
  return { ok: true, lastSeqs: appends.map(({ expectedSeq, events }) => expectedSeq + events.length) };
}

function isMarked({ stream, expectedSeq }: Append, mark: RunMark | undefined): boolean {
  return mark?.stream === stream && mark.after === expectedSeq;
}

/** True when exactly these events are stored at that place. */
async function isThere(store: StoreView, { stream, expectedSeq, events }: Append): Promise<boolean> {
  const stored = await store.read(stream, { after: expectedSeq, limit: events.length });
  return stored.length === events.length && events.every((event, i) => isSame(event, stored[i]));
}

function isSame({ type, at, data }: NewEvent, stored: NewEvent | undefined): boolean {
  if (stored === undefined || stored.type !== type || stored.at !== at) return false;
  // A store may reorder members.
  return canonical(data) === canonical(stored.data);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
