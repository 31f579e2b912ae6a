import { expect, it } from 'vitest';
import { hasSameContact, isSamePerson } from './is-same-person.ts';

const mia = { email: 'Mia.Chen@gmail.com', phone: '+61 491 570 006' };

it.each([
  [{ email: 'miachen@googlemail.com', phone: '0491 570 006' }, true, true],
  [{ email: 'mia.chen@gmail.com', phone: '0491570110' }, true, false],
  [{ email: 'mia@example.com', phone: '0491570006' }, true, false],
  [{ email: 'noah@example.com', phone: '0491570110' }, false, false],
  [{ email: '', phone: '' }, false, false],
])('compares the mailbox and the phone with %j', (other, isSame, hasSame) => {
  expect(isSamePerson(mia, other)).toBe(isSame);
  expect(hasSameContact(mia, other)).toBe(hasSame);
});

it('takes no person for the same because both leave a field empty', () => {
  expect(isSamePerson({ email: '', phone: '' }, { email: '', phone: '' })).toBe(false);
});
