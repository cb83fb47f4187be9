import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS, SERVICE_TESTS } from './test/stores/service-tests.ts';

/** Every test runs in `memory` or, if it takes long, in `long`. Tests of a composed service run again on each persistent store. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Longer than a page waits, shorter than a test may take.
    expect: { poll: { timeout: 25_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share their modules, because loading the service for each file took four fifths of a run.
    isolate: false,
    globalSetup: ['scripts/test-tools.ts', 'scripts/build-embedded.ts'],
    setupFiles: ['test/stores/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'memory',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LONG_TESTS],
        },
      },
      // One process per file, because some tests measure their own memory and handles.
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
