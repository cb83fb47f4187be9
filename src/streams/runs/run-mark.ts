/**
 * The record that a keyed run's first write leaves in the store, sufficient to execute the run again with the same
 * response.
 */
import { z } from 'zod';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Append, EventStore } from '#ports/event-store.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';

const RunMark = z.object({
  /** The stream of the run's first write, and its last seq before. */
  stream: z.string(),
  after: z.int().min(0),
  /** The caller's time and the real time of the run. */
  now: z.string(),
  atMs: z.number(),
  /** Claims and index entries of the first write, which did not exist when the run made its reads. */
  claims: z.array(z.tuple([z.string(), z.string()])),
  entries: z.array(z.tuple([z.string(), z.string(), z.string()])),
});
export type RunMark = Readonly<z.infer<typeof RunMark>>;

/** The time of a run; every clock stands still during it. */
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
  /** Written by a version that left no mark. */
  | { readonly kind: 'UNREADABLE' };

export function readMark(ref: string): Standing {
  try {
    const { data } = RunMark.safeParse(JSON.parse(ref));
    return data === undefined ? { kind: 'UNREADABLE' } : { kind: 'MARKED', mark: data };
  } catch {
    return { kind: 'UNREADABLE' };
  }
}

/** The first write of the run with that name; undefined when there is none. */
export async function standingOf(events: EventStore, run: string): Promise<Standing | undefined> {
  const ref = await events.claimed(RUN_CLAIM, run);
  return ref === undefined ? undefined : readMark(ref);
}
