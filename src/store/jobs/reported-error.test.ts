import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { reportedError } from './reported-error.ts';

/** A copy as pg-boss makes it. */
function copyOf(error: Error): object {
  const { message, stack } = error;
  return { ...error, message, stack, queue: 'deliver' };
}

it('recognises a copied outage with its reason', () => {
  const outage = new DatabaseUnavailable(new Error('53100'), { reason: 'full', isKnown: true });
  const error = reportedError(copyOf(outage));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).toMatchObject({ reason: 'full', isKnown: true, message: outage.message });
  expect((error as Error).stack).toBe(outage.stack);
});

it('makes an error of any other copy, and returns errors as they are', () => {
  const copied = reportedError(copyOf(new Error('relation "job" does not exist')));
  expect(copied).toBeInstanceOf(Error);
  expect(copied).toMatchObject({ message: 'relation "job" does not exist' });
  const error = new Error('the queue failed');
  expect(reportedError(error)).toBe(error);
});
