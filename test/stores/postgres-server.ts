/** The PostgreSQL server shared by all service tests. */
import type { TestProject } from 'vitest/node';
import { migrate } from '#store/postgres/migrations.ts';
import { startPostgres } from '#test/processes/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a migrated, empty database, which is copied and never written to. */
    postgresTemplate: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await server.database();
  await migrate(template);
  project.provide('postgresTemplate', template);
  return () => server.stop();
}
