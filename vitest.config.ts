import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { databaseTests } from './tests/support/database-tests.ts';

const unitTests = ['{src,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'];
const onDatabase = databaseTests(unitTests);

export default defineConfig({
  test: {
    setupFiles: 'tests/support/stray-output.ts',
    // ends a test that hangs; a busy machine takes minutes for the longest
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // one more than there are cores, because tests with servers spend half of their time waiting
    maxWorkers: availableParallelism() + 1,
    // tests without a database share workers (decision 044)
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: unitTests,
          exclude: onDatabase,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          // they start whole servers on the built web app and a seeded demo
          name: 'server',
          include: ['tests/server/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/built-and-seeded.ts'],
          // a busy machine misses a time limit now and then
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
