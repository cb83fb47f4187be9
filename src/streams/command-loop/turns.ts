/** Queues this process's writers per stream, to avoid conflicts among them. */
import type { StoreView } from '#ports/event-store.ts';
import { servicePart } from '#ports/runtime.ts';

/** The last work of each stream. Every view writes to the same streams, so they share it. */
const TURNS = servicePart(() => new Map<string, Promise<unknown>>());

/** Runs `work` after all earlier work on the same stream has settled. Does not delay other streams. */
export async function runSerially<T>(
  { runtime }: Pick<StoreView, 'runtime'>,
  stream: string,
  work: () => Promise<T>,
): Promise<T> {
  const queue = runtime.part(TURNS);
  const before = queue.get(stream) ?? Promise.resolve();
  const mine = before.then(work, work);
  const tail = mine.catch(() => undefined);
  queue.set(stream, tail);
  try {
    return await mine;
  } finally {
    if (queue.get(stream) === tail) queue.delete(stream);
  }
}
