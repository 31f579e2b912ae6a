import { expect, it } from 'vitest';
import { collapsedIds } from './collapsed-ids.ts';

/** `s` is a sold vehicle; its id is its position in the word. */
function listed(letters: string): number[] {
  const ids = [...letters].map((_, id) => id);
  return collapsedIds(ids, new Set(ids.filter((id) => letters[id] === 's')));
}

it.each([
  ['a', [0]],
  ['asa', [0, 1, 2]],
  ['assa', [0, 1, 3]],
  ['sssa', [0, 3]],
  ['asss', [0, 1]],
  ['sss', [0, 1, 2]],
  ['', []],
])('reduces %j to %j', (letters, ids) => {
  expect(listed(letters)).toEqual(ids);
});
