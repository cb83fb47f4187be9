/** What the first write of a keyed run leaves in the store: enough to carry the run out once more to the same answer. */
import { z } from 'zod';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Append, EventStore } from '#ports/event-store.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';

const RunMark = z.object({
  /** The stream that the run wrote to first, and its end before that. */
  stream: z.string(),
  after: z.int().min(0),
  /** The caller's clock and the real one, at which the run was carried out. */
  now: z.string(),
  atMs: z.number(),
  /** Names and index entries that came with the first write: the run itself did not see them. */
  claims: z.array(z.tuple([z.string(), z.string()])),
  entries: z.array(z.tuple([z.string(), z.string(), z.string()])),
});
export type RunMark = Readonly<z.infer<typeof RunMark>>;

/** When a run is carried out; every clock stands still within it. */
export interface RunTime {
  readonly now: IsoInstant;
  readonly atMs: number;
}

export function markOf([first, ...rest]: readonly [Append, ...Append[]], { now, atMs }: RunTime): string {
  const all = [first, ...rest];
  const mark: RunMark = {
    stream: first.stream,
    after: first.expectedSeq,
    now,
    atMs,
    claims: all.flatMap(({ claims = [] }) => claims.map(({ claim, key }): [string, string] => [claim, key])),
    entries: all.flatMap(({ index = [] }) =>
      index.map(({ index: name, key, ref }): [string, string, string] => [name, key, ref]),
    ),
  };
  return JSON.stringify(mark);
}

export type Standing =
  | { readonly kind: 'MARKED'; readonly mark: RunMark }
  /** Written by a version that left no such mark. */
  | { readonly kind: 'UNREADABLE' };

export function readMark(ref: string): Standing {
  try {
    const { data } = RunMark.safeParse(JSON.parse(ref));
    return data === undefined ? { kind: 'UNREADABLE' } : { kind: 'MARKED', mark: data };
  } catch {
    return { kind: 'UNREADABLE' };
  }
}

/** Writes of a run of that name; undefined when none. */
export async function standingOf(events: EventStore, run: string): Promise<Standing | undefined> {
  const ref = await events.claimed(RUN_CLAIM, run);
  return ref === undefined ? undefined : readMark(ref);
}
