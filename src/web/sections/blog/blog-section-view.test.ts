import { expect, it } from 'vitest';
import { blog as blogSection } from '#site/pages/sections/blog.ts';
import type { PostEntry } from '#domain/blog/post.ts';
import { someSite } from '#tests/support/sites.ts';
import { blogSectionView } from './blog-section-view.ts';

const posts = ['Care', 'Towing', 'Care', 'Care', 'News'].map((category, at): PostEntry => ({
  slug: `post-${at}`,
  heading: `Post ${at}`,
  description: 'Read me.',
  date: '2026-11-20',
  categories: [category],
  changedAt: '2026-11-20T00:00:00.000Z',
}));

async function viewOf(props: object, shown = posts) {
  const blog = { posts: async () => shown };
  return blogSectionView(
    blogSection.parse({ id: 'blog', ...props }),
    // the section asks for nothing else
    {
      site: someSite('yard'),
      blog: blog as unknown as Parameters<typeof blogSectionView>[1]['blog'],
    },
  );
}

it('shows the newest posts, three unless the section says otherwise', async () => {
  const headings = async (props: object) =>
    (await viewOf(props))?.cards.map(({ heading }) => heading);
  expect(await headings({})).toEqual(['Post 0', 'Post 1', 'Post 2']);
  expect(await headings({ limit: 1 })).toEqual(['Post 0']);
});

it('shows the posts of its categories, and leads to its only one', async () => {
  const care = await viewOf({ categories: ['care'] });
  expect(care?.cards.map(({ heading }) => heading)).toEqual(['Post 0', 'Post 2', 'Post 3']);
  expect(care?.more.href).toBe('/blog?category=care');
  expect((await viewOf({ categories: ['Care', 'News'] }))?.more.href).toBe('/blog');
});

it('is left out without posts', async () => {
  expect(await viewOf({}, [])).toBeUndefined();
  expect(await viewOf({ categories: ['Unknown'] })).toBeUndefined();
});
