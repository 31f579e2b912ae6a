import { expect, it } from 'vitest';
import { isUuid } from './is-uuid.ts';

it.each([
  ['0b8f3c1e-52a4-4d7b-9c60-7e1f2a3b4c5d', true],
  ['0B8F3C1E-52A4-4D7B-9C60-7E1F2A3B4C5D', true],
  ['0b8f3c1e52a44d7b9c607e1f2a3b4c5d', false],
  ['{0b8f3c1e-52a4-4d7b-9c60-7e1f2a3b4c5d}', false],
  ['0b8f3c1e-52a4-4d7b-9c60-7e1f2a3b4c5d/', false],
  ['', false],
])('%j is a UUID: %j', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
