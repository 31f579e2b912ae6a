import { expect, it } from 'vitest';
import type { PostSummary } from '#domain/blog/post.ts';
import { someSite } from '#tests/support/sites.ts';
import { blogView, parseBlogAddress } from './blog-view.ts';

const posts: PostSummary[] = Array.from({ length: 45 }, (_, at) => ({
  slug: `post-${at}`,
  heading: `Post ${at}`,
  description: 'x'.repeat(at === 0 ? 81 : 80),
  date: '2026-11-20',
  categories: at % 3 === 0 ? ['Road trips'] : ['Buying tips'],
}));

function viewOf(query: string, others: Record<string, unknown> = {}) {
  const { settings } = someSite('yard', others);
  return blogView(parseBlogAddress(new URLSearchParams(query)), posts, settings);
}

it('shows 21 posts a page, or the number in the settings', () => {
  expect(viewOf('').cards).toHaveLength(21);
  expect(viewOf('page=3').cards.map(({ heading }) => heading)).toEqual([
    'Post 42',
    'Post 43',
    'Post 44',
  ]);
  expect(viewOf('', { content: { page_size: 5 } }).cards).toHaveLength(5);
});

it('shows the last page instead of one beyond the end', () => {
  expect(viewOf('page=9').canonical).toBe('/blog?page=3');
});

it('shows the posts of one category, with the category in every address', () => {
  const view = viewOf('category=buying-tips&page=2');
  expect(view).toMatchObject({
    category: 'Buying tips',
    canonical: '/blog?category=buying-tips&page=2',
    paging: { previous: '/blog?category=buying-tips' },
  });
  expect(view.cards).toHaveLength(9);
  expect(view.categories).toEqual([
    { label: 'All posts', href: '/blog', count: undefined, current: false },
    { label: 'Buying tips', href: '/blog?category=buying-tips', count: 30, current: true },
    { label: 'Road trips', href: '/blog?category=road-trips', count: 15, current: false },
  ]);
});

it('shows no posts of an unknown category', () => {
  expect(viewOf('category=none')).toMatchObject({ cards: [], category: undefined });
});

it('cuts descriptions of more than 80 characters, or the number in the settings', () => {
  const lengths = (others = {}) =>
    viewOf('', others)
      .cards.slice(0, 2)
      .map(({ description }) => description.replace('…', '').length);
  expect(viewOf('').cards[0]?.description).toMatch(/x…$/);
  expect(viewOf('').cards[1]?.description).toMatch(/x$/);
  expect(lengths()).toEqual([80, 80]);
  expect(lengths({ blog: { description_cut: 30 } })).toEqual([30, 30]);
});

it('does not cut within a word', () => {
  const { settings } = someSite('yard', { blog: { description_cut: 20 } });
  const descriptionOf = (description: string) =>
    blogView({ page: 1 }, [{ ...posts[0], description } as PostSummary], settings).cards[0]
      ?.description;
  expect(descriptionOf('Safe, simple and cheap to insure')).toBe('Safe, simple and…');
  expect(descriptionOf('Safe, simple or cheap to insure')).toBe('Safe, simple or…');
  expect(descriptionOf('Unbelievablyextraordinary')).toBe('Unbelievablyextraord…');
});
