/** Law: a test that composes a service runs on every store, or is listed as independent of stores. */
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG_TESTS, ON_ANY_STORE, ON_THEIR_OWN_STORE, SERVICE_TESTS } from './service-tests.ts';

const root = new URL('../..', import.meta.url).pathname;
const tests = globSync('{src,test}/**/*.test.ts', { cwd: root });
/** Imports that bring a whole service or stores into a test. */
const COMPOSES =
  /from '[^']*\/(?:builders|service-process|deployment|examples|[a-z]+-journey|chosen|real-process|stores)\.ts'/;

const isNamed = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
const composing = tests.filter((file) => COMPOSES.test(readFileSync(join(root, file), 'utf8')));

describe('every test that composes a service', () => {
  it.each(composing)('%s is listed once', (file) => {
    const lists = [SERVICE_TESTS, ON_ANY_STORE, ON_THEIR_OWN_STORE].filter((globs) => isNamed(file, globs));
    expect(lists).toHaveLength(1);
  });

  it.each([...LONG_TESTS, ...SERVICE_TESTS, ...ON_ANY_STORE, ...ON_THEIR_OWN_STORE])('%s matches a test', (glob) => {
    expect(tests.some((file) => matchesGlob(file, glob))).toBe(true);
  });
});
