import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';

test('spellings that compare equal share a code and are shown as the first was written', () => {
  const dictionary = new Dictionary();
  const code = dictionary.add(' Toyota ');
  expect([dictionary.add('TOYOTA'), dictionary.add('toyota'), dictionary.find('ToYoTa')]).toEqual([
    code,
    code,
    code,
  ]);
  expect(dictionary.valueOf(code)).toBe('Toyota');
  expect(dictionary.add('Citroën')).not.toBe(dictionary.add('Citroen'));
});

test('an empty text has no code', () => {
  const dictionary = new Dictionary();
  expect([dictionary.add(''), dictionary.add('  ')]).toEqual([0, 0]);
  expect(dictionary.size).toBe(0);
});

test('a released code is reused for the next new value unless it is pinned', () => {
  const dictionary = new Dictionary();
  const kia = dictionary.add('Kia');
  const mg = dictionary.pin('MG');
  dictionary.release(kia);
  dictionary.release(mg);
  expect(dictionary.find('kia')).toBeUndefined();
  expect(dictionary.find('mg')).toBe(mg);
  expect(dictionary.add('BYD')).toBe(kia);
  expect(Array.from(dictionary.alphabetical(), (code) => dictionary.valueOf(code))).toEqual([
    'BYD',
    'MG',
  ]);
});
