import { defineConfig } from 'vitest/config';

/** Fault and load drills, which take minutes and measure times, so `npm test` does not run them. */
export default defineConfig({
  test: {
    name: 'drills',
    include: ['bench/drills/*.drill.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/built-and-seeded.ts'],
    setupFiles: 'tests/support/stray-output.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // nothing else runs while times are measured
    fileParallelism: false,
  },
});
