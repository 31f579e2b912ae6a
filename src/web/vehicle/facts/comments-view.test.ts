import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { commentsView } from './comments-view.ts';

const { settings } = someSite('yard');
const PENDING = '<p>Dealer comments are pending. Please check back here later.</p>';

it.each([undefined, '', '  ', '<p> </p>', '<br><br>', '<script>x()</script>'])(
  'says that comments are pending for %j',
  (comments) => {
    expect(commentsView(comments, settings)).toMatchObject({ html: PENDING, start: undefined });
  },
);

it('shows comments of 400 characters in full', () => {
  expect(commentsView('a'.repeat(400), settings).start).toBeUndefined();
});

it('starts longer comments with at most 400 characters of whole words, without counting markup', () => {
  const { start, html } = commentsView(`<p>${'seven77 '.repeat(51)}</p>`, settings);
  expect(start).toBe('seven77 '.repeat(50).trim());
  expect(html).toContain('<p>');
});

it('cuts a text without spaces at 400 characters', () => {
  expect(commentsView('a'.repeat(500), settings).start).toHaveLength(400);
});

it('masks the site’s own numbers in comments, and replaces links to them', () => {
  const comments = 'Call <a href="tel:0255500110">02 5550 0110</a> or +61 2 5550 0110.';
  const { settings: masking } = someSite('yard', {
    phones: { mask: true, sales: '02 5550 0110' },
  });
  const { html } = commentsView(comments, masking);
  expect(html).toContain('<a href="/call" rel="nofollow noopener">02 55•• ••••</a>');
  expect(html).not.toMatch(/0110/);
  expect(commentsView(comments, settings).html).toContain('tel:0255500110');
});
