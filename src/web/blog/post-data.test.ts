import { expect, it } from 'vitest';
import type { PostEntry } from '#domain/blog/post.ts';
import { someSite } from '#tests/support/sites.ts';
import { postData } from './post-data.ts';

const { settings } = someSite('yard');
const post: PostEntry = {
  slug: 'towing',
  heading: 'Towing for beginners',
  description: 'What to know before you hitch up.',
  date: '2026-11-20',
  author: 'Nina Walsh',
  categories: ['Towing'],
  image: { source: 'https://p.example/tow.jpg', alt: '' },
  changedAt: '2026-11-22T01:00:00.000Z',
};
const dataOf = (others: Partial<PostEntry> = {}) =>
  postData({ ...post, ...others }, settings, 'https://yard.example');

it('names author, publisher, picture and dates', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: 'https://yard.example/blog/towing',
    headline: 'Towing for beginners',
    author: { '@type': 'Person', name: 'Nina Walsh' },
    publisher: { '@type': 'Organization', name: 'yard motors' },
    image: expect.stringMatching(/^https:\/\/yard\.example\/pictures\/.*\/1280\.jpg$/),
    // midnight in Sydney
    datePublished: '2026-11-19T13:00:00.000Z',
    dateModified: '2026-11-22T01:00:00.000Z',
  });
});

it('was never modified before it was published', () => {
  expect(dataOf({ changedAt: '2026-10-01T00:00:00.000Z' }).dateModified).toBe(
    '2026-11-19T13:00:00.000Z',
  );
});

it('is written by the dealer if it names no author', () => {
  expect(dataOf({ author: undefined }).author).toMatchObject({ name: 'yard motors' });
});
