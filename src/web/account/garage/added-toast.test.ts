import { expect, it } from 'vitest';
import { addedToast } from './added-toast.ts';

it.each([
  ['all were added', { added: 3, gone: [], isFull: false }, 'Added to your watchlist'],
  ['some have gone', { added: 2, gone: [7], isFull: false }, 'have gone are off your favourites'],
  ['all have gone', { added: 0, gone: [7, 8], isFull: false }, 'no longer for sale'],
])('says that %s', (_what, added, words) => {
  const toast = addedToast(added);
  expect(toast.text).toContain(words);
  expect(toast.isFault).toBeUndefined();
});

it.each([
  [{ added: 0, gone: [], isFull: true }, 'Your watchlist is full. '],
  [{ added: 1, gone: [7], isFull: true }, 'we couldn’t add all of your favourites'],
])('reports a full watchlist as a fault: %o', (added, words) => {
  expect(addedToast(added)).toMatchObject({
    text: expect.stringContaining(words),
    isFault: true,
  });
});
