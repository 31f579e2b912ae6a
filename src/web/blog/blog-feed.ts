import type { SiteSettings } from '#site/site-settings.ts';

/** The RSS feed that the head of the blog's pages names. */
export function blogFeed({ name, blog }: SiteSettings): { title: string; path: string } {
  return { title: `${blog.title} | ${name}`, path: '/blog/rss.xml' };
}
