/** A value that may be a promise; continues synchronously when it is not. */

export type MaybePromise<T> = T | Promise<T>;

/**
 * Continues with a value, synchronously when it is already there. Then a throw of `next` is thrown synchronously too.
 */
export function andThen<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
