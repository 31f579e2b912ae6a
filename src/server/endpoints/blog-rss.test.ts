import { expect, it } from 'vitest';
import { PostDirectory } from '#services/content/post-directory.ts';
import type { PostEntry } from '#domain/blog/post.ts';
import { someSite } from '#tests/support/sites.ts';
import { blogRss } from './blog-rss.ts';

const post = (slug: string, date: string, others: Partial<PostEntry> = {}): PostEntry => ({
  slug,
  heading: `Post ${slug}`,
  description: 'Read me.',
  date,
  categories: [],
  changedAt: '2026-11-20T00:00:00.000Z',
  ...others,
});

async function feedOf(posts: PostEntry[]): Promise<string> {
  const content = { posts: async () => new PostDirectory(posts) };
  const page = await blogRss(
    // the feed uses nothing else of the library
    { content: content as unknown as Parameters<typeof blogRss>[0]['content'] },
    {
      site: someSite('yard', { blog: { title: 'News & views' } }),
      url: new URL('https://yard.example/blog/rss.xml'),
      now: new Date('2026-11-20T12:59:00Z'),
    },
  );
  return page.body.toString();
}

it('lists the published posts, newest first, with full addresses', async () => {
  const xml = await feedOf([
    post('older', '2026-11-01'),
    // it is not yet midnight in Sydney
    post('tomorrow', '2026-11-21'),
    post('today', '2026-11-20'),
  ]);
  expect([...xml.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(([, link]) => link)).toEqual([
    'https://yard.example/blog/today',
    'https://yard.example/blog/older',
  ]);
  expect(xml).toContain('<pubDate>Thu, 19 Nov 2026 13:00:00 GMT</pubDate>');
  expect(xml).toContain('<atom:link href="https://yard.example/blog/rss.xml" rel="self"');
});

it('escapes what the dealer writes', async () => {
  const xml = await feedOf([
    post('a', '2026-11-01', { heading: 'Utes <4x4> & "vans"', author: 'Kim & Co' }),
  ]);
  expect(xml).toContain('<title>News &amp; views | yard motors</title>');
  expect(xml).toContain('<title>Utes &lt;4x4&gt; &amp; &quot;vans&quot;</title>');
  expect(xml).toContain('<dc:creator>Kim &amp; Co</dc:creator>');
});
