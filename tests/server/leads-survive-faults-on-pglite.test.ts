import { it } from 'vitest';
import { LIMIT_MS, SUBMISSIONS, survivesFaults } from '#tests/support/leads-under-faults.ts';

it(
  'leads are stored once and delivered on PGlite while the server and its receivers are killed',
  () =>
    survivesFaults({
      submissions: SUBMISSIONS.pglite,
      kills: { server: 3, database: 0, receivers: 3 },
    }),
  LIMIT_MS,
);
