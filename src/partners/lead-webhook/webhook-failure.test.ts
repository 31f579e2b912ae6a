import { expect, it } from 'vitest';
import { webhookFailure } from './webhook-failure.ts';

it('names each address that was tried, where a name has several', () => {
  const cause = new AggregateError([
    new Error('connect ECONNREFUSED ::1:8080'),
    new Error('connect ECONNREFUSED 127.0.0.1:8080'),
  ]);
  const { message } = webhookFailure(new TypeError('fetch failed', { cause }), 10_000);
  expect(message).toBe(
    'The webhook did not take it: connect ECONNREFUSED ::1:8080, connect ECONNREFUSED 127.0.0.1:8080',
  );
});

it('tells what has no cause in its own words, and keeps the error', () => {
  const error = new TypeError('Invalid URL');
  expect(webhookFailure(error, 10_000)).toMatchObject({
    message: 'The webhook did not take it: Invalid URL',
    cause: error,
  });
});
