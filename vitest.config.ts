import { defineConfig } from 'vitest/config';

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
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/*.test.ts'],
          globalSetup: 'tests/support/built-web-app.ts',
          // these start and kill their own servers and databases, so they run one at a time after the others
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
