import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './servers/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for the whole run; each test file takes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (!cluster) {
    if (process.env['CI'])
      throw new Error('CI must run the tests on PostgreSQL, and it is not installed');
    console.warn('PostgreSQL is not installed here: its tests are skipped');
  }
  project.provide('postgresUrl', cluster?.url);
  return async () => cluster?.stop();
}
