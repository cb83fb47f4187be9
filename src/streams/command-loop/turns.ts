/** Queues this process's writers per stream, to avoid conflicts among them. */
import type { EventStore } from '#ports/event-store.ts';

const queues = new WeakMap<EventStore, Map<string, Promise<unknown>>>();

/** Makes writers through `outer` share the queue of `inner`, the store it writes to. */
export function sharesTurns(outer: EventStore, inner: EventStore): void {
  const queue = queues.get(inner) ?? new Map<string, Promise<unknown>>();
  queues.set(inner, queue);
  queues.set(outer, queue);
}

/** Runs `work` after all earlier work on the same stream has settled. Does not delay other streams. */
export async function runSerially<T>(store: EventStore, stream: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(store) ?? new Map<string, Promise<unknown>>();
  queues.set(store, queue);
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
