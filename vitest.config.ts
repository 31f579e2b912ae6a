import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/stray-output.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves a core to itself, which is half of a machine that has two
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
          // these start servers and databases of their own and stop them in the middle: one at a time, after the parts
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
