import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  'mia.chen@example.com',
  'MIA.Chen@Example.COM',
  'miachen+cars@example.com',
  'm.i.achen+@example.com',
])('is the same however %s is spelled', (address) =>
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
])('is none where %j is not one plain address', (address) =>
  expect(mailboxOf(address)).toBeUndefined(),
);
