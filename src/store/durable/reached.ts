/** Reports an unanswered message as a lost store. */
import { StoreUnavailable } from '#ports/event-store.ts';

export async function reachPeer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new StoreUnavailable('A Durable Object did not respond. Repeat the request.', { cause });
  }
}
