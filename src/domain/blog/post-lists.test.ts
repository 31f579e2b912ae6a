import { describe, expect, it } from 'vitest';
import type { PostSummary } from './post.ts';
import { categoriesOf, isInCategory, publishedPosts, relatedPosts } from './post-lists.ts';

const post = (slug: string, date: string, categories: string[] = []): PostSummary => ({
  slug,
  heading: slug,
  description: slug,
  date,
  categories,
});
const slugs = (posts: PostSummary[]) => posts.map(({ slug }) => slug);

it('shows posts from their day on, newest first, in the dealer’s order within a day', () => {
  const posts = [
    post('old', '2026-01-31'),
    post('first', '2026-11-20'),
    post('second', '2026-11-20'),
    post('tomorrow', '2026-11-21'),
  ];
  expect(slugs(publishedPosts(posts, '2026-11-20'))).toEqual(['first', 'second', 'old']);
  expect(slugs(publishedPosts(posts, '2026-11-21'))[0]).toBe('tomorrow');
});

describe('categories', () => {
  it('are counted once a post, however they are spelled', () => {
    const posts = [
      post('a', '2026-11-20', ['Buying tips', 'buying  tips']),
      post('b', '2026-11-19', ['Buying Tips', 'Care']),
    ];
    expect(categoriesOf(posts)).toEqual([
      { name: 'buying  tips', slug: 'buying-tips', count: 2 },
      { name: 'Care', slug: 'care', count: 1 },
    ]);
  });

  it('are found by their slug', () => {
    expect(isInCategory(post('a', '2026-11-20', ['Buying tips']), 'buying-tips')).toBe(true);
    expect(isInCategory(post('a', '2026-11-20', ['Buying tips']), 'buying')).toBe(false);
  });
});

it('relates the posts that share the most categories, then the newest, and never the post itself', () => {
  const here = post('here', '2026-11-20', ['Towing', 'Care']);
  const posts = [
    here,
    post('newest', '2026-11-19', ['News']),
    post('both', '2026-01-01', ['care', 'towing']),
    post('one', '2026-06-01', ['Care']),
    post('oldest', '2025-01-01'),
  ];
  expect(slugs(relatedPosts(here, posts, 3))).toEqual(['both', 'one', 'newest']);
});
