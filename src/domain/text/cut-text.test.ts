import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const card = { at: 160, wholeUpTo: 200 };

it('leaves a text of 200 characters whole', () => {
  const text = 'x'.repeat(200);
  expect(cutText(text, card)).toEqual({ whole: text });
});

it('cuts a text of 201 characters at 160', () => {
  const text = 'x'.repeat(201);
  expect(cutText(text, card)).toEqual({ whole: text, start: `${'x'.repeat(160)}…` });
});

it('cuts only longer texts when the cut length equals the whole length', () => {
  expect(cutText('abcdef', { at: 5, wholeUpTo: 5 }).start).toBe('abcde…');
  expect(cutText('abcde', { at: 5, wholeUpTo: 5 }).start).toBeUndefined();
});

it('never splits a surrogate pair, and starts like the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(30), (text, at) => {
      const { start, whole } = cutText(text, { at, wholeUpTo: at });
      expect(whole).toBe(text);
      if (start === undefined) return;
      expect(text.startsWith(start.slice(0, -1))).toBe(true);
      expect(start.isWellFormed()).toBe(true);
    }),
  );
});
