/** Turns an unanswered message into a lost store for this call. */
import { StoreUnavailable } from '#ports/event-store.ts';

export async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new StoreUnavailable('A Durable Object did not answer. Repeat the request.', { cause });
  }
}
