import { defineConfig } from 'vitest/config';

/** Tests that start whole servers on the built web app and a seeded demo. */
const withServers = { globalSetup: 'tests/support/built-and-seeded.ts' };

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/stray-output.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // by default Vitest leaves one core free, which is half of a machine with two
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{src,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withServers,
          name: 'server',
          include: ['tests/server/*.test.ts'],
          sequence: { groupOrder: 1 },
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
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
