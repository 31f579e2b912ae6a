import type { TestProject } from 'vitest/node';
import { pgliteSnapshot } from './pglite-snapshot.ts';
import { startPostgresCluster } from './servers/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
    /** The path of a dump of an empty, migrated PGlite database. */
    pgliteSnapshot: string;
  }
}

/** Starts one PostgreSQL, in which each test file creates its own database, and prepares PGlite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (!cluster) {
    if (process.env['CI'])
      throw new Error('CI must run the tests on PostgreSQL, but it is not installed');
    console.warn('PostgreSQL is not installed, so its tests are skipped');
  }
  project.provide('postgresUrl', cluster?.url);
  project.provide('pgliteSnapshot', await pgliteSnapshot());
  return async () => cluster?.stop();
}
