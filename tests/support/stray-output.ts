import { format } from 'node:util';
import { afterEach } from 'vitest';

const strays: string[] = [];

// a test that expects output spies on the method, which replaces these
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  console[method] = (...printed: unknown[]) => void strays.push(format(...printed));
}

/** Fails tests that print anything unexpected, so that warnings are not overlooked. */
afterEach(() => {
  const printed = strays.splice(0);
  if (printed.length > 0) {
    throw new Error(`The test printed something unexpected:\n${printed.join('\n')}`);
  }
});
