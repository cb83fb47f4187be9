import { defineConfig } from 'vitest/config';
import { SERVICE_TESTS } from './test/stores/service-tests.ts';

/** Everything runs in `memory`; what a composed service does runs again on each store that keeps something. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Above the patience of a page, under the limit of a test.
    expect: { poll: { timeout: 25_000 } },
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['scripts/test-tools.ts'],
    setupFiles: ['test/property-seed.ts'],
    projects: [
      { extends: true, test: { name: 'memory', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] } },
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
