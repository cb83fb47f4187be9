/** The runner offers only the suite's dialect, so that a stray import or matcher fails here first. */
import { describe, expect, it } from 'vitest';
import { suite } from '#catalog/projections/suite/suite.ts';
import { dialectViolations } from '../../hosts/commands/verify/dialect-check.ts';
import { MATCHERS } from '../../hosts/commands/verify/dialect-names.ts';
import { runSuite } from '../../hosts/commands/verify/run-suite.ts';

const MODULE = 'export const one = 1;\nexport function two() {}\n';
const violationsIn = (tests: string, module = MODULE, bytes = 1_000) => dialectViolations({ bytes, tests, module });

describe('the text of a suite', () => {
  it('is accepted within the dialect', () => {
    const tests = [
      "import { describe, it, test, expect, vi } from 'vitest';",
      "import { origin, vars as given, seed, sandbox } from 'suite:env';",
      "import { one, two } from 'suite:module';",
      "it('evaluates', () => expect(medieval(1)).toBe(one));",
    ];
    expect(violationsIn(tests.join('\n'))).toEqual([]);
  });

  it.each([
    ["import { beforeAll } from 'vitest';", '"vitest" has no export beforeAll'],
    ["import {\n  describe,\n  afterEach,\n} from 'vitest';", '"vitest" has no export afterEach'],
    ["import * as vitest from 'vitest';", 'individually'],
    ["import { secret } from 'suite:env';", '"suite:env" has no export secret'],
    ["import { three } from 'suite:module';", '"suite:module" has no export three'],
    ["import { readFile } from 'node:fs/promises';", 'imports "node:fs/promises"'],
    ["import 'left-pad';", 'imports "left-pad"'],
    ["export { x } from 'other';", 'imports "other"'],
    ["const fs = await import('node:fs');", 'a dynamic import'],
    ["eval('1');", 'eval'],
    ["new Function('return 1')();", 'new Function'],
    ["require('fs');", 'require'],
    ['import.meta.url;', 'import.meta'],
  ])('is refused for %s', (line, reason) => {
    expect(violationsIn(line).join(' ')).toContain(reason);
    expect(violationsIn('', line).join(' ')).not.toBe('');
  });

  it('is refused beyond 1 MiB, and for a module beyond 4 MiB', () => {
    expect(violationsIn('', MODULE, 1_048_576)).toEqual([]);
    expect(violationsIn('', MODULE, 1_048_577)).toHaveLength(1);
    expect(violationsIn('', ' '.repeat(4 * 1_048_576))).toEqual([]);
    expect(violationsIn('', ' '.repeat(4 * 1_048_576 + 1))).toHaveLength(1);
  });

  it('of this service is within the dialect', () => {
    const served = suite() as { tests: string; module: string };
    expect(dialectViolations({ bytes: JSON.stringify(served).length, ...served })).toEqual([]);
  });
});

async function resultsOf(tests: readonly string[]) {
  const header = ["import { describe, expect, it, test, vi } from 'vitest';", "import { one } from 'suite:module';"];
  const text = [...header, ...tests].join('\n');
  const published = { origin: 'http://127.0.0.1:9', bytes: 1, name: 'x', version: '1', digest: 'sha256:0' };
  return runSuite({ ...published, rows: [], tests: text, module: MODULE, vars: {}, sandbox: true }, { seed: 1 });
}

describe('a running suite', () => {
  const ALLOWED: Readonly<Record<string, string>> = {
    toBe: 'expect(one).toBe(1)',
    toEqual: 'expect({ a: 1 }).toEqual({ a: 1 })',
    toStrictEqual: 'expect([1]).toStrictEqual([1])',
    toMatchObject: 'expect({ a: 1, b: 2 }).toMatchObject({ a: 1 })',
    toBeTruthy: 'expect(1).toBeTruthy()',
    toBeFalsy: 'expect(0).toBeFalsy()',
    toBeNull: 'expect(null).toBeNull()',
    toBeUndefined: 'expect(undefined).toBeUndefined()',
    toBeDefined: 'expect(1).not.toBeUndefined(), expect(1).toBeDefined()',
    toBeNaN: 'expect(NaN).toBeNaN()',
    toBeInstanceOf: 'expect(new Map()).toBeInstanceOf(Map)',
    toContain: 'expect([1]).toContain(1)',
    toContainEqual: 'expect([{ a: 1 }]).toContainEqual({ a: 1 })',
    toHaveLength: "expect('ab').toHaveLength(2)",
    toHaveProperty: "expect({ a: { b: 1 } }).toHaveProperty('a.b', 1)",
    toMatch: "expect('abc').toMatch(/b/)",
    toBeGreaterThan: 'expect(2).toBeGreaterThan(1)',
    toBeGreaterThanOrEqual: 'expect(2).toBeGreaterThanOrEqual(2)',
    toBeLessThan: 'expect(1).toBeLessThan(2)',
    toBeLessThanOrEqual: 'expect(1).toBeLessThanOrEqual(1)',
    toBeCloseTo: 'expect(0.1 + 0.2).toBeCloseTo(0.3)',
    toThrow: "expect(() => { throw new Error('x'); }).toThrow('x')",
    resolves: 'await expect(Promise.resolve(1)).resolves.toBe(1)',
    rejects: "await expect(Promise.reject(new Error('no'))).rejects.toThrow('no')",
  };
  const FORBIDDEN: Readonly<Record<string, string>> = {
    'an unknown matcher': 'expect({}).toMatchSnapshot()',
    'a mock matcher': 'expect(() => {}).toHaveBeenCalled()',
    'an asymmetric matcher': 'expect(1).toEqual(expect.any(Number))',
    'a poll': 'await expect.poll(() => 1).toBe(1)',
    'a mock': 'vi.fn()',
    'a second argument': "expect(1, 'message').toBe(1)",
  };
  const testsFor = (named: Readonly<Record<string, string>>) =>
    Object.entries(named).map(([name, body]) => `  it(${JSON.stringify(name)}, async () => { ${body}; });`);

  it('has exactly the matchers of the dialect', async () => {
    expect(Object.keys(ALLOWED)).toEqual(expect.arrayContaining([...MATCHERS]));
    const allowed = ["describe('allowed', () => {", ...testsFor(ALLOWED), "  test('test', () => {});", '});'];
    const results = await resultsOf([...allowed, "describe('forbidden', () => {", ...testsFor(FORBIDDEN), '});']);
    const resultsIn = (part: string) => results.filter((one) => one.part === part);
    expect(resultsIn('allowed').filter(({ held }) => !held)).toEqual([]);
    expect(resultsIn('allowed')).toHaveLength(Object.keys(ALLOWED).length + 1);
    expect(resultsIn('forbidden').filter(({ held }) => held)).toEqual([]);
    expect(resultsIn('forbidden')).toHaveLength(Object.keys(FORBIDDEN).length);
    const [snapshot] = resultsIn('forbidden');
    expect(snapshot?.reasons.join()).toContain('The dialect api.qa/vitest@1 has no matcher toMatchSnapshot');
  });

  it.each([
    ['it.each', "it.each([1])('one', () => {});", 'no it.each'],
    ['an asynchronous describe', "describe('later', async () => { it('a', () => {}); });", 'must be synchronous'],
  ])('fails as a whole for %s', async (_, tests, reason) => {
    const results = await resultsOf([tests]);
    expect(
      results
        .filter(({ held }) => !held)
        .flatMap(({ reasons }) => reasons)
        .join(),
    ).toContain(reason);
  });
});
