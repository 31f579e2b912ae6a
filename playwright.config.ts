import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 43_117);
// runs at the same time have their own ports and data
const dataDir = `.cache/e2e-${port}`;
// every worker loads this file; only the first load deletes the data
if (process.env['TEST_WORKER_INDEX'] === undefined)
  rmSync(dataDir, { recursive: true, force: true });
process.env['E2E_DATA_DIR'] = dataDir;
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // all journeys share a server, and some change its stock; one that fails twice has a fault, one that passes then is
  // listed as flaky
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://banksia-motors.localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      DEMO: 'true',
      // journeys that reserve say that they come from networks of their own
      TRUST_PROXY: 'true',
      POSTS_PER_MINUTE: '1000',
      LEADS_PER_HOUR: '1000',
      VERIFICATIONS_PER_HOUR: '1000',
      VERIFICATIONS_PER_PREFIX_AND_DAY: '1000',
      SMS_LOG: 'true',
      STYLEGUIDE: 'true',
      LOG_LEVEL: 'error',
    },
  },
});
