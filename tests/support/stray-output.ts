import { format } from 'node:util';
import { afterEach } from 'vitest';

const strays: string[] = [];

// whatever a test expects to be printed, it spies on; the spy then stands before these
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  console[method] = (...printed: unknown[]) => void strays.push(format(...printed));
}

/** A warning that nobody reads is a fault that nobody sees. */
afterEach(() => {
  const printed = strays.splice(0);
  if (printed.length > 0) {
    throw new Error(`The test printed what it does not expect:\n${printed.join('\n')}`);
  }
});
