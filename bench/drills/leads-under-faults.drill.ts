import { inject, it, onTestFinished } from 'vitest';
import { startPostgresCluster } from '#tests/support/servers/postgres-cluster.ts';
import { LIMIT_MS, SUBMISSIONS, survivesFaults } from './survives-faults.ts';

it(
  'leads are stored once and delivered on PGlite while the server and its receivers are killed',
  () =>
    survivesFaults({
      submissions: SUBMISSIONS.pglite,
      kills: { server: 3, database: 0, receivers: 3 },
    }),
  LIMIT_MS,
);

it.skipIf(inject('postgresUrl') === undefined)(
  'leads are stored once and delivered while the server, PostgreSQL and the receivers are killed',
  async () => {
    const cluster = await startPostgresCluster();
    if (!cluster) throw new Error('PostgreSQL could not be started');
    onTestFinished(() => cluster.stop());
    await survivesFaults(
      { submissions: SUBMISSIONS.postgres, kills: { server: 4, database: 3, receivers: 4 } },
      cluster,
    );
  },
  LIMIT_MS,
);
