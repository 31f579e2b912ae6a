import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that start whole servers on the built web app and a seeded demo. */
const withServers = {
  globalSetup: 'tests/support/built-and-seeded.ts',
  // a busy machine misses a time limit now and then
  retry: process.env['CI'] ? 1 : 0,
};

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/stray-output.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // one more than there are cores, because tests with servers spend half of their time waiting
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...withServers,
          // Vitest starts projects in the order of their names, and these tests take longest
          name: 'server',
          include: ['tests/server/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withServers,
          name: 'timing',
          include: ['tests/timing/*.test.ts'],
          // they assert time limits, so nothing else runs at the same time
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
