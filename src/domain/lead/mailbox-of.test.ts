import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  'mia.chen@example.com',
  'MIA.Chen@Example.COM',
  'miachen+cars@example.com',
  'm.i.achen+@example.com',
])('normalises %s to its mailbox', (address) =>
  expect(mailboxOf(address)).toBe('miachen@example.com'),
);

it.each([
  '',
  'mia',
  'mia@',
  'mia@a@b',
  'mia@example.com,evil@example.com',
  'mia@example.com\r\nBcc: evil@example.com',
  'Mia <mia@example.com>',
  'mia@example.com evil@example.com',
  '"mia"@example.com',
  `${'m'.repeat(65)}@example.com`,
])('returns undefined for %j, which is not a single plain address', (address) =>
  expect(mailboxOf(address)).toBeUndefined(),
);
