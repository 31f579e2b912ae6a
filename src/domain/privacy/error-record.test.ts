import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorRecord } from './error-record.ts';

it('drops the query and parameters that a database attaches to its errors', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    query: 'insert into lead',
    params: ['mia@example.com'],
    detail: 'Key (email)=(mia@example.com) already exists.',
  });
  const record = errorRecord(error);
  expect(record).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' });
  expect(JSON.stringify(record)).not.toContain('mia@example.com');
});

it.each([
  ['no mailbox mia.chen+cars@example.com here', 'no mailbox [email] here'],
  ['550 5.1.1 <mia@example.com>: unknown', '550 5.1.1 <[email]>: unknown'],
  ['call 0491 570 006 or +61 2 5550 0110', 'call [phone] or [phone]'],
  [
    'invalid input syntax for type integer: "Mia"',
    'invalid input syntax for type integer: [value]',
  ],
  ['Key (name)=(Mia Chen) exists', 'Key (name)=([value]) exists'],
  ['lead 6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10 at 1740794585000', undefined],
])('logs %j as %j', (message, expected) => {
  expect(errorRecord(new Error(message)).message).toBe(expected ?? message);
});

it('says something of whatever was thrown, without personal data', () => {
  const thrown = fc.oneof(fc.anything(), fc.object(), fc.record({ message: fc.string() }));
  fc.assert(
    fc.property(thrown, (value) => {
      const { message, type } = errorRecord(value);
      expect(type).not.toBe('');
      if (typeof value === 'object') expect(message).not.toMatch(/^\[object/);
    }),
  );
  const copied = { ...new Error('x'), message: 'no mailbox mia@example.com', queue: 'deliver' };
  expect(errorRecord(copied).message).toBe('no mailbox [email]');
});

it('also redacts causes and thrown values that are not errors', () => {
  const record = errorRecord(new Error('outer', { cause: new Error('for mia@example.com') }));
  expect(record.cause?.message).toBe('for [email]');
  expect(errorRecord('mia@example.com')).toEqual({ type: 'string', message: '[email]' });
});
