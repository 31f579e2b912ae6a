import { beforeEach, expect, it, vi } from 'vitest';
import { contactFields } from '#domain/form/form-questions.ts';
import { rememberDetails } from './remembered-details.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

const mia = {
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '0491570006',
  message: 'Hello',
};
const fields = [
  ...contactFields,
  { name: 'postcode', destination: 'contact' as const },
  { name: 'message', destination: 'message' as const },
];

it('remembers the contact details under the site’s key, and nothing else', () => {
  rememberDetails('yard', fields, { ...mia, postcode: '2150' });
  expect(JSON.parse(storage.get('yardUser') ?? '')).toEqual({
    name: 'Mia',
    last_name: 'Chen',
    email: 'mia@example.com',
    phone: '0491570006',
    postcode: '2150',
  });
});

it.each(['name', 'email', 'phone'])('remembers nothing without the %s', (missing) => {
  rememberDetails('yard', fields, { ...mia, [missing]: '' });
  expect(storage.size).toBe(0);
});
