import type { TestProject } from 'vitest/node';
import { pgliteSnapshot } from './pglite-snapshot.ts';
import { migrateTemplate } from './postgres-databases.ts';
import { startPostgresCluster } from './servers/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
    /** The path of a dump of an empty, migrated PGlite database. */
    pgliteSnapshot: string;
  }
}

/** Starts one PostgreSQL, in which each test file copies a migrated database, and prepares PGlite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (cluster) {
    await migrateTemplate(cluster.url);
  } else {
    if (process.env['CI'])
      throw new Error('CI must run the tests on PostgreSQL, but it is not installed');
    console.warn(
      'PostgreSQL is not installed: tests of PostgreSQL are skipped, and the others run on PGlite',
    );
  }
  project.provide('postgresUrl', cluster?.url);
  project.provide('pgliteSnapshot', await pgliteSnapshot());
  return async () => cluster?.stop();
}
