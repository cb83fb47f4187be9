/** A value that may be a promise; continues synchronously when it is not. */

export type Soon<T> = T | Promise<T>;

/** Goes on with a value, now if it is there and later if it is not. A throw of `next` stays a throw where nothing had to wait. */
export function andThen<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
