/** Wraps every method of a store, for metrics and traces. */

/** Runs in place of a method; `call` runs the method itself with the same arguments. */
export type Around = (call: () => unknown) => unknown;

/** The port with each method run by what `around` returns for its name; `around` is called once per method. */
export function wrappedCalls<Port extends object>(port: Port, around: (method: string) => Around): Port {
  const wrapped = new Map<PropertyKey, unknown>();
  return new Proxy(port, {
    get: (target, member) => {
      const method: unknown = Reflect.get(target, member);
      if (typeof method !== 'function') return method;
      if (!wrapped.has(member)) {
        const run = around(String(member));
        wrapped.set(member, (...args: unknown[]) => run(() => method.apply(target, args)));
      }
      return wrapped.get(member);
    },
  });
}
