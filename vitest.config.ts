import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS, SERVICE_TESTS } from './test/stores/service-tests.ts';

/** Every test runs in `memory` or, if it takes its time, in `long`. Tests of a composed service run again on each store that keeps something. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Above the patience of a page, under the limit of a test.
    expect: { poll: { timeout: 25_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share their modules: loading the service anew for each took four fifths of a run.
    isolate: false,
    globalSetup: ['scripts/test-tools.ts', 'scripts/build-page.ts'],
    setupFiles: ['test/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'memory',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LONG_TESTS],
        },
      },
      // A process each, since some look at their own memory and handles.
      { extends: true, test: { name: 'long', include: [...LONG_TESTS], isolate: true } },
      {
        extends: true,
        test: { name: 'sqlite', include: [...SERVICE_TESTS], setupFiles: ['test/stores/on-sqlite.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...SERVICE_TESTS],
          globalSetup: ['test/stores/postgres-server.ts'],
          setupFiles: ['test/stores/on-postgres.ts'],
        },
      },
    ],
  },
});
