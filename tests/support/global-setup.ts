import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './servers/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL for the whole run; each test file creates its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (!cluster) {
    if (process.env['CI'])
      throw new Error('CI must run the tests on PostgreSQL, but it is not installed');
    console.warn('PostgreSQL is not installed, so its tests are skipped');
  }
  project.provide('postgresUrl', cluster?.url);
  return async () => cluster?.stop();
}
