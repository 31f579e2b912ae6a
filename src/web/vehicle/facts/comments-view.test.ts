import { expect, it } from 'vitest';
import { commentsView } from './comments-view.ts';

const settings = { comments_title: 'Dealer Comments', comments_cut: 400 };
const PENDING = '<p>Dealer comments are pending. Please check back here later.</p>';

it.each([undefined, '', '  ', '<p> </p>', '<br><br>', '<script>x()</script>'])(
  'says of %j that comments are pending',
  (comments) => {
    expect(commentsView(comments, settings)).toMatchObject({ html: PENDING, start: undefined });
  },
);

it('shows comments of 400 characters whole', () => {
  expect(commentsView('a'.repeat(400), settings).start).toBeUndefined();
});

it('starts longer ones with whole words of at most 400 characters, markup not counted', () => {
  const { start, html } = commentsView(`<p>${'seven77 '.repeat(51)}</p>`, settings);
  expect(start).toBe('seven77 '.repeat(50).trim());
  expect(html).toContain('<p>');
});

it('cuts a text without a space where it must', () => {
  expect(commentsView('a'.repeat(500), settings).start).toHaveLength(400);
});
