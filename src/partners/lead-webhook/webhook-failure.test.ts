import { expect, it } from 'vitest';
import { webhookFailure } from './webhook-failure.ts';

it('lists every address that was tried', () => {
  const cause = new AggregateError([
    new Error('connect ECONNREFUSED ::1:8080'),
    new Error('connect ECONNREFUSED 127.0.0.1:8080'),
  ]);
  const { message } = webhookFailure(new TypeError('fetch failed', { cause }), 10_000);
  expect(message).toBe(
    'The webhook request failed: connect ECONNREFUSED ::1:8080, connect ECONNREFUSED 127.0.0.1:8080',
  );
});

it('uses the message of an error without a cause', () => {
  const error = new TypeError('Invalid URL');
  expect(webhookFailure(error, 10_000)).toMatchObject({
    message: 'The webhook request failed: Invalid URL',
    cause: error,
  });
});
