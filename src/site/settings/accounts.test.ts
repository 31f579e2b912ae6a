import { expect, it } from 'vitest';
import { accounts } from './accounts.ts';

const garage = (path: string) => ({ path, title: 'My Kia garage', makes: ['Kia'] });

it.each([
  ['kia', true],
  ['great-wall', true],
  ['account', false],
  ['deleted', false],
  ['Kia', false],
  ['kia/ev', false],
])('a brand garage at /my-garage/%s is accepted: %s', (path, isAccepted) => {
  expect(accounts.safeParse({ brand_garages: [garage(path)] }).success).toBe(isAccepted);
});

it('two brand garages cannot have the same path', () => {
  const parsed = accounts.safeParse({ brand_garages: [garage('kia'), garage('kia')] });
  expect(parsed.error?.issues[0]?.message).toBe('two garages have the same path');
});
