/** A value that may be a promise; continues synchronously when it is not. */

export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value, now if it is there and later if it is not. A throw of `next` stays a throw where nothing had to wait. */
export function andThen<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
