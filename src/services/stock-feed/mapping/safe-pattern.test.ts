import { expect, test } from 'vitest';
import { patternFault } from './safe-pattern.ts';

test.each([
  '(a+)+',
  '(a*)*b',
  '(a|ab)*c',
  '((a+)b?)+',
  '(?:\\d+,?){2,}',
  '(a{2,}){3}',
  '(a)\\1',
  '(?<x>a)\\k<x>',
  '(',
  '[z-a]',
  '((a|b)c)+',
])('the pattern %s is refused', (pattern) => {
  expect(patternFault(pattern)).toBeTypeOf('string');
});

test.each([
  '^(\\d+) Doors$',
  '(?<city>.+), (?<state>[A-Z]+)',
  '(?:abc)+',
  '(a|b)?',
  '[(+|*)]+',
  '\\(a+\\)+',
  '(?!\\d+ years).*',
  'a{2}',
])('the pattern %s is accepted', (pattern) => {
  expect(patternFault(pattern)).toBeUndefined();
});
