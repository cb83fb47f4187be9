/** The module `vitest` for suites in the dialect `api.qa/vitest@1`: five names and the matchers below. */
import { describe as everyDescribe, expect as everyExpect, it as everyIt } from 'vitest';
import { MATCHERS, MODIFIERS } from './dialect-names.ts';

type Body = () => unknown;

function unknown(name: string): never {
  throw new Error(`The dialect api.qa/vitest@1 has no ${name}.`);
}

/** Rejects every member: `it.each`, `expect.any`, `vi.fn`. */
function bare<F extends (...args: never[]) => unknown>(name: string, run: F): F {
  return new Proxy(run, { get: (_target, member) => unknown(`${name}.${String(member)}`) });
}

/** Registers tests synchronously; the runner would not see tests registered later. */
export const describe = bare('describe', (title: string, body: Body): void => {
  everyDescribe(title, () => {
    if (body() instanceof Promise) throw new Error(`The body of describe("${title}") must be synchronous.`);
  });
});

export const it = bare('it', (title: string, body: Body): void => {
  everyIt(title, async () => {
    await body();
  });
});
export const test = it;

export const expect = bare('expect', (...values: [unknown]): object => {
  if (values.length !== 1) throw new Error('expect takes one value in the dialect api.qa/vitest@1.');
  return limitedAssertion(everyExpect(values[0]));
});

function limitedAssertion(assertion: object): object {
  return new Proxy(assertion, {
    get(target, name) {
      // An assertion awaited by mistake is an ordinary value.
      if (name === 'then') return undefined;
      const member: unknown = Reflect.get(target, name, target);
      if (MODIFIERS.has(String(name)) && typeof member === 'object' && member !== null) return limitedAssertion(member);
      if (MATCHERS.has(String(name)) && typeof member === 'function') {
        return (...args: unknown[]): unknown => Reflect.apply(member, target, args);
      }
      return unknown(`matcher ${String(name)}`);
    },
  });
}

export const vi = new Proxy({}, { get: (_target, member) => unknown(`vi.${String(member)}`) });
