/** Owns what becomes of a message that got no answer: the store was lost, for this call. */
import { StoreUnavailable } from '#ports/event-store.ts';

export async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new StoreUnavailable('an object did not answer', { cause });
  }
}
